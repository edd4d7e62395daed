import { screen, waitFor } from '@testing-library/react';
import {
	banner,
	card,
	openEditor,
	press,
	sentSurvey,
	site,
	titles,
} from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { store as surveysStore } from '@/stores/surveys';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the questions of a survey', () => {
	it( 'are edited, added, moved and deleted, and saved with one request', async () => {
		const { user, saves } = await openEditor();
		await user.type(
			card( 1 ).getByRole( 'textbox', { name: 'Title' } ),
			' Really?'
		);
		await press( user, 'Add Question' );
		await user.click(
			screen.getByRole( 'menuitem', { name: 'Single Text Field' } )
		);
		await user.keyboard( 'Anything else?' );
		await press( user, 'Move question 3 up' );
		expect( titles() ).toEqual( [
			'Happy? Really?',
			'Anything else?',
			'Why?',
		] );
		await press( user, 'Delete question 3' );
		await press( user, 'Delete question' );
		await press( user, 'Save' );
		expect(
			saves().map( ( save ) => sentSurvey( save ).questions )
		).toEqual( [
			[
				{ ...radioQuestion(), title: 'Happy? Really?' },
				textQuestion( {
					id: expect.any( String ),
					title: 'Anything else?',
				} ),
			],
		] );
	} );

	it( '[QST-06~] are deleted only after a confirmation', async () => {
		const { user } = await openEditor();
		await press( user, 'Delete question 1' );
		expect(
			screen.getByRole( 'dialog', { name: 'Delete this question?' } )
		).toHaveTextContent( 'Happy?' );
		await press( user, 'Cancel' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
	} );

	it( '[EDT-09~] are not saved with errors, and the first error takes the focus', async () => {
		const { user, saves } = await openEditor();
		await user.clear( card( 2 ).getByRole( 'textbox', { name: 'Title' } ) );
		await press( user, 'Next Step: Settings' );
		expect(
			await banner( 'Please fix errors on this page.' )
		).toBeVisible();
		expect(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } )
		).toHaveFocus();
		expect( saves() ).toEqual( [] );
		await user.keyboard( 'How?' );
		await press( user, 'Next Step: Settings' );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/edit/7/settings' )
		);
		expect( saves() ).toHaveLength( 1 );
	} );

	it( 'show the server’s messages for refused fields', async () => {
		const { user } = await openEditor( ( request ) =>
			request.method === 'POST'
				? refusal( 400, 'userfeedback_survey_invalid', 'Invalid.', [
						{
							field: 'questions[1].title',
							code: 'too_long',
							message: 'Far too long.',
						},
					] )
				: site( request )
		);
		await user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			'?'
		);
		await press( user, 'Save' );
		await waitFor( () =>
			expect(
				card( 2 ).getByRole( 'textbox', { name: 'Title' } )
			).toHaveAccessibleDescription( 'Far too long.' )
		);
		expect( titles() ).toEqual( [ 'Happy?', 'Why??' ] );
	} );
} );

describe( 'a survey without questions', () => {
	it( '[QST-04~] starts with one blank text question, which does not count as an edit', async () => {
		const { registry } = await openEditor( ( request ) =>
			request.path.endsWith( '/7' )
				? { body: survey( { questions: [] } ) }
				: site( request )
		);
		expect( titles() ).toEqual( [ '' ] );
		expect(
			card( 1 ).getByRole( 'combobox', { name: 'Type' } )
		).toHaveValue( 'text' );
		expect( registry.select( surveysStore ).hasEdits( 7 ) ).toBe( false );
	} );

	it( '[QST-11~] requires a question after all of them were deleted', async () => {
		const { user, saves } = await openEditor();
		await press( user, 'Delete question 2' );
		await press( user, 'Delete question' );
		expect(
			screen.getByRole( 'button', { name: 'Drag question 1' } )
		).toHaveFocus();
		await press( user, 'Delete question 1' );
		await press( user, 'Delete question' );
		expect(
			screen.getByRole( 'button', { name: 'Add Question' } )
		).toHaveFocus();
		await press( user, 'Next Step: Settings' );
		expect( await banner( /Add at least one question\.$/ ) ).toBeVisible();
		expect( saves() ).toEqual( [] );
	} );
} );

describe( 'the thank-you message', () => {
	it( 'is replaced by the default when it is empty', async () => {
		const { user } = await openEditor();
		const field = screen.getByRole( 'textbox', {
			name: 'Thank-you message',
		} );
		await user.clear( field );
		await user.tab();
		expect( field ).toHaveValue( 'Thanks for your feedback!' );
	} );
} );

describe( 'publishing', () => {
	it( '[PUB-03~] saves and returns to the list', async () => {
		const { user, saves } = await openEditor( site, '/edit/7/publish' );
		await press( user, 'Save and Publish' );
		await waitFor( () => expect( window.location.hash ).toBe( '#/' ) );
		expect( sentSurvey( saves()[ 0 ] as SeenRequest ) ).toEqual( {
			status: 'publish',
		} );
	} );

	it( '[PUB-03~] only saves when Draft is chosen', async () => {
		const { user } = await openEditor( site, '/edit/7/publish' );
		await user.click( screen.getByRole( 'radio', { name: 'Draft' } ) );
		await press( user, 'Save as Draft' );
		expect(
			await banner( 'Your Survey was Saved as a Draft.' )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
	} );
} );
