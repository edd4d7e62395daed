import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { test } from './test';

/** A classic theme with a widget area (tests/fixtures/themes); `?dark=1` makes it dark. */
export const CLASSIC = 'userfeedback-classic';

const COOKIE = 'userfeedback_test_theme';
const FIXTURE = resolve( __dirname, '../../fixtures/themes', CLASSIC );

/** Takes the theme from a cookie, so that other tests keep theirs. */
const CODE = `<?php
foreach ( [ 'stylesheet', 'template' ] as $option ) {
	add_filter(
		"pre_option_$option",
		static fn ( mixed $theme ): mixed => isset( $_COOKIE['${ COOKIE }'] ) ? sanitize_key( $_COOKIE['${ COOKIE }'] ) : $theme
	);
}
`;

/** Call at the top of a file: a browser of its tests can have the classic theme. */
export function useClassicTheme(): void {
	test.beforeEach( ( { file, muPlugin } ) => {
		file( `wp-content/themes/${ CLASSIC }`, { from: FIXTURE } );
		muPlugin( 'test-theme.php', CODE );
	} );
}

/** Gives a browser a theme; without one, the site's own again. */
export async function setTheme( page: Page, theme?: string ): Promise< void > {
	const context = page.context();
	await context.clearCookies( { name: COOKIE } );
	if ( theme !== undefined ) {
		const url = test.info().project.use.baseURL ?? '';
		await context.addCookies( [ { name: COOKIE, value: theme, url } ] );
	}
}
