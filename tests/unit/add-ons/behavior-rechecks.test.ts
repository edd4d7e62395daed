import { start } from '@/widget/loader/start';
import { openRegistry } from '@/widget/registry';
import { submittedCookie } from '@/widget/visitor-cookie';
import {
	clearCookies,
	pageData,
	settle,
	SHOW,
	survey,
} from '../widget/support';

const NOON = Date.parse( '2026-11-21T12:00:00Z' );
const mount = jest.fn();

/** A mouse that leaves the page. */
function leave(): void {
	for ( const clientY of [ 300, 20 ] ) {
		const move = new MouseEvent( 'pointermove', { clientY } );
		Object.defineProperty( move, 'pointerType', { value: 'mouse' } );
		document.documentElement.dispatchEvent( move );
	}
}

/** What the loader decides about a page with a survey that waits for the mouse, while something happens to it. */
async function decisions( happens: () => void, clock: () => number ) {
	const { settings } = survey();
	const waiting = survey( {
		expires_at: '2026-11-21T12:00:30Z',
		settings: {
			...settings,
			behavior: { ...settings.behavior, timing: 'before_abandon' },
		},
	} );
	document.body.innerHTML =
		'<script type="application/json" id="userfeedback-data"></script>';
	document.getElementById( 'userfeedback-data' )!.textContent =
		JSON.stringify( pageData( { surveys: [ waiting ] } ) );
	const choices: unknown[] = [];
	const listen = ( event: Event ) =>
		choices.push( ( event as CustomEvent ).detail );
	window.addEventListener( 'userfeedback:choice', listen );
	const started = start( clock, '' );
	await settle();
	expect( mount ).not.toHaveBeenCalled();
	happens();
	leave();
	await started;
	window.removeEventListener( 'userfeedback:choice', listen );
	return choices;
}

beforeAll( () => {
	openRegistry();
	return import( '@/add-ons/behavior/parts/trigger' );
} );

beforeEach( () => {
	mount.mockReset();
	clearCookies();
	Object.assign( window.userfeedback!, { app: { mount }, show: SHOW } );
} );

describe( 'a survey whose trigger fires', () => {
	it( '[WID-08~] is shown if nothing has changed', async () => {
		const choices = await decisions(
			() => {},
			() => NOON
		);
		expect( choices ).toEqual( [ { chosen: 7, reasons: {} } ] );
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[WID-08~] stays hidden if it has expired meanwhile', async () => {
		let now = NOON;
		const choices = await decisions(
			() => {
				now += 30_000;
			},
			() => now
		);
		expect( choices.at( -1 ) ).toEqual( {
			chosen: null,
			reasons: { 7: 'expired' },
		} );
		expect( mount ).not.toHaveBeenCalled();
	} );

	it( '[WID-08~] stays hidden if it was answered in another tab', async () => {
		const choices = await decisions(
			() => {
				document.cookie = submittedCookie( 'userfeedback-7', 'x' );
			},
			() => NOON
		);
		expect( choices.at( -1 ) ).toEqual( {
			chosen: null,
			reasons: { 7: 'cookie' },
		} );
		expect( mount ).not.toHaveBeenCalled();
	} );
} );
