import { act, waitFor } from '@testing-library/react';
import { openRegistry } from '@/widget/registry';
import { showTab } from '@/widget/tab/tab';
import type { MountArguments, PopupState } from '@/widget/types';
import { minimizedCookie } from '@/widget/visitor-cookie';
import {
	hostElement,
	panel,
	root,
	statisticsMock,
	tab,
	useFreshPage,
	widget,
} from './popup';
import { choice, pageData, settle, survey, text } from './support';
import { isGone, load as loadPage } from './page';

useFreshPage();

const app = window.userfeedback!.app!;
const mount = jest.fn();
const loadApp = jest.fn();
const onChange = jest.fn();

beforeEach( () => {
	mount.mockReset().mockImplementation( app.mount );
	loadApp.mockReset().mockResolvedValue( undefined );
	onChange.mockReset();
	window.userfeedback!.app = { mount };
	document.cookie = minimizedCookie( 'userfeedback-7', true );
} );

afterEach( () => {
	openRegistry().theme?.clear();
	window.userfeedback!.app = app;
	jest.restoreAllMocks();
} );

function show( changes: Partial< MountArguments > = {} ): void {
	showTab(
		{
			data: pageData(),
			survey: survey( { questions: [ choice, text ] } ),
			onChange,
			...changes,
		},
		loadApp
	);
}

const hosts = () => document.querySelectorAll( 'userfeedback-widget' );
const states = () =>
	onChange.mock.calls.map( ( [ state ] ) => state as PopupState );
/** What the page can make of it. */
const dispatch = () => onChange.mock.lastCall![ 1 ];
const section = () => root().querySelector( 'section' )!;

async function press(): Promise< void > {
	await act( async () => {
		tab().click();
		await settle();
	} );
}

const isOpen = () =>
	waitFor( () => expect( panel() ).not.toHaveAttribute( 'hidden' ) );

describe( 'a popup that starts as its tab', () => {
	it( 'is a named region with the tab alone: neither questions nor app are there', () => {
		show();
		expect( tab() ).toHaveAttribute( 'aria-expanded', 'false' );
		expect( tab() ).toHaveTextContent( 'Feedback' );
		expect(
			widget().getByRole( 'region', { name: 'Survey' } )
		).toHaveClass( 'widget', 'is-bottom_right', 'is-minimized' );
		expect( root().textContent ).not.toContain( choice.title );
		expect( loadApp ).not.toHaveBeenCalled();
		expect( states() ).toMatchObject( [
			{ index: 0, isMinimized: true, isOpen: true, submissionId: '' },
		] );
	} );

	it( 'has the owner’s text, icon and position', () => {
		const { settings } = survey();
		const theming = {
			...settings.theming,
			widget_toggle_text: 'Tea?',
			widget_toggle_path: 'M1 1h2',
			position: 'bottom_left' as const,
		};
		show( { survey: survey( { settings: { ...settings, theming } } ) } );
		expect(
			widget().getByRole( 'button', { name: 'Tea?' } )
		).toContainElement( root().querySelector( '[d="M1 1h2"]' ) );
		expect( section() ).toHaveClass( 'is-bottom_left' );
	} );

	it( 'has the colours of theme parts, without one that fails', () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		const { register } = window.userfeedback!;
		register!( 'theme', 'broken', {
			properties: () => {
				throw new Error( 'broken' );
			},
		} );
		register!( 'theme', 'test', {
			properties: () => ( { '--tab': '#123456', fontFamily: 'serif' } ),
		} );
		show();
		const { style } = section();
		expect( style.getPropertyValue( '--tab' ) ).toBe( '#123456' );
		expect( style.fontFamily ).toBe( 'serif' );
		expect( warn ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'counts the impression once, also when it is opened and answered', async () => {
		show();
		expect( document.cookie ).toContain( 'userfeedback-7=' );
		await press();
		await isOpen();
		act( () => widget().getByRole( 'radio', { name: 'The web' } ).click() );
		expect(
			statisticsMock.mock.calls.map( ( [ url, { body } ] ) =>
				body ? JSON.parse( body ).event : /impression/.test( url )
			)
		).toEqual( [ true, 'started' ] );
	} );

	it( 'opens on a click as one popup, and remembers it', async () => {
		show();
		await press();
		await isOpen();
		expect( hosts() ).toHaveLength( 1 );
		expect(
			widget().getByRole( 'radio', { name: 'The web' } )
		).toBeVisible();
		expect( tab() ).toHaveAttribute( 'aria-expanded', 'true' );
		expect( document.cookie ).toContain( 'userfeedback-7-minimized=0' );
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( mount.mock.calls[ 0 ][ 0 ] ).toMatchObject( {
			isOpened: true,
		} );
		expect( states().at( -1 ) ).toMatchObject( {
			isMinimized: false,
			submissionId: expect.stringMatching( /^[0-9a-f-]{36}$/ ),
		} );
	} );

	it( 'loads the app once when somebody is about to open it, which may fail', async () => {
		loadApp.mockRejectedValueOnce( new Error( 'offline' ) );
		show();
		tab().dispatchEvent( new Event( 'pointerenter' ) );
		tab().dispatchEvent( new Event( 'pointerenter' ) );
		await settle();
		expect( loadApp ).toHaveBeenCalledTimes( 1 );
		expect( hosts() ).toHaveLength( 1 );
		expect( mount ).not.toHaveBeenCalled();
	} );

	it( 'keeps the focus: on the new popup’s tab if the visitor is still there', async () => {
		show();
		await press();
		expect( document.activeElement ).toBe( hostElement() );
		expect( root().activeElement ).toBe( tab() );
		expect( tab() ).toHaveAttribute( 'aria-controls' );
	} );

	it( 'leaves the focus where the visitor has moved it while the app was loaded', async () => {
		let arrive: () => void = () => {};
		loadApp.mockReturnValue(
			new Promise< void >( ( resolve ) => ( arrive = resolve ) )
		);
		document.body.innerHTML = '<input>';
		show();
		await press();
		expect( section() ).toHaveAttribute( 'aria-busy', 'true' );
		document.querySelector( 'input' )!.focus();
		await act( async () => {
			arrive();
			await settle();
		} );
		expect( document.querySelector( 'input' ) ).toHaveFocus();
		await isOpen();
	} );

	it( 'is mounted once although it is pressed twice', async () => {
		show();
		await act( async () => {
			tab().click();
			tab().click();
			await settle();
		} );
		expect( mount ).toHaveBeenCalledTimes( 1 );
		expect( hosts() ).toHaveLength( 1 );
	} );

	it( 'stays, with a warning, if the app cannot be loaded, and opens on the next press', async () => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		show();
		loadApp.mockRejectedValue( new Error( 'offline' ) );
		await press();
		expect( warn ).toHaveBeenCalledTimes( 1 );
		expect( hosts() ).toHaveLength( 1 );
		expect( section() ).toHaveAttribute( 'aria-busy', 'false' );
		loadApp.mockResolvedValue( undefined );
		await press();
		await isOpen();
		expect( hosts() ).toHaveLength( 1 );
	} );

	it( 'is closed by the page, tells so, and is not mounted any more', async () => {
		let arrive: () => void = () => {};
		loadApp.mockReturnValue(
			new Promise< void >( ( resolve ) => ( arrive = resolve ) )
		);
		show();
		await press();
		act( () => dispatch()( { type: 'CLOSE' } ) );
		expect( hostElement() ).toBeNull();
		expect( states().at( -1 ) ).toMatchObject( { isOpen: false } );
		expect( document.cookie ).toContain( 'userfeedback-7-minimized=1' );
		await act( async () => {
			arrive();
			await settle();
		} );
		expect( mount ).not.toHaveBeenCalled();
		expect( hostElement() ).toBeNull();
	} );
} );

