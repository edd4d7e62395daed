import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** What the other plugin named UserFeedback has stored on this site, and its import in this window. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	resolvers,
	selectors,
} );

register( store );
