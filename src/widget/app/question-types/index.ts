import type { Question } from '../../../survey-model';
import type { QuestionType } from '../../definitions';
import { openRegistry } from '../../registry';
import { attempt } from '../attempt';
import { isolated } from '../error-boundary';
import { checkbox } from './checkbox';
import { radioButton } from './radio-button';

/** The types that the app has; all others are parts. */
const OWN = new Map< string, QuestionType >( [
	[ 'radio-button', radioButton ],
	[ 'checkbox', checkbox ],
] );

/** How questions of a type are shown; undefined when nobody knows it. A registered type takes the place of one of the app. */
export const findType = ( name: string ): QuestionType | undefined =>
	openRegistry()[ 'question-type' ]?.get( name ) ?? OWN.get( name );

/** How a question is shown: its type, with what its settings add. An addition that fails leaves the control as it is without it. */
export function typeOf( { type, settings }: Question ): QuestionType {
	const shown = { ...findType( type )! };
	openRegistry()[ 'question-addition' ]?.forEach( ( { wrap }, setting ) => {
		const { Control } = shown;
		if ( settings[ setting as 'randomize' ] ) {
			shown.Control =
				attempt( () => isolated( wrap( Control ), Control ) ) ??
				Control;
		}
	} );
	return shown;
}
