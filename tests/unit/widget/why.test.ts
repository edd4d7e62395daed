import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { pageData, settle, survey } from './support';
import { choose, open, renewPage, reported, whyReport } from './why-support';

const fetchMock = jest.fn();
const info = jest.spyOn( console, 'info' ).mockImplementation();

beforeAll( () => {
	window.fetch = fetchMock;
	// jsdom has neither modal dialogs nor constructed style sheets.
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.open = true;
		},
		close( this: HTMLDialogElement ) {
			this.open = false;
			this.dispatchEvent( new Event( 'close' ) );
		},
	} );
	CSSStyleSheet.prototype.replaceSync = () => {};
} );

beforeEach( () => {
	fetchMock.mockReset();
	info.mockClear();
	renewPage();
} );

const item = () => screen.getByRole( 'button', { name: 'Why (not) here?' } );
const shadow = () =>
	within(
		document.querySelector( 'userfeedback-why' )!
			.shadowRoot as unknown as HTMLElement
	);
async function openPanel(): Promise< HTMLElement > {
	await userEvent.click( item() );
	return shadow().findByRole( 'dialog', { name: 'Surveys on this page' } );
}

describe( 'the panel', () => {
	it( '[PLS-01~] lists the surveys with their reasons as text, opened by click, Enter and Space', async () => {
		const title = '<img src=x onerror=alert(1)>';
		open(
			whyReport( {
				surveys: [
					reported(),
					reported( { id: 8, title, hidden: 'expired' } ),
				],
				editor: {
					...whyReport().editor!,
					drafts: '3 drafts are not published.',
				},
			} )
		);
		choose( { chosen: 7, reasons: {} } );
		for ( const press of [
			() => userEvent.click( item() ),
			() => userEvent.type( item(), '{Enter}', { skipClick: true } ),
			() => userEvent.type( item(), ' ', { skipClick: true } ),
		] ) {
			item().focus();
			await press();
			const panel = await shadow().findByRole( 'dialog' );
			const entries = within( panel ).getAllByRole( 'listitem' );
			expect( entries[ 0 ] ).toHaveTextContent(
				'Shows 20 seconds later.'
			);
			expect( entries[ 1 ] ).toHaveTextContent(
				`${ title }Hidden: ended.`
			);
			expect(
				within( entries[ 1 ]! ).getByRole( 'link', {
					name: 'Edit run time',
				} )
			).toHaveAttribute( 'href', 'https://e.org/#/edit/8/settings' );
			expect( panel ).toHaveTextContent(
				'3 drafts are not published.All surveys'
			);
			expect( item() ).toHaveAttribute( 'aria-expanded', 'true' );
			await userEvent.click(
				within( panel ).getByRole( 'button', { name: 'Close' } )
			);
			expect( item() ).toHaveAttribute( 'aria-expanded', 'false' );
		}
		expect( info ).not.toHaveBeenCalled();
	} );

	it( '[BLK-01~] is open when the post editor links to it', async () => {
		window.location.hash = '#userfeedback-why';
		open( whyReport() );
		const panel = await shadow().findByRole( 'dialog' );
		expect( panel ).toHaveTextContent( 'Surveys on this page' );
		window.location.hash = '';
		renewPage();
		open( whyReport() );
		expect( shadow().queryByRole( 'dialog' ) ).toBeNull();
	} );

	it( 'says that no survey is published', async () => {
		open( whyReport( { surveys: [] } ), null );
		expect( await openPanel() ).toHaveTextContent(
			'No survey is published.'
		);
	} );

	it( 'asks the gates of the page about the surveys behind the chosen one', async () => {
		window.userfeedback?.register?.( 'gate', 'devices', {
			reason: ( { id } ) => ( id === 9 ? 'expired' : null ),
		} );
		open(
			whyReport( {
				surveys: [
					reported(),
					reported( { id: 8 } ),
					reported( { id: 9 } ),
				],
			} ),
			pageData( {
				surveys: [ survey(), survey( { id: 8 } ), survey( { id: 9 } ) ],
			} )
		);
		choose( { chosen: 7, reasons: {} } );
		const entries = within( await openPanel() ).getAllByRole( 'listitem' );
		expect( entries[ 1 ] ).toHaveTextContent(
			'another survey shows first'
		);
		expect( entries[ 2 ] ).toHaveTextContent( 'Hidden: ended.' );
	} );
} );

