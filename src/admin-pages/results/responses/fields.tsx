import { __ } from '@wordpress/i18n';
import { formatDateTime } from '../../../components/format';
import type { ListField } from '../../../components/list-view';
import { RESPONSE, hrefOf } from '../../../routes';
import type { ResponseItem } from '../../../survey-model';
import { PageSubmitted } from '../components/page-submitted';
import { ResponseStatus } from '../components/response-status';
import { responseTitle } from '../response-title';
import { LockedActions } from './locked-actions';
import { DATE_FIELD } from './query';

/** What the plan allows for responses. */
interface Allowed {
	/** Whether responses may be opened. */
	canView: boolean;
	/** Whether to show that a higher plan has more actions. */
	hasLockedActions: boolean;
}

/** The columns of a survey's responses. */
export function responseFields(
	surveyId: number,
	{ canView, hasLockedActions }: Allowed
): ListField< ResponseItem >[] {
	return [
		{
			id: 'title',
			label: __( 'Title', 'userfeedback' ),
			isTitle: true,
			render: ( { item } ) =>
				canView ? (
					<a
						className="userfeedback-responses__title"
						href={ hrefOf(
							RESPONSE.build( { surveyId, id: item.id } )
						) }
					>
						{ responseTitle( item.id ) }
					</a>
				) : (
					<span className="userfeedback-responses__title">
						{ responseTitle( item.id ) }
					</span>
				),
		},
		{
			id: 'page_submitted',
			label: __( 'Page Submitted', 'userfeedback' ),
			render: ( { item } ) => (
				<PageSubmitted page={ item.page_submitted } />
			),
		},
		{
			id: DATE_FIELD,
			label: __( 'Date Submitted', 'userfeedback' ),
			hidesLabel: true,
			isSortable: true,
			firstOrder: 'desc',
			sortLabels: {
				asc: __( 'Oldest first', 'userfeedback' ),
				desc: __( 'Newest first', 'userfeedback' ),
			},
			render: ( { item } ) => (
				<time dateTime={ item.submitted_at }>
					{ formatDateTime( item.submitted_at ) }
				</time>
			),
		},
		{
			id: 'status',
			label: __( 'Status', 'userfeedback' ),
			hidesLabel: true,
			render: ( { item } ) => (
				<ResponseStatus
					status={ item.status }
					isTest={ item.is_test }
				/>
			),
		},
		...( hasLockedActions
			? [
					{
						id: 'locked',
						label: __( 'Actions', 'userfeedback' ),
						hidesLabel: true,
						render: LockedActions,
					},
				]
			: [] ),
	];
}
