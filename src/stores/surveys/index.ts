import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import * as listActions from './list-actions';
import { reducer } from './reducer';
import * as resolvers from './resolvers';
import * as saveActions from './save-actions';
import * as selectors from './selectors';

/** Surveys: the pages of the lists, and the surveys open in the builder with their unsaved edits. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions: { ...actions, ...listActions, ...saveActions },
	resolvers,
	selectors,
} );

register( store );
