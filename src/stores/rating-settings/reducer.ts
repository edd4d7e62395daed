import { combineReducers } from '@wordpress/data';
import type { RatingSettings } from '../../survey-model';
import { recordReducer } from '../single-record';
import type { Action, State } from './types';

/** The saved settings and the unsaved edits. */
export const reducer: ( state: State | undefined, action: Action ) => State =
	combineReducers( {
		record: recordReducer< RatingSettings >( 'rating_settings' ),
	} );
