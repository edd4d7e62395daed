import type { ResponseChoices, ResultsComparison } from '../../survey-model';
import type { ComparisonQuery } from '../comparisons-api';
import { comparisonPath } from '../comparisons-api';
import type { ActionOf } from '../types';
import type { Action } from './types';

/** What @wordpress/data hands to resolvers of this store. */
export interface ResolverArgs {
	dispatch: ( action: Action ) => void;
}

export function receiveComparison(
	id: number,
	query: ComparisonQuery,
	comparison: ResultsComparison
): ActionOf< Action, 'RECEIVE_COMPARISON' > {
	return {
		type: 'RECEIVE_COMPARISON',
		path: comparisonPath( id, query ),
		comparison,
	};
}

/** Marks all comparisons as stale: responses may have changed meanwhile. */
export function invalidateComparisons(): ActionOf<
	Action,
	'INVALIDATE_COMPARISONS'
> {
	return { type: 'INVALIDATE_COMPARISONS' };
}

export function receiveGroupChoices(
	id: number,
	choices: ResponseChoices
): ActionOf< Action, 'RECEIVE_GROUP_CHOICES' > {
	return { type: 'RECEIVE_GROUP_CHOICES', id, choices };
}
