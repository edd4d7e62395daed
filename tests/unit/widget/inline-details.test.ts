import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import fixture from '../../fixtures/inline-form.json';
import { fetchMock, sentBodies } from './popup';
import { answer } from './support';
import {
	button,
	form,
	inQuestion,
	makeVisible,
	openPage,
	shown,
	useInlinePage,
} from './inline-page';

jest.mock( '@/widget/loader/own-scripts', () => ( {
	...jest.requireActual( '@/widget/loader/own-scripts' ),
	loadParts: () => Promise.resolve(),
} ) );

useInlinePage();

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

describe( 'an inline survey with scripts', () => {
	it( 'does not take the second click of a double click for another step', async () => {
		const user = await openPage();
		await choose( user, 'radio-button', 'One' );
		await user.dblClick( button( 'Next' ) );
		await waitFor( () => expect( shown() ).toEqual( [ 'checkbox' ] ) );
	} );

	it( 'goes on with Enter in a text field', async () => {
		const user = await openPage();
		await choose( user, 'radio-button', 'One' );
		await next( user, 'checkbox' );
		await skipTo( user, [ 'text' ] );
		await user.type( inQuestion( 'text' ).getByRole( 'textbox' ), 'Tea' );
		const later = performance.now() + 1000;
		const clock = jest.spyOn( performance, 'now' ).mockReturnValue( later );
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( shown() ).toEqual( [ 'long-text' ] ) );
		clock.mockRestore();
	} );

	it( 'skips no question that nobody has seen when Enter is pressed twice, and announces the step', async () => {
		const user = await openPage();
		await choose( user, 'radio-button', 'One' );
		await next( user, 'checkbox' );
		await skipTo( user, [ 'text' ] );
		const clock = jest.spyOn( performance, 'now' ).mockReturnValue( 1e9 );
		await skipTo( user, [ 'long-text', 'email' ] );
		await user.keyboard( '{Enter}' );
		expect( shown() ).toEqual( [ 'email' ] );
		clock.mockReturnValue( 1e9 + 400 );
		await user.keyboard( '{Enter}' );
		await waitFor( () => expect( shown() ).toEqual( [ 'star-rating' ] ) );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Question 6 of 9'
		);
		clock.mockRestore();
	} );

	it( 'sends nothing without any answer', async () => {
		const user = await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions = surveys[ 0 ]!.questions.slice( 1, 2 );
		} );
		expect( shown() ).toEqual( [ 'checkbox' ] );
		await user.click( button( 'Send' ) );
		await screen.findByText( 'Choose an answer to continue.' );
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( 'counts the characters that a text may still have', async () => {
		const user = await openPage();
		await user.type(
			inQuestion( 'long-text' ).getByRole( 'textbox' ),
			'Four'
		);
		expect(
			inQuestion( 'long-text' ).getByText( 'Characters left: 396' )
		).toBeInTheDocument();
	} );

	it( 'tells screen readers how many characters are left near the limit, when the visitor pauses', async () => {
		await openPage();
		jest.useFakeTimers();
		const live = form().querySelector( '[aria-live=polite]' );
		const field = inQuestion( 'long-text' ).getByRole( 'textbox' );
		const type = ( length: number ) =>
			fireEvent.input( field, {
				target: { value: 'x'.repeat( length ) },
			} );
		type( 359 );
		jest.advanceTimersByTime( 2000 );
		expect( live ).toBeEmptyDOMElement();
		for ( const length of [ 360, 361, 362 ] ) {
			type( length );
			jest.advanceTimersByTime( 500 );
			expect( live ).toBeEmptyDOMElement();
		}
		jest.advanceTimersByTime( 500 );
		expect( live ).toHaveTextContent( 'Characters left: 38' );
		type( 400 );
		jest.advanceTimersByTime( 1000 );
		expect( live ).toHaveTextContent( 'Characters left: 0' );
		type( 10 );
		jest.advanceTimersByTime( 1000 );
		expect( live ).toBeEmptyDOMElement();
		jest.useRealTimers();
	} );

	it( 'aligns titles and thanks by their own direction', async () => {
		const user = await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions = surveys[ 0 ]!.questions.slice( 0, 1 );
		} );
		expect(
			screen.getByText( 'Question radio-button?', { exact: false } )
		).toHaveAttribute( 'dir', 'auto' );
		await choose( user, 'radio-button', 'One' );
		await user.click( button( 'Send' ) );
		expect(
			await screen.findByText( 'Thanks for your feedback!' )
		).toHaveAttribute( 'dir', 'auto' );
	} );

	it( 'keeps all options of a random order', async () => {
		jest.spyOn( Math, 'random' ).mockReturnValue( 0.99 );
		await openPage();
		expect(
			inQuestion( 'checkbox' )
				.getAllByRole( 'checkbox' )
				.map( ( option ) => ( option as HTMLInputElement ).value )
		).toEqual( [ 'Three', 'Two', 'One' ] );
		jest.restoreAllMocks();
	} );

	it( 'leaves a form with errors as the server printed it', async () => {
		await openPage(
			() => {},
			fixture.html.replace( 'is-stepped', 'has-errors' )
		);
		expect( form() ).not.toHaveClass( 'is-running' );
	} );

	it( 'leaves a form alone whose data is of another version, or does not fit', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		await openPage( ( data ) => ( data.v = 99 ) );
		expect( form() ).not.toHaveClass( 'is-running' );
		await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions[ 0 ]!.id = 'from-a-later-revision';
			surveys[ 0 ]!.questions.splice( 1 );
		} );
		expect( form() ).not.toHaveClass( 'is-running' );
		expect( warn ).toHaveBeenCalledTimes( 1 );
		warn.mockRestore();
	} );

	it( 'opens the other forms if one does not fit', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		await openPage(
			( { surveys } ) => {
				const other = JSON.parse( JSON.stringify( surveys[ 0 ] ) );
				surveys.unshift( { ...other, id: 8, questions: [] } );
			},
			fixture.html.replace( 'data-survey="7"', 'data-survey="8"' ) +
				fixture.html
		);
		const [ broken, whole ] = document.querySelectorAll( 'form' );
		expect( broken ).not.toHaveClass( 'is-running' );
		expect( whole ).toHaveClass( 'is-running' );
		warn.mockRestore();
	} );

	it( 'leaves the focus where the visitor is when the server refuses the answers later', async () => {
		let refuse: ( value: unknown ) => void = () => {};
		fetchMock.mockReturnValue(
			new Promise( ( resolve ) => ( refuse = resolve ) )
		);
		const user = await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions = surveys[ 0 ]!.questions.slice( 0, 1 );
		}, `${ fixture.html }<textarea id="comment"></textarea>` );
		await choose( user, 'radio-button', 'One' );
		await user.click( button( 'Send' ) );
		const comment = document.getElementById( 'comment' )!;
		await user.click( comment );
		refuse(
			answer( 400, {
				code: 'userfeedback_response_invalid',
				message: 'Too long.',
			} )
		);
		const problem = await screen.findByText( 'Too long.' );
		expect( comment ).toHaveFocus();
		expect( problem.closest( '[role=status]' ) ).not.toBeNull();
	} );

	it( 'tells the page what happens, without answers', async () => {
		const events: unknown[] = [];
		const names = [ 'view', 'engagement', 'answer', 'finished' ];
		for ( const name of names ) {
			window.addEventListener( `userfeedback:${ name }`, ( event ) =>
				events.push( [ name, ( event as CustomEvent ).detail ] )
			);
		}
		const user = await openPage( ( { surveys } ) => {
			surveys[ 0 ]!.questions = surveys[ 0 ]!.questions.slice( 0, 2 );
		} );
		makeVisible( 1 );
		await choose( user, 'radio-button', 'One' );
		await next( user, 'checkbox' );
		await user.click( button( 'Send' ) );
		const survey = { survey: 7, title: 'Commas' };
		await waitFor( () => expect( events ).toHaveLength( 4 ) );
		expect( events ).toEqual( [
			[ 'view', survey ],
			[ 'answer', { ...survey, question: 'radio-button' } ],
			[ 'engagement', survey ],
			[
				'finished',
				{ ...survey, response: sentBodies()[ 0 ].submission_id },
			],
		] );
	} );
} );
