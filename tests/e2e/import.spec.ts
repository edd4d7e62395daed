import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
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
	// A copy with another content: what was imported before is not imported again.
	const file = join( mkdtempSync( join( tmpdir(), 'ufb-' ) ), 'weather.csv' );
	writeFileSync(
		file,
		`${ readFileSync(
			resolve( ROOT, 'tests/fixtures/weather-check.csv' ),
			'utf8'
		) }${ '\n'.repeat( 1 + ( Date.now() % 1000 ) ) }`
	);
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

	await admin.goto( `${ RESULTS }#/survey/${ id }?range=all-time` );
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

test( '[OPS-05~] [PLS-30] a file of SurveyMonkey keeps its dates, its select-all question is one question, and again it adds nothing', async ( {
	admin,
} ) => {
	const file = 'tests/fixtures/import/surveymonkey.csv';
	const dry = importCsv( file, '--dry-run' );
	expect( dry ).toMatchObject( { code: 0 } );
	expect( dry.output ).toContain( 'Format: surveymonkey, encoding: UTF-8' );
	expect( dry.output ).toMatch( /Respondent ID\s+\(id\)/ );
	expect( dry.output ).toMatch( /Date Created\s+\(date\)/ );
	expect( dry.output ).toMatch(
		/Which of these do you use\? \(Select all that apply\.\) – Website\s+checkbox\s+5\s/
	);

	const first = importCsv( file, '--title=The shop', '--porcelain' );
	expect( first ).toMatchObject( { code: 0 } );
	const id = first.output.trim();
	expect( id ).toMatch( /^\d+$/ );
	const again = importCsv( file, '--title=Another' );
	expect( again ).toMatchObject( { code: 0 } );
	expect( again.output ).toContain(
		`This file was imported before: its 140 responses were not added again (survey ${ id }).`
	);

	await admin.goto( `${ RESULTS }#/survey/${ id }?range=all-time` );
	await expect( countOf( admin, 'Total responses' ) ).toHaveText( '140' );
	const card = admin.getByRole( 'group', {
		name: 'Which of these do you use? (Select all that apply.)',
		exact: true,
	} );
	await expect(
		card.getByRole( 'row', { name: /^Shop in the city/ } )
	).toBeVisible();
} );

test( '[OPS-05~] the command takes a mapping, reports a bad line by number and column, and imports the others', async ( {
	admin,
	survey,
} ) => {
	// Without any survey, the wizard would open instead of the list.
	await survey( { title: 'Another' } );
	const folder = mkdtempSync( join( tmpdir(), 'ufb-' ) );
	const file = join( folder, 'answers.csv' );
	writeFileSync(
		file,
		'City,Timestamp,Stars\nKöln,2026-01-02 10:00,5\nBonn,2026-01-02 10:00\nUlm,soon,4\nTrier,2026-01-03 10:00,3\nMainz,2026-01-03 11:00,3\nWorms,2026-01-03 12:00,3\n'
	);
	const map = join( folder, 'map.json' );
	writeFileSync(
		map,
		'[ { "column": "Stars", "type": "text", "title": "How many?" } ]'
	);
	const { code, output } = importCsv(
		file,
		'--title=Mapped',
		`--map=${ map }`
	);
	expect( code ).toBe( 0 );
	expect( output ).toContain( 'Left out 2 lines with problems' );
	expect( output ).toMatch( /3\s+it has 2 columns, the header has 3/ );
	expect( output ).toMatch( /4\s+Timestamp\s+“soon” is not a valid date/ );
	expect( output ).toMatch( /How many\?\s+text/ );
	expect( output ).toContain( '4 responses into the draft “Mapped”' );

	const wrong = importCsv( file, '--date-column=Nothing' );
	expect( wrong.code ).toBe( 1 );
	expect( wrong.output ).toContain( 'The file has no column “Nothing”.' );
	const headless = join( folder, 'headless.csv' );
	writeFileSync( headless, '12,Köln\n13,Bonn\n' );
	const refused = importCsv( headless, '--title=Broken' );
	expect( refused.code ).toBe( 1 );
	expect( refused.output ).toContain( 'Error: Line 1: column 1 is “12”' );
	await admin.goto( SURVEYS );
	await expect(
		admin.getByRole( 'link', { name: 'Create New' } ).first()
	).toBeVisible();
	await expect( admin.getByText( 'Mapped' ).first() ).toBeVisible();
	await expect( admin.getByText( 'Broken' ) ).toHaveCount( 0 );
} );
