import { act } from '@testing-library/react';
import '@/widget/app';
import '@/widget/parts/partial';
import { survey } from './support';
import {
	button,
	confirm,
	fetchMock,
	sentBodies,
	show,
	type,
	useFreshPage,
	widget,
} from './popup';
import { ALL, begin, checkbox, nextPage, radio } from './visit';

useFreshPage();
afterEach( () => {
	Object.defineProperty( document, 'visibilityState', {
		value: 'visible',
		configurable: true,
	} );
} );

const { settings } = survey();
const KEEPING = {
	settings: {
		...settings,
		behavior: { ...settings.behavior, keep_partial: true },
	},
};

/** The visitor goes to another page. */
const leave = () => window.dispatchEvent( new Event( 'pagehide' ) );

/** The visitor goes to another tab. */
function hide() {
	Object.defineProperty( document, 'visibilityState', {
		value: 'hidden',
		configurable: true,
	} );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
}

describe( 'a visitor who leaves before the end', () => {
	it( '[PLS-24~] leaves the answers so far, not what is still being typed', async () => {
		const user = await begin( KEEPING );
		leave();
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		expect( fetchMock ).toHaveBeenCalledWith(
			expect.stringContaining( '/surveys/7/responses' ),
			expect.objectContaining( {
				method: 'POST',
				keepalive: true,
				credentials: 'omit',
			} )
		);
		const [ partial ] = sentBodies();
		expect( partial ).toMatchObject( {
			partial: true,
			website: '',
			answers: [ { value: 'The web' }, { value: [ 'Assam', 'Sencha' ] } ],
		} );

		// Back again, the visitor finishes: the same submission.
		type( 'Longer hours' );
		await user.click( button( 'Next' ) );
		await act( async () => {} );
		const final = sentBodies().at( -1 );
		expect( final.submission_id ).toBe( partial.submission_id );
		expect( final ).not.toHaveProperty( 'partial' );
		expect( final.answers ).toHaveLength( 3 );
		leave();
		expect( fetchMock ).toHaveBeenCalledTimes( 2 );
	} );

	it( '[PLS-24~] sends the same answers once, and others again', async () => {
		await begin( KEEPING );
		hide();
		leave();
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
		type( 'Longer' );
		leave();
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[PLS-24~] has also answered a question that is not left yet', async () => {
		const user = await show( ALL, {}, KEEPING );
		leave();
		expect( fetchMock ).not.toHaveBeenCalled();
		await user.click( radio( 'The web' ) );
		hide();
		expect( sentBodies() ).toMatchObject( [
			{ answers: [ { value: 'The web' } ] },
		] );
		await user.click( button( 'Next' ) );
		await user.click( checkbox( 'Assam' ) );
		leave();
		expect( sentBodies().at( -1 ).answers ).toHaveLength( 2 );
	} );

	it( '[PLS-24~] leaves the answers when the survey is closed', async () => {
		const user = await show( ALL, {}, KEEPING );
		await user.click( radio( 'The web' ) );
		await user.click( button( 'Close' ) );
		expect( sentBodies() ).toMatchObject( [ { partial: true } ] );
		leave();
		expect( fetchMock ).toHaveBeenCalledTimes( 1 );
	} );

	it( '[PLS-24~] goes on under the same id on the next page', async () => {
		await begin( KEEPING );
		leave();
		await nextPage( ALL, KEEPING );
		await (
			await import( '@testing-library/user-event' )
		).default
			.setup()
			.click( button( 'Skip' ) );
		await act( async () => {} );
		const [ partial, final ] = sentBodies();
		expect( final.submission_id ).toBe( partial.submission_id );
		expect( final.partial ).toBeUndefined();
	} );
} );

describe( 'nothing is sent', () => {
	it( '[PLS-24~] if every answer was skipped', async () => {
		const user = await show( ALL, {}, KEEPING );
		await user.click( button( 'Skip' ) );
		leave();
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( '[PLS-24~] if the survey does not keep partial answers', async () => {
		await begin();
		leave();
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( '[PLS-24~] if the visitor has finished in another tab', async () => {
		await begin( KEEPING );
		document.cookie = `userfeedback-7=${ encodeURIComponent(
			JSON.stringify( { submitted: true, last_response_id: 'other' } )
		) }`;
		leave();
		expect( fetchMock ).not.toHaveBeenCalled();
	} );

	it( 'and nothing breaks, if the network is gone', async () => {
		fetchMock.mockRejectedValue( new TypeError( 'Failed to fetch' ) );
		await begin( KEEPING );
		leave();
		await act( async () => {} );
		expect( widget().getByRole( 'textbox' ) ).toHaveValue( 'Longer ho' );
		fetchMock.mockImplementation( confirm );
	} );
} );
