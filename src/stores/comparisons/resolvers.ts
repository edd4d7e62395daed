import type { ComparisonQuery } from '../comparisons-api';
import { fetchComparison, fetchGroupChoices } from '../comparisons-api';
import type { ResolverArgs } from './actions';
import { receiveComparison, receiveGroupChoices } from './actions';

export const getComparison =
	( id: number, query: ComparisonQuery ) =>
	async ( { dispatch }: ResolverArgs ): Promise< void > =>
		dispatch(
			receiveComparison( id, query, await fetchComparison( id, query ) )
		);

export const getGroupChoices =
	( id: number ) =>
	async ( { dispatch }: ResolverArgs ): Promise< void > =>
		dispatch( receiveGroupChoices( id, await fetchGroupChoices( id ) ) );
