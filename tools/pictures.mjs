/**
 * npm run pictures: makes the pictures of README, readme.txt and the user guide (docs/pictures) from a real site. A name takes only
 * that picture: npm run pictures -- widget.
 */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { logIn, withSiteAndBrowser } from './lib/dashboard.mjs';
import { ensureEngine } from './lib/engine.mjs';
import { checkNode, ensureNodeModules } from './lib/packages.mjs';
import { ROOT } from './lib/paths.mjs';
import { furnish, SCENES } from './lib/picture-scenes.mjs';
import { runTool, say, UserError } from './lib/progress.mjs';

const FOLDER = resolve( ROOT, 'docs/pictures' );
const SIZE = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 700 };

/** Without what differs from run to run and moves. */
const CONTEXT = {
	locale: 'en-US',
	timezoneId: 'UTC',
	reducedMotion: 'reduce',
	colorScheme: 'light',
};

async function takePictures( url, browser, scenes ) {
	const owner = await browser.newContext( { ...CONTEXT, viewport: SIZE } );
	const page = await owner.newPage();
	await logIn( page, url );
	const ids = await furnish( page );
	for ( const { name, route, isVisitor, width, arrange } of scenes ) {
		const viewport = width === PHONE.width ? PHONE : SIZE;
		const context = isVisitor
			? await browser.newContext( { ...CONTEXT, viewport } )
			: owner;
		const shown = isVisitor ? await context.newPage() : page;
		await shown.goto( 'about:blank' );
		await shown.goto(
			url + route.replace( '{survey}', String( ids.survey ) )
		);
		await arrange( shown );
		await shown.screenshot( { path: resolve( FOLDER, `${ name }.png` ) } );
		say( `docs/pictures/${ name }.png` );
		if ( isVisitor ) {
			await context.close();
		}
	}
}

runTool( async () => {
	const wanted = process.argv.slice( 2 );
	const scenes = SCENES.filter(
		( { name } ) => wanted.length === 0 || wanted.includes( name )
	);
	if ( scenes.length === 0 ) {
		throw new UserError(
			`There is no such picture. Choose from: ${ SCENES.map( ( { name } ) => name ).join( ', ' ) }.`
		);
	}
	checkNode();
	await ensureEngine();
	await ensureNodeModules();
	await ensureBuild();
	mkdirSync( FOLDER, { recursive: true } );
	await withSiteAndBrowser(
		'pictures',
		( url, browser ) => takePictures( url, browser, scenes ),
		{ posts: false, survey: true }
	);
} );
