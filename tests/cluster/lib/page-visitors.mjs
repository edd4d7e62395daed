import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../../../tools/chromium.js';
import { ensureChromium } from '../../../tools/lib/packages.mjs';

/** What the survey on the pages asks. */
export const QUESTION = {
	id: 'helpful',
	type: 'radio-button',
	title: 'Was this page helpful?',
	config: { options: [ 'Yes', 'No' ] },
};

/** Whether the popup is there, before long. */
async function showsPopup( page ) {
	return page
		.getByText( QUESTION.title )
		.waitFor( { timeout: 8000 } )
		.then(
			() => true,
			() => false
		);
}

/** Answers the survey. @return {Promise<number>} The status with which it was taken; 0 if it was not. */
async function answer( page ) {
	const [ stored ] = await Promise.all( [
		page
			.waitForResponse(
				( response ) =>
					/surveys\/\d+\/responses/.test( response.url() ),
				{ timeout: 10_000 }
			)
			.catch( () => null ),
		( async () => {
			await page.getByRole( 'radio', { name: 'Yes' } ).check();
			await page.getByRole( 'button', { name: 'Next' } ).click();
		} )(),
	] );
	return stored?.status() ?? 0;
}

/**
 * What each kind of visitor sees on pages from a cache.
 *
 * @param {import('./cluster.mjs').Cluster} cluster
 * @param {string}                              before  HTML of a page from before an update.
 * @param {import('./report.mjs').Report}   report
 */
export async function meetVisitors( cluster, before, report ) {
	const browser = await chromium.launch( {
		executablePath: await ensureChromium(),
		args: CHROMIUM_ARGUMENTS,
	} );
	const rows = [];
	const add = ( who, from, saw, isRight ) => {
		rows.push( [ who, from, saw ] );
		if ( ! isRight ) {
			report.fail( `${ who } (${ from }) saw: ${ saw }` );
		}
	};
	const open = async ( page, path ) => {
		const response = await page.goto( cluster.url + path );
		return response.headers()[ 'x-page-cache' ] ?? '';
	};
	try {
		const context = await browser.newContext();
		const page = await context.newPage();
		await open( page, '/' );
		const from = await open( page, '/' );
		const isShown = await showsPopup( page );
		const status = isShown ? await answer( page ) : 0;
		add(
			'A new visitor',
			from,
			`popup ${ isShown }, answer ${ status }`,
			isShown && status === 201
		);
		await page.waitForTimeout( 1000 );
		await open( page, '/' );
		const again = await open( page, '/' );
		const isThere = await showsPopup( page );
		add( 'Who has answered', again, `popup ${ isThere }`, ! isThere );
		await context.close();

		const phone = await browser.newContext( {
			viewport: { width: 375, height: 667 },
			userAgent:
				'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1',
			hasTouch: true,
		} );
		const small = await phone.newPage();
		const fromCache = await open( small, '/' );
		const onPhone = await showsPopup( small );
		add( 'On a phone', fromCache, `popup ${ onPhone }`, onPhone );
		await phone.close();

		const member = await browser.newContext();
		const own = await member.newPage();
		await own.goto( `${ cluster.url }/wp-login.php` );
		await own.fill( '#user_login', 'admin' );
		await own.fill( '#user_pass', 'password' );
		await own.click( '#wp-submit' );
		await own.waitForURL( /wp-admin/ );
		const past = await open( own, '/' );
		const forMember = await showsPopup( own );
		add(
			'Who is logged in',
			past,
			`popup ${ forMember }`,
			forMember && past === 'BYPASS'
		);
		await member.close();

		const late = await browser.newContext();
		const old = await late.newPage();
		await old.route( `${ cluster.url }/`, ( route ) =>
			route.fulfill( { body: before, contentType: 'text/html' } )
		);
		await old.goto( `${ cluster.url }/` );
		const onOld = await showsPopup( old );
		const taken = onOld ? await answer( old ) : 0;
		add(
			'A page from before the update',
			'kept',
			`popup ${ onOld }, answer ${ taken }`,
			onOld && taken === 201
		);
		await late.close();
	} finally {
		await browser.close();
	}
	report.table( [ 'Visitor', 'Page cache', 'Saw' ], rows );
}
