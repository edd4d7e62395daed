import { checkbox } from './checkbox';
import type { QuestionType } from './definition';
import { email } from './email';
import { longText } from './long-text';
import { radioButton } from './radio-button';
import { text } from './text';

/** The types that can be asked; a question of any other type is left out of the survey. */
export const questionTypes: ReadonlyMap< string, QuestionType > = new Map( [
	[ 'radio-button', radioButton ],
	[ 'checkbox', checkbox ],
	[ 'text', text ],
	[ 'long-text', longText ],
	[ 'email', email ],
] );
