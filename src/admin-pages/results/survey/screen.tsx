import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getAdminData, surveysUrl } from '../../../components/admin-data';
import { Banner } from '../../../components/banner';
import { ErrorState } from '../../../components/error-state';
import { formatDate } from '../../../components/format';
import { Page } from '../../../components/page';
import { Skeleton } from '../../../components/skeleton';
import { StatusLabel } from '../../../components/status-label';
import { displayedStatus } from '../../../components/status-label/status-text';
import { navigate } from '../../../hooks/use-hash-route';
import { listHref } from '../../../hooks/use-list-route';
import {
	RESPONSES,
	START,
	SURVEY_RESULTS,
	editRoute,
	hrefOf,
} from '../../../routes';
import { backToResults } from '../back-link';
import { CountCards } from '../components/count-cards';
import { SurveyFigures } from '../components/survey-figures';
import { SurveySwitcher } from '../components/survey-switcher';
import { useFreshResults } from '../use-fresh-results';
import { useSurveyResults } from '../use-survey-results';

/** The results of one survey. */
export function SurveyResultsScreen( { id }: { id: number } ) {
	const { results, error, retry } = useSurveyResults( id );
	useFreshResults();
	const survey = results?.survey;

	return (
		<Page
			key="survey"
			back={ {
				href: listHref( START ),
				label: __( 'All results', 'userfeedback' ),
			} }
			title={ <Title text={ survey?.title } /> }
			name={ survey?.title }
			actions={
				survey && (
					<Button
						__next40pxDefaultSize
						variant="primary"
						href={ hrefOf( RESPONSES.build( { surveyId: id } ) ) }
					>
						{ __( 'See Individual Responses', 'userfeedback' ) }
					</Button>
				)
			}
		>
			<div className="userfeedback-results__toolbar">
				<SurveySwitcher
					current={ survey ?? { id, title: '…' } }
					onChange={ ( other ) =>
						navigate(
							SURVEY_RESULTS.build( { surveyId: other ?? id } )
						)
					}
				/>
				{ survey && (
					<>
						<StatusLabel status={ displayedStatus( survey ) } />
						<span>
							{ sprintf(
								/* translators: %s: a date. */
								__( 'Created %s', 'userfeedback' ),
								formatDate( survey.created_at )
							) }
						</span>
						{ getAdminData().capabilities.edit_surveys && (
							<a href={ surveysUrl( editRoute( id ) ) }>
								{ __( 'Edit survey', 'userfeedback' ) }
							</a>
						) }
					</>
				) }
			</div>
			{ error && (
				<ErrorState
					error={ error }
					title={ __(
						'These results could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ backToResults() }
				/>
			) }
			{ ! error && ! results && (
				<div className="userfeedback-results__cards">
					<CountCards />
					<Skeleton shape="card" count={ 2 } />
				</div>
			) }
			{ ! error && results && (
				<>
					{ survey?.status === 'trash' && (
						<div className="userfeedback-results__banner">
							<Banner status="warning">
								{ __(
									'This survey is in the trash. Its responses stay until it is deleted for good.',
									'userfeedback'
								) }
							</Banner>
						</div>
					) }
					<SurveyFigures results={ results } />
				</>
			) }
		</Page>
	);
}

/** A title may have 500 characters; two lines are shown. */
function Title( { text }: { text: string | undefined } ) {
	return (
		<h1
			className="userfeedback-page__title userfeedback-results__title"
			title={ text }
			dir="auto"
		>
			{ text ?? __( 'Results', 'userfeedback' ) }
		</h1>
	);
}
