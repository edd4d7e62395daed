import { combineReducers } from '@wordpress/data';
import type { EditableSurvey, SurveyList } from '../../survey-model';
import {
	NO_HISTORY,
	withStep,
	withStepEnded,
	withUndoableEdits,
} from '../history';
import { isEqual } from '../equality';
import { discardedPages, noPages, pagesAfter } from '../pages';
import {
	isWaitingFor,
	openedRecord,
	withAnswer,
	withFailure,
	withSave,
} from '../record';
import { commandAfter } from './commands';
import { keyOf } from './records';
import type { Action, State, SurveyRecord } from './types';

type Surveys = State[ 'surveys' ];

function newRecord( survey: EditableSurvey, clientId: string ): SurveyRecord {
	return {
		...openedRecord( survey ),
		clientId,
		history: NO_HISTORY,
		command: {},
	};
}

/** Whether two versions differ only in what other screens change: moving to the trash and back makes a new revision. */
function hasSameContent( a: EditableSurvey, b: EditableSurvey ): boolean {
	const content = ( survey: EditableSurvey ) => [
		survey.title,
		survey.questions,
		survey.settings,
		survey.notifications,
	];
	return isEqual( content( a ), content( b ) );
}

/** Whether a field is changed by commands instead of edits. */
function isPublicationField( field: string ): boolean {
	return field === 'status' || field === 'publish_at';
}

function withRecord(
	state: Surveys,
	id: number,
	record: SurveyRecord
): Surveys {
	return state[ id ] === record ? state : { ...state, [ id ]: record };
}

function without( state: Surveys, id: number ): Surveys {
	if ( ! ( id in state ) ) {
		return state;
	}
	const { [ id ]: _gone, ...rest } = state;
	return rest;
}

/**
 * Handles the response to a save that the record does not wait for: the survey was reopened, possibly before the
 * server stored the save.
 */
function withLateAnswer(
	record: SurveyRecord,
	survey: EditableSurvey
): SurveyRecord {
	const isUntouched =
		! record.isSaving && Object.keys( record.edits ).length === 0;
	return isUntouched && record.saved.revision < survey.revision
		? {
				...newRecord( survey, record.clientId ),
				command: record.command,
			}
		: record;
}

function withSaved(
	state: Surveys,
	record: SurveyRecord,
	{ id, saveId, survey }: Extract< Action, { type: 'FINISH_SAVE' } >
): Surveys {
	if ( ! isWaitingFor( record, saveId ) ) {
		return record.saved.id === survey.id
			? withRecord( state, id, withLateAnswer( record, survey ) )
			: state;
	}
	const answered = withAnswer( record, survey );
	const next = withRecord( state, survey.id, answered );
	// A new survey has received its id. The builder closes the old id after it has moved to the new route.
	return survey.id === id
		? next
		: withRecord( next, id, { ...answered, movedTo: survey.id } );
}

function changed(
	state: Surveys,
	id: number,
	record: SurveyRecord,
	action: Action
): Surveys {
	switch ( action.type ) {
		case 'EDIT_SURVEY':
			return withRecord(
				state,
				id,
				withUndoableEdits( record, action.changes, action.at )
			);
		case 'CHOOSE_PUBLICATION':
			return withRecord( state, id, {
				...record,
				command: { ...record.command, choice: action.choice },
				// The server's errors are about the choice before.
				refused: record.refused.filter(
					( { field } ) => ! isPublicationField( field )
				),
			} );
		case 'START_COMMAND':
		case 'END_COMMAND':
		case 'FORGET_FAILURE':
			return withRecord( state, id, {
				...record,
				command: commandAfter( record.command, action ),
			} );
		case 'STEP_SURVEY':
			return withRecord( state, id, withStep( record, action.way ) );
		case 'REFRESH_SURVEY':
			return withRecord( state, id, {
				...record,
				// Another content is a conflict, which the next save reports.
				saved: hasSameContent( record.saved, action.survey )
					? action.survey
					: { ...record.saved, status: action.survey.status },
			} );
		case 'START_SAVE':
			return withRecord( state, id, {
				// One undo returns to what was saved.
				...withSave( withStepEnded( record ), action.attempt ),
				command: commandAfter( record.command, {
					type: 'FORGET_FAILURE',
					id,
				} ),
			} );
		case 'FINISH_SAVE':
			return withSaved( state, record, action );
		case 'FAIL_SAVE':
			return isWaitingFor( record, action.saveId )
				? withRecord(
						state,
						id,
						withFailure( record, action.refused, action.lost )
					)
				: state;
		default:
			return state;
	}
}

function surveys( state: Surveys = {}, action: Action ): Surveys {
	switch ( action.type ) {
		case 'RECEIVE_SURVEY':
			return withRecord(
				state,
				action.survey.id,
				newRecord( action.survey, action.clientId )
			);
		case 'CLOSE_SURVEY':
			return without( state, action.id );
		default: {
			if ( ! ( 'id' in action ) ) {
				return state;
			}
			const id = keyOf( state, action.id );
			const record = state[ id ];
			return record === undefined
				? state
				: changed( state, id, record, action );
		}
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

function lists(
	state: State[ 'lists' ] = noPages< SurveyList >(),
	action: Action
): State[ 'lists' ] {
	switch ( action.type ) {
		case 'RECEIVE_PAGE':
		case 'START_CHANGE':
		case 'FINISH_CHANGE':
		case 'FAIL_CHANGE':
			return pagesAfter( state, action );
		case 'FINISH_SAVE':
			return discardedPages( state );
		default:
			return state;
	}
}

function published(
	state: State[ 'published' ] = null,
	action: Action
): State[ 'published' ] {
	return action.type === 'ANNOUNCE_PUBLISHED' ? action.survey : state;
}

function reach(
	state: State[ 'reach' ] = {},
	action: Action
): State[ 'reach' ] {
	switch ( action.type ) {
		case 'RECEIVE_REACH':
			return { ...state, [ action.id ]: action.reach };
		// Other surveys may have been published or changed since.
		case 'ANNOUNCE_PUBLISHED':
			return {};
		default:
			return state;
	}
}

export const reducer = combineReducers( {
	lists,
	surveys,
	closes,
	published,
	reach,
} );
