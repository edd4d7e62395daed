import * as actions from '../../../src/stores/surveys/actions';
import { reducer } from '../../../src/stores/surveys/reducer';
import * as selectors from '../../../src/stores/surveys/selectors';
import type { Action, State } from '../../../src/stores/surveys/types';
import { NEW_SURVEY_ID, blankSurvey } from '../../../src/survey-model';
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

const opened = actions.receiveSurvey( survey() );
const renamed = actions.editSurvey( 7, { title: 'Dinner' } );

describe( 'edits', () => {
	it( 'lie over what is saved and leave it as it is', () => {
		const state = stateAfter( opened, renamed );
		expect( selectors.getEditedSurvey( state, 7 ) ).toEqual(
			survey( { title: 'Dinner' } )
		);
		expect( selectors.getSurvey( state, 7 ) ).toEqual( survey() );
		expect( selectors.hasEdits( state, 7 ) ).toBe( true );
	} );

	it( 'that bring back the saved value are none', () => {
		const state = stateAfter(
			opened,
			renamed,
			actions.editSurvey( 7, { title: 'Lunch' } )
		);
		expect( selectors.hasEdits( state, 7 ) ).toBe( false );
	} );

	it( 'that change nothing leave the very same state', () => {
		const state = stateAfter( opened, renamed );
		expect( reducer( state, renamed ) ).toBe( state );
	} );

	it( 'take back what the server said about the version before', () => {
		const refused = [
			{ field: 'title', code: 'title_too_long', message: 'Too long.' },
		];
		const state = stateAfter( opened, {
			type: 'FAIL_SAVE',
			id: 7,
			refused,
		} );
		expect( selectors.getRefusedFields( state, 7 ) ).toBe( refused );
		expect(
			selectors.getRefusedFields( reducer( state, renamed ), 7 )
		).toEqual( [] );
	} );
} );

describe( 'a save', () => {
	it( 'keeps what was typed while it was on its way', () => {
		const state = stateAfter(
			opened,
			renamed,
			{ type: 'START_SAVE', id: 7 },
			actions.editSurvey( 7, { title: 'Dinner at eight' } ),
			{
				type: 'FINISH_SAVE',
				id: 7,
				survey: savedSurvey( { title: 'Dinner' } ),
				sent: { title: 'Dinner' },
			}
		);
		expect( selectors.getEditedSurvey( state, 7 )?.title ).toBe(
			'Dinner at eight'
		);
		expect( selectors.hasEdits( state, 7 ) ).toBe( true );
		expect( selectors.isSavingSurvey( state, 7 ) ).toBe( false );
	} );

	it( 'of a new survey leads on under the id that it has now', () => {
		const blank = blankSurvey( 'Thanks!' );
		const typed = actions.editSurvey( NEW_SURVEY_ID, { title: 'Lunch' } );
		const state = stateAfter(
			actions.receiveSurvey( blank ),
			typed,
			{ type: 'START_SAVE', id: NEW_SURVEY_ID },
			{
				type: 'FINISH_SAVE',
				id: NEW_SURVEY_ID,
				survey: savedSurvey(),
				sent: typed.changes,
			}
		);
		expect( selectors.hasEdits( state, NEW_SURVEY_ID ) ).toBe( false );
		expect( selectors.getEditedSurvey( state, 7 )?.title ).toBe( 'Lunch' );
		expect( selectors.hasEdits( state, 7 ) ).toBe( false );
		// Saved once more under the old id, it would be there twice.
		expect( selectors.isSavingSurvey( state, NEW_SURVEY_ID ) ).toBe( true );
		expect( selectors.isSavingSurvey( state, 7 ) ).toBe( false );
	} );

	it( 'of a new survey leaves alone another one that was begun meanwhile', () => {
		const state = stateAfter(
			actions.receiveSurvey( blankSurvey( 'Thanks!' ) ),
			{ type: 'START_SAVE', id: NEW_SURVEY_ID },
			actions.closeSurvey( NEW_SURVEY_ID ),
			actions.receiveSurvey( blankSurvey( 'Bye!' ) ),
			{
				type: 'FINISH_SAVE',
				id: NEW_SURVEY_ID,
				survey: savedSurvey(),
				sent: {},
			}
		);
		expect(
			selectors.getEditedSurvey( state, NEW_SURVEY_ID )
		).toMatchObject( { title: '', questions: [ { title: '' } ] } );
		expect( selectors.getEditedSurvey( state, 7 ) ).toBeUndefined();
	} );

	it( 'that failed keeps the edits', () => {
		const state = stateAfter(
			opened,
			renamed,
			{ type: 'START_SAVE', id: 7 },
			{ type: 'FAIL_SAVE', id: 7, refused: [] }
		);
		expect( selectors.getEditedSurvey( state, 7 )?.title ).toBe( 'Dinner' );
	} );
} );

describe( 'selectors', () => {
	it( 'return the same reference as long as nothing changes', () => {
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
