import type { Question } from '../../survey-model';
import { answerHolds } from '../../survey-model/comparison';
import type { Answer } from '../definitions';

/** Whether a question is to be shown. */
function isShown( { logic }: Question, answers: readonly Answer[] ): boolean {
	const { enabled, action, conditions } = logic;
	const isMet = () =>
		conditions.every( ( { question_id: id, compare, value } ) =>
			answerHolds( answers, id, compare, value )
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
