import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { openResults, respond } from './support/responses';
import { takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { CHOICE, FIVE, WHY } from './support/visitors';
import { wp } from './support/wp';

/** Answers as visitors give them; the text of the first one is a formula. */
const ANSWERS = [ '=1+1', 'שלום', 'Because' ].map( ( text, index ) => [
	{ question_id: CHOICE.id, value: index === 1 ? 'No' : 'Yes' },
	{ question_id: WHY.id, value: text },
] );

/** Opens the export menu and its download by a button or link. */
async function download( admin: Page, name: RegExp ): Promise< Download > {
	const panel = admin.getByRole( 'dialog', { name: 'Export Results' } );
	if ( ! ( await panel.isVisible() ) ) {
		await admin.getByRole( 'button', { name: 'Export Results' } ).click();
	}
	const downloading = admin.waitForEvent( 'download' );
	await panel.getByRole( 'button', { name } ).click();
	return downloading;
}

async function workbookOf( file: Download ): Promise< ExcelJS.Workbook > {
	const workbook = new ExcelJS.Workbook();
	await workbook.xlsx.readFile( await file.path() );
	return workbook;
}

/** The values of a sheet's cells, row by row, from a column on. */
function valuesOf(
	workbook: ExcelJS.Workbook,
	sheet: string,
	column = 1
): unknown[][] {
	const rows: unknown[][] = [];
	workbook
		.getWorksheet( sheet )
		?.eachRow( ( row ) =>
			rows.push( ( row.values as unknown[] ).slice( column ) )
		);
	return rows;
}

test( '[EXP-01~] [EXP-02] Export Results downloads a workbook and a CSV file that a spreadsheet opens', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Exports: été',
		questions: [ CHOICE, WHY ],
	} );
	const ids = await respond( api, visitor.request, id, ANSWERS );
	await openResults( admin, `/survey/${ id }` );

	const xlsx = await download( admin, /Excel/ );
	expect( xlsx.suggestedFilename() ).toMatch( /^exports-été-\d+.*\.xlsx$/ );
	const workbook = await workbookOf( xlsx );
	const [ titles, newest ] = valuesOf( workbook, 'Responses' );
	expect( titles?.slice( 0, 3 ) ).toEqual( [
		'Response',
		expect.stringMatching( /^Date submitted \(/ ),
		'Page',
	] );
	expect( newest?.slice( 0, 3 ) ).toEqual( [
		ids[ 2 ],
		expect.any( Date ),
		'About The Tests',
	] );
	const day = newest?.[ 1 ] as Date;
	expect( Math.abs( Date.now() - day.getTime() ) ).toBeLessThan( 864e5 );
	expect( valuesOf( workbook, 'Responses', 14 ) ).toEqual( [
		[ 'Is it good?', 'And why?' ],
		[ 'Yes', 'Because' ],
		[ 'No', 'שלום' ],
		// The text that was typed, and no formula.
		[ 'Yes', '=1+1' ],
	] );
	expect( workbook.worksheets[ 0 ]?.views[ 0 ] ).toMatchObject( {
		state: 'frozen',
		ySplit: 1,
	} );

	const csv = await download( admin, /CSV/ );
	const text = readFileSync( await csv.path(), 'utf8' );
	expect( text.startsWith( '\uFEFFResponse,Date submitted' ) ).toBe( true );
	expect( text.trimEnd().split( '\r\n' ) ).toHaveLength( 4 );
	expect( text ).toContain( ",Yes,'=1+1\r\n" );
} );

test( '[EXP-03] a large export is prepared in the background, with its progress, and can be downloaded', async ( {
	admin,
	visitor,
	api,
	survey,
	muPlugin,
} ) => {
	muPlugin(
		'export-limit.php',
		"<?php add_filter( 'userfeedback_export_stream_limit', static fn () => 2 );"
	);
	const id = await survey( { title: 'Large', questions: [ CHOICE, WHY ] } );
	await respond( api, visitor.request, id, ANSWERS );
	await openResults( admin, `/survey/${ id }` );
	await admin.getByRole( 'button', { name: 'Export Results' } ).click();
	const panel = admin.getByRole( 'dialog', { name: 'Export Results' } );
	await panel.getByRole( 'button', { name: /Excel/ } ).click();
	await expect( panel.getByText( 'You can leave this page' ) ).toBeVisible();
	await expect( panel.getByText( '“Large” (XLSX)' ) ).toBeVisible();
	wp( 'userfeedback', 'work' );
	const link = panel.getByRole( 'link', {
		name: 'Download “Large” (XLSX)',
	} );
	await expect( link ).toBeVisible();
	await takeScreenshots( admin, 'export-menu' );
	const downloading = admin.waitForEvent( 'download' );
	await link.click();
	const workbook = await workbookOf( await downloading );
	expect( valuesOf( workbook, 'Responses', 14 ) ).toHaveLength( 4 );

	// Leaving the page and coming back shows it again, until it is deleted.
	await admin.reload();
	await admin.getByRole( 'button', { name: 'Export Results' } ).click();
	await panel.getByRole( 'button', { name: 'Delete “Large”' } ).click();
	await expect( panel.getByText( 'Your exports' ) ).toBeHidden();
} );

test( '[EXP-01~] wp userfeedback export writes a file, or the standard output, and says what is wrong', async ( {
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'By command',
		questions: [ CHOICE, WHY ],
	} );
	await respond( api, visitor.request, id, ANSWERS );
	const command = [ 'userfeedback', 'export', String( id ) ];
	const text = wp( ...command, '--filter=search=Because' );
	expect( text.split( '\r\n' ) ).toHaveLength( 2 );
	expect( text ).toMatch( /,Yes,Because$/ );

	const file = test.info().outputPath( 'answers.xlsx' );
	const said = wp(
		...command,
		`--question=${ CHOICE.id }`,
		`--file=${ file }`
	);
	expect( said ).toContain( 'Exported 3 responses' );
	const workbook = new ExcelJS.Workbook();
	await workbook.xlsx.readFile( file );
	expect( valuesOf( workbook, 'Summary' ) ).toEqual( [
		[ 'Value', 'Answers', 'Share of answers (%)' ],
		[ 'Yes', 2, 66.67 ],
		[ 'No', 1, 33.33 ],
	] );
	// Number 51: JSON, and a column for each option of a question with several.
	const json: unknown = JSON.parse( wp( ...command, '--format=json' ) );
	expect( json ).toHaveLength( 3 );
	expect( () => wp( ...command, '--format=pdf' ) ).toThrow();
	const wide = await survey( {
		title: 'Several',
		questions: FIVE.slice( 1, 2 ),
	} );
	await respond( api, visitor.request, wide, [
		[ { question_id: 'checkbox', value: [ 'Toaster' ] } ],
	] );
	expect(
		wp( 'userfeedback', 'export', String( wide ), '--option-columns' )
	).toContain( 'Which of these do you use at home? – Toaster' );
	expect( () =>
		wp( ...command, '--from=2026-02-30', '--to=2026-03-01' )
	).toThrow( /start/ );
	expect( () => wp( ...command, '--filter=what=x' ) ).toThrow( /filter/ );
	expect( () => wp( 'userfeedback', 'export', '999999' ) ).toThrow(
		/This survey does not exist/
	);
} );
