import { NOTHING } from '@/lib/format';
import type { ResponseItem } from '@/survey-model';
import { answerText } from '../answer-text';

type Answer = NonNullable< ResponseItem[ 'answers' ] >[ number ];

/** How many answers a row shows. */
const SHOWN = 2;

/**
 * The first answers of a response in a row of the list; nothing for one without answers. Those by which a filter found
 * it come first, and it may have found a comment.
 */
export function AnswerPreview( { answers }: { answers: readonly Answer[] } ) {
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
			{ given.map( ( { question_id: id, title, text, comments } ) => (
				<div key={ id }>
					<dt dir="auto">{ title }</dt>
					<dd dir="auto">
						{ text }
						{ comments && <q dir="auto">{ comments }</q> }
					</dd>
				</div>
			) ) }
		</dl>
	);
}

/** The answer to one question in a cell of the table, with its comment. */
export function AnswerCell( { answer }: { answer: Answer | undefined } ) {
	const text = answer && answerText( answer );
	const comment = answer?.extra.comments;
	return (
		<div className="userfeedback-response-answer">
			<span dir="auto">{ text ?? NOTHING }</span>
			{ comment && <q dir="auto">{ comment }</q> }
		</div>
	);
}
