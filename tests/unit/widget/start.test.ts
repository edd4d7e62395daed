import { waitFor } from '@testing-library/react';
import { start } from '@/widget/loader/start';
import { submittedCookie } from '@/widget/visitor-cookie';
import { clearCookies, pageData, settle, SHOW, survey } from './support';

const mount = jest.fn();
const NOON = () => Date.parse( '2026-11-21T12:00:00Z' );

function printData( json: string ): void {
	document.body.innerHTML =
		'<script type="application/json" id="userfeedback-data"></script>';
	document.getElementById( 'userfeedback-data' )!.textContent = json;
}

beforeEach( () => {
	mount.mockReset();
	window.userfeedback = { app: { mount }, show: SHOW };
	clearCookies();
} );

/** Plays the browser: every script that is inserted runs at once. Returns their ids and `mount`, in order. */
function watchScripts( runs: Record< string, () => void > = {} ): string[] {
	const order: string[] = [];
	mount.mockImplementation( () => order.push( 'mount' ) );
	jest.spyOn( document.head, 'append' ).mockImplementation( ( node ) => {
		if ( node instanceof HTMLScriptElement ) {
			order.push( node.id );
			runs[ node.id ]?.();
			setTimeout( () => node.onload?.( new Event( 'load' ) ) );
		}
	} );
	return order;
}

const script = ( handle: string ) => ( {
	handle,
	src: `/${ handle }.js`,
	before: '',
	after: '',
} );

afterEach( () => jest.restoreAllMocks() );

