import { createReduxStore, register } from '@wordpress/data';
import * as actions from './actions';
import { STORE_NAME } from './constants';
import { reducer } from './reducer';
import * as selectors from './selectors';

export type { Notice } from './types';

/** Notices at the top of our screens: those that the page was printed with, and those that screens add. */
export const store = createReduxStore( STORE_NAME, {
	reducer,
	actions,
	selectors,
} );

register( store );
