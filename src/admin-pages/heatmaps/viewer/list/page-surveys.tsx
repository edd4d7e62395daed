import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { getAdminData, resultsUrl } from '@/lib/admin-data';
import { shownTitle } from '@/lib/shown-title';
import { store as postSurveysStore } from '@/stores/post-surveys';

/** Always the same list, so that the request is the same. */
const NONE_INSERTED: readonly number[] = [];

/** The surveys that visitors of the page may see, with links to their results; nothing for people who may not edit surveys. */
export function PageSurveys( { postId }: { postId: number | null } ) {
	const { edit_surveys: mayEdit } = getAdminData().capabilities;
	const surveys = useSelect(
		( select ) =>
			postId !== null && mayEdit
				? select( postSurveysStore ).getPostSurveys(
						postId,
						NONE_INSERTED
					)
				: undefined,
		[ mayEdit, postId ]
	);
	const shown = ( surveys?.items ?? [] ).filter(
		( { targets, hidden } ) => targets && hidden === null
	);
	if ( shown.length === 0 ) {
		return null;
	}
	return (
		<section className="userfeedback-heatmap-surveys">
			<h2>{ __( 'Surveys on this page', 'userfeedback' ) }</h2>
			<ul>
				{ shown.map( ( { id, title, when } ) => (
					<li key={ id }>
						<a href={ resultsUrl( id ) } dir="auto">
							{ shownTitle( title ) }
						</a>
						<span>{ when }</span>
					</li>
				) ) }
			</ul>
		</section>
	);
}
