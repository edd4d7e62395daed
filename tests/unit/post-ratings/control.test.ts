import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { answer as response } from '../widget/support';
import {
	accept,
	chosen,
	comeBack,
	control,
	fetchMock,
	openPage,
	ratedKey,
	remembered,
	respond,
	sent,
	star,
	status,
} from './page';

beforeEach( openPage );

describe( 'the rating control', () => {
	it( '[RAT-04~] rates with one click, and shows the new average at all controls of the post', async () => {
		accept( 4 );
		await userEvent.click( star( 4 ) );
		expect( chosen() ).toEqual( [ 4, 4 ] );
		await waitFor( () =>
			expect( status() ).toHaveTextContent( 'Thank you for your rating.' )
		);
		expect( sent() ).toEqual( [
			[
				'/rating',
				{
					value: 4,
					nonce: '1.token',
					website: '',
					elapsed_ms: expect.any( Number ),
				},
			],
		] );
		for ( const index of [ 0, 1 ] ) {
			expect( control( index ) ).toHaveTextContent( '3,8 out of 5' );
			expect( control( index ) ).toHaveTextContent( '11 ratings' );
			expect(
				control( index ).querySelector< HTMLElement >(
					'.userfeedback-rating__fill span'
				)?.style.inlineSize
			).toBe( '76%' );
		}
		expect( remembered() ).toBe( '4' );
	} );

	it( 'shows the average with the first rating', async () => {
		const average = control( 0 ).querySelector(
			'.userfeedback-rating__average'
		)!;
		average.toggleAttribute( 'hidden', true );
		accept( 4 );
		await userEvent.click( star( 4 ) );
		await waitFor( () =>
			expect( average ).not.toHaveAttribute( 'hidden' )
		);
	} );

	it( '[RAT-04~] sends no WordPress nonce', async () => {
		accept( 4 );
		await userEvent.click( star( 4 ) );
		expect( fetchMock.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( {
			method: 'POST',
			keepalive: true,
			headers: { 'Content-Type': 'application/json' },
		} );
	} );

	it( '[RAT-04~] changes a rating, and sends nothing for the same one', async () => {
		accept( 4 );
		await userEvent.dblClick( star( 4 ) );
		await waitFor( () => expect( status() ).not.toBeEmptyDOMElement() );
		await userEvent.click( star( 4 ) );
		expect( sent() ).toHaveLength( 1 );
		accept( 2 );
		await userEvent.click( star( 2, 1 ) );
		await waitFor( () => expect( remembered() ).toBe( '2' ) );
		expect( sent().map( ( [ , body ] ) => body.value ) ).toEqual( [
			4, 2,
		] );
		expect( chosen() ).toEqual( [ 2, 2 ] );
	} );

	it( 'sends the last of several quick choices after the first', async () => {
		let release: ( () => void ) | undefined;
		fetchMock.mockReturnValueOnce(
			new Promise( ( done ) => {
				release = () =>
					done( response( 201, { success: true, data: {} } ) );
			} )
		);
		accept( 1 );
		await userEvent.click( star( 5 ) );
		await userEvent.click( star( 3 ) );
		await userEvent.click( star( 1 ) );
		expect( sent() ).toHaveLength( 1 );
		release?.();
		await waitFor( () => expect( remembered() ).toBe( '1' ) );
		expect( sent().map( ( [ , body ] ) => body.value ) ).toEqual( [
			5, 1,
		] );
	} );

	it( '[RAT-04~] chooses with arrow keys and rates with Enter, the button or the space bar', async () => {
		await userEvent.tab();
		await userEvent.tab();
		star( 1 ).focus();
		await userEvent.keyboard( '{ArrowRight}{ArrowRight}' );
		expect( star( 3 ) ).toBeChecked();
		expect( sent() ).toEqual( [] );
		// Its style shows the button.
		const form = control().querySelector( '[data-action=vote]' );
		expect( form ).toHaveClass( 'is-chosen' );
		accept( 3 );
		await userEvent.keyboard( '{Enter}' );
		await waitFor( () => expect( remembered() ).toBe( '3' ) );
		expect( form ).not.toHaveClass( 'is-chosen' );

		await userEvent.keyboard( '{ArrowRight}' );
		expect( star( 4 ) ).toBeChecked();
		accept( 4 );
		await userEvent.tab();
		expect(
			within( control() ).getByRole( 'button', { name: 'Rate' } )
		).toHaveFocus();
		await userEvent.keyboard( '{Enter}' );
		await waitFor( () => expect( remembered() ).toBe( '4' ) );

		star( 4 ).focus();
		await userEvent.keyboard( '{ArrowRight}' );
		accept( 5 );
		await userEvent.keyboard( ' ' );
		await waitFor( () => expect( remembered() ).toBe( '5' ) );
		expect( sent().map( ( [ , body ] ) => body.value ) ).toEqual( [
			3, 4, 5,
		] );
	} );

	it.each( [
		[
			'offline',
			() => fetchMock.mockRejectedValueOnce( new TypeError() ),
			'That was not sent. Check your connection and try again.',
		],
		[
			'a broken server',
			() => respond( 500, undefined ),
			'That could not be stored. Try again in a minute.',
		],
		[
			'a full server',
			() => respond( 503, undefined ),
			'That could not be stored. Try again in a minute.',
		],
		[
			'too many',
			() =>
				respond( 429, {
					code: 'userfeedback_rate_exceeded',
					message: 'Too many ratings came from your network today.',
				} ),
			'Too many ratings came from your network today.',
		],
	] )( '[RAT-04~] takes the rating back: %s', async ( _, fail, text ) => {
		accept( 5 );
		await userEvent.click( star( 5 ) );
		await waitFor( () => expect( remembered() ).toBe( '5' ) );
		fail();
		await userEvent.click( star( 1 ) );
		await waitFor( () => expect( status() ).toHaveTextContent( text ) );
		expect( status() ).toHaveClass( 'is-error' );
		expect( chosen() ).toEqual( [ 5, 5 ] );
		expect( remembered() ).toBe( '5' );
		// And it can be tried again.
		accept( 1 );
		await userEvent.click( star( 1 ) );
		await waitFor( () => expect( remembered() ).toBe( '1' ) );
		expect( status() ).not.toHaveClass( 'is-error' );
	} );

	const outdated = ( nonce: string ) =>
		respond( 403, {
			code: 'userfeedback_token_invalid',
			message: 'Reload the page.',
			data: { status: 403, nonce },
		} );

	it( 'tries once more with the fresh token of a refusal', async () => {
		outdated( '2.fresh' );
		accept( 4 );
		await userEvent.click( star( 4 ) );
		await waitFor( () => expect( remembered() ).toBe( '4' ) );
		expect( sent().map( ( [ , body ] ) => body.nonce ) ).toEqual( [
			'1.token',
			'2.fresh',
		] );
	} );

	it( 'tries no third time', async () => {
		outdated( '2.fresh' );
		outdated( '2.fresher' );
		await userEvent.click( star( 4 ) );
		await waitFor( () =>
			expect( status() ).toHaveTextContent( 'Reload the page.' )
		);
		expect( sent() ).toHaveLength( 2 );
		expect( chosen() ).toEqual( [] );
	} );

	it.each( [
		[ 401, { code: 'rest_login_required', message: 'Login' } ],
		[ 404, { code: 'rest_no_route', message: 'None' } ],
		[ 403, undefined ],
	] )(
		'[RAT-04~] sends the form where visitors cannot use the REST API: %d',
		async ( code, body ) => {
			const values: unknown[] = [];
			const submit = jest
				.spyOn( HTMLFormElement.prototype, 'submit' )
				.mockImplementation( function ( this: HTMLFormElement ) {
					values.push(
						new FormData( this ).get( 'userfeedback_rating_value' )
					);
				} );
			respond( code, body );
			await userEvent.click( star( 4 ) );
			await waitFor( () => expect( values ).toEqual( [ '4' ] ) );
			submit.mockRestore();
		}
	);
} );

describe( 'a page from a cache', () => {
	it( '[RAT-04~] sends no request unless this browser has rated the post', async () => {
		window.localStorage.setItem( 'userfeedback-rated-1', '5' );
		comeBack();
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( chosen() ).toEqual( [] );
	} );

	it( "[RAT-04~] shows the visitor's rating and today's average", async () => {
		window.localStorage.setItem( ratedKey(), '2' );
		accept( 3 );
		comeBack();
		expect( chosen() ).toEqual( [ 2, 2 ] );
		await waitFor( () => expect( chosen() ).toEqual( [ 3, 3 ] ) );
		expect( control( 1 ) ).toHaveTextContent( '11 ratings' );
		expect( fetchMock.mock.calls[ 0 ]?.[ 1 ] ).toMatchObject( {
			cache: 'no-store',
		} );
		expect( remembered() ).toBe( '3' );
	} );

	it( 'keeps what the visitor chose before the server said what it has', async () => {
		window.localStorage.setItem( ratedKey(), '2' );
		let answer: ( ( response: unknown ) => void ) | undefined;
		fetchMock.mockReturnValueOnce(
			new Promise( ( done ) => {
				answer = done;
			} )
		);
		comeBack();
		accept( 5 );
		await userEvent.click( star( 5 ) );
		await waitFor( () => expect( remembered() ).toBe( '5' ) );
		answer?.( response( 200, { success: true, data: { value: 2 } } ) );
		await new Promise( ( done ) => setTimeout( done ) );
		expect( chosen() ).toEqual( [ 5, 5 ] );
		expect( remembered() ).toBe( '5' );
	} );

	it( 'forgets a rating that the server does not know', async () => {
		window.localStorage.setItem( ratedKey(), '2' );
		respond( 200, { success: true, data: { value: null } } );
		comeBack();
		await waitFor( () => expect( remembered() ).toBeNull() );
		expect( chosen() ).toEqual( [] );
	} );

	it( 'keeps the remembered rating when the server cannot be asked', async () => {
		window.localStorage.setItem( ratedKey(), '2' );
		fetchMock.mockRejectedValueOnce( new TypeError() );
		comeBack();
		await Promise.resolve();
		expect( chosen() ).toEqual( [ 2, 2 ] );
		expect( remembered() ).toBe( '2' );
	} );
} );