describe( 'the page’s API and a tab', () => {
	/** A page whose survey starts as its tab. */
	async function visit() {
		window.userfeedback!.tab = { show: showTab };
		const { tab: shown } = window.userfeedback!;
		return loadPage(
			[ survey( { questions: [ choice, text ], tab: [] } ) ],
			{ tab: shown }
		);
	}

	it( 'tells listeners view, then open when it is opened, and close', async () => {
		const { api } = await visit();
		const told: string[] = [];
		for ( const name of [
			'view',
			'open',
			'engagement',
			'close',
		] as const ) {
			api.on!( name, () => told.push( name ) );
		}
		await act( settle );
		expect( mount ).not.toHaveBeenCalled();
		await act( async () => {
			await api.open!();
		} );
		await isOpen();
		expect( hosts() ).toHaveLength( 1 );
		await act( async () => {
			api.close!();
			await settle();
		} );
		await waitFor( () => expect( hostElement() ).toBeNull() );
		expect( told.filter( ( name ) => name !== 'view' ) ).toEqual( [
			'open',
			'close',
		] );
	} );

	it( 'tells listeners that were there before of one view', async () => {
		const told: string[] = [];
		window.userfeedback!.tab = { show: showTab };
		await loadPage( [ survey( { questions: [ choice ], tab: [] } ) ], {
			tab: window.userfeedback!.tab,
			queue: [
				[ 'on', 'view', () => told.push( 'view' ) ],
				[ 'on', 'open', () => told.push( 'open' ) ],
			],
		} );
		await act( settle );
		expect( told ).toEqual( [ 'view' ] );
		await press();
		await isOpen();
		expect( told ).toEqual( [ 'view', 'open' ] );
	} );

	it( 'closes a tab that nobody has opened', async () => {
		const { api } = await visit();
		await act( async () => {
			api.close!();
			await settle();
		} );
		// The control comes as a file first, which takes as long as the machine needs.
		await isGone();
		expect( hostElement() ).toBeNull();
		expect( mount ).not.toHaveBeenCalled();
	} );
} );
