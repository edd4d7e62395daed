import { combineReducers } from '@wordpress/data';
import type { FileImport } from '../../survey-model';
import { recordReducer } from '../single-record';
import type { Mapping } from './mapping';
import { mappingOf } from './mapping';
import type {
	Action,
	ImportList,
	ImportRecord,
	RecordAction,
	State,
} from './types';

/** The paths of refused fields have no argument before them. */
const changedMapping = recordReducer< Mapping >( '' );

type MappingAction = Parameters< typeof changedMapping >[ 1 ];

function withMapping(
	known: ImportRecord,
	action: MappingAction
): ImportRecord {
	const mapping = changedMapping( known.mapping, action ) ?? known.mapping;
	return { ...known, mapping };
}

/** While the file is read again, what was known of its columns still shows. */
function withColumns(
	known: FileImport | undefined,
	item: FileImport
): FileImport {
	return known && item.status === 'reading' && item.columns.length === 0
		? {
				...item,
				columns: known.columns,
				questions: known.questions,
				sample: known.sample,
				lines: known.lines,
				date_order: known.date_order,
				is_date_order_certain: known.is_date_order_certain,
			}
		: item;
}

function received(
	known: ImportRecord | undefined,
	sent: FileImport
): ImportRecord | undefined {
	const item = withColumns( known?.item, sent );
	const values = mappingOf( item );
	const mapping = changedMapping( known?.mapping, {
		type: 'RECEIVE_RECORD',
		values,
	} );
	const blank = { edits: 0, wish: null, isFollowed: false };
	return mapping
		? { ...blank, ...known, item, mapping, error: null }
		: undefined;
}

function changed( known: ImportRecord, action: RecordAction ): ImportRecord {
	switch ( action.type ) {
		case 'EDIT_MAPPING':
			return {
				...withMapping( known, {
					type: 'EDIT_RECORD',
					changes: action.changes,
				} ),
				edits: known.edits + 1,
			};
		case 'WISH':
			// Who asked for the start gets it, whatever is saved meanwhile.
			return {
				...known,
				wish:
					known.wish === 'start' && action.wish === 'save'
						? known.wish
						: action.wish,
			};
		case 'START_REQUEST':
			return {
				...withMapping( known, {
					type: 'START_SAVE',
					attempt: action.attempt,
				} ),
				wish: known.wish === 'start' ? known.wish : null,
				error: null,
			};
		case 'FINISH_REQUEST': {
			const item = withColumns( known.item, action.item );
			const isEditable =
				item.status === 'mapping' || item.status === 'reading';
			return {
				...withMapping( known, {
					type: 'FINISH_SAVE',
					values: mappingOf( item ),
				} ),
				item,
				wish: isEditable ? known.wish : null,
			};
		}
		case 'FAIL_REQUEST':
			return {
				...withMapping( known, {
					type: 'FAIL_SAVE',
					refused: action.error.fields,
					isAnswerLost: action.error.isAnswerLost,
				} ),
				wish: null,
				error: action.error,
			};
		case 'FOLLOW':
			return { ...known, isFollowed: true, error: null };
		case 'UNFOLLOW':
			return { ...known, isFollowed: false, error: action.error };
		default:
			return known;
	}
}

function records(
	state: State[ 'records' ] = {},
	action: Action
): State[ 'records' ] {
	switch ( action.type ) {
		case 'RECEIVE_IMPORT': {
			const { item } = action;
			const record = received( state[ item.id ], item );
			return record ? { ...state, [ item.id ]: record } : state;
		}
		case 'REMOVE_IMPORT':
			return Object.fromEntries(
				Object.entries( state ).filter(
					( [ id ] ) => Number( id ) !== action.id
				)
			);
		case 'EDIT_MAPPING':
		case 'WISH':
		case 'START_REQUEST':
		case 'FINISH_REQUEST':
		case 'FAIL_REQUEST':
		case 'FOLLOW':
		case 'UNFOLLOW': {
			const known = state[ action.id ];
			return known
				? { ...state, [ action.id ]: changed( known, action ) }
				: state;
		}
		default:
			return state;
	}
}

function withItem( known: ImportList, item: FileImport ): ImportList {
	const isListed = known.items.some( ( { id } ) => id === item.id );
	return {
		...known,
		items: isListed
			? known.items.map( ( listed ) =>
					listed.id === item.id ? item : listed
				)
			: [ item, ...known.items ],
	};
}

function list(
	state: State[ 'list' ] = undefined,
	action: Action
): State[ 'list' ] {
	switch ( action.type ) {
		case 'RECEIVE_IMPORTS':
			return action.list;
		case 'RECEIVE_IMPORT':
		case 'FINISH_REQUEST':
			return state && withItem( state, action.item );
		case 'REMOVE_IMPORT':
			return (
				state && {
					...state,
					items: state.items.filter( ( { id } ) => id !== action.id ),
				}
			);
		default:
			return state;
	}
}

function upload(
	state: State[ 'upload' ] = null,
	action: Action
): State[ 'upload' ] {
	switch ( action.type ) {
		case 'START_UPLOAD':
			return { name: action.name };
		case 'FAIL_UPLOAD':
			return state && { ...state, error: action.error };
		case 'END_UPLOAD':
			return null;
		default:
			return state;
	}
}

function removed(
	state: State[ 'removed' ] = [],
	action: Action
): State[ 'removed' ] {
	return action.type === 'REMOVE_IMPORT' ? [ ...state, action.id ] : state;
}

export const reducer = combineReducers( { list, upload, records, removed } );
