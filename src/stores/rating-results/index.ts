import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** The results of post ratings: posts with their number and average, and the single ratings of each. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	resolvers,
	selectors,
} );

register( store );
