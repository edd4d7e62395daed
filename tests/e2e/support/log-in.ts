import type { BrowserContext, PlaywrightWorkerArgs } from '@playwright/test';

export type StorageState = Awaited<
	ReturnType< BrowserContext[ 'storageState' ] >
>;

/** Logs in through WordPress' own form and answers the cookies. */
export async function logIn(
	playwright: PlaywrightWorkerArgs[ 'playwright' ],
	baseURL: string,
	user: string,
	password: string
): Promise< StorageState > {
	const context = await playwright.request.newContext( { baseURL } );
	// The form refuses to work unless it has set a cookie before.
	await context.get( '/wp-login.php' );
	const response = await context.post( '/wp-login.php', {
		form: {
			log: user,
			pwd: password,
			testcookie: '1',
			redirect_to: '/wp-admin/profile.php',
		},
	} );
	if ( ! response.url().endsWith( '/wp-admin/profile.php' ) ) {
		throw new Error(
			`Logging in as ${ user } led to ${ response.url() }.`
		);
	}
	const state = await context.storageState();
	await context.dispose();
	return state;
}
