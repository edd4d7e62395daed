import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { surveysUrl } from '../../components/admin-data';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { formatDate, formatNumber } from '../../components/format';
import { ResultsDrawing } from '../../components/icons';
import { Page } from '../../components/page';
import { Skeleton } from '../../components/skeleton';
import { StatusLabel } from '../../components/status-label';
import { useResolution } from '../../hooks/use-resolution';
import { store as resultsStore } from '../../stores/results';
import type { SurveyResults } from '../../survey-model';
import { QuestionResultsCard } from './components/question-results-card';

function Summary( { results: { survey, total } }: { results: SurveyResults } ) {
	return (
		<p className="userfeedback-results__summary">
			<strong>
				{ sprintf(
					/* translators: %s: number of responses. */
					_n( '%s response', '%s responses', total, 'userfeedback' ),
					formatNumber( total )
				) }
			</strong>
			<span>
				{ sprintf(
					/* translators: %s: a date. */
					__( 'Created %s', 'userfeedback' ),
					formatDate( survey.created_at )
				) }
			</span>
		</p>
	);
}

function NoResponses( { survey }: Pick< SurveyResults, 'survey' > ) {
	const isPublished = survey.status === 'publish';
	return (
		<EmptyState
			drawing={ <ResultsDrawing /> }
			title={ __( 'No responses yet', 'userfeedback' ) }
			action={
				isPublished ? undefined : (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ surveysUrl( `/edit/${ survey.id }/publish` ) }
					>
						{ __( 'Publish survey', 'userfeedback' ) }
					</Button>
				)
			}
		>
			{ isPublished
				? __(
						'The survey is published. The first answers will be here as soon as visitors send them.',
						'userfeedback'
					)
				: __(
						'Visitors do not see this survey yet. Publish it to hear from them.',
						'userfeedback'
					) }
		</EmptyState>
	);
}

/** What visitors answered to one survey. */
export function SurveyResultsScreen( { id }: { id: number } ) {
	const results = useSelect(
		( select ) => select( resultsStore ).getSurveyResults( id ),
		[ id ]
	);
	const { error, retry } = useResolution( resultsStore, 'getSurveyResults', [
		id,
	] );
	const { invalidateSurveyResults } = useDispatch( resultsStore );
	useEffect(
		() => () => void invalidateSurveyResults( id ),
		[ id, invalidateSurveyResults ]
	);

	return (
		<Page
			back={ { href: '#/', label: __( 'All results', 'userfeedback' ) } }
			title={ results?.survey.title ?? __( 'Results', 'userfeedback' ) }
			actions={
				results && (
					<>
						<StatusLabel status={ results.survey.status } />
						<Button
							__next40pxDefaultSize
							variant="secondary"
							href={ surveysUrl( `/edit/${ id }/questions` ) }
						>
							{ __( 'Edit survey', 'userfeedback' ) }
						</Button>
					</>
				)
			}
		>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'These results could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ {
						href: surveysUrl( '/' ),
						label: __( 'Back to Surveys', 'userfeedback' ),
					} }
				/>
			) }
			{ ! error && ! results && <Skeleton shape="card" count={ 3 } /> }
			{ ! error && results && results.total === 0 && (
				<NoResponses survey={ results.survey } />
			) }
			{ ! error && results && results.total > 0 && (
				<>
					<Summary results={ results } />
					<div className="userfeedback-results__questions">
						{ results.question_stats.map( ( stats ) => (
							<QuestionResultsCard
								key={ stats.id }
								stats={ stats }
							/>
						) ) }
					</div>
				</>
			) }
		</Page>
	);
}
