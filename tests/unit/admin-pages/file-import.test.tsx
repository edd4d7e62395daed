import { screen, within } from '@testing-library/react';
import type { FileImport } from '@/survey-model';
import { refusal } from '../support/fake-server';
import {
	card,
	columnRow as row,
	fileImport,
	openImport as open,
	openImports,
	pass,
} from '../support/imports';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'an import', () => {
	const at = ( changes: Partial< FileImport > ) => ( {
		body: fileImport( changes ),
	} );

	it( 'shows that the file is read, and its columns once it is', async () => {
		await openImports( '/import/7', {
			'GET 7': [
				at( { status: 'reading', done: 250, columns: [] } ),
				at( { status: 'reading', done: 250, columns: [] } ),
				at( {} ),
			],
		} );
		const bar = screen.getByRole( 'progressbar', {
			name: 'Reading the file',
		} );
		expect( bar ).toHaveAttribute( 'aria-valuetext', '25% done' );
		expect( screen.getByText( /You can leave this page/ ) ).toBeVisible();
		expect( screen.getByText( 'Read the file' ) ).toHaveAttribute(
			'aria-current',
			'step'
		);
		await pass( 2000 );
		expect( card( 'Columns' ) ).toBeTruthy();
		expect( screen.getByText( 'Check the columns' ) ).toHaveAttribute(
			'aria-current',
			'step'
		);
	} );

	it( 'starts, shows its progress, and reports what was stored and what was not', async () => {
		const { user, calls } = await open(
			{},
			{
				'GET 7': [
					at( {} ),
					at( { status: 'importing', stored: 6, done: 500 } ),
					at( {
						status: 'done',
						stored: 9,
						empties: 1,
						skipped: 2,
						repeated: 3,
						survey_id: 5,
						problems: [
							{ line: 4, column: '', message: 'Not a date.' },
						],
						problems_count: 2,
					} ),
				],
				'POST 7/start': [ at( { status: 'importing', done: 500 } ) ],
			}
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Start import' } )
		);
		await pass();
		await pass();
		expect(
			screen.getByRole( 'progressbar', { name: 'Importing responses' } )
		).toHaveAttribute( 'aria-valuetext', '50% done' );
		expect(
			screen.getByText( 'Stored so far: 6 responses' )
		).toBeVisible();
		await pass( 2000 );
		expect(
			screen.getByText(
				/Imported: 9 responses into the draft “Answers”/,
				{
					selector: '.components-notice__content',
				}
			)
		).toBeVisible();
		const counts = screen.getAllByRole( 'definition' );
		expect( counts.map( ( { textContent } ) => textContent ) ).toEqual( [
			'9',
			'3',
			'1',
			'2',
		] );
		expect( card( 'Lines that were left out' ) ).toBeTruthy();
		expect(
			screen.getByRole( 'link', { name: 'View results' } )
		).toHaveAttribute( 'href', expect.stringContaining( '#/survey/5' ) );
		expect(
			screen.getByRole( 'link', { name: 'Edit survey' } )
		).toHaveAttribute( 'href', '#/edit/5/questions' );
		expect( calls() ).toEqual( [
			'GET 7',
			'POST 7/start',
			'GET 7',
			'GET 7',
		] );
	} );

	it( 'that adds nothing says so', async () => {
		await open( { status: 'done', repeated: 12, survey_id: 5 } );
		expect(
			screen.getByText(
				'All answers of this file were imported before. Nothing was added.',
				{ selector: '.components-notice__content' }
			)
		).toBeVisible();
	} );

	it( 'says why it could not start, in the words of the site', async () => {
		const { user } = await open(
			{},
			{
				'POST 7/start': [
					refusal( 400, 'rest_invalid_param', 'Not valid.', [
						{
							field: 'columns',
							code: 'too_many',
							message: 'A survey has at most 100 questions.',
						},
					] ),
				],
			}
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Start import' } )
		);
		await pass();
		expect(
			screen.getByText( 'A survey has at most 100 questions.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Start import' } )
		).toBeEnabled();
	} );

	it( 'goes on after the connection was lost', async () => {
		const { user } = await openImports( '/import/7', {
			'GET 7': [
				at( { status: 'importing', done: 250 } ),
				null,
				at( { status: 'done', stored: 12, survey_id: 5 } ),
			],
		} );
		await pass( 100 );
		expect(
			screen.getByText( /Your site could not be reached/, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		await pass( 100 );
		expect(
			screen.getByRole( 'link', { name: 'View results' } )
		).toBeVisible();
	} );

	it( 'is canceled after a question that says what goes, and leads back to all imports', async () => {
		const { user, calls } = await open(
			{ status: 'importing', stored: 400 },
			{
				GET: [ { body: { items: [], max_bytes: 1000 } } ],
				'DELETE 7': [ { body: { deleted: true } } ],
			}
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Cancel import' } )
		);
		const dialog = within( screen.getByRole( 'dialog' ) );
		expect(
			dialog.getByText(
				/The survey “Answers” with the 400 responses that are stored so far is deleted/
			)
		).toBeVisible();
		await user.click(
			dialog.getByRole( 'button', { name: 'Cancel import' } )
		);
		await pass( 50 );
		expect( window.location.hash ).toBe( '#/import' );
		expect( calls() ).toContain( 'DELETE 7' );
		expect(
			screen.getByText( 'The import was canceled.', {
				selector: '.components-snackbar__content',
			} )
		).toBeInTheDocument();
	} );

	it.each( [
		[
			{ status: 'failed', error: 'Line 3: a quote is never closed.' },
			'Line 3: a quote is never closed.',
		],
		[ { status: 'canceled' }, /This import was canceled/ ],
	] as const )( 'that ended otherwise says why: %j', async ( item, text ) => {
		await open( item );
		expect(
			screen.getByText( text, {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Choose another file' } )
		).toHaveAttribute( 'href', '#/import' );
	} );

	it( 'that does not exist leads back', async () => {
		await openImports( '/import/7', {
			'GET 7': [ refusal( 404, 'gone', 'This import does not exist.' ) ],
		} );
		expect(
			screen.getByText( 'This import does not exist.' )
		).toBeVisible();
		expect(
			screen
				.getAllByRole( 'link', { name: 'All imports' } )
				.map( ( link ) => link.getAttribute( 'href' ) )
		).toEqual( [ '#/import', '#/import' ] );
	} );

	it( 'is worked with by keyboard alone', async () => {
		const { user, calls } = await open();
		const use = row( 'Satisfied' ).getByRole( 'combobox', {
			name: /^Use as/,
		} );
		screen
			.getByRole( 'textbox', { name: 'Text that means “no answer”' } )
			.focus();
		const seen: unknown[] = [];
		for ( let step = 0; step < 12; step++ ) {
			await user.tab();
			seen.push( document.activeElement );
		}
		expect( seen ).toContain( use );
		screen.getByRole( 'button', { name: 'Start import' } ).focus();
		await user.keyboard( '{Enter}' );
		await pass();
		expect( calls() ).toContain( 'POST 7/start' );
	} );
} );
