import { createControl } from '@/widget/control/control';
import { start } from '@/widget/loader/start';
import type { PageData } from '@/widget/types';
import { submittedCookie } from '@/widget/visitor-cookie';
import {
	answer,
	clearCookies,
	pageData,
	SHOW,
	survey,
	watchListeners,
} from './support';

const DUE = '2026-11-21T12:00:00Z';
const AT = Date.parse( DUE );
const URL = 'https://example.org/wp-json/userfeedback/v1/surveys/due?first=9';
const mount = jest.fn();
const fetchMock = jest.fn();
let forget: () => void;

/** A page that was printed before a survey was due, with these of its own. */
async function openPage( now: number, surveys: PageData[ 'surveys' ] ) {
	document.body.innerHTML =
		'<script type="application/json" id="userfeedback-data"></script>';
	const data = pageData( { surveys, due: { at: DUE, url: URL } } );
	document.querySelector( 'script' )!.textContent = JSON.stringify( data );
	await start( () => now, '' );
}
const shown = () => mount.mock.calls.map( ( [ { survey: one } ] ) => one.id );

beforeEach( () => {
	mount.mockReset();
	fetchMock.mockReset().mockResolvedValue(
		answer( 200, {
			strings: { stars_1: '1 star', next: 'Suivant' },
			surveys: [ survey( { id: 9 } ), survey() ],
		} )
	);
	window.fetch = fetchMock;
	window.userfeedback = { app: { mount }, show: SHOW };
	window.userfeedback.control = createControl();
	clearCookies();
	forget = watchListeners();
} );

afterEach( () => forget() );

describe( 'a page that was cached before a survey was due', () => {
	it( 'shows no survey before that time', async () => {
		await openPage( AT - 1, [ survey() ] );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( shown() ).toEqual( [ 7 ] );
	} );

	it( 'requests the survey from then on, without cookies, and shows it', async () => {
		await openPage( AT, [] );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		expect( fetchMock.mock.calls[ 0 ] ).toEqual( [
			URL,
			expect.objectContaining( { credentials: 'omit' } ),
		] );
		expect( shown() ).toEqual( [ 9 ] );
	} );

	it( 'receives the survey’s texts and keeps those in its own language', async () => {
		await openPage( AT, [] );
		const { strings } = mount.mock.calls[ 0 ][ 0 ].data;
		expect( strings ).toMatchObject( { stars_1: '1 star', next: 'Next' } );
	} );

	it.each( [
		[ 'the REST API is closed', answer( 401, { code: 'rest_forbidden' } ) ],
		[ 'something else answers', answer( 200, null ) ],
		[ 'no JSON comes', answer( 200 ) ],
	] )( 'shows its own surveys when %s', async ( _, response ) => {
		fetchMock.mockResolvedValue( response );
		await openPage( AT, [ survey() ] );
		expect( shown() ).toEqual( [ 7 ] );
	} );

	it( 'shows its own surveys without a network', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		await openPage( AT, [ survey() ] );
		expect( shown() ).toEqual( [ 7 ] );
	} );

	it( 'shows nothing that is no longer published', async () => {
		fetchMock.mockResolvedValue(
			answer( 200, { surveys: [], strings: {} } )
		);
		await openPage( AT, [ survey() ] );
		expect( shown() ).toEqual( [] );
	} );
} );

describe( 'a page that has only the first of many surveys', () => {
	const MORE = `${ URL }&after=7`;
	const answered = ( id: number, more?: string ) =>
		answer( 200, {
			strings: {},
			surveys: [ survey( { id, cookie_name: `userfeedback-${ id }` } ) ],
			...( more && { more: { url: more } } ),
		} );

	async function openFirst( data: Partial< PageData > ) {
		document.body.innerHTML =
			'<script type="application/json" id="userfeedback-data"></script>';
		document.querySelector( 'script' )!.textContent = JSON.stringify(
			pageData( { more: { url: MORE }, ...data } )
		);
		await start( () => AT, '' );
	}

	it( 'requests no others while one of them can show', async () => {
		await openFirst( {} );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( shown() ).toEqual( [ 7 ] );
	} );

	it( 'requests those that follow until one can show', async () => {
		document.cookie = submittedCookie( 'userfeedback-7', 'x' );
		document.cookie = submittedCookie( 'userfeedback-8', 'x' );
		fetchMock
			.mockResolvedValueOnce( answered( 8, `${ URL }&after=8` ) )
			.mockResolvedValueOnce( answered( 9 ) );
		await openFirst( {} );
		expect( fetchMock.mock.calls.map( ( [ url ] ) => url ) ).toEqual( [
			MORE,
			`${ URL }&after=8`,
		] );
		expect( shown() ).toEqual( [ 9 ] );
	} );

	it( 'shows none if the request fails', async () => {
		fetchMock.mockRejectedValue( new Error( 'offline' ) );
		await openFirst( { surveys: [] } );
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		expect( shown() ).toEqual( [] );
	} );
} );
