import { countResponsesIn } from './language-responses-api';
import { createLookupStore } from './lookup-store';

/** How many responses each language of a survey has. */
export const store = createLookupStore( 'userfeedback/language-responses', {
	getResponseCount: countResponsesIn,
} );
