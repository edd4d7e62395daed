import type { Browser, Page } from '@playwright/test';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import {
	answerChoice,
	CHOICE,
	useSurvey,
	watchErrors,
	WHY,
} from './support/visitors';

useSurvey( 'Optimisers', [ CHOICE, WHY ] );

/** A script tag of the page that browsers run, with its attributes and its code. */
const SCRIPTS =
	/<script(?![^>]*type="(?:application\/json|speculationrules|importmap|module|text\/template)")([^>]*)>([\s\S]*?)<\/script>/g;
const LOADER = /<script[^>]*userfeedback-loader-js[^>]*><\/script>/;
const SOURCE = /src="([^"]*)"/;

/** Opens a page as an optimiser has changed it on its way to the visitor. */
async function open(
	browser: Browser,
	optimise: ( html: string ) => string | Promise< string >
): Promise< { page: Page; errors: string[] } > {
	const page = await browser.newPage();
	const errors = watchErrors( page );
	await page.route( '**/about/', async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		expect( html ).toMatch( LOADER );
		await route.fulfill( { response, body: await optimise( html ) } );
	} );
	await page.goto( '/about/' );
	return { page, errors };
}

/** The page of a script that runs nothing until it is told to; then one after the other, as new elements. */
const RUN_LATER = `
	async function runAll() {
		for ( const old of document.querySelectorAll( 'script[type="text/later"]' ) ) {
			const script = document.createElement( 'script' );
			for ( const { name, value } of old.attributes ) {
				if ( name !== 'type' ) script.setAttribute( name === 'data-src' ? 'src' : name, value );
			}
			script.textContent = old.textContent;
			const done = new Promise( ( go ) => { script.onload = script.onerror = go; } );
			old.replaceWith( script );
			if ( script.src ) await done;
		}
	}`;

const postponed = ( html: string, when: string ) =>
	html
		.replace(
			SCRIPTS,
			( _, attributes, code ) =>
				`<script type="text/later"${ attributes
					.replace( / type="[^"]*"/, '' )
					.replace( ' src=', ' data-src=' ) }>${ code }</script>`
		)
		.replace(
			'</body>',
			`<script>${ RUN_LATER } ${ when }</script></body>`
		);

const CASES: Record< string, ( html: string ) => string > = {
	'async and moved into the head, before the data': ( html ) => {
		const loader = LOADER.exec( html )![ 0 ];
		return html
			.replace( loader, '' )
			.replace(
				'<head>',
				`<head>${ loader.replace( 'defer', 'async' ) }`
			);
	},
	'neither deferred nor at the end of the page': ( html ) => {
		const loader = LOADER.exec( html )![ 0 ];
		return html
			.replace( loader, '' )
			.replace(
				'<head>',
				`<head>${ loader.replace( / defer[^ >]*/, '' ) }`
			);
	},
	'with another type until the page has loaded, as Rocket Loader does': (
		html
	) => postponed( html, "addEventListener( 'load', runAll );" ),
	'printed twice': ( html ) =>
		html.replace( LOADER, ( loader ) => loader + loader ),
	'as a module, without its id': ( html ) =>
		html.replace( LOADER, ( loader ) =>
			loader
				.replace( / id="[^"]*"/, '' )
				.replace( '<script', '<script type="module"' )
		),
};

test( 'the popup works wherever an optimiser moves the loader (T63)', async ( {
	browser,
} ) => {
	for ( const [ name, optimise ] of Object.entries( CASES ) ) {
		await test.step( name, async () => {
			const { page, errors } = await open( browser, optimise );
			await expect( widgetOf( page ), name ).toBeVisible();
			await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount(
				1
			);
			expect( await answerChoice( page ), name ).toBe( 201 );
			expect( errors, name ).toEqual( [] );
			await page.close();
		} );
	}
} );

test( 'the popup waits for the visitor’s first interaction if all scripts are delayed (T63)', async ( {
	browser,
} ) => {
	const { page } = await open( browser, ( html ) =>
		postponed(
			html,
			"addEventListener( 'pointermove', runAll, { once: true } );"
		)
	);
	await page.waitForLoadState( 'load' );
	await expect( widgetOf( page ) ).toHaveCount( 0 );
	await page.mouse.move( 100, 100 );
	await expect( widgetOf( page ) ).toBeVisible();
	expect( await answerChoice( page ) ).toBe( 201 );
	await page.close();
} );

test( 'the popup works in one file combined with all others, and fails silently if that file throws before it (T63)', async ( {
	browser,
	request,
} ) => {
	const combine = ( first: string ) => async ( html: string ) => {
		let code = first;
		for ( const [ , attributes = '', inline ] of html.matchAll(
			SCRIPTS
		) ) {
			const source = SOURCE.exec( attributes )?.[ 1 ];
			code += `\n;${
				source ? await ( await request.get( source ) ).text() : inline
			}`;
		}
		const file = Buffer.from( code ).toString( 'base64' );
		return html
			.replace( SCRIPTS, '' )
			.replace(
				'</head>',
				`<script defer src="data:text/javascript;base64,${ file }"></script></head>`
			);
	};
	const { page } = await open( browser, combine( '' ) );
	await expect( widgetOf( page ) ).toBeVisible();
	expect( await answerChoice( page ) ).toBe( 201 );
	await page.close();

	const { page: broken, errors } = await open(
		browser,
		combine( 'throw new Error( "theirs" );' )
	);
	await expect( broken.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await expect( broken.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );
	expect( errors ).toEqual( [ 'theirs' ] );
	await broken.close();
} );

test( 'leaves the page unchanged when a policy or a blocker refuses our scripts (T63)', async ( {
	browser,
} ) => {
	for ( const file of [ 'loader', 'app' ] ) {
		const page = await browser.newPage();
		const thrown: string[] = [];
		page.on( 'pageerror', ( { message } ) => thrown.push( message ) );
		await page.route( `**/widget/${ file }.js*`, ( route ) =>
			route.abort( 'blockedbyclient' )
		);
		await page.goto( '/about/', { waitUntil: 'networkidle' } );
		await expect( page.locator( 'userfeedback-widget' ) ).toHaveCount( 0 );
		expect( thrown, file ).toEqual( [] );
		await page.close();
	}
} );
