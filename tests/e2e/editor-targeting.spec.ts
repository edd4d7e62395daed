import type { Page } from '@playwright/test';
import { saveDraft } from './support/editor';
import { takeScreenshots } from './support/screenshots';
import { SURVEYS, expectNotice } from './support/surveys';
import { textQuestions } from './support/made';
import { expect, test } from './support/test';

const type = ( page: Page, number: number ) =>
	page.getByLabel( `Rule ${ number }`, { exact: true } );

const value = ( page: Page, number: number ) =>
	page.getByLabel( `Value of rule ${ number }`, { exact: true } );

/** Searches with the keyboard alone and takes the first result. */
async function search(
	page: Page,
	field: ReturnType< typeof value >,
	text: string,
	result: string
): Promise< void > {
	await field.focus();
	await page.keyboard.type( text );
	await expect(
		page.getByRole( 'option', { name: result } ).first()
	).toBeVisible();
	await page.keyboard.press( 'ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await expect(
		page.getByRole( 'button', { name: `Remove: ${ result }` } )
	).toBeVisible();
}

test( '[SET-02] [SET-03] [SET-04] [SET-06~] devices, rules and countries are chosen with real content and found again', async ( {
	admin,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Whom to ask',
		questions: textQuestions( 'Well?' ),
		status: 'draft',
	} );
	const settings = `${ SURVEYS }#/edit/${ id }/settings`;
	await admin.goto( 'about:blank' );
	await admin.goto( settings );
	await admin.getByRole( 'checkbox', { name: 'Tablet' } ).uncheck();
	await admin
		.getByRole( 'radio', { name: 'Specific pages' } )
		.check( { force: true } );
	await value( admin, 1 ).fill( '/pricing' );
	await admin.getByRole( 'button', { name: 'Add rule' } ).click();
	await type( admin, 2 ).selectOption( 'Role of the visitor is' );
	await search( admin, value( admin, 2 ), 'edit', 'Editor' );
	await admin.getByRole( 'button', { name: 'Add group' } ).click();
	await type( admin, 3 ).selectOption( 'Category, tag or other term is' );
	await search(
		admin,
		value( admin, 3 ),
		'uncat',
		'Uncategorized (Category)'
	);
	await admin.getByRole( 'button', { name: 'Add group' } ).click();
	await type( admin, 4 ).selectOption( 'URL is' );
	await value( admin, 4 ).fill( 'pricing' );
	await value( admin, 4 ).press( 'Tab' );
	await expect( admin.getByText( /^Enter a complete URL/ ) ).toBeVisible();
	await takeScreenshots( admin, 'editor-targeting-invalid' );
	const home = new URL( '/', admin.url() ).href;
	await value( admin, 4 ).fill( home );
	await admin
		.getByRole( 'radio', { name: 'Only some countries' } )
		.check( { force: true } );
	const countries = admin.getByRole( 'combobox', {
		name: 'Chosen countries',
	} );
	await search( admin, countries, 'cote', 'Côte d’Ivoire' );
	await search( admin, countries, 'ger', 'Germany' );
	await admin.getByLabel( 'Try a URL' ).fill( `${ home }?utm_source=x` );
	await expectNotice( admin, 'The survey shows on this page.' );
	await saveDraft( admin );
	await takeScreenshots( admin, 'editor-targeting' );

	await admin.reload();
	await expect( value( admin, 1 ) ).toHaveValue( '/pricing' );
	await expect(
		admin.getByRole( 'button', { name: 'Remove: Editor' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'button', { name: 'Remove: Germany' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'group', { name: /^Rule group/ } )
	).toHaveCount( 3 );
	await expect(
		admin.getByRole( 'checkbox', { name: 'Tablet' } )
	).not.toBeChecked();
	const stored = await api.get< {
		settings: {
			targeting: { devices: string[]; page_rules: object[] };
			geo_targeting: object;
		};
	} >( `surveys/${ id }` );
	expect( stored.settings.targeting ).toMatchObject( {
		devices: [ 'desktop', 'mobile' ],
		pages: 'custom',
		page_rules: [
			{ type: 'page_url_contains', operator: '&&', data: '/pricing' },
			{
				type: 'wp_user_roles',
				operator: '&&',
				data: [ { id: 'editor', label: 'Editor' } ],
			},
			{ type: 'taxonomy_term', operator: '||' },
			{
				type: 'page_url_is',
				operator: '||',
				data: home,
			},
		],
	} );
	expect( stored.settings.geo_targeting ).toEqual( {
		target: 'select',
		countries: [ 'CI', 'DE' ],
	} );
} );
