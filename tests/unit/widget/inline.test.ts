import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { answer } from './support';
import { fetchMock, sentBodies } from './popup';
import {
	button,
	counted,
	form,
	inQuestion,
	makeVisible,
	openPage,
	question,
	shown,
	useInlinePage,
} from './inline-page';

jest.mock( '@/widget/loader/own-scripts', () => ( {
	...jest.requireActual( '@/widget/loader/own-scripts' ),
	loadParts: () => Promise.resolve(),
} ) );

useInlinePage();

/** The part of surveys with conditions. */
async function loadLogic(): Promise< void > {
	await jest.isolateModulesAsync( async () => {
		await import( '@/widget/parts/logic' );
	} );
}

const choose = ( user: UserEvent, id: string, name: string ) =>
	user.click( inQuestion( id ).getByLabelText( name ) );

/** Goes on and waits for the next question. */
async function next( user: UserEvent, id: string ): Promise< void > {
	await user.click( button( 'Next' ) );
	await waitFor( () => expect( shown() ).toEqual( [ id ] ) );
}

/** Skips the questions up to the one with this id. */
async function skipTo( user: UserEvent, ids: string[] ): Promise< void > {
	for ( const id of ids ) {
		await user.click( button( 'Skip' ) );
		await waitFor( () => expect( shown() ).toEqual( [ id ] ) );
	}
}

const AFTER_FIRST = [
	'checkbox',
	'text',
	'long-text',
	'email',
	'star-rating',
	'nps',
	'image-radio',
	'icon-choice',
];

