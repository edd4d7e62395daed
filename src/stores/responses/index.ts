import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as remarkActions from './remark-actions';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** The single responses of each survey. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions: { ...actions, ...remarkActions },
	resolvers,
	selectors,
} );

register( store );
