import { act, waitFor } from '@testing-library/react';
import type { WidgetSurvey } from '@/survey-model';
import { createControl } from '@/widget/control/control';
import { start } from '@/widget/loader/start';
import { openOutbox } from '@/widget/outbox/outbox';
import { resumed } from '@/widget/resume/resume';
import type { PageData } from '@/widget/types';
import {
	button,
	hostElement,
	panel,
	sentBodies,
	tab,
	type,
	useFreshPage,
	widget,
} from './popup';
import { choice, pageData, settle, SHOW, survey, text } from './support';

/* A page that was cached before popups could start as their tab: it names the app and the outbox, and nothing else of ours. */

useFreshPage();

const FOLDER = 'https://outbox.example/plugins/userfeedback/build/widget/';

const script = ( name: string ) => ( {
	handle: `userfeedback-widget-${ name }`,
	src: `${ FOLDER }${ name }.js?ver=1`,
	before: '',
	after: '',
} );

/** What each file leaves on window.userfeedback. */
const FILES: Record< string, () => object > = {
	app: () => ( { app } ),
	outbox: () => ( { outbox: openOutbox( Date.now, () => 0.5 ) } ),
	control: () => ( { control: createControl() } ),
	show: () => ( { show: SHOW } ),
	resume: () => ( { resume: resumed } ),
};

let app: NonNullable< typeof window.userfeedback >[ 'app' ];
let loaded: string[] = [];
let missing: string[] = [];

beforeEach( () => {
	app = window.userfeedback!.app!;
	loaded = [];
	missing = [];
} );

afterEach( () => {
	jest.restoreAllMocks();
	window.userfeedback!.app = app!;
} );

/** Plays the browser: a file that is on the server runs. */
function serveFiles(): void {
	const append = document.head.append.bind( document.head );
	jest.spyOn( document.head, 'append' ).mockImplementation( ( node ) => {
		if ( ! ( node instanceof HTMLScriptElement ) ) {
			append( node as Node );
			return;
		}
		loaded.push( node.src );
		const name = node.src.replace( FOLDER, '' ).replace( '.js?ver=1', '' );
		setTimeout( () => {
			if ( FILES[ name ] && ! missing.includes( name ) ) {
				Object.assign( window.userfeedback!, FILES[ name ]() );
				node.onload?.( new Event( 'load' ) );
			} else {
				node.onerror?.( new Event( 'error' ) );
			}
		} );
	} );
}

/** The next page of the visit. */
async function visit(
	isMinimized = false,
	changes: Partial< WidgetSurvey > = {}
): Promise< void > {
	hostElement()?.remove();
	const { parts, register } = window.userfeedback!;
	window.userfeedback = { parts: parts!, register: register! };
	const { settings } = survey();
	const data: PageData = pageData( {
		app: { scripts: [ script( 'app' ), script( 'outbox' ) ] },
		surveys: [
			survey( {
				questions: [ choice, text ],
				...changes,
				settings: {
					...settings,
					behavior: {
						...settings.behavior,
						start_minimized: isMinimized,
					},
				},
			} ),
		],
	} );
	document.body.innerHTML =
		'<script type="application/json" id="userfeedback-data"></script>';
	document.getElementById( 'userfeedback-data' )!.textContent =
		JSON.stringify( data );
	serveFiles();
	await act( async () => {
		await start( Date.now, '' );
	} );
}

const isOpen = () =>
	waitFor( () => expect( panel() ).not.toHaveAttribute( 'hidden' ) );
const files = () => loaded.map( ( src ) => src.replace( FOLDER, '' ) );

describe( 'a page that was cached by an earlier version', () => {
	it( 'shows the survey, goes on with it on the next page and sends it', async () => {
		await visit();
		await isOpen();
		expect( files() ).toEqual( [ 'show.js?ver=1', 'app.js?ver=1' ] );
		act( () => widget().getByRole( 'radio', { name: 'The web' } ).click() );
		act( () => button( 'Next' ).click() );
		type( 'Tea' );
		await act( settle );
		expect( files().at( -1 ) ).toBe( 'outbox.js?ver=1' );

		loaded = [];
		jest.restoreAllMocks();
		await visit();
		await isOpen();
		expect( files() ).toContain( 'resume.js?ver=1' );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Tea' );
		act( () => button( 'Next' ).click() );
		await act( settle );
		await act( settle );
		expect( sentBodies().map( ( { answers } ) => answers ) ).toEqual( [
			[
				{ question_id: 'source', value: 'The web' },
				{ question_id: 'wish', value: 'Tea' },
			],
		] );
		expect( widget().getByRole( 'heading' ) ).toHaveTextContent(
			'Thanks for your feedback!'
		);
	} );

	it( 'begins anew if the server does not have the script that goes on', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		sessionStorage.setItem( 'userfeedback-7-progress', '{}' );
		missing = [ 'resume' ];
		await visit();
		await isOpen();
		expect(
			widget().getByRole( 'radio', { name: 'The web' } )
		).toBeVisible();
		expect( warn ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows no survey, with one warning, if the server does not have the script that shows it', async () => {
		missing = [ 'show' ];
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		await expect( visit() ).rejects.toThrow();
		expect( hostElement() ).toBeNull();
		expect( warn ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'shows a popup that starts minimized as a whole, closed', async () => {
		await visit( true );
		await act( () => new Promise( ( go ) => setTimeout( go, 300 ) ) );
		expect( panel() ).toHaveAttribute( 'hidden' );
		expect( files() ).toEqual( [ 'show.js?ver=1', 'app.js?ver=1' ] );
		act( () => tab().click() );
		await isOpen();
		expect(
			widget().getByRole( 'radio', { name: 'The web' } )
		).toBeVisible();
	} );

	it( 'shows it so, too, if the server does not have the script of the tab', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		await visit( true, { tab: [] } );
		await act( settle );
		expect( panel() ).toHaveAttribute( 'hidden' );
		expect( files() ).toEqual( [
			'show.js?ver=1',
			'tab.js?ver=1',
			'app.js?ver=1',
		] );
		expect( warn ).toHaveBeenCalledTimes( 1 );
		act( () => tab().click() );
		await isOpen();
	} );

	it( 'opens and closes the survey by the page’s API', async () => {
		await visit( true );
		await act( async () => {
			await window.userfeedback!.open!( 7 );
		} );
		await isOpen();
		expect( files() ).toContain( 'control.js?ver=1' );
		await act( async () => {
			window.userfeedback!.close!();
			await settle();
		} );
		await waitFor( () => expect( hostElement() ).toBeNull() );
	} );
} );
