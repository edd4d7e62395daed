import { Button } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { CopyShortcode } from '@/components/copy-shortcode';
import { ErrorState } from '@/components/error-state';
import { Page } from '@/components/page';
import { Skeleton } from '@/components/skeleton';
import { useResolution } from '@/hooks/use-resolution';
import { getAdminData, resultsUrl, surveysUrl } from '@/lib/admin-data';
import { START, WELCOME, editRoute, hrefOf, publishRoute } from '@/routes';
import { store as surveysStore } from '@/stores/surveys';
import type { EditableSurvey } from '@/survey-model';

/** Where to go from here. */
function Ways( { survey }: { survey: EditableSurvey } ) {
	const reach = useSelect(
		( select ) => select( surveysStore ).getReach( survey.id ),
		[ survey.id ]
	);
	const isLive = survey.status === 'publish';
	const siteUrl = reach?.view_url ?? getAdminData().site_url;
	return (
		<div className="userfeedback-wizard__ways">
			{ isLive ? (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ siteUrl }
					target="_blank"
					rel="noopener noreferrer"
				>
					{ __(
						'View on your site (opens in a new tab)',
						'userfeedback'
					) }
				</Button>
			) : (
				<Button
					__next40pxDefaultSize
					variant="primary"
					href={ surveysUrl( publishRoute( survey.id ) ) }
				>
					{ __( 'Go on to publish it', 'userfeedback' ) }
				</Button>
			) }
			{ isLive && getAdminData().capabilities.view_results && (
				<Button
					__next40pxDefaultSize
					variant="secondary"
					href={ resultsUrl( survey.id ) }
				>
					{ __( 'See the results', 'userfeedback' ) }
				</Button>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				href={ surveysUrl( editRoute( survey.id ) ) }
			>
				{ __( 'Edit the survey', 'userfeedback' ) }
			</Button>
		</div>
	);
}

function Done( { survey }: { survey: EditableSurvey } ) {
	const isLive = survey.status === 'publish';
	return (
		<section className="userfeedback-wizard">
			<p className="userfeedback-wizard__intro">
				{ isLive
					? sprintf(
							/* translators: %s: title of a survey. */
							__(
								'Visitors of your site see “%s” from now on. Open your site in a private window to answer it like one of them.',
								'userfeedback'
							),
							survey.title
						)
					: sprintf(
							/* translators: %s: title of a survey. */
							__(
								'“%s” is in the list of surveys. No visitor sees it before you publish it.',
								'userfeedback'
							),
							survey.title
						) }
			</p>
			<Ways survey={ survey } />
			<div className="userfeedback-wizard__panel">
				<h2>{ __( 'Put it into a page, too', 'userfeedback' ) }</h2>
				<p>
					{ __(
						'Add the UserFeedback Survey block in the editor, or copy this shortcode:',
						'userfeedback'
					) }
				</p>
				<CopyShortcode survey={ survey } />
			</div>
			<p className="userfeedback-wizard__again">
				<a href={ hrefOf( WELCOME ) }>
					{ __( 'Set up another survey', 'userfeedback' ) }
				</a>
				<a href={ surveysUrl( START ) }>
					{ __( 'All surveys', 'userfeedback' ) }
				</a>
			</p>
		</section>
	);
}

/** After the wizard: the survey that it made, and where to go from here. */
export function DoneScreen( { surveyId }: { surveyId: number } ) {
	const survey = useSelect(
		( select ) => select( surveysStore ).getSurvey( surveyId ),
		[ surveyId ]
	);
	const { error, retry } = useResolution( surveysStore, 'getSurvey', [
		surveyId,
	] );
	const title =
		survey === undefined || survey.status === 'publish'
			? __( 'Your survey is live', 'userfeedback' )
			: __( 'Your survey is saved as a draft', 'userfeedback' );
	return (
		<Page
			key={ `done ${ title }` }
			title={
				survey ? title : __( 'Welcome to UserFeedback', 'userfeedback' )
			}
		>
			{ survey && <Done survey={ survey } /> }
			{ ! survey && error && (
				<ErrorState
					error={ error }
					title={ __(
						'The survey could not be loaded',
						'userfeedback'
					) }
					onRetry={ retry }
					back={ {
						href: surveysUrl( START ),
						label: __( 'All surveys', 'userfeedback' ),
					} }
				/>
			) }
			{ ! survey && ! error && <Skeleton count={ 2 } shape="card" /> }
		</Page>
	);
}
