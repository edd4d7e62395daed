import { addFilter } from '@wordpress/hooks';
import { checkbox } from './checkbox';
import type { QuestionTypeDefinition } from './definition';
import { email } from './email';
import { iconChoice } from './icon-choice';
import { imageRadio } from './image-radio';
import { longText } from './long-text';
import { nps } from './nps';
import { radioButton } from './radio-button';
import { QUESTION_TYPES_HOOK } from './registry';
import { starRating } from './star-rating';
import { text } from './text';

/** In display order. */
const CORE_TYPES: readonly QuestionTypeDefinition[] = [
	checkbox,
	radioButton,
	imageRadio,
	iconChoice,
	email,
	text,
	longText,
	starRating,
	nps,
];

// Before other plugins' types, whichever script runs first.
const PRIORITY = 1;

addFilter(
	QUESTION_TYPES_HOOK,
	'userfeedback/core-types',
	( types: readonly QuestionTypeDefinition[] ) => [ ...types, ...CORE_TYPES ],
	PRIORITY
);
