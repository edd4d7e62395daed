import { NOTHING } from '@/lib/format';
import { writtenIn } from '@/lib/written-in';
import type { ResponseItem } from '@/survey-model';
import { answerText } from '../answer-text';

type Answer = NonNullable< ResponseItem[ 'answers' ] >[ number ];

/** How many answers a row shows. */
const SHOWN = 2;

/** Options are shown as the survey itself has them, and only texts in the visitor's language. */
function attributesOf(
	optionIds: readonly string[] | undefined,
	language: string
) {
	return writtenIn( optionIds?.length === 0 ? language : '' );
}

/**
 * The first answers of a response in a row of the list; nothing for one without answers. Those by which a filter found
 * it come first, and it may have found a comment.
 */
export function AnswerPreview( {
	answers,
	language,
}: {
	answers: readonly Answer[];
	/** The locale in which the survey was shown; '' if it was in one language. */
	language: string;
} ) {
	const given = answers
		.flatMap( ( answer ) => {
			const text = answerText( answer );
			const { comments } = answer.extra;
			return text === undefined && ! comments
				? []
				: [ { ...answer, text: text ?? NOTHING, comments } ];
		} )
		.slice( 0, SHOWN );
	return given.length === 0 ? null : (
		<dl className="userfeedback-response-preview">
			{ given.map(
				( {
					question_id: id,
					title,
					text,
					comments,
					option_ids: ids,
				} ) => (
					<div key={ id }>
						<dt dir="auto">{ title }</dt>
						<dd { ...attributesOf( ids, language ) }>
							{ text }
							{ comments && (
								<q { ...writtenIn( language ) }>{ comments }</q>
							) }
						</dd>
					</div>
				)
			) }
		</dl>
	);
}

/** The answer to one question in a cell of the table, with its comment. */
export function AnswerCell( {
	answer,
	language,
}: {
	answer: Answer | undefined;
	/** See AnswerPreview. */
	language: string;
} ) {
	const text = answer && answerText( answer );
	const comment = answer?.extra.comments;
	return (
		<div className="userfeedback-response-answer">
			<span { ...attributesOf( answer?.option_ids, language ) }>
				{ text ?? NOTHING }
			</span>
			{ comment && <q { ...writtenIn( language ) }>{ comment }</q> }
		</div>
	);
}
