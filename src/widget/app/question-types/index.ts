import type { Question } from '../../../survey-model';
import { checkbox } from './checkbox';
import type { QuestionAddition, QuestionType } from './definition';
import { email } from './email';
import { longText } from './long-text';
import { radioButton } from './radio-button';
import { text } from './text';

/** The types that can be asked; a question of any other type is left out of the survey. */
export const questionTypes = new Map< string, QuestionType >( [
	[ 'radio-button', radioButton ],
	[ 'checkbox', checkbox ],
	[ 'text', text ],
	[ 'long-text', longText ],
	[ 'email', email ],
] );

const additions = new Map< string, QuestionAddition >();

/** The styles of the types and additions that were registered. */
export let registeredStyles = '';

const registerIn =
	< Definition extends { styles?: string } >(
		registry: Map< string, Definition >
	) =>
	( name: string, definition: Definition ): void => {
		registry.set( name, definition );
		registeredStyles += definition.styles ?? '';
	};

export const registerQuestionType = registerIn( questionTypes );
export const registerQuestionAddition = registerIn( additions );

/** How a question is asked: its type, with what its settings add. */
export function typeOf( { type, settings }: Question ): QuestionType {
	const asked = { ...questionTypes.get( type )! };
	additions.forEach( ( { wrap }, setting ) => {
		if ( settings[ setting as 'randomize' ] ) {
			asked.Control = wrap( asked.Control );
		}
	} );
	return asked;
}