describe( 'start', () => {
	it( 'mounts the chosen survey', async () => {
		const data = pageData( {
			surveys: [
				survey( { id: 1, publish_at: '2026-11-22T00:00:00Z' } ),
				survey( { id: 2 } ),
			],
		} );
		printData( JSON.stringify( data ) );
		await start( NOON, '' );
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( mount.mock.calls[ 0 ]?.[ 0 ] ).toMatchObject( {
			data,
			survey: data.surveys[ 1 ],
			loadOutbox: expect.any( Function ),
		} );
	} );

	it.each( [
		[ 'the page has none', {}, [ '/react.js', '/userfeedback-app.js' ] ],
		[ 'the page has one', { React: {} }, [ '/userfeedback-app.js' ] ],
	] )(
		'lets the scripts of the survey download, React’s if %s',
		async ( _, globals, expected ) => {
			const links: ( string | null )[] = [];
			Object.assign( window, globals );
			jest.spyOn( document.head, 'append' ).mockImplementation(
				( node ) => {
					if ( node instanceof HTMLLinkElement ) {
						links.push( node.getAttribute( 'href' ) );
					}
				}
			);
			const scripts = [ script( 'react' ), script( 'userfeedback-app' ) ];
			printData( JSON.stringify( pageData( { app: { scripts } } ) ) );
			window.userfeedback!.show = {
				...SHOW,
				mount: () => Promise.resolve(),
			};
			await start( NOON, '' );
			expect( links ).toEqual( expected );
			Reflect.deleteProperty( window, 'React' );
		}
	);

	it( 'loads the chosen survey’s parts after the app and before it is shown', async () => {
		const data = pageData( {
			app: { scripts: [ script( 'first' ) ] },
			surveys: [
				survey( { scripts: [ script( 'stars' ) ] } ),
				survey( { id: 8, scripts: [ script( 'of-another' ) ] } ),
			],
		} );
		printData( JSON.stringify( data ) );
		const order = watchScripts();
		await start( NOON, '' );
		expect( order ).toEqual( [ 'first-js', 'stars-js', 'mount' ] );
	} );

	it( 'loads the app when all triggers of the survey allow it', async () => {
		const triggers = [ script( 'delay' ), script( 'scroll' ) ];
		const chosen = survey( { triggers } );
		const data = pageData( {
			app: { scripts: [ script( 'app' ) ] },
			surveys: [ chosen ],
		} );
		printData( JSON.stringify( data ) );
		const trigger = ( name: string ) => {
			let show = () => {};
			const wait = jest.fn(
				() => new Promise< void >( ( resolve ) => ( show = resolve ) )
			);
			window.userfeedback?.register?.( 'trigger', name, { wait } );
			return { wait, show: () => show() };
		};
		const waits: ReturnType< typeof trigger >[] = [];
		const order = watchScripts( {
			'delay-js': () => waits.push( trigger( 'delay' ) ),
			'scroll-js': () => waits.push( trigger( 'scroll' ) ),
		} );
		const started = start( NOON, '' );
		await waitFor( () =>
			expect( waits[ 1 ]?.wait ).toHaveBeenCalledWith( chosen )
		);
		expect( waits[ 0 ]?.wait ).toHaveBeenCalledWith( chosen );
		expect( order ).toEqual( [ 'delay-js', 'scroll-js' ] );
		jest.useFakeTimers();
		waits[ 1 ]?.show();
		// All that would happen if nothing held it.
		await jest.advanceTimersByTimeAsync( 1000 );
		expect( order ).not.toContain( 'app-js' );
		waits[ 0 ]?.show();
		await jest.advanceTimersByTimeAsync( 1000 );
		jest.useRealTimers();
		await started;
		expect( order.slice( 2 ) ).toEqual( [ 'app-js', 'mount' ] );
	} );

	it( 'shows a survey of a page that was cached by an earlier version', async () => {
		const { settings, expires_at: _, ...old } = survey();
		const { behavior: __, ...others } = settings;
		const surveys = [ { ...old, settings: others } ];
		printData( JSON.stringify( { ...pageData(), surveys } ) );
		await start( NOON, '' );
		expect( mount.mock.calls[ 0 ]?.[ 0 ].survey.settings.behavior ).toEqual(
			{}
		);
	} );

	it( 'asks the gates before the triggers and again after them', async () => {
		const chosen = survey( {
			gates: [ script( 'targeting' ) ],
			triggers: [ script( 'delay' ) ],
		} );
		printData( JSON.stringify( pageData( { surveys: [ chosen ] } ) ) );
		const choices: unknown[] = [];
		window.addEventListener( 'userfeedback:choice', ( event ) =>
			choices.push( ( event as CustomEvent ).detail )
		);
		let isExpired = false;
		let fire: () => void = () => {};
		const wait = jest.fn(
			() => new Promise< void >( ( resolve ) => ( fire = resolve ) )
		);
		const order = watchScripts( {
			'targeting-js': () =>
				window.userfeedback?.register?.( 'gate', 'targeting', {
					reason: () => ( isExpired ? 'expired' : null ),
				} ),
			'delay-js': () =>
				window.userfeedback?.register?.( 'trigger', 'delay', { wait } ),
		} );
		const started = start( NOON, '' );
		await waitFor( () => expect( wait ).toHaveBeenCalled() );
		expect( order.slice( 0, 2 ) ).toEqual( [ 'targeting-js', 'delay-js' ] );
		isExpired = true;
		fire();
		await started;
		expect( mount ).not.toHaveBeenCalled();
		expect( choices ).toEqual( [
			{ chosen: 7, reasons: {} },
			{ chosen: null, reasons: { 7: 'expired' } },
		] );
	} );

	it.each( [
		[
			'throws',
			() => {
				throw new Error( 'broken' );
			},
		],
		[ 'rejects', () => Promise.reject( new Error( 'broken' ) ) ],
	] )( 'does not wait for a trigger that %s', async ( _, wait ) => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		printData(
			JSON.stringify(
				pageData( {
					surveys: [ survey( { triggers: [ script( 'delay' ) ] } ) ],
				} )
			)
		);
		watchScripts( {
			'delay-js': () =>
				window.userfeedback?.register?.( 'trigger', 'delay', { wait } ),
		} );
		await start( NOON, '' );
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( warn ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows nothing to a visitor who has answered', async () => {
		document.cookie = submittedCookie( 'userfeedback-7', 'an-id' );
		printData( JSON.stringify( pageData() ) );
		await start( NOON, '' );
		expect( mount ).not.toHaveBeenCalled();
	} );

	it.each( [ 0, 2, 99 ] )( 'does nothing with format %d', async ( v ) => {
		printData( JSON.stringify( { v, unknown: 'shape' } ) );
		await start( NOON, '' );
		expect( mount ).not.toHaveBeenCalled();
		expect( document.querySelector( 'link, script[src]' ) ).toBeNull();
	} );

	it( 'does nothing on a page without data', async () => {
		document.body.innerHTML = '';
		await start( NOON, '' );
		expect( mount ).not.toHaveBeenCalled();
	} );

	it( 'waits while the browser prerenders the page', async () => {
		const page = document as { prerendering?: boolean };
		page.prerendering = true;
		printData( JSON.stringify( pageData() ) );
		const started = start( NOON, '' );
		await settle();
		expect( mount ).not.toHaveBeenCalled();
		delete page.prerendering;
		document.dispatchEvent( new Event( 'prerenderingchange' ) );
		await started;
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows one survey if the loader is in the page twice', async () => {
		printData( JSON.stringify( pageData() ) );
		await Promise.all( [ start( NOON, '' ), start( NOON, '' ) ] );
		expect( mount ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'the loader’s entry', () => {
	it.each( [
		[ 'broken JSON', '{"v":1' ],
		[ 'missing parts', '{"v":1}' ],
	] )( 'reports %s in one warning with our name', async ( _, json ) => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		printData( json );
		await jest.isolateModulesAsync( async () => {
			await import( '@/widget/loader' );
		} );
		await settle();
		expect( warn ).toHaveBeenCalledTimes( 1 );
		expect( warn.mock.calls[ 0 ]?.[ 0 ] ).toContain( 'UserFeedback' );
		warn.mockRestore();
	} );
} );

describe( 'the outbox’s entry', () => {
	it( 'opens one outbox, however often an optimiser loads it', async () => {
		window.userfeedback = {};
		const enter = () =>
			jest.isolateModulesAsync( async () => {
				await import( '@/widget/outbox' );
			} );
		await enter();
		const { outbox } = window.userfeedback;
		expect( outbox ).toBeDefined();
		await enter();
		expect( window.userfeedback.outbox ).toBe( outbox );
	} );
} );
