import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inSite } from './support/site-folder';
import { expect, test } from './support/test';
import { countOf } from './support/responses';
import { RESULTS, SURVEYS } from './support/surveys';

const ROOT = resolve( __dirname, '../..' );

/** wp userfeedback import on the site of the tests. */
function importCsv( ...args: string[] ): {
	code: number | null;
	output: string;
} {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[
			'tools/wp.mjs',
			'--data',
			inSite(),
			'userfeedback',
			'import',
			...args,
		],
		{ cwd: ROOT, encoding: 'utf8' }
	);
	return { code: status, output: stdout + stderr };
}

test( 'the results show a CSV file that was imported on the command line', async ( {
	admin,
} ) => {
	const file = 'tests/fixtures/weather-check.csv';
	const dry = importCsv( file, '--empty=-', '--dry-run' );
	expect( dry ).toMatchObject( { code: 0 } );
	expect( dry.output ).toMatch(
		/How do you typically check the weather\?\s+radio-button\s+8\s+917/
	);
	expect( dry.output ).toContain( 'Nothing was stored.' );

	const done = importCsv( file, '--empty=-', '--title=The weather' );
	expect( done ).toMatchObject( { code: 0 } );
	const id =
		/928 responses into the draft “The weather” \(survey (\d+)\)/.exec(
			done.output
		)?.[ 1 ];
	expect( id ).toBeDefined();

	await admin.goto( `${ RESULTS }#/survey/${ id }` );
	await expect( countOf( admin, 'Total responses' ) ).toHaveText( '928' );
	const card = admin.getByRole( 'group', {
		name: 'How do you typically check the weather?',
	} );
	await expect( card ).toContainText( '917 answers' );
	await expect( card ).toContainText( '11 skipped' );
	await expect(
		card.getByRole( 'row', {
			name: 'The default weather app on your phone 213 23%',
		} )
	).toBeVisible();
} );

test( 'refuses an invalid CSV file, names the line and stores nothing', async ( {
	admin,
	survey,
} ) => {
	// Without any survey, the wizard would open instead of the list.
	await survey( { title: 'Another' } );
	const file = join( mkdtempSync( join( tmpdir(), 'ufb-' ) ), 'broken.csv' );
	writeFileSync( file, 'City,Why\nKöln,Dom\nBonn\n' );
	const { code, output } = importCsv( file, '--title=Broken' );
	expect( code ).toBe( 1 );
	expect( output ).toContain(
		'Error: Line 3: it has 1 columns, the header has 2.'
	);
	await admin.goto( SURVEYS );
	await expect(
		admin.getByRole( 'link', { name: 'Create New' } ).first()
	).toBeVisible();
	await expect( admin.getByText( 'Broken' ) ).toHaveCount( 0 );
} );
