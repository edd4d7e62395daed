import type { ActionOutcome } from '../../survey-model';
import * as api from '../notifications-api';
import { load } from './load';
import type { NotificationButton, ThunkArgs } from './types';

async function dismissAs(
	args: ThunkArgs,
	ids: readonly string[],
	send: () => Promise< void >
): Promise< void > {
	const { dispatch } = args;
	dispatch( { type: 'BEGIN_DISMISSAL', ids } );
	try {
		await send();
	} catch ( thrown ) {
		dispatch( { type: 'UNDO_DISMISSAL', ids } );
		throw thrown;
	}
	dispatch( { type: 'FINISH_DISMISSAL', ids } );
	try {
		await load( args );
	} catch {
		// What is shown is right without it.
	}
}

/** Removes a notification at once, stores that, and loads the others again. If it cannot be stored, it is back; rejects with what toApiError() takes. */
export function dismiss( id: string ) {
	return ( args: ThunkArgs ): Promise< void > =>
		dismissAs( args, [ id ], () => api.dismissNotification( id ) );
}

/** The same for all that the user sees. */
export function dismissAll() {
	return async ( args: ThunkArgs ): Promise< void > => {
		const ids = ( args.select.getActive() ?? [] ).map( ( { id } ) => id );
		await dismissAs( args, ids, () => api.dismissNotifications( ids ) );
	};
}

/** Does what an action button says; resolves with what the page should do. Rejects with what toApiError() takes. */
export function runAction( button: NotificationButton ) {
	return (): Promise< ActionOutcome > => api.runNotificationAction( button );
}
