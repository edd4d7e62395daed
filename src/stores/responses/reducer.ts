import { combineReducers } from '@wordpress/data';
import type { ResponseDetail, ResponseList } from '../../survey-model';
import { changedItems, noPages, pagesAfter } from '../pages';
import type { Action, State } from './types';

function lists(
	state: State[ 'lists' ] = noPages< ResponseList >(),
	action: Action
): State[ 'lists' ] {
	switch ( action.type ) {
		case 'RECEIVE_PAGE':
		case 'START_CHANGE':
		case 'FINISH_CHANGE':
		case 'FAIL_CHANGE':
			return pagesAfter( state, action );
		case 'MARK_RESPONSES':
			return changedItems( state, action.ids, ( item ) => ( {
				...item,
				is_test: action.isTest,
			} ) );
		default:
			return state;
	}
}

/** The loaded responses after a change of one of them. */
function withChanges(
	state: State[ 'details' ],
	id: number,
	change: ( response: ResponseDetail ) => Partial< ResponseDetail >
): State[ 'details' ] {
	const response = state[ id ];
	return response
		? { ...state, [ id ]: { ...response, ...change( response ) } }
		: state;
}

function details(
	state: State[ 'details' ] = {},
	action: Action
): State[ 'details' ] {
	switch ( action.type ) {
		case 'RECEIVE_RESPONSE':
			return { ...state, [ action.response.id ]: action.response };
		case 'ADD_NOTE':
			return withChanges( state, action.id, ( { notes } ) => ( {
				notes: [ ...notes, action.note ],
			} ) );
		case 'REMOVE_NOTE':
			return withChanges( state, action.id, ( { notes } ) => ( {
				notes: notes.filter( ( { id } ) => id !== action.noteId ),
			} ) );
		case 'SET_TAGS':
			return withChanges( state, action.id, () => ( {
				tags: action.tags,
			} ) );
		case 'MARK_RESPONSES':
			return action.ids.reduce(
				( marked, id ) =>
					withChanges( marked, id, () => ( {
						is_test: action.isTest,
					} ) ),
				state
			);
		case 'FINISH_CHANGE':
			// The neighbours and positions of the survey's other responses change too.
			return Object.fromEntries(
				Object.entries( state ).filter(
					( [ , { survey } ] ) => survey.id !== action.surveyId
				)
			);
		default:
			return state;
	}
}

function tags( state: State[ 'tags' ] = {}, action: Action ): State[ 'tags' ] {
	return action.type === 'RECEIVE_TAGS'
		? { ...state, [ action.surveyId ]: action.tags }
		: state;
}

function choices(
	state: State[ 'choices' ] = {},
	action: Action
): State[ 'choices' ] {
	switch ( action.type ) {
		case 'RECEIVE_CHOICES':
			return { ...state, [ action.surveyId ]: action.choices };
		case 'SET_COLUMNS': {
			const current = state[ action.surveyId ];
			return current
				? {
						...state,
						[ action.surveyId ]: {
							...current,
							columns: action.columns,
						},
					}
				: state;
		}
		default:
			return state;
	}
}

function invalidations( state = 0, action: Action ): number {
	return action.type === 'INVALIDATE_RESPONSES' ? state + 1 : state;
}

export const reducer = combineReducers( {
	lists,
	details,
	tags,
	choices,
	invalidations,
} );
