import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Card } from '@/components/card';
import { PartsChart } from '@/components/nps-chart';
import type { ChartKind } from '@/components/nps-chart/data';
import { CHART_KINDS } from '@/components/nps-chart/data';
import { SegmentedControl } from '@/components/segmented-control';
import type { SurveyResultsQuery } from '@/stores/api';
import type { NpsStatistics } from '@/survey-model';
import { barsOf, pieOf } from './parts';
import { GroupTable, ScoreTable } from './score-tables';
import { ScoreTrend } from './score-trend';
import { useChartKind } from './use-chart-kind';

interface ScoreChartProps {
	surveyId: number;
	questionId: string;
	statistics: NpsStatistics;
	query: SurveyResultsQuery;
}

function kindLabel( kind: ChartKind ): string {
	switch ( kind ) {
		case 'bars-vertical':
			return __( 'Vertical bars', 'userfeedback' );
		case 'bars-horizontal':
			return __( 'Horizontal bars', 'userfeedback' );
		case 'lines':
			return __( 'Lines', 'userfeedback' );
		case 'pie':
			return __( 'Pie', 'userfeedback' );
	}
}

/** The score of an NPS survey as one of four kinds of charts. */
export function ScoreChart( props: ScoreChartProps ) {
	const { surveyId, questionId, statistics, query } = props;
	const [ kind, showKind ] = useChartKind();
	const bars = useMemo( () => barsOf( statistics ), [ statistics ] );
	const slices = useMemo( () => pieOf( statistics ), [ statistics ] );
	return (
		<Card
			title={ __( 'Chart', 'userfeedback' ) }
			tools={
				<SegmentedControl
					label={ __( 'Kind of chart', 'userfeedback' ) }
					value={ kind }
					options={ CHART_KINDS.map( ( value ) => ( {
						value,
						label: kindLabel( value ),
					} ) ) }
					onChange={ showKind }
				/>
			}
		>
			{ kind === 'lines' && (
				<ScoreTrend
					surveyId={ surveyId }
					questionId={ questionId }
					query={ query }
				/>
			) }
			{ kind === 'pie' && (
				<PartsChart
					kind={ kind }
					title={ __( 'Answers by score', 'userfeedback' ) }
					parts={ slices }
					table={ <ScoreTable statistics={ statistics } /> }
				/>
			) }
			{ kind !== 'lines' && kind !== 'pie' && (
				<>
					<PartsChart
						kind={ kind }
						title={ __( 'Groups and score', 'userfeedback' ) }
						parts={ bars }
						table={ <GroupTable statistics={ statistics } /> }
					/>
					<p className="userfeedback-nps__note">
						{ __(
							'The score is the share of promoters minus the share of detractors, whose bar therefore points below zero.',
							'userfeedback'
						) }
					</p>
				</>
			) }
		</Card>
	);
}
