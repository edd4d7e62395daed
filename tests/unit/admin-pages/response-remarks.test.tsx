import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import type { ResponseDetail } from '@/survey-model';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { remarksSite } from '../support/remarks-site';
import { renderAt } from '../support/render';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

async function open(
	changes: Partial< ResponseDetail > = {},
	instead?: Parameters< typeof remarksSite >[ 1 ]
) {
	const site = remarksSite( changes, instead );
	renderAt( '/survey/7/responses/9', <ResultsRoutes /> );
	await screen.findByRole( 'group', { name: 'Response Details' } );
	return site;
}

const MINE = {
	id: 1,
	text: 'Call her',
	author: 'Ada',
	created_at: '2026-11-21T12:30:00Z',
	can_delete: true,
};
const THEIRS = { ...MINE, id: 2, text: 'Done', author: '', can_delete: false };

const SNACKBAR = { selector: '.userfeedback-snackbars *' };

const card = ( name: string ) =>
	within( screen.getByRole( 'group', { name } ) );

const field = () => screen.getByRole( 'combobox', { name: 'Add a tag' } );

/** The chosen tags, in order. */
const chosen = () =>
	screen
		.queryAllByRole( 'button', { name: 'Remove tag' } )
		.map( ( button ) => button.parentElement?.textContent );

describe( 'the tags of a response', () => {
	it( '[PLS-07~] are added with what is known as suggestions, and removed', async () => {
		const { changes } = await open( { tags: [ 'Idea' ] } );
		expect( chosen() ).toEqual( [ expect.stringContaining( 'Idea' ) ] );
		await userEvent.click( field() );
		await userEvent.click(
			await screen.findByRole( 'option', { name: 'Bug' } )
		);
		await waitFor( () =>
			expect( changes() ).toEqual( [
				[ '/9/tags', { tags: [ 'Idea', 'Bug' ] } ],
			] )
		);
		// In the order of the server.
		await waitFor( () =>
			expect( chosen() ).toEqual( [
				expect.stringContaining( 'Bug' ),
				expect.stringContaining( 'Idea' ),
			] )
		);
		await userEvent.click(
			screen.getAllByRole( 'button', { name: 'Remove tag' } )[ 1 ]!
		);
		await waitFor( () => expect( changes() ).toHaveLength( 2 ) );
		expect( changes()[ 1 ] ).toEqual( [ '/9/tags', { tags: [ 'Bug' ] } ] );
	} );

	it( '[PLS-07~] of quick changes the last one is stored, and none overtakes another', async () => {
		const { stored, changes } = await open();
		await userEvent.type( field(), 'One,Two,Three,' );
		await waitFor( () =>
			expect( stored().tags ).toEqual( [ 'One', 'Three', 'Two' ] )
		);
		const sent = changes().map( ( [ , body ] ) => body );
		expect( sent.at( -1 ) ).toEqual( { tags: [ 'One', 'Two', 'Three' ] } );
		expect( chosen() ).toHaveLength( 3 );
	} );

	it( '[PLS-07~] are as before when the server refuses them', async () => {
		await open( { tags: [ 'Idea' ] }, ( path, method ) =>
			method === 'POST' && path.endsWith( '/tags' )
				? refusal( 400, 'userfeedback_response_invalid', 'Too long.' )
				: undefined
		);
		await userEvent.type( field(), 'Bug,' );
		expect(
			await screen.findByText( 'Too long.', SNACKBAR )
		).toBeInTheDocument();
		await waitFor( () =>
			expect( chosen() ).toEqual( [ expect.stringContaining( 'Idea' ) ] )
		);
	} );

	it( '[PLS-07~] of more than 50 characters are not accepted', async () => {
		const { changes } = await open();
		await userEvent.type( field(), `${ 'x'.repeat( 51 ) },` );
		expect( chosen() ).toEqual( [] );
		await userEvent.clear( field() );
		await userEvent.type( field(), `${ '🎉'.repeat( 50 ) },` );
		await waitFor( () => expect( changes() ).toHaveLength( 1 ) );
	} );
} );

