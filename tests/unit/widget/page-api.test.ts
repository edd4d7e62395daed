import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createControl } from '../../../src/widget/control/control';
import { start } from '../../../src/widget/loader/start';
import { openRegistry } from '../../../src/widget/registry';
import type { Question, WidgetSurvey } from '../../../src/survey-model';
import { submittedCookie } from '../../../src/widget/visitor-cookie';
import {
	button,
	fetchMock,
	figuresMock,
	hostElement,
	panel,
	root,
	sentBodies,
	type,
	useFreshPage,
	widget,
} from './popup';
import { choice, pageData, settle, several, survey, text } from './support';

useFreshPage();

let waits: ( () => void )[] = [];
let warn: jest.SpyInstance;

/** A page as the browser has it before our loader runs, with the app but not the control. */
function openPage( surveys: WidgetSurvey[], before: object = {} ): void {
	const { app, outbox, parts } = window.userfeedback!;
	parts?.gate?.clear();
	parts?.trigger?.clear();
	parts?.listener?.clear();
	delete parts?.listener;
	window.userfeedback = {
		...( app && { app } ),
		...( outbox && { outbox } ),
		...( parts && { parts } ),
		...before,
	};
	openRegistry();
	const element = document.createElement( 'script' );
	element.type = 'application/json';
	element.id = 'userfeedback-data';
	const control = {
		handle: 'userfeedback-widget-control',
		src: '/control.js',
		before: '',
		after: '',
		optional: true,
	};
	element.textContent = JSON.stringify(
		pageData( { surveys, app: { scripts: [ control ] } } )
	);
	document.body.append( element );
	const append = document.head.append.bind( document.head );
	jest.spyOn( document.head, 'append' ).mockImplementation( ( node ) => {
		if ( node instanceof HTMLScriptElement ) {
			window.userfeedback!.control ??= createControl();
			setTimeout( () => node.onload?.( new Event( 'load' ) ) );
		} else {
			append( node as Node );
		}
	} );
}

/** Runs the loader, and lets what is ready happen. */
async function load( surveys = [ survey() ], before: object = {} ) {
	openPage( surveys, before );
	let started: Promise< void > = Promise.resolve();
	await act( async () => {
		started = start( Date.now, '' );
		await settle();
	} );
	return { api: window.userfeedback!, started };
}

/** A survey that waits for a trigger that never fires by itself. */
function waitForTrigger(): void {
	window.userfeedback!.register!( 'trigger', 'later', {
		wait: () => new Promise< void >( ( fire ) => waits.push( fire ) ),
	} );
}

const isOpen = () =>
	waitFor( () => expect( panel() ).not.toHaveAttribute( 'hidden' ) );
const isGone = () => waitFor( () => expect( hostElement() ).toBeNull() );

beforeEach( () => {
	waits = [];
	warn = jest.spyOn( console, 'warn' ).mockImplementation();
} );

afterEach( () => {
	jest.restoreAllMocks();
} );

