import { TextDecoder, TextEncoder } from 'node:util';
import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import { saveFile } from '@/lib/save-file';
import { openEditor, press } from '../support/editor';
import type { Answer } from '../support/fake-server';
import {
	type openSettings,
	sent,
	settingCard,
	siteWith,
} from '../support/targeting';

jest.mock( '@/lib/save-file' );

// jsdom has neither.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

const card = () => settingCard( 'Languages' );

/** Opens the settings and adds German, whose texts are open then. Other requests for responses in it get an answer. */
async function openGerman( responses?: Answer ) {
	const site = siteWith();
	const opened = await openEditor(
		( request ) =>
			responses &&
			request.path.includes( '/7/responses?' ) &&
			request.path.includes( 'de_DE' )
				? responses
				: site( request ),
		'/edit/7/settings'
	);
	await screen.findByRole( 'group', { name: 'Languages' } );
	await opened.user.selectOptions(
		card().getByRole( 'combobox', { name: 'Add a language' } ),
		'de_DE'
	);
	await opened.user.click( card().getByRole( 'button', { name: 'Add' } ) );
	return opened;
}

/** The setting of the last save. */
const saved = ( opened: Awaited< ReturnType< typeof openSettings > > ) =>
	sent( opened )?.translations;

/** Chooses a file for German, and waits until it is read. */
async function upload( content: string, name: string ) {
	const file = new File( [ content ], name );
	file.arrayBuffer = () =>
		Promise.resolve( new TextEncoder().encode( content ).buffer );
	const input = document.querySelector( 'input[type=file]' )!;
	fireEvent.change( input, { target: { files: [ file ] } } );
	await act( () => jest.advanceTimersByTimeAsync( 10 ) );
}

/** What the last export saved. */
const savedFile = () => jest.mocked( saveFile ).mock.calls.at( -1 )!;

