import type { BackgroundExport } from '../../survey-model';
import type { ExportOptions } from '../exports-api';
import * as api from '../exports-api';
import type { ActionOf } from '../types';
import type { Action } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
}

export function receiveExports(
	items: readonly BackgroundExport[]
): ActionOf< Action, 'RECEIVE_EXPORTS' > {
	return { type: 'RECEIVE_EXPORTS', items };
}

/**
 * Asks for an export. Resolves with the URL of its file; a large one is added to the list instead, and the URL is empty. Rejects
 * with what toApiError() takes.
 */
export function startExport( options: ExportOptions ) {
	return async ( { dispatch }: ThunkArgs ): Promise< string > => {
		const { url, export: item } = await api.startExport( options );
		if ( item ) {
			dispatch( { type: 'ADD_EXPORT', item } );
		}
		return url;
	};
}

/** Loads the list again: exports make progress on the server. */
export function refreshExports() {
	return async ( { dispatch }: ThunkArgs ): Promise< void > =>
		dispatch( receiveExports( await api.listExports() ) );
}

/** Cancels an export, or deletes its file. Rejects with what toApiError() takes. */
export function deleteExport( id: number ) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		await api.deleteExport( id );
		dispatch( { type: 'REMOVE_EXPORT', id } );
	};
}
