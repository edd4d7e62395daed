import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { surveysUrl } from '../../components/admin-data';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { formatNumber } from '../../components/format';
import { ResultsDrawing } from '../../components/icons';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import { useResolution } from '../../hooks/use-resolution';
import { store as surveysStore } from '../../stores/surveys';
import type { SurveySummary } from '../../survey-model';
import { PICKER_QUERY } from './query';

function SurveyLink( { survey }: { survey: SurveySummary } ) {
	return (
		<li className="userfeedback-picker__item">
			<span className="userfeedback-picker__title">{ survey.title }</span>
			<span className="userfeedback-picker__count">
				{ sprintf(
					/* translators: %s: number of responses. */
					_n(
						'%s response',
						'%s responses',
						survey.responses_count,
						'userfeedback'
					),
					formatNumber( survey.responses_count )
				) }
			</span>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ `#/survey/${ survey.id }` }
				aria-label={ sprintf(
					/* translators: %s: title of a survey. */
					__( 'View Results of %s', 'userfeedback' ),
					survey.title
				) }
			>
				{ __( 'View Results', 'userfeedback' ) }
			</Button>
		</li>
	);
}

/** Which survey's results to look at. */
export function SurveyPicker() {
	const list = useSelect(
		( select ) => select( surveysStore ).getSurveyList( PICKER_QUERY ),
		[]
	);
	const { error, retry } = useResolution( surveysStore, 'getSurveyList', [
		PICKER_QUERY,
	] );
	const surveys = list?.items ?? [];
	return (
		<Page title={ __( 'Results', 'userfeedback' ) }>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'Your surveys could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
				/>
			) }
			{ ! error && ! list && <Skeleton shape="line" count={ 4 } /> }
			{ ! error && list && surveys.length === 0 && (
				<EmptyState
					drawing={ <ResultsDrawing /> }
					title={ __( 'No results yet', 'userfeedback' ) }
					action={
						<Button
							__next40pxDefaultSize
							variant="primary"
							href={ surveysUrl( '/new' ) }
						>
							{ __( 'Create New', 'userfeedback' ) }
						</Button>
					}
				>
					{ __(
						'What visitors answer is counted here. Create your first survey to hear from them.',
						'userfeedback'
					) }
				</EmptyState>
			) }
			{ ! error && surveys.length > 0 && (
				<ul className="userfeedback-picker">
					{ surveys.map( ( survey ) => (
						<SurveyLink key={ survey.id } survey={ survey } />
					) ) }
				</ul>
			) }
		</Page>
	);
}
