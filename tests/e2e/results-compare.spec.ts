import type { Page } from '@playwright/test';
import {
	PHONE,
	openResults,
	respond,
	rowsOf,
	tableOf,
} from './support/responses';
import { violationsIn } from './support/axe';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS, questionCard } from './support/surveys';
import { expect, test } from './support/test';
import { CHOICE, question } from './support/visitors';

const HOME = question( 'checkbox', 'Which do you use?', {
	options: [ 'Kettle', 'Toaster' ],
} );

const answers = ( isGood: string, used: readonly string[] ) => [
	{ question_id: CHOICE.id, value: isGood },
	{ question_id: HOME.id, value: used },
];

/** The texts of the rows of a table of the comparison, its head first. */
function compared( admin: Page, title: string ): Promise< string[][] > {
	return admin
		.getByRole( 'group', { name: 'Compare two groups' } )
		.getByRole( 'table', { name: title } )
		.locator( 'thead tr, tbody tr' )
		.evaluateAll( ( rows ) =>
			rows.map( ( row ) =>
				[ ...row.children ].map( ( cell ) =>
					( cell.textContent ?? '' ).trim()
				)
			)
		);
}

test( '[PLS-23] options by count lead to their responses; two groups by device or by an answer stand side by side', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Desks and phones',
		questions: [ CHOICE, HOME ],
	} );
	await respond( api, visitor.request, id, [
		answers( 'Yes', [ 'Kettle' ] ),
		answers( 'No', [ 'Toaster' ] ),
		answers( 'No', [ 'Kettle', 'Toaster' ] ),
	] );
	await respond(
		api,
		visitor.request,
		id,
		[ answers( 'No', [ 'Toaster' ] ), answers( 'No', [ 'Toaster' ] ) ],
		PHONE
	);

	await openResults( admin, `/survey/${ id }` );
	const card = admin.getByRole( 'group', {
		name: CHOICE.title,
		exact: true,
	} );
	const options = card.getByRole( 'rowheader' );
	await expect( options ).toHaveText( [ 'Yes', 'No' ] );
	await admin.getByRole( 'radio', { name: 'Most chosen first' } ).click();
	await expect( options ).toHaveText( [ 'No', 'Yes' ] );

	const panel = admin.getByRole( 'group', { name: 'Compare two groups' } );
	await panel
		.getByRole( 'button', { name: 'Choose groups' } )
		.press( 'Enter' );
	await expect
		.poll( () => compared( admin, CHOICE.title ) )
		.toEqual( [
			[ 'Option', 'Desktop', 'Mobile' ],
			[ 'Yes', '33% 1', '0% 0' ],
			[ 'No', '67% 2', '100% 2' ],
		] );
	await expect( panel.getByRole( 'listitem' ) ).toHaveText( [
		'Desktop 3 responses',
		'Mobile 2 responses',
	] );
	await takeScreenshots( admin, 'results-compare' );

	await panel
		.getByRole( 'combobox', { name: 'Compare by' } )
		.selectOption( CHOICE.title );
	await expect
		.poll( () => compared( admin, HOME.title ) )
		.toEqual( [
			[ 'Option', 'Yes', 'No' ],
			[ 'Kettle', '100% 1', '25% 1' ],
			[ 'Toaster', '0% 0', '100% 4' ],
		] );
	await panel
		.getByRole( 'combobox', { name: 'Compare by' } )
		.selectOption( HOME.title );
	await panel
		.getByRole( 'combobox', { name: 'First group' } )
		.selectOption( 'Kettle' );
	await expect
		.poll( () => compared( admin, CHOICE.title ) )
		.toEqual( [
			[ 'Option', 'Kettle', 'Toaster' ],
			[ 'Yes', '50% 1', '0% 0' ],
			[ 'No', '50% 1', '100% 4' ],
		] );

	await card.getByRole( 'link', { name: 'No' } ).click();
	await expect( tableOf( admin, 'Responses' ) ).toBeVisible();
	await expect( rowsOf( admin, 'Responses' ) ).toHaveCount( 4 );
} );

/** Saves the survey in the builder. */
async function save( page: Page ): Promise< void > {
	const answer = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			/\/v1\/surveys\/\d+/.test( response.url() )
	);
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	expect( ( await answer ).ok() ).toBe( true );
	await expect( page.getByText( 'Unsaved changes' ) ).toHaveCount( 0 );
}

test( 'an option that is renamed after answers is one bar with its earlier label, and one filter, also after undo', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	test.setTimeout( 120_000 );
	const id = await survey( { title: 'Renamed' } );
	const chose = ( value: string ) => [ { question_id: CHOICE.id, value } ];
	await respond( api, visitor.request, id, [
		chose( 'Yes' ),
		chose( 'Yes' ),
		chose( 'No' ),
	] );

	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	const card = questionCard( admin, 1 );
	const label = card.getByRole( 'textbox', { name: 'Option 1' } );
	await label.fill( 'Very' );
	const stays = 'Answers to “Yes” so far stay with this option.';
	await expect( label ).toHaveAccessibleDescription( stays );
	const toggle = card.getByRole( 'button', { name: /^This is / } );
	await expect( toggle ).toHaveText( 'This is a new option' );
	await toggle.press( 'Enter' );
	await expect( label ).toHaveAccessibleDescription(
		/^This option is counted from now on\./
	);
	await expect( toggle ).toBeFocused();
	expect( await violationsIn( admin, '.userfeedback-options' ) ).toEqual(
		[]
	);
	await takeScreenshots( admin, 'editor-renamed-option' );
	await toggle.press( 'Enter' );
	await expect( label ).toHaveAccessibleDescription( stays );
	await save( admin );
	await expect( toggle ).toHaveCount( 0 );

	const results = await admin.context().newPage();
	const bars = results
		.getByRole( 'group', { name: CHOICE.title, exact: true } )
		.locator( 'tbody tr' );
	await openResults( results, `/survey/${ id }` );
	await expect( bars ).toHaveText( [
		/^VeryEarlier: “Yes” ?267%/,
		/^No ?133%/,
	] );
	await takeScreenshots( results, 'results-renamed-option' );
	await bars.getByRole( 'link', { name: 'Very' } ).click();
	const found = rowsOf( results, 'Responses' );
	await expect( found ).toHaveCount( 2 );
	await expect(
		results.getByRole( 'button', {
			name: `Remove filter ${ CHOICE.title }: Very`,
		} )
	).toBeVisible();
	// A link from before the option was renamed.
	await openResults(
		results,
		`/survey/${ id }/responses?question=${ CHOICE.id }&option=Yes`
	);
	await expect( found ).toHaveCount( 2 );

	// The rename is the oldest step.
	const undo = admin.getByRole( 'button', { name: /^Undo/ } );
	while ( await undo.isEnabled() ) {
		await undo.click();
	}
	await expect( label ).toHaveValue( 'Yes' );
	await save( admin );
	await openResults( results, `/survey/${ id }` );
	await expect( bars ).toHaveText( [ /^Yes.*267%/, /^No ?133%/ ] );
	await results.close();
} );
