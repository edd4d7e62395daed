import { readFileSync } from 'node:fs';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS, questionCard } from './support/surveys';
import { expect, test } from './support/test';

test( '[PLS-04~] a survey is downloaded from the list and imported on the setup step, with what was left out', async ( {
	admin,
	survey,
} ) => {
	await survey( {
		status: 'draft',
		title: 'Files: été',
		questions: [
			{
				id: 'q1',
				type: 'radio-button',
				title: 'Does it travel?',
				config: { options: [ 'Yes', 'No' ] },
			},
		],
	} );
	await admin.goto( SURVEYS );
	const row = admin.getByRole( 'row', { name: /Files: été/ } );
	await row.getByRole( 'button', { name: /^Actions/ } ).click();
	const downloading = admin.waitForEvent( 'download' );
	await admin.getByRole( 'menuitem', { name: 'Export' } ).click();
	const download = await downloading;
	expect( download.suggestedFilename() ).toBe( 'files-ete.json' );
	const file = JSON.parse( readFileSync( await download.path(), 'utf8' ) );
	expect( file.survey.questions[ 0 ].title ).toBe( 'Does it travel?' );

	await admin.goto( `${ SURVEYS }#/new` );
	await expect(
		admin.getByRole( 'button', { name: /^Blank/ } )
	).toBeVisible();
	await takeScreenshots( admin, 'setup-templates' );
	await admin
		.getByRole( 'button', { name: 'Preview Visit purpose' } )
		.click();
	await takeScreenshots( admin, 'setup-preview', { fullPage: false } );
	await admin.keyboard.press( 'Escape' );

	const choose = async ( content: string ): Promise< void > => {
		const choosing = admin.waitForEvent( 'filechooser' );
		await admin.getByRole( 'button', { name: 'Choose a file' } ).click();
		await (
			await choosing
		).setFiles( {
			name: 'survey.json',
			mimeType: 'application/json',
			buffer: Buffer.from( content ),
		} );
	};
	await admin.getByRole( 'button', { name: 'Import a survey' } ).click();
	await choose( '{' );
	await expect(
		admin
			.getByRole( 'dialog' )
			.getByText( /survey\.json could not be read/ )
	).toBeVisible();
	await takeScreenshots( admin, 'import-refused', { fullPage: false } );
	await choose(
		JSON.stringify( {
			...file,
			survey: { ...file.survey, title: 'Arrived', mood: 'blue' },
		} )
	);
	await expect( admin.getByRole( 'dialog' ) ).toContainText(
		'mood This site does not have this field.'
	);
	await takeScreenshots( admin, 'import-left-out', { fullPage: false } );
	await admin.getByRole( 'button', { name: 'Edit survey' } ).click();
	await expect( admin ).toHaveURL( /#\/edit\/\d+\/questions$/ );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toContainText(
		'Arrived'
	);
	await expect( questionCard( admin, 1 ).getByLabel( 'Title' ) ).toHaveValue(
		'Does it travel?'
	);
} );
