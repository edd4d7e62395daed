import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/widget/app';
import '@/widget/parts/written';
import { startPreview } from '@/widget/preview/preview';
import { recordNothing } from '@/widget/preview/record-nothing';
import type { PreviewRequest } from '@/widget/preview/messages';
import { choice, pageData, survey, text } from './support';

const fetchMock = jest.fn();
const reports: string[] = [];
let cookiesSet: jest.SpyInstance;

beforeAll( () => {
	window.fetch = fetchMock;
	cookiesSet = jest.spyOn( Document.prototype, 'cookie', 'set' );
	jest.spyOn( window.parent, 'postMessage' ).mockImplementation(
		( message: { status: string } ) => {
			reports.push( message.status );
		}
	);
	// page-scripts finds the app loaded, as the frame does after the first preview.
	recordNothing();
	startPreview();
} );
beforeEach( () => {
	reports.length = 0;
	localStorage.clear();
} );

function host() {
	return document.querySelector( 'userfeedback-widget' );
}

function widget() {
	return within( host()!.shadowRoot as unknown as HTMLElement );
}

/** Sends a survey as the builder does. */
async function send(
	changes: Partial< PreviewRequest > = {},
	source: Window = window.parent
): Promise< void > {
	const message: PreviewRequest = {
		type: 'userfeedback-preview',
		data: pageData( { dir: 'rtl', lang: 'ar' } ),
		survey: survey( { id: 0, questions: [ choice ] } ),
		isAnimated: false,
		...changes,
	};
	await act( async () => {
		window.dispatchEvent(
			new MessageEvent( 'message', { data: message, source } )
		);
		await new Promise( ( resolve ) => setTimeout( resolve ) );
	} );
	// It opens a moment later.
	await waitFor( () =>
		expect(
			host()?.shadowRoot?.querySelector( '.panel:not([hidden])' )
		).not.toBeNull()
	);
}

describe( 'the preview frame', () => {
	it( '[QST-01~] [WID-12] runs the widget to its end, records nothing, and begins without answers again', async () => {
		const user = userEvent.setup();
		await send();
		expect( document.documentElement ).toHaveAttribute( 'dir', 'rtl' );
		await user.click( widget().getByLabelText( 'The web' ) );
		await user.click( widget().getByRole( 'button', { name: 'Next' } ) );
		await waitFor( () =>
			expect(
				widget().getByText( 'Thanks for your feedback!' )
			).toBeVisible()
		);
		await user.click(
			widget().getByRole( 'button', { name: 'Feedback' } )
		);
		expect( fetchMock ).not.toHaveBeenCalled();
		expect( cookiesSet ).not.toHaveBeenCalled();
		expect( localStorage ).toHaveLength( 0 );
		await send();
		expect(
			document.querySelectorAll( 'userfeedback-widget' )
		).toHaveLength( 1 );
		expect( widget().getByLabelText( 'The web' ) ).not.toBeChecked();
	} );

	it( '[QST-01~] does not take the focus when it is updated', async () => {
		document.body.innerHTML = '<input>';
		document.querySelector( 'input' )!.focus();
		await send();
		await send( {
			survey: survey( { id: 0, questions: [ text, choice ] } ),
		} );
		expect( document.querySelector( 'input' ) ).toHaveFocus();
		expect( widget().getByText( text.title ) ).toBeVisible();
	} );

	it( 'moves only if it is asked to', async () => {
		const still = () =>
			[ ...host()!.shadowRoot!.querySelectorAll( 'style' ) ].filter(
				( { textContent } ) =>
					textContent?.includes( 'animation: none !important' )
			);
		await send( { isAnimated: true } );
		expect( still() ).toHaveLength( 0 );
		await send( { isAnimated: false } );
		expect( still() ).toHaveLength( 1 );
	} );

	it( 'reports that it was closed, but not when a newer survey replaces it', async () => {
		await send();
		await send();
		expect( reports ).toEqual( [] );
		const user = userEvent.setup();
		await user.click( widget().getByRole( 'button', { name: 'Close' } ) );
		await waitFor( () => expect( reports ).toEqual( [ 'closed' ] ) );
	} );

	it( 'ignores messages of other windows', async () => {
		await send();
		const other = document.createElement( 'iframe' );
		document.body.append( other );
		await send(
			{ survey: survey( { id: 0, questions: [ text ] } ) },
			other.contentWindow as Window
		);
		expect( widget().queryByText( text.title ) ).toBeNull();
	} );
} );
