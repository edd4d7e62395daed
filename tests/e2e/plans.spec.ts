import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { PORTS } from './support/ports';
import { logIn } from './support/log-in';
import { licenseKey } from './support/plans';
import { startSite } from './support/side-site';
import { SURVEYS } from './support/surveys';
import { expect, test } from './support/test';

interface Config {
	is_pro: boolean;
	license_type: string;
	add_ons: Record< string, { installed: boolean; active: boolean } >;
	ajax_url: string;
	nonces: Record< string, string >;
	pages: Record< string, string >;
}

type Globals = { userfeedbackAdmin: Config };

async function openDashboard(
	browser: Browser,
	playwright: PlaywrightWorkerArgs[ 'playwright' ],
	baseURL: string
): Promise< Page > {
	const page = await browser.newPage( {
		baseURL,
		storageState: await logIn( playwright, baseURL, 'admin', 'password' ),
	} );
	await page.goto( SURVEYS );
	return page;
}

const configOf = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as Globals ).userfeedbackAdmin );

/** Sends an action as our screens do. */
async function send(
	page: Page,
	purpose: string,
	fields: Record< string, string >
): Promise< { success: boolean; data: Record< string, unknown > } > {
	const { ajax_url: url, nonces } = await configOf( page );
	const response = await page.request.post( url, {
		form: { ...fields, nonce: nonces[ purpose ] ?? '' },
	} );
	return response.json();
}

/** The slugs of the add-ons that are active, in the order of the alphabet. */
const activeOf = ( { add_ons: addOns }: Config ) =>
	Object.keys( addOns )
		.filter( ( slug ) => addOns[ slug ]?.active )
		.sort();

test( 'npm start creates a Lite site, which a key and packages unlock, and changes the plan of an existing site', async ( {
	browser,
	playwright,
} ) => {
	test.setTimeout( 240_000 );
	const lite = await startSite( 'plans', PORTS.plans, [
		'--reset',
		'--plan=lite',
	] );
	let page = await openDashboard( browser, playwright, lite.url );
	expect( await configOf( page ) ).toMatchObject( {
		is_pro: false,
		license_type: 'lite',
	} );
	expect( activeOf( await configOf( page ) ) ).toEqual( [] );

	const unlocked = await send( page, 'general', {
		action: 'userfeedback_connect_url',
		key: licenseKey( '--type', 'plus', '--days', '10' ),
	} );
	expect( unlocked ).toMatchObject( {
		success: true,
		data: {
			url: ( await configOf( page ) ).pages[ 'addons' ],
			reload: false,
		},
	} );
	await page.reload();
	expect( ( await configOf( page ) ).license_type ).toBe( 'plus' );
	const install = ( plugin: string ) =>
		send( page, 'install', {
			action: 'userfeedback_install_addon',
			plugin,
			activate: '1',
		} );
	expect( await install( 'templates' ) ).toMatchObject( { success: true } );
	expect( await install( 'heatmaps' ) ).toMatchObject( {
		success: false,
		data: { decision: 'upgrade' },
	} );
	await page.reload();
	expect( activeOf( await configOf( page ) ) ).toEqual( [ 'templates' ] );
	await page.close();
	await lite.stop();

	const elite = await startSite( 'plans', PORTS.plans, [ '--plan=elite' ] );
	page = await openDashboard( browser, playwright, elite.url );
	expect( ( await configOf( page ) ).license_type ).toBe( 'elite' );
	expect( activeOf( await configOf( page ) ) ).toEqual(
		Object.keys( ( await configOf( page ) ).add_ons ).sort()
	);
	await page.close();
	await elite.stop();
} );