describe( 'an inline survey with scripts', () => {
	// First, because the forms of other tests count the end of the page as well.
	it( 'counts the impression when half of it is visible, then the start and the last question', async () => {
		const user = await openPage();
		expect( counted() ).toEqual( [] );
		makeVisible( 0.4 );
		expect( counted() ).toEqual( [] );
		makeVisible( 0.5 );
		makeVisible( 1 );
		expect( counted() ).toEqual( [ [ 'impression', undefined ] ] );
		await choose( user, 'radio-button', 'One' );
		await choose( user, 'radio-button', 'Two' );
		expect( counted().slice( 1 ) ).toEqual( [ [ 'progress', 'started' ] ] );
		await next( user, 'checkbox' );
		window.dispatchEvent( new Event( 'pagehide' ) );
		window.dispatchEvent( new Event( 'pagehide' ) );
		expect( counted().slice( 2 ) ).toEqual( [ [ 'progress', 'reached' ] ] );
	} );

	it( 'asks one question at a time and sends what its fields hold', async () => {
		const user = await openPage();
		expect( shown() ).toEqual( [ 'radio-button' ] );
		for ( const name of [ 'Back', 'Skip' ] ) {
			expect( screen.queryByRole( 'button', { name } ) ).toBeNull();
		}
		await choose( user, 'radio-button', 'Two' );
		await user.type(
			inQuestion( 'radio-button' ).getByRole( 'textbox' ),
			' Fine '
		);
		await next( user, 'checkbox' );
		expect( screen.getByText( 'Question 2 of 9' ) ).toBeInTheDocument();
		expect( question( 'checkbox' ) ).toHaveFocus();
		await choose( user, 'checkbox', 'Three' );
		await choose( user, 'checkbox', 'One' );
		await next( user, 'text' );
		expect( inQuestion( 'text' ).getByRole( 'textbox' ) ).toHaveFocus();
		await user.type( inQuestion( 'text' ).getByRole( 'textbox' ), 'Tea' );
		await next( user, 'long-text' );
		await skipTo( user, [ 'email' ] );
		await user.type(
			inQuestion( 'email' ).getByLabelText( /Question email/ ),
			'ada@example.org'
		);
		await user.type(
			inQuestion( 'email' ).getByLabelText( /First name/ ),
			'Ada'
		);
		await next( user, 'star-rating' );
		await choose( user, 'star-rating', '4 stars' );
		await next( user, 'nps' );
		await choose( user, 'nps', '0, Not Likely' );
		await next( user, 'image-radio' );
		await choose( user, 'image-radio', 'Two' );
		await next( user, 'icon-choice' );
		await choose( user, 'icon-choice', 'Three' );
		expect( form() ).toHaveClass( 'is-last' );
		await user.click( button( 'Send' ) );
		await waitFor( () => expect( fetchMock ).toHaveBeenCalledTimes( 1 ) );
		const [ body ] = sentBodies();
		expect( body.answers ).toEqual( [
			{
				question_id: 'radio-button',
				value: 'Two',
				extra: { comments: 'Fine' },
			},
			{
				question_id: 'checkbox',
				value: expect.arrayContaining( [ 'One', 'Three' ] ),
			},
			{ question_id: 'text', value: 'Tea' },
			{ question_id: 'long-text', value: null },
			{
				question_id: 'email',
				value: 'ada@example.org',
				extra: { name: 'Ada' },
			},
			{ question_id: 'star-rating', value: 4 },
			{ question_id: 'nps', value: 0 },
			{ question_id: 'image-radio', value: 'Two' },
			{ question_id: 'icon-choice', value: 'Three' },
		] );
		expect( body ).toMatchObject( {
			nonce: '1.0123456789abcdef0123',
			website: '',
			elapsed_ms: expect.any( Number ),
			submission_id: expect.stringMatching( /^[0-9a-f-]{36}$/ ),
		} );
		expect( fetchMock.mock.calls[ 0 ][ 0 ] ).toBe(
			'https://site.example/wp-json/userfeedback/v1/surveys/7/responses'
		);
		const thanks = await screen.findByText( 'Thanks for your feedback!' );
		expect( thanks ).toHaveFocus();
		expect( document.cookie ).toContain( body.submission_id );
		expect( form() ).toBeNull();
	} );

	it( 'goes on only with a valid answer, and says what is missing', async () => {
		const user = await openPage();
		await user.click( button( 'Next' ) );
		expect(
			await screen.findByText( 'Choose an answer to continue.' )
		).toBeInTheDocument();
		expect( question( 'radio-button' ) ).toHaveFocus();
		expect( question( 'radio-button' ) ).toHaveAttribute(
			'aria-invalid',
			'true'
		);
		await choose( user, 'radio-button', 'One' );
		expect(
			screen.queryByText( 'Choose an answer to continue.' )
		).toBeNull();
		expect( question( 'radio-button' ) ).not.toHaveAttribute(
			'aria-invalid'
		);
		await next( user, 'checkbox' );
		await skipTo( user, [ 'text', 'long-text', 'email' ] );
		const address =
			inQuestion( 'email' ).getByLabelText( /Question email/ );
		await user.type( address, 'nobody' );
		await user.click( button( 'Next' ) );
		await screen.findByText(
			'Enter an email address like name@example.com.'
		);
		expect( address ).toHaveFocus();
		await user.clear( address );
		await user.type(
			inQuestion( 'email' ).getByLabelText( /First name/ ),
			'Ada'
		);
		await user.click( button( 'Next' ) );
		await screen.findByText( 'Enter your email address to continue.' );
		await skipTo( user, [ 'star-rating' ] );
		expect( address ).toHaveValue( '' );
	} );

	it( 'leaves out questions that logic hides, and their answers after Back', async () => {
		await loadLogic();
		const user = await openPage();
		await choose( user, 'radio-button', 'One' );
		await next( user, 'checkbox' );
		await next( user, 'text' );
		await user.type( inQuestion( 'text' ).getByRole( 'textbox' ), 'Tea' );
		await user.click( button( 'Back' ) );
		await user.click( button( 'Back' ) );
		expect( shown() ).toEqual( [ 'radio-button' ] );
		expect(
			inQuestion( 'radio-button' ).getByLabelText( 'One' )
		).toBeChecked();
		await choose( user, 'radio-button', 'Two' );
		await next( user, 'checkbox' );
		await next( user, 'long-text' );
		await skipTo( user, AFTER_FIRST.slice( 3 ) );
		await user.click( button( 'Send' ) );
		await waitFor( () => expect( fetchMock ).toHaveBeenCalledTimes( 1 ) );
		const sent = sentBodies()[ 0 ].answers.map(
			( { question_id: id }: { question_id: string } ) => id
		);
		expect( sent ).toEqual( [
			'radio-button',
			...AFTER_FIRST.filter( ( id ) => id !== 'text' ),
		] );
	} );

	it( 'keeps answers that cannot be sent, and says so', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'no network' ) );
		const user = await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions = surveys[ 0 ]!.questions.slice( 0, 1 );
		} );
		await choose( user, 'radio-button', 'One' );
		await user.click( button( 'Send' ) );
		await screen.findByText( /Your answer is saved and will be sent/ );
		expect(
			Object.keys( localStorage ).filter( ( key ) =>
				key.startsWith( 'userfeedback-outbox:' )
			)
		).toHaveLength( 1 );
	} );

	it( 'tells a visitor whose answers were refused why', async () => {
		fetchMock.mockResolvedValue(
			answer( 400, {
				code: 'userfeedback_response_invalid',
				message: 'Too long.',
			} )
		);
		const user = await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions = surveys[ 0 ]!.questions.slice( 0, 1 );
		} );
		await choose( user, 'radio-button', 'One' );
		await user.click( button( 'Send' ) );
		await screen.findByText( 'Your answers could not be accepted.' );
		expect( screen.getByText( 'Too long.' ) ).toBeInTheDocument();
	} );
} );