describe( 'the languages of a survey', () => {
	it( '[PLS-09~] are added, translated beside the original, counted and saved', async () => {
		const opened = await openGerman();
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect( dialog.getByText( 'Lunch' ) ).toBeVisible();
		const field = dialog.getByRole( 'textbox', {
			name: 'Translation of Title of the survey: Lunch',
		} );
		expect( field ).toHaveAttribute( 'lang', 'de-DE' );
		await opened.user.type( field, 'Essen' );
		await opened.user.click(
			dialog.getByRole( 'button', { name: 'Done' } )
		);
		expect( card().getByText( /^1 of \d+ texts$/ ) ).toBeVisible();
		await press( opened.user, 'Save' );
		expect( saved( opened )?.languages ).toEqual( [
			{
				locale: 'de_DE',
				texts: [
					{
						path: 'title',
						text: 'Essen',
						source: 'Lunch',
						draft: false,
					},
				],
			},
		] );
	} );

	it( '[PLS-09~] take over a PO file and report what was left out with its line', async () => {
		const opened = await openGerman();
		await opened.user.click(
			screen.getByRole( 'button', { name: 'Done' } )
		);
		const content =
			'msgctxt "title"\nmsgid "Dinner"\nmsgstr "Abendessen"\n\nmsgctxt "theming.next_text"\nmsgid "?"\nmsgstr "!"\n';
		await upload( content, 'survey.po' );
		await waitFor( () =>
			expect(
				card().getByText( '1 translation was taken over.' )
			).toBeVisible()
		);
		expect(
			card().getByText( 'Line 5: this survey has no such text.' )
		).toBeVisible();
		expect( card().getByText( /1 out of date/ ) ).toBeVisible();
		await opened.user.click(
			card().getByRole( 'button', { name: /^Translate into/ } )
		);
		await opened.user.click(
			screen.getByRole( 'button', {
				name: 'The translation is still right',
			} )
		);
		await opened.user.click(
			screen.getByRole( 'button', { name: 'Done' } )
		);
		expect( card().queryByText( /out of date/ ) ).not.toBeInTheDocument();
	} );

	it( '[PLS-09~] are exported in the format that is chosen, and taken over from any of them', async () => {
		const opened = await openGerman();
		await opened.user.type(
			screen.getByRole( 'textbox', {
				name: 'Translation of Title of the survey: Lunch',
			} ),
			'Essen'
		);
		await opened.user.click(
			screen.getByRole( 'button', { name: 'Done' } )
		);
		let text = 'Essen';
		for ( const [ item, name, start ] of [
			[ /^PO/, 'survey-de_DE.po', 'msgid ""' ],
			[ /^XLIFF 1\.2/, 'survey-de_DE.xlf', '<?xml' ],
			[ /^XLIFF 2\.0/, 'survey-de_DE.xlf', '<?xml' ],
		] as const ) {
			await opened.user.click(
				card().getByRole( 'button', { name: /^Export German/ } )
			);
			await opened.user.click(
				await screen.findByRole( 'menuitem', { name: item } )
			);
			const [ fileName, content ] = savedFile();
			expect( fileName ).toBe( name );
			expect( String( content ).startsWith( start ) ).toBe( true );
			// With what the file before has brought.
			expect( content ).toContain( text );
			// The name of a file says nothing.
			await upload(
				String( content ).replace( text, `${ text }!` ),
				'a'
			);
			text += '!';
			expect(
				card().getByText( '1 translation was taken over.' )
			).toBeVisible();
		}
		expect( savedFile()[ 1 ] ).toContain(
			'<note>Title of the survey</note>'
		);
	} );

	it( 'refuse a file in another language, and one of which nothing can be taken', async () => {
		const opened = await openGerman();
		await opened.user.click(
			screen.getByRole( 'button', { name: 'Done' } )
		);
		await upload(
			'msgid ""\nmsgstr "Language: fr_FR\\n"\n\nmsgctxt "title"\nmsgid "Lunch"\nmsgstr "Repas"\n',
			'survey.po'
		);
		expect( await card().findByRole( 'alert' ) ).toHaveTextContent(
			'The file is a translation into French (France), not into German (Germany).'
		);
		await upload(
			'msgctxt "title"\nmsgid "Lunch"\nmsgstr "{{name}}"\n',
			'survey.po'
		);
		await waitFor( () =>
			expect( card().getByRole( 'alert' ) ).toHaveTextContent(
				'No translation could be taken over.Line 1: the translation does not have the same placeholders'
			)
		);
		await upload( '<tmx/>', 'survey.po' );
		await waitFor( () =>
			expect( card().getByRole( 'alert' ) ).toHaveTextContent(
				'The file is no translation file.'
			)
		);
		expect( card().getByText( /^0 of \d+ texts$/ ) ).toBeVisible();
	} );

	it( 'refuse a file of 5 MB without reading it', async () => {
		const opened = await openGerman();
		await opened.user.click(
			screen.getByRole( 'button', { name: 'Done' } )
		);
		const file = new File( [ '' ], 'survey.po' );
		Object.defineProperty( file, 'size', { value: 5_000_000 } );
		const input = document.querySelector( 'input[type=file]' )!;
		fireEvent.change( input, { target: { files: [ file ] } } );
		expect( await card().findByRole( 'alert' ) ).toHaveTextContent(
			'The file is too large: it has 5 MB, and can have at most 1 MB.'
		);
	} );

	it.each( [
		[ 0, false, 'No response was given in this language.' ],
		[ 1, false, '1 response was given in this language. Answers that' ],
		[ 1200, false, '1,200 responses were given in this language.' ],
		[ 50, true, 'At least 50 responses were given in this language.' ],
	] )(
		'say how many responses were given in them before they are removed: %d, %s',
		async ( total, isCapped, expected ) => {
			const opened = await openGerman( {
				body: {
					items: [],
					pagination: { page: 1, pages: 1, per_page: 1, total },
					status_filters: [],
					survey: { id: 7, title: 'Lunch' },
					is_capped: isCapped,
					cursor: null,
				},
			} );
			await opened.user.click(
				screen.getByRole( 'button', { name: 'Done' } )
			);
			await opened.user.click(
				card().getByRole( 'button', { name: 'Remove' } )
			);
			await waitFor( () =>
				expect( screen.getByRole( 'dialog' ) ).toHaveTextContent(
					expected
				)
			);
		}
	);

	it( 'are removed after saying that answers stay', async () => {
		const opened = await openGerman( { status: 403, body: {} } );
		await opened.user.click(
			screen.getByRole( 'button', { name: 'Done' } )
		);
		await opened.user.click(
			card().getByRole( 'button', { name: 'Remove' } )
		);
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect(
			dialog.getByText( /Answers that were given in this language stay/ )
		).toBeVisible();
		await opened.user.click(
			dialog.getByRole( 'button', { name: 'Remove language' } )
		);
		expect(
			card().queryByRole( 'button', { name: 'Remove' } )
		).not.toBeInTheDocument();
	} );
} );
