import { __, sprintf } from '@wordpress/i18n';
import { getAdminData, resultsUrl } from '../../lib/admin-data';
import {
	formatDate,
	formatDateTimeInZone,
	formatDay,
	formatNumber,
} from '../../lib/format';
import type { ListField } from '../../components/list-view';
import { StatusLabel } from '../../components/status-label';
import { displayedStatus } from '../../components/status-label/status-text';
import { editRoute, hrefOf } from '../../routes';
import type { SurveySummary } from '../../survey-model';
import { CopyShortcode } from '@/components/copy-shortcode';

interface CellProps {
	item: SurveySummary;
}

/** The title of a survey; not a link in the trash, where surveys cannot be edited. */
function TitleCell( { item: { id, title, status } }: CellProps ) {
	// The text direction depends on the title's own language.
	return status === 'trash' ? (
		<span className="userfeedback-list-view__title" dir="auto">
			{ title }
		</span>
	) : (
		<a
			className="userfeedback-list-view__title"
			dir="auto"
			href={ hrefOf( editRoute( id ) ) }
		>
			{ title }
		</a>
	);
}

function StatusCell( { item }: CellProps ) {
	const status = displayedStatus( item );
	return item.ended_on && status === 'publish' ? (
		<span className="userfeedback-survey-date">
			<StatusLabel status={ status } />
			<span className="userfeedback-survey-date__scheduled">
				{ sprintf(
					/* translators: %s: the last day on which visitors saw a survey. */
					__( 'Ended on %s', 'userfeedback' ),
					formatDay( item.ended_on )
				) }
			</span>
		</span>
	) : (
		<StatusLabel status={ status } />
	);
}

function DateCell( { item }: CellProps ) {
	return (
		<span className="userfeedback-survey-date">
			<time
				dateTime={ item.created_at }
				title={ formatDateTimeInZone( item.created_at ) }
			>
				{ formatDate( item.created_at ) }
			</time>
			{ displayedStatus( item ) === 'scheduled' && (
				<span className="userfeedback-survey-date__scheduled">
					{ sprintf(
						/* translators: %s: day and time at which a survey will be published. */
						__( 'Scheduled: %s', 'userfeedback' ),
						formatDateTimeInZone( item.publish_at )
					) }
				</span>
			) }
		</span>
	);
}

function ResponsesCell( { item }: CellProps ) {
	const responses = formatNumber( item.responses_count );
	if ( ! getAdminData().capabilities.view_results ) {
		return responses;
	}
	return (
		<a
			className="userfeedback-survey-responses"
			href={ resultsUrl( item.id ) }
			aria-label={ sprintf(
				/* translators: 1: number of responses, 2: title of a survey. */
				__( '%1$s, view the results of %2$s', 'userfeedback' ),
				responses,
				item.title
			) }
		>
			{ responses }
		</a>
	);
}

/** The columns of the list. */
export function surveyFields(): ListField< SurveySummary >[] {
	return [
		{
			id: 'title',
			label: __( 'Title', 'userfeedback' ),
			render: TitleCell,
			isTitle: true,
			isSortable: true,
			sortLabels: {
				asc: __( 'Title, A to Z', 'userfeedback' ),
				desc: __( 'Title, Z to A', 'userfeedback' ),
			},
		},
		{
			id: 'status',
			label: __( 'Status', 'userfeedback' ),
			render: StatusCell,
			hidesLabel: true,
			isSortable: true,
			sortLabels: {
				asc: __( 'Status, drafts first', 'userfeedback' ),
				desc: __( 'Status, published first', 'userfeedback' ),
			},
		},
		{
			id: 'created_at',
			label: __( 'Created', 'userfeedback' ),
			render: DateCell,
			hidesLabel: true,
			isSortable: true,
			// Ids are in the order of creation.
			sameAs: 'id',
			firstOrder: 'desc',
			sortLabels: {
				asc: __( 'Oldest first', 'userfeedback' ),
				desc: __( 'Newest first', 'userfeedback' ),
			},
		},
		{
			id: 'responses_count',
			label: __( 'Responses', 'userfeedback' ),
			render: ResponsesCell,
			isNumber: true,
		},
		{
			id: 'shortcode',
			label: __( 'Shortcode', 'userfeedback' ),
			render: ( { item } ) => <CopyShortcode survey={ item } />,
			hidesLabel: true,
		},
	];
}
