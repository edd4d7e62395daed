import type { Question } from '../../survey-model';
import { stillFits } from '../app/kept';
import type { Memory } from '../app/kept';
import type { Journey } from '../app/state';
import type { Answer, AnswerValue } from '../definitions';
import { fill, readAnswer } from './values';

type Find = ( id: string ) => HTMLElement;

/**
 * What the fields of a form hold, as a popup keeps it: typed texts apart from the answers that are recorded.
 *
 * @param questions The form's questions.
 * @param elementOf Finds the element of a question.
 * @param path      The ids of the questions before the current one.
 */
export function progressOf(
	questions: readonly Question[],
	elementOf: Find,
	path: readonly string[]
): Pick< Journey, 'answers' | 'drafts' > {
	const answers: Answer[] = [];
	const drafts: Record< string, Record< string, string > > = {};
	for ( const { id } of questions ) {
		const element = elementOf( id );
		const answer = readAnswer( id, element );
		const { value, extra } = answer;
		const isText = element.dataset[ 'kind' ] === 'text';
		if ( extra || ( isText && value !== null ) ) {
			drafts[ id ] = {
				...extra,
				...( isText && { text: String( value ?? '' ) } ),
			};
		}
		if ( path.includes( id ) || ( ! isText && value !== null ) ) {
			answers.push( answer );
		}
	}
	return { answers, drafts };
}

/**
 * Fills the fields with what an earlier page has kept, as far as it still fits.
 *
 * @param memory    What was kept.
 * @param questions The form's questions.
 * @param elementOf Finds the element of a question.
 */
export function fillIn(
	memory: Memory,
	questions: readonly Question[],
	elementOf: Find
): void {
	for ( const { id } of questions ) {
		const { text, ...extra } = memory.drafts[ id ] ?? {};
		const value: AnswerValue =
			text ||
			( memory.answers.find( ( { question_id: of } ) => of === id )
				?.value ??
				null );
		if ( stillFits( memory.questions, questions, id ) ) {
			fill(
				elementOf( id ),
				stillFits( memory.questions, questions, id, value )
					? value
					: null,
				extra
			);
		}
	}
}