describe( 'open', () => {
	it( '[PLS-05~] shows a survey that a trigger, a gate and the visitor’s cookie hide, and no second one afterwards', async () => {
		document.cookie = submittedCookie( 'userfeedback-8', 'an-id' );
		openPage( [
			survey(),
			survey( { id: 8, cookie_name: 'userfeedback-8' } ),
		] );
		waitForTrigger();
		window.userfeedback!.register!( 'gate', 'never', {
			reason: ( { id } ) => ( id === 8 ? 'never' : null ),
		} );
		let started: Promise< void > | undefined;
		await act( async () => {
			started = start( Date.now, '' );
			await settle();
		} );
		expect( hostElement() ).toBeNull();
		await act( async () => {
			expect( await window.userfeedback!.open!( 8 ) ).toBe( true );
		} );
		await isOpen();
		expect( figuresMock.mock.calls[ 0 ][ 0 ] ).toContain( '/surveys/8/' );
		await act( async () => {
			waits.forEach( ( fire ) => fire() );
			await started;
		} );
		expect(
			document.querySelectorAll( 'userfeedback-widget' )
		).toHaveLength( 1 );
		expect( figuresMock ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[PLS-05~] shows the first survey by default, and reports a survey that the page does not have', async () => {
		openPage( [ survey(), survey( { id: 8 } ) ] );
		waitForTrigger();
		await act( async () => {
			void start( Date.now, '' );
			await settle();
		} );
		const { open } = window.userfeedback!;
		expect( await open!( 9 ) ).toBe( false );
		expect( warn ).toHaveBeenCalledTimes( 1 );
		expect( warn.mock.calls[ 0 ].join() ).toContain( 'UserFeedback' );
		expect( hostElement() ).toBeNull();
		await act( async () => {
			expect( await open!() ).toBe( true );
		} );
		expect( figuresMock.mock.calls[ 0 ][ 0 ] ).toContain( '/surveys/7/' );
	} );

	it( '[PLS-05~] opens a popup that the visitor has minimized, now or on an earlier page', async () => {
		document.cookie = 'userfeedback-7-minimized=1; path=/';
		const { api } = await load();
		await waitFor( () => expect( hostElement() ).not.toBeNull() );
		expect( panel() ).toHaveAttribute( 'hidden' );
		await act( async () => void ( await api.open!( 7 ) ) );
		await isOpen();
		const user = userEvent.setup();
		await user.click( button( 'Feedback' ) );
		expect( panel() ).toHaveAttribute( 'hidden' );
		await act( async () => void ( await api.open!() ) );
		await isOpen();
		expect(
			document.querySelectorAll( 'userfeedback-widget' )
		).toHaveLength( 1 );
	} );

	it( '[PLS-05~] closes the popup of another survey, and shows a closed one again', async () => {
		const other = survey( { id: 8, questions: [ several ] } );
		const { api } = await load( [ survey(), other ] );
		await isOpen();
		await act( async () => void ( await api.open!( 8 ) ) );
		await waitFor( () =>
			expect(
				document.querySelectorAll( 'userfeedback-widget' )
			).toHaveLength( 1 )
		);
		expect( widget().getByRole( 'group' ) ).toHaveTextContent(
			several.title
		);
		await act( async () => api.close!() );
		await isGone();
		await act( async () => void ( await api.open!( 7 ) ) );
		await isOpen();
		expect( widget().getByRole( 'heading' ) ).toHaveTextContent(
			choice.title
		);
	} );

	it( 'mounts nothing that was closed while it loaded', async () => {
		openPage( [ survey() ] );
		waitForTrigger();
		await act( async () => {
			void start( Date.now, '' );
			await settle();
		} );
		const { open, close } = window.userfeedback!;
		// The control is there, so that both calls are made one after the other.
		window.userfeedback!.control = createControl();
		await act( async () => {
			const opened = open!();
			close!();
			await opened;
			await settle();
		} );
		await isGone();
		expect( sentBodies() ).toEqual( [] );
	} );
} );

describe( 'close', () => {
	it( '[PLS-05~] removes the popup and gives the focus back, also if the control comes after the popup', async () => {
		const before = document.createElement( 'button' );
		const { api } = await load();
		document.body.append( before );
		await isOpen();
		expect( api.control ).toBeUndefined();
		before.focus();
		act( () => button( 'Next' ).focus() );
		await act( async () => {
			api.close!();
			await settle();
		} );
		await isGone();
		expect( before ).toHaveFocus();
	} );
} );

describe( 'on', () => {
	it( '[PLS-05~] reports what happens, without any answer', async () => {
		const seen: unknown[] = [];
		const names = [
			'view',
			'open',
			'answer',
			'engagement',
			'finished',
			'minimize',
			'close',
		] as const;
		openPage( [ survey( { questions: [ choice, text, several ] } ) ] );
		await act( async () => {
			const started = start( Date.now, '' );
			for ( const name of names ) {
				window.userfeedback!.on!( name, ( detail ) =>
					seen.push( [ name, detail ] )
				);
			}
			await started;
		} );
		await isOpen();
		const user = userEvent.setup();
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Feedback' ) );
		await user.click( button( 'Feedback' ) );
		await user.click( button( 'Skip' ) );
		await user.click( widget().getByRole( 'checkbox', { name: 'Assam' } ) );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Close' ) );
		const by = { survey: 7, title: 'Visitors' };
		const [ { submission_id: response } ] = sentBodies();
		expect( seen ).toEqual( [
			[ 'view', by ],
			[ 'open', by ],
			[ 'answer', { ...by, question: 'source' } ],
			[ 'engagement', by ],
			[ 'minimize', by ],
			[ 'open', by ],
			[ 'answer', { ...by, question: 'teas' } ],
			[ 'finished', { ...by, response } ],
			[ 'close', by ],
		] );
		expect( response ).toMatch( /^[\w-]{36}$/ );
		expect( JSON.stringify( seen ) ).not.toMatch( /The web|Assam/ );
	} );

	it( '[PLS-05~] returns a function that ends the listening', async () => {
		const listener = jest.fn();
		const { api } = await load();
		const end = api.on!( 'minimize', listener );
		await act( settle );
		await isOpen();
		const user = userEvent.setup();
		await user.click( button( 'Feedback' ) );
		expect( listener ).toHaveBeenCalledTimes( 1 );
		end();
		await user.click( button( 'Feedback' ) );
		await user.click( button( 'Feedback' ) );
		expect( listener ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'reports no response of an earlier visit when nothing was answered', async () => {
		document.cookie = submittedCookie( 'userfeedback-7', 'of-before' );
		const finished = jest.fn();
		const { api } = await load( [ survey( { questions: [ choice ] } ) ] );
		api.on!( 'finished', finished );
		await act( async () => void ( await api.open!() ) );
		await isOpen();
		await userEvent.setup().click( button( 'Skip' ) );
		expect( finished ).toHaveBeenCalledWith( {
			survey: 7,
			title: 'Visitors',
			response: null,
		} );
	} );

	it( 'calls listener parts with the survey, and survives one that throws', async () => {
		const on = jest.fn();
		const broken = () => {
			throw new Error( 'broken' );
		};
		openPage( [ survey() ] );
		const { register } = window.userfeedback!;
		await act( async () => {
			const started = start( Date.now, '' );
			( register ?? window.userfeedback!.register! )(
				'listener',
				'broken',
				{ on: broken }
			);
			window.userfeedback!.register!( 'listener', 'ours', { on } );
			await started;
		} );
		await isOpen();
		expect( on.mock.calls.map( ( [ name ] ) => name ) ).toEqual( [
			'view',
			'open',
		] );
		expect( on.mock.calls[ 0 ][ 2 ] ).toMatchObject( {
			id: 7,
			questions: [ { id: 'source' }, {} ],
		} );
		expect( warn ).toHaveBeenCalledTimes( 2 );
	} );
} );

describe( 'prefill', () => {
	const nps = {
		...choice,
		id: 'nps',
		type: 'nps',
		config: {},
		settings: { ...choice.settings, start_at_zero: false },
	} as unknown as Question;
	const stars = {
		...nps,
		id: 'stars',
		type: 'star-rating',
	} as unknown as Question;
	const icons = {
		...choice,
		id: 'icons',
		type: 'icon-choice',
		config: { options: [ { label: 'Car' }, { label: 'Bus' } ] },
	} as unknown as Question;
	const email = {
		...text,
		id: 'email',
		type: 'email',
		config: { include_name: false },
	} as unknown as Question;
	const fromZero = {
		...nps,
		id: 'zero',
		settings: { ...nps.settings, start_at_zero: true },
	} as unknown as Question;
	const all = [ choice, several, text, nps, fromZero, stars, icons, email ];

	it.each( [
		[ 'source', 'The web', true ],
		[ 'source', 'The Web', false ],
		[ 'source', [ 'The web' ], false ],
		[ 'teas', [ 'Assam', 'Sencha' ], true ],
		[ 'teas', [ 'Assam', 'Assam' ], false ],
		[ 'teas', [ 'Assam', 'Coffee' ], false ],
		[ 'teas', [], false ],
		[ 'teas', 'Assam', false ],
		[ 'icons', 'Bus', true ],
		[ 'icons', 'Bike', false ],
		[ 'wish', 'More tea', true ],
		[ 'wish', ' ', false ],
		[ 'wish', 7, false ],
		[ 'wish', 'x'.repeat( 400 ), true ],
		[ 'wish', 'x'.repeat( 401 ), false ],
		[ 'email', 'x'.repeat( 254 ), true ],
		[ 'email', 'x'.repeat( 255 ), false ],
		[ 'nps', 1, true ],
		[ 'nps', 0, false ],
		[ 'nps', 10, true ],
		[ 'nps', 11, false ],
		[ 'nps', 7.5, false ],
		[ 'nps', '7', false ],
		[ 'zero', 0, true ],
		[ 'zero', -1, false ],
		[ 'stars', 5, true ],
		[ 'stars', 6, false ],
		[ 'nothing', 'x', false ],
		[ 'constructor', 'x', false ],
	] )(
		'[PLS-05~] to question %s with %j: %s',
		async ( id, value, isAccepted ) => {
			openPage( [ survey( { questions: all } ) ] );
			waitForTrigger();
			await act( async () => {
				void start( Date.now, '' );
				await settle();
			} );
			expect( await window.userfeedback!.prefill!( 7, id, value ) ).toBe(
				isAccepted
			);
			expect( warn ).toHaveBeenCalledTimes( isAccepted ? 0 : 1 );
		}
	);

	it( '[PLS-05~] preselects answers, which are recorded when the visitor goes on', async () => {
		openPage( [ survey( { questions: [ choice, several, text ] } ) ], {
			queue: [
				[ 'prefill', 7, 'source', 'The web' ],
				[ 'prefill', 7, 'teas', [ 'Ceylon' ] ],
				[ 'prefill', 7, 'wish', 'More tea' ],
			],
		} );
		await act( async () => start( Date.now, '' ) );
		await isOpen();
		await waitFor( () =>
			expect(
				widget().getByRole( 'radio', { name: 'The web' } )
			).toBeChecked()
		);
		// The impression only: nobody has started to answer.
		expect( figuresMock ).toHaveBeenCalledTimes( 1 );
		const user = userEvent.setup();
		await user.click(
			widget().getByRole( 'radio', { name: 'By chance' } )
		);
		expect(
			widget().getByRole( 'radio', { name: 'The web' } )
		).not.toBeChecked();
		await user.click( button( 'Next' ) );
		expect(
			widget().getByRole( 'checkbox', { name: 'Ceylon' } )
		).toBeChecked();
		await user.click( button( 'Next' ) );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'More tea' );
		expect( fetchMock ).not.toHaveBeenCalled();
		await user.click( button( 'Next' ) );
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'By chance' },
			{ question_id: 'teas', value: [ 'Ceylon' ] },
			{ question_id: 'wish', value: 'More tea' },
		] );
	} );

	it( '[PLS-05~] sends nothing of an answer that the visitor skips or unchecks', async () => {
		const { api } = await load( [
			survey( { questions: [ several, choice ] } ),
		] );
		await isOpen();
		await act(
			async () => void ( await api.prefill!( 7, 'teas', [ 'Ceylon' ] ) )
		);
		await act(
			async () => void ( await api.prefill!( 7, 'source', 'The web' ) )
		);
		const user = userEvent.setup();
		await user.click(
			widget().getByRole( 'checkbox', { name: 'Ceylon' } )
		);
		expect(
			widget().getByRole( 'checkbox', { name: 'Ceylon' } )
		).not.toBeChecked();
		await user.click( button( 'Next' ) );
		await user.click( button( 'Skip' ) );
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( root() ).toBeTruthy();
	} );

	it( '[PLS-05~] leaves what the visitor has typed', async () => {
		const { api } = await load( [ survey( { questions: [ text ] } ) ] );
		await isOpen();
		await act(
			async () => void ( await api.prefill!( 7, 'wish', 'Ours' ) )
		);
		const field = widget().getByRole( 'textbox' ) as HTMLInputElement;
		expect( field ).toHaveValue( 'Ours' );
		await Promise.resolve( type( '' ) );
		expect( field ).toHaveValue( '' );
		await act( settle );
		expect( field ).toHaveValue( '' );
	} );
} );

