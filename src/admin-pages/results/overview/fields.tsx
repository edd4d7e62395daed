import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatDate, formatNumber } from '@/lib/format';
import type { ListField } from '@/components/list-view';
import { StatusLabel } from '@/components/status-label';
import { displayedStatus } from '@/components/status-label/status-text';
import { hrefOf } from '@/routes';
import type { Overview } from '@/survey-model';

type Survey = Overview[ 'surveys' ][ number ];

/**
 * The columns of the overview's table of surveys.
 *
 * @param routeOf The route of a survey's results.
 */
export function surveyFields(
	routeOf: ( id: number ) => string
): ListField< Survey >[] {
	const resultsHref = ( { id }: Survey ) => hrefOf( routeOf( id ) );
	return [
		{
			id: 'title',
			label: __( 'Title', 'userfeedback' ),
			isTitle: true,
			isSortable: true,
			sortLabels: {
				asc: __( 'Title, A to Z', 'userfeedback' ),
				desc: __( 'Title, Z to A', 'userfeedback' ),
			},
			render: ( { item } ) => (
				<div className="userfeedback-overview__title-cell">
					<a
						className="userfeedback-list-view__title"
						href={ resultsHref( item ) }
						dir="auto"
					>
						{ item.title }
					</a>
				</div>
			),
		},
		{
			id: 'status',
			label: __( 'Status', 'userfeedback' ),
			hidesLabel: true,
			render: ( { item } ) => (
				<StatusLabel status={ displayedStatus( item ) } />
			),
		},
		{
			id: 'created_at',
			label: __( 'Created', 'userfeedback' ),
			isSortable: true,
			sameAs: 'id',
			firstOrder: 'desc',
			sortLabels: {
				asc: __( 'Oldest first', 'userfeedback' ),
				desc: __( 'Newest first', 'userfeedback' ),
			},
			render: ( { item } ) => formatDate( item.created_at ),
		},
		{
			id: 'responses_count',
			label: __( 'Responses', 'userfeedback' ),
			isNumber: true,
			render: ( { item } ) => formatNumber( item.responses_count ),
		},
		{
			id: 'view',
			label: __( 'Results', 'userfeedback' ),
			hidesLabel: true,
			render: ( { item } ) => (
				<Button
					size="compact"
					variant="secondary"
					href={ resultsHref( item ) }
					aria-label={ sprintf(
						/* translators: %s: title of a survey. */
						__( 'View Results of %s', 'userfeedback' ),
						item.title
					) }
				>
					{ __( 'View Results', 'userfeedback' ) }
				</Button>
			),
		},
	];
}
