import * as actions from '@/stores/surveys/actions';
import { reducer } from '@/stores/surveys/reducer';
import * as selectors from '@/stores/surveys/selectors';
import type { Action, State, SurveyEdits } from '@/stores/surveys/types';
import type { FieldError } from '@/survey-model';
import { NEW_SURVEY_ID, blankSurvey } from '@/survey-model';
import { deepFreeze } from '../support/deep-freeze';
import { savedSurvey, survey } from '../support/surveys';

function stateAfter( ...sequence: Action[] ): State {
	const initial = reducer( undefined, { type: 'CLOSE_SURVEY', id: -1 } );
	return sequence.reduce< State >(
		( state, action ) =>
			deepFreeze( reducer( deepFreeze( state ), action ) ),
		initial
	);
}

/** A save with this input, on its way. */
function saving( id: number, sent: SurveyEdits ): Action {
	const attempt = {
		saveId: 'save',
		sent,
		input: sent,
		revision: 3,
	};
	return { type: 'START_SAVE', id, attempt };
}

function refusing( id: number, refused: FieldError[] ): Action {
	const saveId = 'save';
	return { type: 'FAIL_SAVE', id, saveId, refused, lost: null };
}

const opened = actions.receiveSurvey( survey() );
const renamed = actions.editSurvey( 7, { title: 'Dinner' } );

describe( 'edits', () => {
	it( 'are applied over the saved survey and do not change it', () => {
		const state = stateAfter( opened, renamed );
		expect( selectors.getEditedSurvey( state, 7 ) ).toEqual(
			survey( { title: 'Dinner' } )
		);
		expect( selectors.getSurvey( state, 7 ) ).toEqual( survey() );
		expect( selectors.hasEdits( state, 7 ) ).toBe( true );
	} );

	it( 'that restore the saved value are removed', () => {
		const state = stateAfter(
			opened,
			renamed,
			actions.editSurvey( 7, { title: 'Lunch' } )
		);
		expect( selectors.hasEdits( state, 7 ) ).toBe( false );
	} );

	it( 'that change nothing return the same state', () => {
		const state = stateAfter( opened, renamed );
		expect( reducer( state, renamed ) ).toBe( state );
	} );

	it( 'remove the server’s errors about the previous value', () => {
		const refused = [
			{ field: 'title', code: 'title_too_long', message: 'Too long.' },
		];
		const state = stateAfter(
			opened,
			saving( 7, {} ),
			refusing( 7, refused )
		);
		expect( selectors.getRefusedFields( state, 7 ) ).toBe( refused );
		expect(
			selectors.getRefusedFields( reducer( state, renamed ), 7 )
		).toEqual( [] );
	} );
} );

describe( 'a save', () => {
	it( 'keeps edits made while it was running', () => {
		const state = stateAfter(
			opened,
			renamed,
			saving( 7, { title: 'Dinner' } ),
			actions.editSurvey( 7, { title: 'Dinner at eight' } ),
			{
				type: 'FINISH_SAVE',
				id: 7,
				saveId: 'save',
				survey: savedSurvey( { title: 'Dinner' } ),
			}
		);
		expect( selectors.getEditedSurvey( state, 7 )?.title ).toBe(
			'Dinner at eight'
		);
		expect( selectors.hasEdits( state, 7 ) ).toBe( true );
		expect( selectors.isSavingSurvey( state, 7 ) ).toBe( false );
	} );

	it( 'of a new survey makes it available under its id', () => {
		const blank = blankSurvey( 'Thanks!' );
		const typed = actions.editSurvey( NEW_SURVEY_ID, { title: 'Lunch' } );
		const typedAgain = actions.editSurvey( NEW_SURVEY_ID, {
			title: 'Lunch time',
		} );
		const state = stateAfter(
			actions.receiveSurvey( blank ),
			typed,
			saving( NEW_SURVEY_ID, typed.changes ),
			{
				type: 'FINISH_SAVE',
				id: NEW_SURVEY_ID,
				saveId: 'save',
				survey: savedSurvey(),
			}
		);
		expect( selectors.hasEdits( state, NEW_SURVEY_ID ) ).toBe( false );
		expect( selectors.getEditedSurvey( state, 7 )?.title ).toBe( 'Lunch' );
		expect( selectors.hasEdits( state, 7 ) ).toBe( false );
		// Who still works on it under the old id works on the saved one.
		const edited = reducer( state, typedAgain );
		for ( const id of [ 7, NEW_SURVEY_ID ] ) {
			expect( selectors.getEditedSurvey( edited, id ) ).toMatchObject( {
				id: 7,
				title: 'Lunch time',
			} );
			expect( selectors.isSavingSurvey( state, id ) ).toBe( false );
		}
		const left = reducer( edited, actions.closeSurvey( NEW_SURVEY_ID ) );
		expect(
			selectors.getEditedSurvey( left, NEW_SURVEY_ID )
		).toBeUndefined();
		expect( selectors.hasEdits( left, 7 ) ).toBe( true );
	} );

	it( 'of a new survey does not affect another one that was started meanwhile', () => {
		const state = stateAfter(
			actions.receiveSurvey( blankSurvey( 'Thanks!' ) ),
			saving( NEW_SURVEY_ID, {} ),
			actions.closeSurvey( NEW_SURVEY_ID ),
			actions.receiveSurvey( blankSurvey( 'Bye!' ) ),
			{
				type: 'FINISH_SAVE',
				id: NEW_SURVEY_ID,
				saveId: 'save',
				survey: savedSurvey(),
			}
		);
		expect(
			selectors.getEditedSurvey( state, NEW_SURVEY_ID )
		).toMatchObject( { title: '', questions: [ { title: '' } ] } );
		expect( selectors.getEditedSurvey( state, 7 ) ).toBeUndefined();
	} );

	it( 'keeps the edits after a failure', () => {
		const state = stateAfter(
			opened,
			renamed,
			saving( 7, { title: 'Dinner' } ),
			refusing( 7, [] )
		);
		expect( selectors.getEditedSurvey( state, 7 )?.title ).toBe( 'Dinner' );
	} );
} );

describe( 'selectors', () => {
	it( 'return the same reference while nothing changes', () => {
		const state = stateAfter( opened, renamed );
		expect( selectors.getEditedSurvey( state, 7 ) ).toBe(
			selectors.getEditedSurvey( state, 7 )
		);
		expect( selectors.getSurveyEdits( state, 8 ) ).toBe(
			selectors.getSurveyEdits( state, 9 )
		);
		expect( selectors.getRefusedFields( state, 8 ) ).toBe(
			selectors.getRefusedFields( state, 9 )
		);
	} );
} );
