import { PAUSE_MS } from '@/stores/history';
import * as actions from '@/stores/surveys/actions';
import { reducer } from '@/stores/surveys/reducer';
import * as selectors from '@/stores/surveys/selectors';
import type { Action, State, SurveyEdits } from '@/stores/surveys/types';
import type { EditableSurvey } from '@/survey-model';
import { deepFreeze } from './deep-freeze';
import { survey } from './surveys';

let now = 0;

/** Moves the clock of edits by milliseconds; it stands still otherwise. Timers are real. */
export function wait( milliseconds: number ): void {
	now += milliseconds;
}

/** Waits until the next edit is a step of its own. */
export function pause(): void {
	wait( PAUSE_MS + 1 );
}

beforeEach( () => {
	now = 0;
	jest.spyOn( Date, 'now' ).mockImplementation( () => now );
} );
afterEach( () => jest.restoreAllMocks() );

/** The store of the builder at survey 7, without a server. */
export function builder( initial: EditableSurvey = survey() ) {
	let state: State = reducer( undefined, actions.receiveSurvey( initial ) );
	const dispatch = ( action: Action ) => {
		state = deepFreeze( reducer( deepFreeze( state ), action ) );
	};
	const step = ( way: 'undo' | 'redo' ) =>
		dispatch( { type: 'STEP_SURVEY', id: 7, way } );
	return {
		dispatch,
		edit: ( changes: SurveyEdits ) =>
			dispatch( actions.editSurvey( 7, changes ) ),
		undo: () => step( 'undo' ),
		redo: () => step( 'redo' ),
		can: ( way: 'undo' | 'redo' ) =>
			selectors.canStepSurvey( state, 7, way ),
		edited: () => selectors.getEditedSurvey( state, 7 )!,
		edits: () => selectors.getSurveyEdits( state, 7 ),
		record: () => selectors.getSurveyRecord( state, 7 )!,
	};
}
