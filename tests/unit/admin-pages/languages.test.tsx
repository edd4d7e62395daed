import { TextDecoder, TextEncoder } from 'node:util';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { press } from '../support/editor';
import { openSettings, sent, settingCard } from '../support/targeting';

// jsdom has neither.
Object.assign( globalThis, { TextDecoder, TextEncoder } );

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
} );

const card = () => settingCard( 'Languages' );

/** Opens the settings and adds German, whose texts are open then. */
async function openGerman() {
	const opened = await openSettings();
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
			'msgctxt "title"\nmsgid "Dinner"\nmsgstr "Abendessen"\n\nmsgctxt "questions.zz.title"\nmsgid "?"\nmsgstr "!"\n';
		const file = new File( [ content ], 'survey.po' );
		file.arrayBuffer = () =>
			Promise.resolve( new TextEncoder().encode( content ).buffer );
		const input = document.querySelector( 'input[type=file]' )!;
		fireEvent.change( input, { target: { files: [ file ] } } );
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

	it( 'are removed after saying that answers stay', async () => {
		const opened = await openGerman();
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
