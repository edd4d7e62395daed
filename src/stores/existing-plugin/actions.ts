import type { ExistingPlugin } from '../../survey-model';
import { toApiError } from '../api';
import * as api from '../existing-plugin-api';
import type { ActionOf, BoundSelectors } from '../types';
import type * as selectors from './selectors';
import type { Action, RunName, State } from './types';

/** What @wordpress/data hands to thunks and resolvers of this store. */
export interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: BoundSelectors< State, typeof selectors >;
}

export function receiveOverview(
	overview: ExistingPlugin
): ActionOf< Action, 'RECEIVE_OVERVIEW' > {
	return { type: 'RECEIVE_OVERVIEW', overview };
}

/**
 * Follows an import or a preview, and does its steps, until it is done, fails or is stopped, here or elsewhere.
 *
 * @param name
 * @param goesOn Whether it was begun elsewhere; otherwise it begins.
 */
export function run( name: RunName, goesOn = false ) {
	return async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		if ( select.getWork().name !== undefined ) {
			return;
		}
		dispatch( { type: 'START', name } );
		try {
			let isFollowing = goesOn;
			do {
				// One step after the other.

				const runs = await api.step( name === 'preview', isFollowing );
				isFollowing = true;
				dispatch( { type: 'RECEIVE_RUNS', runs } );
			} while (
				! select.getWork().isStopping &&
				select.getOverview()?.[ name ]?.status === 'running'
			);
			if ( select.getWork().isStopping ) {
				await api.stop();
				dispatch( receiveOverview( await api.readOverview() ) );
			}
			dispatch( { type: 'END' } );
		} catch ( error ) {
			dispatch( { type: 'FAIL', error: toApiError( error ) } );
		}
	};
}

/** Lets the running step finish and no further one start, here or in the background. Call it only while something runs. */
export function stop(): ActionOf< Action, 'STOP' > {
	return { type: 'STOP' };
}
