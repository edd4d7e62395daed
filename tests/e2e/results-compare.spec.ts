import type { Page } from '@playwright/test';
import { retire } from './support/api';
import {
	PHONE,
	openResults,
	publishSurvey,
	respond,
	rowsOf,
	tableOf,
} from './support/responses';
import { takeScreenshots } from './support/screenshots';
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
} ) => {
	const id = await publishSurvey( admin, 'Desks and phones', [
		CHOICE,
		HOME,
	] );
	await respond( admin, visitor.request, id, [
		answers( 'Yes', [ 'Kettle' ] ),
		answers( 'No', [ 'Toaster' ] ),
		answers( 'No', [ 'Kettle', 'Toaster' ] ),
	] );
	await respond(
		admin,
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
	await retire( admin, id );
} );