describe( 'the notes about a response', () => {
	it( '[PLS-07~] show text, author and date, and can be deleted by those who may', async () => {
		const { stored, changes } = await open( { notes: [ MINE, THEIRS ] } );
		const notes = card( 'Notes' ).getAllByRole( 'listitem' );
		expect( notes[ 0 ] ).toHaveTextContent(
			/^AdaNov 21, 2026, 12:30.*Call her$/
		);
		expect( notes[ 1 ] ).toHaveTextContent(
			/^Deleted accountNov 21, 2026.*Done$/
		);
		expect( within( notes[ 1 ]! ).queryByRole( 'button' ) ).toBeNull();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Delete note by Ada' } )
		);
		await userEvent.click(
			within( await screen.findByRole( 'dialog' ) ).getByRole( 'button', {
				name: 'Delete note',
			} )
		);
		expect(
			await screen.findByText( 'Note deleted.', SNACKBAR )
		).toBeInTheDocument();
		expect( changes() ).toEqual( [ [ '/9/notes/1', undefined ] ] );
		expect( stored().notes ).toEqual( [ THEIRS ] );
		expect( card( 'Notes' ).getAllByRole( 'listitem' ) ).toHaveLength( 1 );
	} );

	it( '[PLS-07~] are added below the others, with their line breaks', async () => {
		const { stored } = await open( { notes: [ THEIRS ] } );
		const text = screen.getByRole( 'textbox', { name: 'Add a note' } );
		const add = screen.getByRole( 'button', { name: 'Add note' } );
		expect( add ).toHaveAttribute( 'aria-disabled', 'true' );
		await userEvent.type( text, 'First{Enter}<b>second</b>' );
		await userEvent.click( add );
		expect(
			await screen.findByText( /First\s<b>second<\/b>/, {
				selector: '.userfeedback-note__text',
			} )
		).toBeVisible();
		expect( stored().notes.map( ( note ) => note.text ) ).toEqual( [
			'Done',
			'First\n<b>second</b>',
		] );
		expect( text ).toHaveValue( '' );
	} );

	it( '[PLS-07~] a note that was not stored stays in its field', async () => {
		await open( {}, ( path, method ) =>
			method === 'POST' && path.endsWith( '/notes' ) ? null : undefined
		);
		const text = screen.getByRole( 'textbox', { name: 'Add a note' } );
		await userEvent.type( text, 'Important' );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Add note' } )
		);
		expect(
			await screen.findByText(
				/^Your site could not be reached/,
				SNACKBAR
			)
		).toBeInTheDocument();
		expect( text ).toHaveValue( 'Important' );
		expect( card( 'Notes' ).queryByRole( 'listitem' ) ).toBeNull();
	} );
} );

describe( 'what was collected, with an expired license', () => {
	it( '[PLS-07~] shows notes and tags, and offers no change', async () => {
		printFeatures( { 'response-changes': 'license' } );
		await open( { notes: [ MINE ], tags: [ 'Bug' ] } );
		expect( card( 'Notes' ).getByText( 'Call her' ) ).toBeVisible();
		expect( card( 'Tags' ).getByText( 'Bug' ) ).toBeVisible();
		expect( screen.queryByRole( 'textbox' ) ).toBeNull();
		expect( screen.queryByRole( 'combobox' ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: /note/ } ) ).toBeNull();
		expect( screen.queryByRole( 'button', { name: /^Mark/ } ) ).toBeNull();
		expect(
			screen.getByRole( 'button', { name: 'Move to trash' } )
		).toBeDisabled();
		expect(
			screen.getByRole( 'button', {
				name: /^The feature response-changes/,
			} )
		).toBeVisible();
	} );

	it( 'shows no empty cards', async () => {
		printFeatures( { 'response-changes': 'license' } );
		await open();
		expect( screen.queryByRole( 'group', { name: 'Notes' } ) ).toBeNull();
		expect( screen.queryByRole( 'group', { name: 'Tags' } ) ).toBeNull();
	} );
} );
