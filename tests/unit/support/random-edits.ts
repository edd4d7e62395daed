import type { SurveyEdits } from '@/stores/surveys/types';
import type { EditableSurvey } from '@/survey-model';
import {
	addQuestion,
	moveQuestion,
	newQuestion,
	removeQuestion,
	withValueAt,
} from '@/survey-model';
import type { Random } from './generated-surveys';

/** An edit of any part of a survey. One question stays: a survey that is opened without any gets a blank one. */
export function randomEdit(
	random: Random,
	survey: EditableSurvey
): SurveyEdits {
	const { questions, title } = survey;
	const index = random.below( questions.length );
	const question = questions[ index ];
	switch ( random.below( 6 ) ) {
		case 0:
			return { title: `${ title }${ random.below( 10 ) }` };
		case 1:
			return {
				questions: addQuestion(
					questions,
					newQuestion( { name: 'text' } )
				),
			};
		case 2:
			return {
				questions:
					question && questions.length > 1
						? removeQuestion( questions, question.id )
						: questions,
			};
		case 3:
			return {
				questions: moveQuestion(
					questions,
					index,
					random.below( questions.length )
				),
			};
		case 4: {
			const path = `questions.${ question?.id ?? '' }.title` as const;
			const text = `Title ${ random.below( 5 ) }`;
			return {
				questions: withValueAt( survey, path, text ).questions,
			};
		}
		default:
			return {
				settings: withValueAt(
					survey,
					'settings.thank_you.message',
					`Thanks ${ random.below( 5 ) }`
				).settings,
			};
	}
}