describe( '“Show it anyway”', () => {
	async function showAnyway(): Promise< HTMLElement > {
		await userEvent.click(
			within( await openPanel() ).getByRole( 'button', {
				name: /^Show it anyway/,
			} )
		);
		return shadow().findByRole( 'dialog', { name: /^Preview of/ } );
	}
	const answer = ( surveys: unknown[] ) => ( {
		json: async () => ( {
			data: pageData( { surveys: surveys as never } ),
			left_out: [],
			script: 'https://e.org/preview.js',
		} ),
	} );

	it( '[PLS-01~] shows the survey in a sandboxed frame, keeps the page’s popup away meanwhile, and gives the focus back', async () => {
		open();
		choose( { chosen: null, reasons: { 7: 'expired' } } );
		const popup = document.createElement( 'userfeedback-widget' );
		document.documentElement.append( popup );
		await settle();
		fetchMock.mockResolvedValue( answer( [ survey( { id: 0 } ) ] ) );
		const preview = await showAnyway();
		const frame = await within( preview ).findByTitle< HTMLIFrameElement >(
			'Preview of the survey'
		);
		expect( fetchMock ).toHaveBeenCalledWith(
			'/wp-json/userfeedback/v1/surveys/7/preview',
			expect.objectContaining( { headers: { 'X-WP-Nonce': 'n0nce' } } )
		);
		expect( frame ).toHaveAttribute(
			'sandbox',
			'allow-scripts allow-forms'
		);
		expect( frame.srcdoc ).toContain( "connect-src 'none'" );
		expect( popup.isConnected ).toBe( false );
		const late = document.createElement( 'userfeedback-widget' );
		document.documentElement.append( late );
		await waitFor( () => expect( late.isConnected ).toBe( false ) );

		// jsdom gives frames in a shadow root no window.
		const other = document.createElement( 'iframe' );
		document.body.append( other );
		const { contentWindow } = other;
		Object.defineProperty( frame, 'contentWindow', {
			value: contentWindow,
		} );
		const posted = jest.spyOn( contentWindow!, 'postMessage' );
		const say = ( status: string, source: Window | null ) =>
			window.dispatchEvent(
				new MessageEvent( 'message', {
					source,
					data: { type: 'userfeedback-preview-report', status },
				} )
			);
		say( 'ready', window );
		expect( posted ).not.toHaveBeenCalled();
		say( 'ready', frame.contentWindow );
		expect( posted ).toHaveBeenCalledWith(
			expect.objectContaining( {
				type: 'userfeedback-preview',
				survey: expect.objectContaining( { id: 0 } ),
			} ),
			'*'
		);
		say( 'closed', frame.contentWindow );
		expect( preview.isConnected ).toBe( false );
		expect( [ popup.isConnected, late.isConnected ] ).toEqual( [
			true,
			true,
		] );
		expect( item() ).toHaveFocus();
	} );

	it.each( [
		[
			'cannot be reached',
			Promise.reject( new Error( 'offline' ) ),
			'Could not be loaded.',
		],
		[
			'refuses',
			Promise.resolve( { json: async () => ( { code: 'denied' } ) } ),
			'Could not be loaded.',
		],
		[
			'has no question that can be shown',
			Promise.resolve( answer( [] ) ),
			'None of its questions can be shown.',
		],
	] )( 'says so if the server %s', async ( _, response, text ) => {
		const warn = jest.spyOn( console, 'warn' ).mockImplementation();
		open();
		fetchMock.mockReturnValue( response );
		const preview = await showAnyway();
		await waitFor( () =>
			expect( within( preview ).getByRole( 'status' ) ).toHaveTextContent(
				text
			)
		);
		await userEvent.click(
			within( preview ).getByRole( 'button', { name: 'Close preview' } )
		);
		expect( preview.isConnected ).toBe( false );
		warn.mockRestore();
	} );
} );
