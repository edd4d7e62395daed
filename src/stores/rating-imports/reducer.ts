import { combineReducers } from '@wordpress/data';
import type { ImportPreview, ImportStep } from '../../survey-model';
import type { Action, Preview, Run, State } from './types';

/** As many posts as the server lists in one step. */
const LISTED = 10;

const NEW_PREVIEW: Preview = {
	status: 'running',
	items: [],
	posts: 0,
	ratings: 0,
	missing_posts: 0,
	invalid: 0,
	votes: null,
};

const NEW_RUN: Run = {
	status: 'running',
	cursor: '',
	new: 0,
	known: 0,
	posts: 0,
	changed: 0,
	percent: 0,
};

function addPreview( before: Preview, step: ImportPreview ): Preview {
	return {
		status: step.cursor === null ? 'done' : 'running',
		items: [ ...before.items, ...step.items ]
			.sort(
				( a, b ) =>
					b.there.count - a.there.count || a.post_id - b.post_id
			)
			.slice( 0, LISTED ),
		posts: before.posts + step.posts,
		ratings: before.ratings + step.ratings,
		missing_posts: before.missing_posts + step.missing_posts,
		invalid: before.invalid + step.invalid,
		votes: step.votes ?? before.votes,
	};
}

function addStep( before: Run, step: ImportStep ): Run {
	const { is_running: isRunning, ...rest } = step;
	if ( step.cursor === null ) {
		return { ...rest, status: 'done' };
	}
	// Somebody else may have stopped it.
	return { ...rest, status: isRunning ? before.status : 'stopped' };
}

function sources(
	state: State[ 'sources' ] = undefined,
	action: Action
): State[ 'sources' ] {
	return action.type === 'RECEIVE_SOURCES' ? action.sources : state;
}

function preview( state: Preview = NEW_PREVIEW, action: Action ): Preview {
	switch ( action.type ) {
		case 'ADD_PREVIEW':
			return addPreview( state, action.step );
		case 'FAIL_PREVIEW':
			return { ...state, status: 'failed', error: action.error };
		default:
			return NEW_PREVIEW;
	}
}

function run( state: Run = NEW_RUN, action: Action ): Run {
	switch ( action.type ) {
		case 'START_RUN':
			return NEW_RUN;
		case 'ADD_STEP':
			return addStep( state, action.step );
		case 'STOP_RUN':
			return { ...state, status: 'stopping' };
		case 'END_RUN':
			return {
				...state,
				status: state.status === 'stopping' ? 'stopped' : state.status,
			};
		case 'FAIL_RUN':
			return { ...state, status: 'failed', error: action.error };
		default:
			return state;
	}
}

function previews(
	state: State[ 'previews' ] = {},
	action: Action
): State[ 'previews' ] {
	switch ( action.type ) {
		case 'START_PREVIEW':
		case 'ADD_PREVIEW':
		case 'FAIL_PREVIEW':
			return {
				...state,
				[ action.source ]: preview( state[ action.source ], action ),
			};
		default:
			return state;
	}
}

function runs( state: State[ 'runs' ] = {}, action: Action ): State[ 'runs' ] {
	switch ( action.type ) {
		// A new preview replaces the result of the last import.
		case 'START_PREVIEW':
			return Object.fromEntries(
				Object.entries( state ).filter(
					( [ source ] ) => source !== action.source
				)
			);
		case 'START_RUN':
		case 'ADD_STEP':
		case 'STOP_RUN':
		case 'END_RUN':
		case 'FAIL_RUN':
			return {
				...state,
				[ action.source ]: run( state[ action.source ], action ),
			};
		default:
			return state;
	}
}

export const reducer = combineReducers( { sources, previews, runs } );
