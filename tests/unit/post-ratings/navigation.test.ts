import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { answer as response } from '../widget/support';
import {
	accept,
	chosen,
	control,
	fetchMock,
	openPage,
	ratedKey,
	sent,
	star,
	status,
} from './page';

/** The other pages of a query loop: WordPress replaces elements, and starts no script. */
let pages: HTMLElement;

beforeEach( async () => {
	openPage();
	pages = document.createElement( 'div' );
	pages.append( ...document.body.childNodes );
	// The page that the visitor opened has no control of this post.
	document.body.replaceChildren( 'Page 1' );
	await settled();
} );

const remember = ( value: number ) =>
	window.localStorage.setItem( ratedKey(), String( value ) );

/** The page's scripts have seen what changed. */
const settled = () => new Promise< void >( ( done ) => setTimeout( done ) );

/** Shows the controls as the server printed them. */
async function comeByNavigation(): Promise< void > {
	document.body.replaceChildren( pages.cloneNode( true ) );
	await settled();
}

const reads = () =>
	fetchMock.mock.calls.filter( ( [ , options ] ) => ! options?.method );

describe( 'controls that arrive by client navigation', () => {
	it( '[RAT-04~] are started, and show what this visitor rated before', async () => {
		remember( 4 );
		accept( 4 );
		await comeByNavigation();
		expect( control( 0 ) ).toHaveClass( 'is-live' );
		expect( control( 1 ) ).toHaveClass( 'is-live' );
		expect( chosen() ).toEqual( [ 4, 4 ] );
		await waitFor( () =>
			expect( control() ).toHaveTextContent( '11 ratings' )
		);
	} );

	it( 'are started once, whatever else changes on the page', async () => {
		remember( 4 );
		accept( 4 );
		await comeByNavigation();
		await waitFor( () =>
			expect( control() ).toHaveTextContent( '11 ratings' )
		);
		document.body.append( 'An advertisement' );
		control().parentElement?.append( document.createElement( 'p' ) );
		await settled();
		expect( reads() ).toHaveLength( 1 );
	} );

	it( 'are started although WordPress kept the class of those of before', async () => {
		await comeByNavigation();
		remember( 2 );
		pages = document.querySelector( 'div' )!;
		expect( control() ).toHaveClass( 'is-live' );
		document.body.replaceChildren( 'Page 1' );
		accept( 2 );
		await comeByNavigation();
		expect( chosen() ).toEqual( [ 2, 2 ] );
		expect( reads() ).toHaveLength( 1 );
	} );

	it( 'rate with one click, and are rated when the visitor comes back', async () => {
		await comeByNavigation();
		accept( 5 );
		await userEvent.click( star( 5 ) );
		await waitFor( () => expect( status() ).not.toBeEmptyDOMElement() );
		expect( sent() ).toHaveLength( 1 );
		accept( 5 );
		await comeByNavigation();
		expect( chosen() ).toEqual( [ 5, 5 ] );
	} );

	it( 'show the choice that is being sent', async () => {
		await comeByNavigation();
		let answer: ( () => void ) | undefined;
		fetchMock.mockReturnValueOnce(
			new Promise( ( done ) => {
				answer = () =>
					done( response( 201, { success: true, data: {} } ) );
			} )
		);
		await userEvent.click( star( 3 ) );
		await comeByNavigation();
		expect( chosen() ).toEqual( [ 3, 3 ] );
		answer?.();
		await settled();
		expect( chosen() ).toEqual( [ 3, 3 ] );
		expect( sent() ).toHaveLength( 1 );
	} );

	it( 'are found deep in the page', async () => {
		const region = document.createElement( 'section' );
		document.body.replaceChildren( region );
		await settled();
		region.append( pages );
		await settled();
		expect( control() ).toHaveClass( 'is-live' );
	} );

	it( 'are started when they return after being removed at once', async () => {
		const parked = pages.cloneNode( true ) as HTMLElement;
		document.body.append( parked );
		parked.remove();
		await settled();
		remember( 3 );
		accept( 3 );
		document.body.append( parked );
		await settled();
		expect( chosen() ).toEqual( [ 3, 3 ] );
	} );

	it( 'are looked for in added elements only, however large the page is', async () => {
		await comeByNavigation();
		const queries = [
			jest.spyOn( Document.prototype, 'querySelectorAll' ),
			jest.spyOn( Document.prototype, 'querySelector' ),
			jest.spyOn( Element.prototype, 'querySelectorAll' ),
			jest.spyOn( Element.prototype, 'querySelector' ),
		];
		const ticker = document.createElement( 'p' );
		for ( let tick = 0; tick < 50; tick++ ) {
			ticker.replaceChildren( `${ tick } seconds` );
			document.body.append( ticker );
			await settled();
		}
		const places = queries.flatMap< unknown >(
			( { mock } ) => mock.contexts
		);
		queries.forEach( ( query ) => query.mockRestore() );
		expect( places ).toHaveLength( 50 );
		expect( new Set( places ) ).toEqual( new Set( [ ticker ] ) );
	} );

	it( 'send no request unless this browser has rated the post', async () => {
		await comeByNavigation();
		expect( fetchMock ).not.toHaveBeenCalled();
	} );
} );
