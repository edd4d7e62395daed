import { combineReducers } from '@wordpress/data';
import type { EditableSurvey, FieldError } from '../../survey-model';
import { lists } from './lists';
import type { Action, State, SurveyEdits, SurveyRecord } from './types';

const NO_EDITS: SurveyEdits = {};
const NOTHING_REFUSED: readonly FieldError[] = [];

/** Whether two values are the same JSON; a survey comes from JSON and goes back to it. */
function isSame( a: unknown, b: unknown ): boolean {
	return a === b || JSON.stringify( a ) === JSON.stringify( b );
}

/** The edits that differ from `base`. */
function differing(
	edits: SurveyEdits,
	base: SurveyEdits | EditableSurvey
): SurveyEdits {
	const before: Record< string, unknown > = { ...base };
	const kept = Object.entries( edits ).filter(
		( [ key, value ] ) => ! isSame( value, before[ key ] )
	);
	return kept.length > 0 ? Object.fromEntries( kept ) : NO_EDITS;
}

function blankRecord( saved: EditableSurvey ): SurveyRecord {
	return {
		saved,
		edits: NO_EDITS,
		refused: NOTHING_REFUSED,
		isSaving: false,
	};
}

/** The server's answer about what was sent says nothing about what has changed since. */
function stillRefused(
	{ refused }: SurveyRecord,
	changes: SurveyEdits
): readonly FieldError[] {
	const kept = refused.filter(
		( { field } ) =>
			! ( ( field.split( /[.[]/, 1 )[ 0 ] ?? '' ) in changes )
	);
	return kept.length === refused.length ? refused : kept;
}

function edited( record: SurveyRecord, changes: SurveyEdits ): SurveyRecord {
	const edits = differing( { ...record.edits, ...changes }, record.saved );
	if ( isSame( edits, record.edits ) ) {
		return record;
	}
	return { ...record, edits, refused: stillRefused( record, changes ) };
}

function withRecord(
	state: State[ 'surveys' ],
	id: number,
	record: SurveyRecord
): State[ 'surveys' ] {
	return state[ id ] === record ? state : { ...state, [ id ]: record };
}

function without( state: State[ 'surveys' ], id: number ): State[ 'surveys' ] {
	if ( ! ( id in state ) ) {
		return state;
	}
	const { [ id ]: _gone, ...rest } = state;
	return rest;
}

function withSaved(
	state: State[ 'surveys' ],
	record: SurveyRecord,
	{ id, survey, sent }: Extract< Action, { type: 'FINISH_SAVE' } >
): State[ 'surveys' ] {
	if ( survey.id !== id && ! record.isSaving ) {
		// Another new survey was begun meanwhile.
		return state;
	}
	// What was typed while the save was on its way stays.
	const edits = differing( differing( record.edits, sent ), survey );
	const next = withRecord( state, survey.id, {
		...blankRecord( survey ),
		edits,
	} );
	// A new survey has an id now. The builder is still at the old one, and closes it when it has moved on; saved there again,
	// it would be a second one.
	return survey.id === id
		? next
		: withRecord( next, id, {
				...blankRecord( { ...survey, ...edits, id } ),
				isSaving: true,
			} );
}

function surveys(
	state: State[ 'surveys' ] = {},
	action: Action
): State[ 'surveys' ] {
	if ( action.type === 'RECEIVE_SURVEY' ) {
		return withRecord(
			state,
			action.survey.id,
			blankRecord( action.survey )
		);
	}
	const record = 'id' in action ? state[ action.id ] : undefined;
	if ( record === undefined ) {
		return state;
	}
	switch ( action.type ) {
		case 'EDIT_SURVEY':
			return withRecord(
				state,
				action.id,
				edited( record, action.changes )
			);
		case 'START_SAVE':
			return withRecord( state, action.id, {
				...record,
				isSaving: true,
				refused: NOTHING_REFUSED,
			} );
		case 'FINISH_SAVE':
			return withSaved( state, record, action );
		case 'FAIL_SAVE':
			return withRecord( state, action.id, {
				...record,
				isSaving: false,
				refused: action.refused,
			} );
		case 'CLOSE_SURVEY':
			return without( state, action.id );
		default:
			return state;
	}
}

function closes(
	state: State[ 'closes' ] = {},
	action: Action
): State[ 'closes' ] {
	return action.type === 'CLOSE_SURVEY'
		? { ...state, [ action.id ]: ( state[ action.id ] ?? 0 ) + 1 }
		: state;
}

export const reducer = combineReducers( { lists, surveys, closes } );
