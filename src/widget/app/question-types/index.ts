import type { Question } from '@/survey-model';
import type { QuestionType } from '../../definitions';
import { openRegistry } from '../../registry';
import { attempt } from '../../attempt';
import { isolated } from '../error-boundary';
import { checkbox } from './checkbox';
import { radioButton } from './radio-button';

/** The app's own types; all others are parts. */
const OWN = new Map< string, QuestionType >( [
	[ 'radio-button', radioButton ],
	[ 'checkbox', checkbox ],
] );

/** The definition of a type; undefined if it is unknown. Registered types override the app's own. */
export const findType = ( name: string ): QuestionType | undefined =>
	openRegistry()[ 'question-type' ]?.get( name ) ?? OWN.get( name );

/**
 * The type of a question with the additions for its settings and for those of the survey's behavior. Additions that
 * throw are skipped.
 *
 * @param question The question; its type is known.
 * @param behavior The survey's settings.behavior.
 */
export function typeOf(
	{ type, settings }: Question,
	behavior: object
): QuestionType {
	const set: object = { ...behavior, ...settings };
	const shown = { ...findType( type )! };
	openRegistry()[ 'question-addition' ]?.forEach( ( { wrap }, setting ) => {
		const { Control } = shown;
		if ( set[ setting as never ] ) {
			shown.Control =
				attempt( () => isolated( wrap( Control ), Control ) ) ??
				Control;
		}
	} );
	return shown;
}
