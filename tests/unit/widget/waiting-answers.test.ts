import { start } from '@/widget/loader/start';
import type { Outbox } from '@/widget/types';
import { submittedCookie } from '@/widget/visitor-cookie';
import {
	clearCookies,
	pageData,
	settle,
	survey,
	watchListeners,
} from './support';

const KEY = 'userfeedback-outbox:an-id';
const SCRIPTS = [ 'react', 'userfeedback-widget-outbox' ].map( ( handle ) => ( {
	handle,
	src: `/${ handle }.js`,
	before: '',
	after: '',
} ) );

let forget: () => void;

/** A page whose survey the visitor has answered: it shows none. */
async function openPage() {
	document.body.innerHTML =
		'<script type="application/json" id="userfeedback-data"></script>';
	document.getElementById( 'userfeedback-data' )!.textContent =
		JSON.stringify(
			pageData( { app: { scripts: SCRIPTS }, surveys: [ survey() ] } )
		);
	document.cookie = submittedCookie( 'userfeedback-7', 'an-id' );
	await start( Date.now, '' );
	await settle();
}

const inserted = () =>
	Array.from( document.querySelectorAll( 'script[src]' ), ( { id } ) => id );
const come = ( target: EventTarget, type: string ) => {
	target.dispatchEvent( new Event( type ) );
	return settle();
};

beforeEach( () => {
	document.head.innerHTML = '';
	clearCookies();
	localStorage.clear();
	window.userfeedback = {};
	forget = watchListeners();
} );

afterEach( () => {
	forget();
	jest.restoreAllMocks();
} );

describe( 'a page without a survey', () => {
	it( 'loads only the outbox if submissions are queued [WID-17~]', async () => {
		localStorage.setItem( KEY, '{}' );
		await openPage();
		expect( inserted() ).toEqual( [ 'userfeedback-widget-outbox-js' ] );
	} );

	it( 'loads nothing if no submissions are queued', async () => {
		localStorage.setItem( 'userfeedback-outboxes', 'not ours' );
		await openPage();
		expect( inserted() ).toEqual( [] );
	} );

	it.each( [
		[ 'the network is back', () => come( window, 'online' ) ],
		[ 'the page is shown again', () => come( window, 'pageshow' ) ],
		[
			'the visitor comes back',
			() => come( document, 'visibilitychange' ),
		],
	] )(
		'checks again when %s: another tab may have queued a submission',
		async ( _, event ) => {
			await openPage();
			await event();
			expect( inserted() ).toEqual( [] );
			localStorage.setItem( KEY, '{}' );
			await event();
			await event();
			expect( inserted() ).toEqual( [ 'userfeedback-widget-outbox-js' ] );
		}
	);

	it( 'stops checking once the outbox is loaded', async () => {
		window.userfeedback = { outbox: {} as Outbox };
		localStorage.setItem( KEY, '{}' );
		await openPage();
		expect( inserted() ).toEqual( [] );
	} );

	it( 'ignores a failed download of the outbox and blocked storage', async () => {
		const warn = jest.spyOn( console, 'warn' );
		localStorage.setItem( KEY, '{}' );
		await openPage();
		document
			.getElementById( 'userfeedback-widget-outbox-js' )
			?.dispatchEvent( new Event( 'error' ) );
		await settle();
		jest.spyOn( window, 'localStorage', 'get' ).mockImplementation( () => {
			throw new DOMException( 'denied', 'SecurityError' );
		} );
		await openPage();
		expect( warn ).not.toHaveBeenCalled();
	} );
} );
