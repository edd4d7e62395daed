import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

export type { InboxNotification, NotificationButton } from './types';

/** The current user's notifications. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	resolvers,
	selectors,
} );

register( store );
