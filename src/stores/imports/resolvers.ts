import { fetchImport, listImports } from '../imports-api';
import { receiveImport, receiveImports } from './actions';
import type { State, ThunkArgs } from './types';

export const getImports =
	() =>
	async ( { dispatch }: ThunkArgs ): Promise< void > =>
		dispatch( receiveImports( await listImports() ) );

export const getImport = Object.assign(
	( id: number ) =>
		async ( { dispatch }: ThunkArgs ): Promise< void > =>
			dispatch( receiveImport( await fetchImport( id ) ) ),
	{
		/** It was uploaded in this window, or deleted. */
		isFulfilled: ( state: State, id: number ): boolean =>
			id in state.records || state.removed.includes( id ),
	}
);
