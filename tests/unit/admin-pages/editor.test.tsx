import { act, screen, waitFor } from '@testing-library/react';
import {
	card,
	openEditor,
	press,
	sentSurvey,
	site,
	titles,
} from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { radioQuestion, textQuestion } from '../support/surveys';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the questions of a survey', () => {
	it( 'are edited, added, moved and deleted, and saved together', async () => {
		const { user, saves } = await openEditor();
		await user.type(
			card( 1 ).getByRole( 'textbox', { name: 'Title' } ),
			' Really?'
		);
		await press( user, 'Add Question' );
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

	it( '[QST-06~] are deleted only after asking', async () => {
		const { user } = await openEditor();
		await press( user, 'Delete question 1' );
		expect(
			screen.getByRole( 'dialog', { name: 'Delete this question?' } )
		).toHaveTextContent( 'Happy?' );
		await press( user, 'Cancel' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why?' ] );
	} );

	it( '[EDT-09~] at fault are not saved, and the first one is gone to', async () => {
		const { user, saves } = await openEditor();
		await user.clear( card( 2 ).getByRole( 'textbox', { name: 'Title' } ) );
		await press( user, 'Next Step: Publish' );
		expect(
			screen.getByText( 'Please fix errors on this page.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } )
		).toHaveFocus();
		expect( saves() ).toEqual( [] );
		await user.keyboard( 'How?' );
		await press( user, 'Next Step: Publish' );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/edit/7/publish' )
		);
		expect( saves() ).toHaveLength( 1 );
	} );

	it( 'that the server refuses are marked in its words', async () => {
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

describe( 'the thank-you message', () => {
	it( 'becomes the default when it is left empty', async () => {
		const { user } = await openEditor();
		const field = screen.getByRole( 'textbox', {
			name: 'Thank-you message',
		} );
		await user.clear( field );
		await user.tab();
		expect( field ).toHaveValue( 'Thanks for your feedback!' );
	} );
} );

describe( 'saving', () => {
	it( '[EDT-05~] says that a draft was saved, for five seconds', async () => {
		const { user } = await openEditor();
		await press( user, 'Save' );
		const text = { selector: '.components-notice__content' };
		expect(
			await screen.findByText( 'Your Survey was Saved as a Draft.', text )
		).toBeVisible();
		act( () => jest.advanceTimersByTime( 4900 ) );
		expect(
			screen.queryByText( 'Your Survey was Saved as a Draft.', text )
		).not.toBeNull();
		act( () => jest.advanceTimersByTime( 200 ) );
		expect(
			screen.queryByText( 'Your Survey was Saved as a Draft.', text )
		).toBeNull();
	} );

	it( 'without a connection keeps what was typed and says what to do', async () => {
		const { user } = await openEditor( ( request ) =>
			request.method === 'POST' ? null : site( request )
		);
		await user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			' Really?'
		);
		await press( user, 'Save' );
		const banner = await screen.findByText( /could not be saved/, {
			selector: '.components-notice__content',
		} );
		expect( banner ).toHaveTextContent(
			'Check your connection and try again. What you typed is still here.'
		);
		expect( titles() ).toEqual( [ 'Happy?', 'Why? Really?' ] );
	} );

	it( 'a new survey stays with it, under its own address', async () => {
		const { user, saves } = await openEditor( site, '/new' );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Survey title' } ),
			'Lunch{Enter}'
		);
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'Why?'
		);
		await press( user, 'Save' );
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		expect( titles() ).toEqual( [ 'Why?' ] );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'?'
		);
		await press( user, 'Save' );
		expect( saves().map( ( { path } ) => path ) ).toEqual( [
			'/userfeedback/v1/surveys',
			'/userfeedback/v1/surveys/7',
		] );
	} );

	it( 'a new survey leads on under its own address', async () => {
		const { user, saves } = await openEditor( site, '/new' );
		expect( window.location.hash ).toBe( '#/new/questions' );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Survey title' } ),
			'Lunch{Enter}'
		);
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'Why?'
		);
		await press( user, 'Next Step: Publish' );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/edit/7/publish' )
		);
		expect( saves() ).toEqual( [
			expect.objectContaining( { path: '/userfeedback/v1/surveys' } ),
		] );
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

	it( '[PUB-03~] as a draft only saves', async () => {
		const { user } = await openEditor( site, '/edit/7/publish' );
		await user.click( screen.getByRole( 'radio', { name: 'Draft' } ) );
		await press( user, 'Save as Draft' );
		const text = { selector: '.components-notice__content' };
		expect(
			await screen.findByText( 'Your Survey was Saved as a Draft.', text )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
	} );
} );
