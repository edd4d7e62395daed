import { __ } from '@wordpress/i18n';
import type { ListField } from '@/components/list-view';
import { Moment } from '@/components/moment';
import { shortTitle } from '@/lib/short-title';
import { RESPONSE, hrefOf, withQuery } from '@/routes';
import type { ResponseChoices, ResponseItem } from '@/survey-model';
import { PageSubmitted } from '../components/page-submitted';
import { ResponseStatus } from '../components/response-status';
import { responseTitle } from '../response-title';
import { AnswerCell, AnswerPreview } from './answer-preview';
import { LockedActions } from './locked-actions';
import { DATE_FIELD } from './query';

type Question = ResponseChoices[ 'questions' ][ number ];

interface FieldOptions {
	surveyId: number;
	/** Whether responses may be opened. */
	canView: boolean;
	/** Whether to show that a higher plan has more actions. */
	hasLockedActions: boolean;
	/** The questions that are columns of the table; undefined in the list, whose titles show the first answers instead. */
	columns: readonly Question[] | undefined;
	/** The query of the list's route, with which a response leads to its neighbours in the same list. */
	query: string;
}

function responseHref( surveyId: number, id: number, query: string ): string {
	return hrefOf( withQuery( RESPONSE.build( { surveyId, id } ), query ) );
}

function ResponseTitle( {
	item,
	href,
}: {
	item: ResponseItem;
	href: string | undefined;
} ) {
	const text = responseTitle( item.id );
	return href === undefined ? (
		<span className="userfeedback-responses__title">{ text }</span>
	) : (
		<a className="userfeedback-responses__title" href={ href }>
			{ text }
		</a>
	);
}

/** The column of the table with the answers to a question. */
function answerField( { id, title }: Question ): ListField< ResponseItem > {
	return {
		// Ids of questions may be anything; those of the other columns have no space.
		id: `answer ${ id }`,
		label: shortTitle( title ),
		render: ( { item } ) => (
			<AnswerCell
				answer={ item.answers?.find(
					( { question_id: question } ) => question === id
				) }
				language={ item.language }
			/>
		),
	};
}

/** The column with the date. In the table, whose answers may be wider than the screen, it stays in sight. */
function dateField( isSticky: boolean ): ListField< ResponseItem > {
	return {
		id: DATE_FIELD,
		label: __( 'Date Submitted', 'userfeedback' ),
		hidesLabel: true,
		isSticky,
		isSortable: true,
		firstOrder: 'desc',
		sortLabels: {
			asc: __( 'Oldest first', 'userfeedback' ),
			desc: __( 'Newest first', 'userfeedback' ),
		},
		render: ( { item } ) => <Moment at={ item.submitted_at } />,
	};
}

/** The columns of a survey's responses. */
export function responseFields( {
	surveyId,
	canView,
	hasLockedActions,
	columns,
	query,
}: FieldOptions ): ListField< ResponseItem >[] {
	const isTable = columns !== undefined;
	const date = dateField( isTable );
	return [
		{
			id: 'title',
			label: __( 'Title', 'userfeedback' ),
			isTitle: true,
			render: ( { item } ) => (
				<>
					<ResponseTitle
						item={ item }
						href={
							canView
								? responseHref( surveyId, item.id, query )
								: undefined
						}
					/>
					{ ! isTable && (
						<AnswerPreview
							answers={ item.answers ?? [] }
							language={ item.language }
						/>
					) }
				</>
			),
		},
		...( isTable ? [ date ] : [] ),
		...( columns ?? [] ).map( answerField ),
		{
			id: 'page_submitted',
			label: __( 'Page Submitted', 'userfeedback' ),
			render: ( { item } ) => (
				<PageSubmitted page={ item.page_submitted } />
			),
		},
		...( isTable ? [] : [ date ] ),
		{
			id: 'status',
			label: __( 'Status', 'userfeedback' ),
			hidesLabel: true,
			render: ( { item } ) => (
				<ResponseStatus
					status={ item.status }
					isTest={ item.is_test }
					held={ item.held }
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
