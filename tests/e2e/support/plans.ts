import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { logIn } from './log-in';
import { SharedBrowser } from './shared-browser';
import { startSite, type SideSite } from './side-site';
import { test } from './test';

const ROOT = resolve( __dirname, '../../..' );
const PAIR = resolve( ROOT, 'tests/fixtures/licenses/demo-pair.json' );

/** A site with another plan than that of all tests. */
export interface PlanSite extends SideSite {
	/** The folder of its WordPress. */
	wordPress: string;
	/** Stores a key as it is, whatever it is worth, or forgets it. */
	storeKey: ( key: string ) => void;
}

function sign( command: string, options: readonly string[] ): string {
	return execFileSync(
		'php',
		[ 'tools/license.php', command, '--pair', PAIR, ...options ],
		{ cwd: ROOT, encoding: 'utf8' }
	).trim();
}

/** A license key that the sites of the tests take. */
export const licenseKey = ( ...options: readonly string[] ): string =>
	sign( 'issue', options );

/** A list of revoked keys that they believe. */
export const revocationList = ( ids: string ): string =>
	sign( 'revoke', [ '--ids', ids ] );

/**
 * Starts a site without a key and without add-ons, which finds the packages of all add-ons in a folder, as `npm start` makes them.
 *
 * @param name Of its folder below .cache/sites.
 * @param port A port that no other test uses.
 */
export async function startLiteSite(
	name: string,
	port: number
): Promise< PlanSite > {
	const site = await startSite( name, port, [ '--reset', '--plan=lite' ] );
	const folder = resolve( ROOT, '.cache/sites', name );
	const wordPress = resolve( folder, 'wordpress' );
	return {
		...site,
		wordPress,
		storeKey: ( key ) => {
			execFileSync(
				'php',
				[
					'-r',
					`$_SERVER['HTTP_HOST'] = 'localhost'; require $argv[1]; update_option( 'userfeedback_license', $argv[2], false );`,
					resolve( wordPress, 'wp-load.php' ),
					key,
				],
				{ stdio: 'pipe' }
			);
		},
	};
}

/**
 * Call at the top of a file: its tests begin on a Lite site of their own, with a page of its administrator. An error in the page fails
 * a test.
 *
 * @param name Of the site's folder below .cache/sites.
 * @param port A port that no other test uses.
 * @param take Is given the site, which all tests of the file share, and the page of each test before it begins.
 */
export function useLiteSite(
	name: string,
	port: number,
	take: ( site: PlanSite, page: Page ) => void
): void {
	let site: PlanSite;
	let shared: SharedBrowser;

	test.beforeAll( async ( { playwright } ) => {
		test.setTimeout( 180_000 );
		site = await startLiteSite( name, port );
		shared = new SharedBrowser(
			await logIn( playwright, site.url, 'admin', 'password' )
		);
	} );

	test.beforeEach( async ( { browser } ) => {
		const context = { baseURL: site.url };
		const options = { context, mayRequestsFail: true };
		take( site, await shared.open( browser, options ) );
	} );

	test.afterEach( () => shared.tidy() );

	test.afterAll( async () => {
		await shared?.close();
		await site?.stop();
	} );
}
