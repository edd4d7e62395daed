import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** Files with answers of the current user, which become surveys with responses. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	resolvers,
	selectors,
} );

register( store );
