import { __ } from '@wordpress/i18n';
import { formatDateTime } from '../../../components/format';
import type { ListField } from '../../../components/list-view';
import type { ResponseItem } from '../../../survey-model';
import { PageSubmitted } from '../components/page-submitted';
import { ResponseStatus } from '../components/response-status';
import { response } from '../paths';
import { responseTitle } from '../response-title';
import { DATE_FIELD } from './query';

/** The columns of a survey's responses. */
export function responseFields(
	surveyId: number
): ListField< ResponseItem >[] {
	return [
		{
			id: 'title',
			label: __( 'Title', 'userfeedback' ),
			isTitle: true,
			render: ( { item } ) => (
				<a
					className="userfeedback-responses__title"
					href={ `#${ response( surveyId, item.id ) }` }
				>
					{ responseTitle( item.id ) }
				</a>
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
			render: ( { item } ) => <ResponseStatus status={ item.status } />,
		},
	];
}
