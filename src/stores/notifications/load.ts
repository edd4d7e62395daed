import { fetchNotifications } from '../notifications-api';
import { fetchLatest } from '../resolving';
import type { ThunkArgs } from './types';

/** Loads the notifications. Rejects with what toApiError() takes. */
export async function load( { dispatch, select }: ThunkArgs ): Promise< void > {
	const list = await fetchLatest( select.getChangeCount, fetchNotifications );
	dispatch( { type: 'RECEIVE_NOTIFICATIONS', list } );
}
