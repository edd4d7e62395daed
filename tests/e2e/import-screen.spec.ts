import type { Locator, Page } from '@playwright/test';
import { countOf } from './support/responses';
import { RESULTS, SURVEYS, onScreen } from './support/surveys';
import { expect, test } from './support/test';

const CHANNELS = 'Which of these do you use? (Select all that apply.)';

/**
 * As SurveyMonkey writes it: two rows of headers, and a column for each option of a question with several answers. Of six lines one has no
 * answer, and line 6 has a cell too many.
 */
const FILE = `Respondent ID,Collector ID,Date Created,Date Modified,IP Address,Email Address,First Name,Last Name,Custom Data 1,How satisfied are you?,${ CHANNELS },,,What could we do better?
,,,,,,,,,Response,Website,App,Phone,Open-Ended Response
11,400,03/14/2026 08:19:30 AM,03/14/2026 08:26:30 AM,,,,,,Very,Website,App,,"Faster, please. I wait for my order two weeks each time."
12,400,03/15/2026 08:19:30 AM,03/15/2026 08:26:30 AM,,,,,,Somewhat,,App,,
13,400,03/16/2026 08:19:30 AM,03/16/2026 08:26:30 AM,,,,,,,,,,
14,400,03/17/2026 08:19:30 AM,03/17/2026 08:26:30 AM,,,,,,Very,,App,,Nothing,too much
15,400,03/18/2026 08:19:30 AM,03/18/2026 08:26:30 AM,,,,,,,Website,,Phone,
16,400,03/19/2026 08:19:30 AM,03/19/2026 08:26:30 AM,,,,,,Very,,,,日本語の回答
`;

/** Chooses the file and waits for its columns. */
async function choose( admin: Page ): Promise< void > {
	const choosing = admin.waitForEvent( 'filechooser' );
	await admin.getByRole( 'button', { name: 'Choose a CSV file' } ).click();
	await (
		await choosing
	).setFiles( {
		name: 'Customers.csv',
		mimeType: 'text/csv',
		buffer: Buffer.from( FILE ),
	} );
	await expect( card( admin, 'Columns' ) ).toBeVisible();
}

const card = ( admin: Page, name: string ): Locator =>
	admin.getByRole( 'group', { name, exact: true } );

const column = ( admin: Page, header: string ): Locator =>
	card( admin, 'Columns' ).getByRole( 'row' ).filter( { hasText: header } );

/** Puts a question in other words, and waits for the preview. */
async function retitle( admin: Page ): Promise< void > {
	await admin
		.getByRole( 'textbox', {
			name: 'Title of the question: How satisfied are you?',
		} )
		.fill( 'Are you satisfied?' );
	await expect(
		admin.getByRole( 'list', { name: 'Questions' } )
	).toContainText( 'Are you satisfied?' );
}

/** Starts the import and waits for its report. */
async function run( admin: Page ): Promise< void > {
	await admin.getByRole( 'button', { name: 'Start import' } ).click();
	await expect( card( admin, 'Report' ) ).toBeVisible();
}

/** A count of the report. */
const reported = ( admin: Page, what: string ): Locator =>
	card( admin, 'Report' )
		.locator( 'dl > div' )
		.filter( { hasText: what } )
		.locator( 'dd' );

