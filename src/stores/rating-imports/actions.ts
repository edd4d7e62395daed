import type { ImportSource } from '../../survey-model';
import { toApiError } from '../api';
import * as api from '../rating-imports-api';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, State } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveSources(
	sources: readonly ImportSource[]
): ActionOf< Action, 'RECEIVE_SOURCES' > {
	return { type: 'RECEIVE_SOURCES', sources };
}

/** Reads what importing a source would change, step by step. Nothing is stored. */
export function previewImport( source: string ) {
	return async ( { dispatch }: ThunkArgs ): Promise< void > => {
		dispatch( { type: 'START_PREVIEW', source } );
		try {
			let cursor: string | null = '';
			while ( cursor !== null ) {
				// Each step needs the cursor of the one before.

				const step = await api.previewStep( source, cursor );
				dispatch( { type: 'ADD_PREVIEW', source, step } );
				cursor = step.cursor;
			}
		} catch ( error ) {
			dispatch( {
				type: 'FAIL_PREVIEW',
				source,
				error: toApiError( error ),
			} );
		}
	};
}

/**
 * Follows the import of a source, and does its steps, until it is done, fails or is stopped, here or elsewhere.
 *
 * @param source
 * @param goesOn Whether it was begun elsewhere; otherwise it begins.
 */
export function runImport( source: string, goesOn = false ) {
	return async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const status = select.getRun( source )?.status;
		if ( status === 'running' || status === 'stopping' ) {
			return;
		}
		dispatch( { type: 'START_RUN', source } );
		try {
			let isFollowing = goesOn;
			while ( select.getRun( source )?.status === 'running' ) {
				// One step after the other.

				const step = await api.importStep( source, isFollowing );
				isFollowing = true;
				dispatch( { type: 'ADD_STEP', source, step } );
			}
			if ( select.getRun( source )?.status === 'stopping' ) {
				await api.stopImport( source );
			}
			// The list holds the cursor of an import that was stopped.
			dispatch( receiveSources( await api.listSources() ) );
			dispatch( { type: 'END_RUN', source } );
		} catch ( error ) {
			dispatch( {
				type: 'FAIL_RUN',
				source,
				error: toApiError( error ),
			} );
		}
	};
}

/** Lets the running step finish and no further one start, here or in the background. Call it only while an import runs. */
export function stopImport( source: string ): ActionOf< Action, 'STOP_RUN' > {
	return { type: 'STOP_RUN', source };
}
