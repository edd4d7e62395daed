import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as selectors from './selectors';

/** Heatmaps: the pages that have one, and what was counted on each. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	resolvers,
	selectors,
} );

register( store );
