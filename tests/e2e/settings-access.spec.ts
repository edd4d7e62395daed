import type { Page } from '@playwright/test';
import { apiOf } from './support/api';
import { PORTS } from './support/ports';
import { logIn } from './support/log-in';
import { useLiteSite } from './support/plans';
import type { Site } from './support/site';
import { RESULTS, SURVEYS } from './support/surveys';
import { expect, test } from './support/test';
import { wpOn } from './support/wp';

const NAME = 'access';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const ADD_ONS = '/wp-admin/admin.php?page=userfeedback_addons';

let site: Site;
let page: Page;

useLiteSite( NAME, PORTS.access, ( ...given ) => ( [ site, page ] = given ) );

/** Opens a page anew, also when only its hash would change. */
async function open( address: string ): Promise< void > {
	await page.goto( 'about:blank' );
	await page.goto( address );
}

const button = ( name: string ) =>
	page.getByRole( 'button', { name, exact: true } );

test( '[STG-04] the access settings give roles access, if the plan includes them', async ( {
	browser,
	playwright,
} ) => {
	test.setTimeout( 120_000 );
	const role = ( group: string, name: string ) =>
		page.getByRole( 'group', { name: group } ).getByRole( 'checkbox', {
			name,
		} );
	await open( `${ SETTINGS }#/access` );
	await expect(
		page.getByText( 'Access by role: not in your plan.' )
	).toBeVisible();
	for ( const group of [
		'Create and edit surveys',
		'View results and responses',
		'Delete surveys and responses',
	] ) {
		await expect( role( group, 'Editor' ) ).toBeDisabled();
		await expect( role( group, 'Administrator (always)' ) ).toBeChecked();
		await expect( role( group, 'Administrator (always)' ) ).toBeDisabled();
	}

	await test.step( 'Pro without a valid license: locks the settings with the reason', async () => {
		await site.key( 'UF1.forged.key' );
		await open( `${ SETTINGS }#/access` );
		await expect(
			page.getByText(
				'Access by role: enter a valid license key in the settings to use this feature.'
			)
		).toBeVisible();
		await expect(
			role( 'View results and responses', 'Editor' )
		).toBeDisabled();
		const saving = apiOf( page ).post( 'settings', {
			settings: { view_results: [ 'editor' ] },
		} );
		await expect( saving ).rejects.toThrow();
	} );

	await site.plan( 'plus' );
	wpOn(
		NAME,
		'user',
		'create',
		'edith',
		'edith@example.org',
		'--role=editor',
		'--user_pass=edith'
	);
	await open( `${ SETTINGS }#/access` );
	await expect(
		role( 'View results and responses', 'Administrator (always)' )
	).toBeDisabled();
	const saved = page
		.locator( '.userfeedback-banner' )
		.filter( { hasText: 'Settings saved.' } );
	const letIn = async ( group: string ) => {
		await role( group, 'Editor' ).check();
		await button( 'Save Settings' ).click();
		await expect( saved ).toBeVisible();
		await expect( saved ).toBeHidden( { timeout: 7000 } );
	};
	await letIn( 'View results and responses' );

	const edith = await browser.newPage( {
		baseURL: site.url,
		storageState: await logIn( playwright, site.url, 'edith', 'edith' ),
	} );
	await edith.goto( RESULTS );
	await expect(
		edith.getByRole( 'heading', { name: 'Results', level: 1 } )
	).toBeVisible();
	for ( const closed of [ SURVEYS, SETTINGS, ADD_ONS ] ) {
		expect( ( await edith.goto( closed ) )?.status() ).toBe( 403 );
	}

	const trash = ( id: number ) =>
		apiOf( edith )
			.move( 'trash', id )
			.then(
				() => 'done',
				() => 'refused'
			);
	let id = 0;
	await test.step( 'a user who may edit creates a survey, but cannot delete it', async () => {
		await letIn( 'Create and edit surveys' );
		expect( ( await edith.goto( SURVEYS ) )?.status() ).toBe( 200 );
		const made = await apiOf( edith ).post( 'surveys', {
			survey: { title: 'Of an editor' },
		} );
		( { id } = made as { id: number } );
		// Without a survey the screen went on to the first step of a new one.
		await edith.goto( 'about:blank' );
		await edith.goto( SURVEYS );
		await expect( edith.getByText( 'Of an editor' ) ).toBeVisible();
		expect( await trash( id ) ).toBe( 'refused' );
	} );
	await test.step( 'a user who may delete deletes a survey', async () => {
		await letIn( 'Delete surveys and responses' );
		expect( await trash( id ) ).toBe( 'done' );
	} );
	for ( const closed of [ SETTINGS, ADD_ONS ] ) {
		expect( ( await edith.goto( closed ) )?.status() ).toBe( 403 );
	}
	await edith.close();

	await page.reload();
	await role( 'View results and responses', 'Editor' ).uncheck();
	await page
		.getByRole( 'navigation', { name: 'Settings' } )
		.getByRole( 'link', { name: 'General' } )
		.click();
	await expect( page.getByLabel( 'License key' ) ).toBeVisible();
	const asked = page.waitForEvent( 'dialog' );
	void page.reload().catch( () => undefined );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.accept();
} );
