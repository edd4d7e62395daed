import type { ResponseChoices, ResultsComparison } from '../../survey-model';
import type { ComparisonQuery } from '../comparisons-api';
import { comparisonPath } from '../comparisons-api';
import type { State } from './types';

/** Two groups of visitors side by side; undefined until they are loaded once. */
export function getComparison(
	state: State,
	id: number,
	query: ComparisonQuery
): ResultsComparison | undefined {
	return state.comparisons[ comparisonPath( id, query ) ];
}

/** The questions, pages and countries by which responses can be told apart; undefined until they are loaded once. */
export function getGroupChoices(
	state: State,
	id: number
): ResponseChoices | undefined {
	return state.choices[ id ];
}
