import type { Question } from '../../survey-model';
import { holds } from '../../survey-model/comparison';
import type { Answer } from '../definitions';

/** Whether a question is to be shown. A question without an answer compares as an empty text. */
function isShown( { logic }: Question, answers: readonly Answer[] ): boolean {
	const { enabled, action, conditions } = logic;
	const isMet = () =>
		conditions.every( ( { question_id: id, compare, value } ) =>
			holds(
				compare,
				answers.find( ( answer ) => answer.question_id === id )?.value,
				value
			)
		);
	return ! enabled || isMet() === ( action === 'show' );
}

// Skips questions that the conditions hide. Other parts decide where to go if the next question in order is shown.
window.userfeedback?.register?.( 'next-question', 'logic', {
	next: ( { survey: { questions }, question, answers } ) => {
		const later = questions.slice( questions.indexOf( question ) + 1 );
		const next = later.find( ( each ) => isShown( each, answers ) );
		return next === later[ 0 ] ? undefined : ( next?.id ?? null );
	},
} );
