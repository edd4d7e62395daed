import type { Page } from '@playwright/test';

/** Printed by WordPress itself, with any theme and without plugins. */
const OF_WORDPRESS = /global-styles-css-custom-properties/;

/** Collects the warnings of a page's console. */
export function collectWarnings( page: Page ): string[] {
	const warnings: string[] = [];
	page.on( 'console', ( message ) => {
		if (
			message.type() === 'warning' &&
			! OF_WORDPRESS.test( message.text() )
		) {
			warnings.push( message.text() );
		}
	} );
	return warnings;
}

/** Inserts a block by the inserter, which stays open. */
export async function insertBlock(
	admin: Page,
	name: RegExp
): Promise< void > {
	const search = admin.getByRole( 'searchbox', { name: 'Search' } );
	if ( ! ( await search.isVisible() ) ) {
		await admin
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
	}
	await search.fill( 'userfeedback' );
	await admin.getByRole( 'option', { name } ).first().click();
}

/** WordPress' own preferences, by scope: no introduction covers the editor. */
const QUIET = {
	'core/edit-post': [ 'welcomeGuide' ],
	'core/edit-site': [
		'welcomeGuide',
		'welcomeGuidePage',
		'welcomeGuideTemplate',
	],
	'core/edit-widgets': [ 'welcomeGuide' ],
	core: [ 'enableChoosePatternModal' ],
};

/** Switches off the introductions of the open editor. */
export async function skipIntroductions( admin: Page ): Promise< void > {
	await admin.evaluate( ( scopes ) => {
		const { wp } = window as unknown as {
			wp: {
				data: {
					dispatch: ( store: string ) => {
						set: (
							scope: string,
							name: string,
							value: boolean
						) => void;
					};
				};
			};
		};
		const { set } = wp.data.dispatch( 'core/preferences' );
		for ( const [ scope, names ] of Object.entries( scopes ) ) {
			names.forEach( ( name ) => set( scope, name, false ) );
		}
	}, QUIET );
}
