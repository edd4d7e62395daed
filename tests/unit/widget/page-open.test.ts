import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createControl } from '@/widget/control/control';
import { start } from '@/widget/loader/start';
import { submittedCookie } from '@/widget/visitor-cookie';
import {
	isGone,
	isOpen,
	load,
	openPage,
	page,
	usePage,
	waitForTrigger,
} from './page';
import {
	button,
	fetchMock,
	statisticsMock,
	hostElement,
	panel,
	root,
	sentBodies,
	widget,
} from './popup';
import { answer, choice, settle, several, survey } from './support';

usePage();

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
		expect( statisticsMock.mock.calls[ 0 ][ 0 ] ).toContain(
			'/surveys/8/'
		);
		await act( async () => {
			page.waits.forEach( ( fire ) => fire() );
			await started;
		} );
		expect(
			document.querySelectorAll( 'userfeedback-widget' )
		).toHaveLength( 1 );
		expect( statisticsMock ).toHaveBeenCalledTimes( 1 );
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
		expect( page.warn ).toHaveBeenCalledTimes( 1 );
		expect( page.warn.mock.calls[ 0 ].join() ).toContain( 'UserFeedback' );
		expect( hostElement() ).toBeNull();
		await act( async () => {
			expect( await open!() ).toBe( true );
		} );
		expect( statisticsMock.mock.calls[ 0 ][ 0 ] ).toContain(
			'/surveys/7/'
		);
	} );

	it( '[PLS-05~] number 4: loads a survey beyond the first of a page when a call or a button wants it, once', async () => {
		const url = ( after: number ) => `/due?after=${ after }`;
		openPage( [ survey() ] );
		const element = document.getElementById( 'userfeedback-data' )!;
		element.textContent = JSON.stringify( {
			...JSON.parse( element.textContent ?? '' ),
			more: { url: url( 7 ) },
		} );
		fetchMock.mockImplementation( async ( asked: string ) => {
			const id = Number( asked.split( '=' )[ 1 ] ) + 1;
			return answer( 200, {
				strings: {},
				surveys: [
					survey( { id, cookie_name: `userfeedback-${ id }` } ),
				],
				...( id < 10 && { more: { url: url( id ) } } ),
			} );
		} );
		waitForTrigger();
		await act( async () => {
			void start( Date.now, '' );
			await settle();
		} );
		const { open } = window.userfeedback!;
		await act( async () => {
			expect( await open!( 9 ) ).toBe( true );
		} );
		await isOpen();
		expect( statisticsMock.mock.calls[ 0 ][ 0 ] ).toContain(
			'/surveys/9/'
		);
		const asked = () => fetchMock.mock.calls.map( ( [ of ] ) => of );
		expect( asked() ).toEqual( [ url( 7 ), url( 8 ) ] );
		await act( async () => {
			expect( await open!( 9 ) ).toBe( true );
			expect( await open!( 12 ) ).toBe( false );
		} );
		expect( asked().slice( 2 ) ).toEqual( [
			url( 7 ),
			url( 8 ),
			url( 9 ),
		] );
		expect(
			document.querySelectorAll( 'userfeedback-widget' )
		).toHaveLength( 1 );
		document.body.insertAdjacentHTML(
			'beforeend',
			'<button data-userfeedback-open="10">Go</button>'
		);
		await act( async () => {
			document.querySelector( 'button' )!.click();
			await settle();
		} );
		await waitFor( () =>
			expect( statisticsMock.mock.calls.join() ).toContain(
				'/surveys/10/'
			)
		);
		await waitFor( () =>
			expect(
				document.querySelectorAll( 'userfeedback-widget' )
			).toHaveLength( 1 )
		);
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

	it( 'moves the focus from a popup to the one that replaces it', async () => {
		const other = survey( { id: 8, questions: [ several ] } );
		const { api } = await load( [ survey(), other ] );
		await isOpen();
		act( () => button( 'Next' ).focus() );
		await act( async () => void ( await api.open!( 8 ) ) );
		await waitFor( () =>
			expect(
				document.querySelectorAll( 'userfeedback-widget' )
			).toHaveLength( 1 )
		);
		await waitFor( () =>
			expect( root().activeElement ).toHaveTextContent( several.title )
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

describe( 'openers', () => {
	/** Clicks on an element; answers whether the click still does what it does without us. */
	async function click( html: string ): Promise< boolean > {
		openPage( [ survey(), survey( { id: 8, questions: [ several ] } ) ] );
		waitForTrigger();
		await act( async () => {
			void start( Date.now, '' );
			await settle();
		} );
		document.body.insertAdjacentHTML( 'beforeend', html );
		const target = document.querySelector( 'b' )!;
		const event = new MouseEvent( 'click', {
			bubbles: true,
			cancelable: true,
		} );
		await act( async () => {
			target.dispatchEvent( event );
			await settle();
		} );
		return ! event.defaultPrevented;
	}

	it.each( [
		'<button data-userfeedback-open="8"><b>Ask</b></button>',
		'<a href="#userfeedback-8"><b>Ask</b></a>',
	] )(
		'[PLS-05~] open their survey and give it the focus: %s',
		async ( html ) => {
			expect( await click( html ) ).toBe( false );
			await isOpen();
			await waitFor( () =>
				expect( root().activeElement ).not.toBeNull()
			);
			expect( root().activeElement ).toHaveTextContent( several.title );
		}
	);

	it.each( [
		'<a href="#userfeedback-info"><b>Ask</b></a>',
		'<a href="#userfeedback-8x"><b>Ask</b></a>',
		// The anchors of rating controls, and the links to errors of inline forms.
		'<a href="#userfeedback-rating-8"><b>Rate</b></a>',
		'<a href="#userfeedback-8-7"><b>Correct</b></a>',
		// A survey that this page does not have as a popup: the link may lead to its inline form.
		'<a href="#userfeedback-9"><b>Answer below</b></a><i id="userfeedback-9"></i>',
		'<button data-userfeedback-open=""><b>Ask</b></button>',
	] )( 'are not elements such as %s', async ( html ) => {
		expect( await click( html ) ).toBe( true );
		expect( hostElement() ).toBeNull();
	} );
} );