describe( 'calls before the loader', () => {
	it( '[PLS-05~] are made in order, and later ones at once', async () => {
		const view = jest.fn();
		openPage( [ survey(), survey( { id: 8, questions: [ several ] } ) ], {
			queue: [
				[ 'toString' ],
				[ 'nonsense', 1 ],
				null,
				[ 'on', 'view', view ],
				[ 'open', 8 ],
			],
		} );
		waitForTrigger();
		await act( async () => {
			void start( Date.now, '' );
			await settle();
		} );
		await isOpen();
		expect( view ).toHaveBeenCalledWith( { survey: 8, title: 'Visitors' } );
		expect( window.userfeedback!.apiVersion ).toBe( 1 );
		await act( async () => {
			window.userfeedback!.queue!.push( [ 'close' ] );
			await settle();
		} );
		await isGone();
	} );

	it( 'cannot be forged by content', async () => {
		document.body.innerHTML =
			'<form id="userfeedback"><input name="queue"><input name="apiVersion"></form>';
		openPage( [ survey() ] );
		const { app } = window.userfeedback!;
		// Browsers expose such an element as window.userfeedback.
		window.userfeedback = Object.assign(
			document.querySelector( 'form' )!,
			{
				app,
			}
		) as unknown as NonNullable< typeof window.userfeedback >;
		await act( async () => start( Date.now, '' ) );
		await isOpen();
		expect( window.userfeedback!.apiVersion ).toBe( 1 );
		await act( async () => {
			expect( await window.userfeedback!.open!() ).toBe( true );
		} );
	} );

	it( 'does nothing on a page without a survey', async () => {
		const { api } = await load( [], {
			queue: [ [ 'open' ], [ 'close' ] ],
		} );
		await act( settle );
		expect( hostElement() ).toBeNull();
		expect( await api.open!() ).toBe( false );
	} );
} );

