import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ErrorState } from '@/components/error-state';
import { LineChart } from '@/components/line-chart';
import type { DataPoint } from '@/components/line-chart/data';
import { pointDays } from '@/components/line-chart/data';
import { SCORE_SCALE } from '@/components/nps-chart/data';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import type { SurveyResultsQuery } from '@/stores/api';
import { store as resultsStore } from '@/stores/results';
import type { QuestionTrend } from '@/survey-model';
import { formatScore } from './parts';

interface ScoreTrendProps {
	surveyId: number;
	questionId: string;
	query: SurveyResultsQuery;
}

/** The scores of days, weeks or months; null for those without answers. */
export function scorePoints( { points }: QuestionTrend ): DataPoint[] {
	return points.map( ( { from, to, nps } ) => ( {
		date: from,
		...( to === from ? {} : { to } ),
		// The table and the tooltips show whole points.
		count: nps === null ? null : Math.round( nps ) + 0,
	} ) );
}

function scoreText( score: number ): string {
	return sprintf(
		/* translators: %s: a Net Promoter Score, from -100 to 100. */
		__( 'NPS: %s', 'userfeedback' ),
		formatScore( score )
	);
}

/** The chart's text alternative: the first and the last score. */
function describe( title: string, points: readonly DataPoint[] ): string {
	const scored = points.filter( ( { count } ) => count !== null );
	const ends = scored.length > 1 ? [ scored[ 0 ], scored.at( -1 ) ] : scored;
	const texts = ends.flatMap( ( point ) =>
		point
			? [ `${ pointDays( point ) } ${ scoreText( point.count ?? 0 ) }` ]
			: []
	);
	return texts.length === 0 ? title : `${ title }: ${ texts.join( ', ' ) }.`;
}

/** The score over time, as a line. */
export function ScoreTrend( { surveyId, questionId, query }: ScoreTrendProps ) {
	const trend = useSelect(
		( select ) =>
			select( resultsStore ).getTrend( surveyId, questionId, query ),
		[ surveyId, questionId, query ]
	);
	const { error, retry } = useResolution( resultsStore, 'getTrend', [
		surveyId,
		questionId,
		query,
	] );
	const points = useMemo( () => trend && scorePoints( trend ), [ trend ] );
	const title = __( 'Score over time', 'userfeedback' );
	if ( error ) {
		return (
			<ErrorState
				error={ error }
				title={ __( 'The chart could not be loaded', 'userfeedback' ) }
				onRetry={ retry }
			/>
		);
	}
	if ( ! points ) {
		return <Skeleton shape="card" count={ 1 } />;
	}
	return (
		<div className="userfeedback-nps__trend">
			<LineChart
				title={ title }
				points={ points }
				countLabel={ __( 'NPS', 'userfeedback' ) }
				valueText={ scoreText }
				emptyText={ __( 'No answers in this range.', 'userfeedback' ) }
				description={ describe( title, points ) }
				scale={ SCORE_SCALE }
			/>
		</div>
	);
}
