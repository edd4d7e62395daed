import type { ComparisonQuery } from '../comparisons-api';
import { fetchComparison, fetchGroupChoices } from '../comparisons-api';
import type { ResolverArgs } from './actions';
import { receiveComparison, receiveGroupChoices } from './actions';
import type { Action } from './types';

function isInvalidation( action: Action ): boolean {
	return action.type === 'INVALIDATE_COMPARISONS';
}

export const getComparison =
	( id: number, query: ComparisonQuery ) =>
	async ( { dispatch }: ResolverArgs ): Promise< void > =>
		dispatch(
			receiveComparison( id, query, await fetchComparison( id, query ) )
		);

getComparison.shouldInvalidate = isInvalidation;

export const getGroupChoices =
	( id: number ) =>
	async ( { dispatch }: ResolverArgs ): Promise< void > =>
		dispatch( receiveGroupChoices( id, await fetchGroupChoices( id ) ) );

getGroupChoices.shouldInvalidate = isInvalidation;