test( '[OPS-05] imports a file of another tool from the tools menu: mapping with a dry run, dates, skipped answers, a bad line by its number, and nothing twice', async ( {
	admin,
} ) => {
	await admin.goto( '/wp-admin/import.php' );
	await admin
		.getByRole( 'row', { name: 'Answers to surveys' } )
		.getByRole( 'link', { name: /Run/ } )
		.click();
	await choose( admin );

	// What each column becomes, before anything is stored.
	await expect( card( admin, 'File and survey' ) ).toContainText(
		'Export of SurveyMonkey'
	);
	const use = ( header: string ) =>
		column( admin, header ).getByRole( 'combobox', { name: /^Use as/ } );
	await expect( use( 'Date Created' ) ).toHaveValue( 'date' );
	await expect( use( 'Respondent ID' ) ).toHaveValue( 'id' );
	await expect( use( 'IP Address' ) ).toHaveValue( 'ignore' );
	await expect(
		admin.getByRole( 'textbox', { name: /^Label of the option/ } )
	).toHaveCount( 3 );
	const preview = card( admin, 'Preview' );
	await expect( preview ).toContainText( 'The survey will have 3 questions' );
	await expect(
		preview.getByRole( 'row', { name: /^3 March 14, 2026/ } )
	).toContainText( 'Website and App' );
	const problems = card( admin, 'Lines that will be left out' );
	await expect( problems.getByRole( 'row' ) ).toHaveCount( 2 );
	await expect( problems.getByRole( 'row' ).last() ).toContainText( /^6/ );

	await retitle( admin );
	await run( admin );
	await expect( reported( admin, 'Responses stored' ) ).toHaveText( '4' );
	await expect( reported( admin, 'Lines without an answer' ) ).toHaveText(
		'1'
	);
	await expect( reported( admin, 'Lines left out' ) ).toHaveText( '1' );
	await expect(
		card( admin, 'Lines that were left out' ).getByRole( 'row' ).last()
	).toContainText( /^6/ );

	await admin.getByRole( 'link', { name: 'View results' } ).click();
	await expect( admin ).toHaveURL( /userfeedback_results#\/survey\/\d+/ );
	const results = admin.url();
	await admin.goto( `${ results }?range=all-time` );
	await expect( countOf( admin, 'Total responses' ) ).toHaveText( '4' );
	const channels = card( admin, CHANNELS );
	await expect( channels ).toContainText( '3 answers' );
	await expect( channels ).toContainText( '1 skipped' );
	await expect(
		channels.getByRole( 'row', { name: /^App 2 / } )
	).toBeVisible();
	await expect( card( admin, 'Are you satisfied?' ) ).toContainText(
		'1 skipped'
	);
	await admin.goto( `${ results }/responses` );
	for ( const day of [ 14, 15, 18, 19 ] ) {
		await expect(
			admin.getByText( new RegExp( `March ${ day }, 2026` ) ).first()
		).toBeVisible();
	}

	// The same file, from the list of surveys this time.
	await admin.goto( SURVEYS );
	await admin
		.locator( '#userfeedback-root' )
		.getByRole( 'link', { name: 'Import', exact: true } )
		.click();
	await expect( card( admin, 'Earlier imports' ) ).toContainText(
		'Imported: 4 responses'
	);
	await choose( admin );
	await retitle( admin );
	await run( admin );
	await expect( onScreen( admin, /Nothing was added/ ) ).toBeVisible();
	await expect( reported( admin, 'Responses stored' ) ).toHaveText( '0' );
	await expect( reported( admin, 'Imported before' ) ).toHaveText( '4' );
	await admin.goto( RESULTS );
	await admin.goto( `${ results }?range=all-time` );
	await expect( countOf( admin, 'Total responses' ) ).toHaveText( '4' );
} );

test( 'an import that was begun is offered later, reads the file again for another mark of no answer, and is canceled without a trace', async ( {
	admin,
	survey,
} ) => {
	// Without any survey, the wizard would open instead of the list.
	await survey( { title: 'Another' } );
	await admin.goto( `${ SURVEYS }#/import` );
	await choose( admin );
	const mark = admin.getByRole( 'textbox', {
		name: 'Text that means “no answer”',
	} );
	await mark.fill( 'Somewhat' );
	await expect( column( admin, 'How satisfied are you?' ) ).toContainText(
		'2 lines with a value'
	);
	await expect( mark ).toBeFocused();

	await admin.goto( `${ SURVEYS }#/import` );
	const unfinished = card( admin, 'Unfinished imports' );
	await expect( unfinished ).toContainText(
		'Waits for you to check its columns'
	);
	await unfinished.getByRole( 'link', { name: /^Continue/ } ).click();
	await expect( mark ).toHaveValue( 'Somewhat' );
	await admin.getByRole( 'button', { name: 'Cancel import' } ).click();
	const dialog = admin.getByRole( 'dialog' );
	await expect( dialog ).toContainText( 'Customers.csv is deleted' );
	await dialog.getByRole( 'button', { name: 'Cancel import' } ).click();
	await expect( admin ).toHaveURL( /#\/import$/ );
	await expect( unfinished ).toHaveCount( 0 );
	await admin.getByRole( 'link', { name: 'All surveys' } ).click();
	await expect( admin.getByText( 'Customers' ) ).toHaveCount( 0 );
} );
