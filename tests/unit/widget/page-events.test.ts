import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import { button, hostElement, sentBodies, widget } from './popup';
import { choice, settle, several, survey, text } from './support';

usePage();

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

	it( '[PLS-05~] reports the engagement once, not again on the next page', async () => {
		const questions = [ choice, text, several ];
		const engaged = jest.fn();
		const visit = async () => {
			await load( [ survey( { questions } ) ], {
				queue: [ [ 'on', 'engagement', engaged ] ],
			} );
			await isOpen();
			const user = userEvent.setup();
			await user.click( button( 'Skip' ) );
		};
		await visit();
		expect( engaged ).toHaveBeenCalledTimes( 1 );
		hostElement()!.remove();
		document.body.innerHTML = '';
		engaged.mockClear();
		jest.restoreAllMocks();
		await visit();
		expect( widget().getByRole( 'group' ) ).toHaveTextContent(
			several.title
		);
		expect( engaged ).not.toHaveBeenCalled();
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
		expect( page.warn ).toHaveBeenCalledTimes( 2 );
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
		const { app, show } = window.userfeedback!;
		// Browsers expose such an element as window.userfeedback.
		window.userfeedback = Object.assign(
			document.querySelector( 'form' )!,
			{
				app,
				show,
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
