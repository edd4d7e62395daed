import {
	comparisonPath,
	fetchComparison,
	fetchGroupChoices,
} from './comparisons-api';
import { createLookupStore } from './lookup-store';

/** Groups of visitors side by side, and by what they can be told apart. */
export const store = createLookupStore(
	'userfeedback/comparisons',
	{ getComparison: fetchComparison, getGroupChoices: fetchGroupChoices },
	{ getComparison: comparisonPath }
);
