import type { Page, Route } from '@playwright/test';
import { RESULTS, SURVEYS } from './support/surveys';
import { expect, test } from './support/test';
import { useSurvey, CHOICE } from './support/visitors';
import { wp } from './support/wp';

const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const ADD_ONS = '/wp-admin/admin.php?page=userfeedback_addons';

interface Printed {
	is_pro: boolean;
	is_licensed: boolean;
	license_type: string;
	nonces: Record< string, string >;
	assets_url: string;
	features: Record< string, { decision: string } >;
}

useSurvey( 'What do pages carry?', [ CHOICE ] );

const printed = ( page: Page ) =>
	page.evaluate(
		() =>
			( window as unknown as { userfeedbackAdmin: Printed } )
				.userfeedbackAdmin
	);

/** Answers what the settings ask of admin-ajax.php; everything else goes to the site. */
async function answerAjax(
	page: Page,
	answer: ( route: Route ) => Promise< void >
): Promise< void > {
	await page.unroute( '**/admin-ajax.php' );
	await page.route( '**/admin-ajax.php', ( route ) =>
		route.request().postData()?.includes( 'userfeedback_validate_license' )
			? answer( route )
			: route.continue()
	);
}

test( '[API-04] each page contains the data of its first screen and no secrets; the ajax helper adds the nonce and distinguishes success, refusal and network errors', async ( {
	browser,
	adminState,
} ) => {
	// A page of its own: here requests fail on purpose.
	const admin = await browser.newPage( {
		storageState: adminState,
	} );
	const secrets = [
		wp( 'option', 'get', 'userfeedback_license' ).trim(),
		wp( 'option', 'get', 'userfeedback_key' ).trim(),
	];
	const survey = admin.getByRole( 'row', { name: 'What do pages carry?' } );
	for ( const [ address, shown ] of [
		[ SURVEYS, survey ],
		[ RESULTS, survey ],
		[ ADD_ONS, admin.getByRole( 'heading', { name: 'Heatmaps' } ) ],
		[ SETTINGS, admin.getByText( /^UserFeedback Elite/ ) ],
	] as const ) {
		const asked: string[] = [];
		admin.on( 'request', ( request ) => {
			const sent = `${ request.url() } ${ request.postData() ?? '' }`;
			// The list of the screen, or anything of admin-ajax.php.
			if ( /per_page=20\b|"action"\s+userfeedback_/.test( sent ) ) {
				asked.push( sent );
			}
		} );
		const response = await admin.goto( address );
		const html = ( await response?.text() ) ?? '';
		const data = await printed( admin );
		expect( data ).toMatchObject( {
			is_pro: true,
			is_licensed: true,
			license_type: 'elite',
			assets_url: expect.stringMatching( /\/build\/$/ ),
			features: { nps: { decision: 'allowed' } },
		} );
		expect( Object.keys( data.nonces ) ).toEqual( [
			'general',
			'install',
			'activate',
			'deactivate',
		] );
		for ( const secret of secrets ) {
			expect( secret.length ).toBeGreaterThan( 20 );
			expect( html, address ).not.toContain( secret );
		}
		// The answer to its first request is in the page.
		await expect( shown ).toBeVisible();
		expect( asked, address ).toEqual( [] );
		admin.removeAllListeners( 'request' );
	}
	// But for the key, which comes when somebody comes to its field.
	const field = admin.getByRole( 'textbox', { name: 'License key' } );
	await expect( field ).toHaveValue( /^•+$/ );
	await field.focus();
	await expect( field ).toHaveValue( secrets[ 0 ] ?? '' );

	const { nonces } = await printed( admin );
	const refresh = admin.getByRole( 'button', { name: 'Refresh' } );
	const toast = admin.locator( '.components-snackbar' );
	let sent = '';
	await answerAjax( admin, async ( route ) => {
		sent = route.request().postData() ?? '';
		await route.fulfill( {
			status: 424,
			json: { success: false, data: { message: 'The list is gone.' } },
		} );
	} );
	await refresh.click();
	await expect( toast.last() ).toContainText(
		'There was an error refreshing your license'
	);
	await expect( toast.last() ).toContainText( 'The list is gone.' );
	expect( sent ).toContain( 'form-data; name="nonce"' );
	expect( sent ).toContain( nonces[ 'general' ] );

	await answerAjax( admin, ( route ) => route.abort() );
	await refresh.click();
	await expect( toast.last() ).toContainText(
		'Your site could not be reached.'
	);

	// An answer that says nothing of success is one.
	await answerAjax( admin, async ( route ) => {
		const answer = await route.fetch();
		await route.fulfill( { json: ( await answer.json() ).data } );
	} );
	await refresh.click();
	await expect( admin.getByText( /^UserFeedback Elite/ ) ).toBeVisible();
	await expect( toast.last() ).not.toContainText( 'error' );
	await admin.close();
} );