describe( 'openers', () => {
	it.each( [
		[ '<button data-userfeedback-open="8"><b>Ask</b></button>', true ],
		[ '<a href="#userfeedback-8"><b>Ask</b></a>', true ],
		[ '<a href="#userfeedback-info"><b>Ask</b></a>', false ],
		[ '<a href="#userfeedback-8x"><b>Ask</b></a>', false ],
		[ '<button data-userfeedback-open=""><b>Ask</b></button>', false ],
	] )( '[PLS-05~] %s: %s', async ( html, opens ) => {
		openPage( [ survey(), survey( { id: 8, questions: [ several ] } ) ] );
		waitForTrigger();
		await act( async () => {
			void start( Date.now, '' );
			await settle();
		} );
		document.body.insertAdjacentHTML( 'beforeend', html );
		const target = document.querySelector( 'b' )!;
		const click = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		await act( async () => {
			target.dispatchEvent( click );
			await settle();
		} );
		expect( click.defaultPrevented ).toBe( opens );
		if ( opens ) {
			await isOpen();
			await waitFor( () =>
				expect( root().activeElement ).not.toBeNull()
			);
			expect( root().activeElement ).toHaveTextContent( several.title );
		} else {
			expect( hostElement() ).toBeNull();
		}
	} );
} );
