import { removeNotice } from '../notifications-api';
import type { ActionOf } from '../types';
import { CLOSING_MS } from './constants';
import type { Action, Notice, State } from './types';

interface ThunkArgs {
	dispatch: ( action: Action ) => void;
	select: { getNotices: () => State };
}

/** Shows a notice on the routes that it names; one with the same id is replaced. */
export function addNotice( notice: Notice ): ActionOf< Action, 'ADD_NOTICE' > {
	return { type: 'ADD_NOTICE', notice };
}

/** Closes a notice for good if it is dismissable, otherwise on this page. What cannot be stored comes back with the next page. */
export function closeNotice( id: string ) {
	return async ( { dispatch, select }: ThunkArgs ): Promise< void > => {
		const notice = select.getNotices().find( ( of ) => of.id === id );
		if ( ! notice || notice.isClosing ) {
			return;
		}
		dispatch( { type: 'BEGIN_CLOSING', id } );
		if ( notice.dismissable && notice.isRemote ) {
			removeNotice( id ).catch( () => undefined );
		}
		await new Promise( ( resolve ) => setTimeout( resolve, CLOSING_MS ) );
		dispatch( { type: 'REMOVE_NOTICE', id } );
		notice.onClose?.();
	};
}
