import { useDispatch, useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Banner } from '@/components/banner';
import { editRoute, hrefOf } from '@/routes';
import { store as surveysStore } from '@/stores/surveys';
import type { PublishedSurvey } from '@/stores/surveys/types';
import type { SurveyReach } from '@/survey-model';
import { surveyName } from '../survey-name';
import { CopyShortcode } from '@/components/copy-shortcode';
import './published-banner.scss';

function Overlaps( {
	overlaps,
	overlaps_count: count,
}: Pick< SurveyReach, 'overlaps' | 'overlaps_count' > ) {
	const more = count - overlaps.length;
	return (
		<div className="userfeedback-published__overlaps">
			<p>
				{ __(
					'A page shows one popup at a time, and these surveys are for the same pages. Choose other pages for some of them, or unpublish what is no longer needed:',
					'userfeedback'
				) }
			</p>
			<ul>
				{ overlaps.map( ( { id, title, shows_first: isFirst } ) => (
					<li key={ id }>
						<a href={ hrefOf( editRoute( id ) ) } dir="auto">
							{ title }
						</a>{ ' ' }
						{ isFirst
							? __( '(shows first)', 'userfeedback' )
							: __(
									'(shows after this survey)',
									'userfeedback'
								) }
					</li>
				) ) }
				{ more > 0 && (
					<li>
						{ sprintf(
							/* translators: %d: number of surveys. */
							_n(
								'%d more survey',
								'%d more surveys',
								more,
								'userfeedback'
							),
							more
						) }
					</li>
				) }
			</ul>
			<p>
				{ __(
					'The survey with the latest publish date shows first. For a survey that was published at once, this is the date of its creation.',
					'userfeedback'
				) }
			</p>
		</div>
	);
}

function Published( { survey }: { survey: PublishedSurvey } ) {
	const { announcePublished } = useDispatch( surveysStore );
	const { reach, hasFailed } = useSelect(
		( select ) => {
			const { getReach, hasResolutionFailed } = select( surveysStore );
			return {
				reach: getReach( survey.id ),
				hasFailed: hasResolutionFailed( 'getReach', [ survey.id ] ),
			};
		},
		[ survey.id ]
	);
	const hasOverlaps = reach !== undefined && reach.overlaps.length > 0;
	return (
		<Banner
			status={ hasOverlaps || hasFailed ? 'warning' : 'success' }
			onClose={ () => void announcePublished( null ) }
		>
			<div className="userfeedback-published">
				<p>
					<strong>
						{ sprintf(
							/* translators: %s: title of a survey, in quotes. */
							__( '%s is published.', 'userfeedback' ),
							surveyName( survey.title )
						) }
					</strong>{ ' ' }
					{ reach?.view_url === null &&
						__(
							'Visitors see it on the pages of its page rules.',
							'userfeedback'
						) }
					{ reach?.view_url && (
						<a
							href={ reach.view_url }
							target="_blank"
							rel="noopener noreferrer"
						>
							{ __(
								'View on your site (opens in a new tab)',
								'userfeedback'
							) }
						</a>
					) }
				</p>
				<p className="userfeedback-published__shortcode">
					{ __( 'Shortcode for a page or post:', 'userfeedback' ) }{ ' ' }
					<CopyShortcode survey={ survey } />
				</p>
				{ hasOverlaps && <Overlaps { ...reach } /> }
				{ hasFailed && (
					<p>
						{ __(
							'UserFeedback could not check whether other surveys are for the same pages. Reload this page to see all published surveys.',
							'userfeedback'
						) }
					</p>
				) }
			</div>
		</Banner>
	);
}

/** After publishing: where visitors see the survey, its shortcode, and surveys that are for the same pages. */
export function PublishedBanner() {
	const survey = useSelect(
		( select ) => select( surveysStore ).getPublished(),
		[]
	);
	return (
		survey && (
			<div className="userfeedback-published-banner">
				<Published key={ survey.id } survey={ survey } />
			</div>
		)
	);
}
