import type { QuestionType } from './definition';
import { radioButton } from './radio-button';
import { text } from './text';

/** The types that can be asked; a question of any other type is left out of the survey. */
export const questionTypes: ReadonlyMap< string, QuestionType > = new Map( [
	[ 'radio-button', radioButton ],
	[ 'text', text ],
] );
