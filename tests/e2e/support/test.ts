import {
	cpSync,
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Api } from './api';
import { logIn, type StorageState } from './log-in';
import {
	makeUser,
	publishPost,
	publishSurvey,
	type NewPost,
	type NewSurvey,
	type NewUser,
} from './made';
import { OWN_BROWSER, SharedBrowser, watch } from './shared-browser';
import { Site } from './site';
import { inSite } from './site-folder';

const DEBUG_LOG = inSite( 'debug.log' );
const WORDPRESS = inSite( 'wordpress' );

interface TestFixtures {
	/** A page of wp-admin's administrator. */
	admin: Page;
	/** A page of somebody who is not logged in, in a browser of their own. */
	visitor: Page;
	/** Fails a test during which PHP logged something. */
	phpLog: void;
	/** The site of the test, on which it finds no survey. All that comes and changes during the test is put back after it. */
	site: Site;
	/** Makes a survey, published unless it says otherwise, and answers its id. */
	survey: ( survey: NewSurvey ) => Promise< number >;
	/** Publishes a post or a page and answers its id and its address. */
	post: ( post: NewPost ) => Promise< { id: number; url: string } >;
	/** Makes a user whose password is the name. */
	user: ( user: NewUser ) => Promise< number >;
	/** Puts a file into a folder of WordPress, its content or a copy, until the test ends or the returned function is called. */
	file: ( path: string, content: string | { from: string } ) => () => void;
	/** Adds a must-use plugin, or replaces it, in the same way. */
	muPlugin: ( name: string, code: string ) => () => void;
}

interface WorkerFixtures {
	/** The API as the administrator. */
	api: Api;
	adminState: StorageState;
	adminBrowser: SharedBrowser;
	keptSite: Site;
}

function readLog(): string {
	return existsSync( DEBUG_LOG ) ? readFileSync( DEBUG_LOG, 'utf8' ) : '';
}

/** Playwright's test with the two people that most stories have; errors in the browser and in PHP's log fail a test. */
export const test = base.extend< TestFixtures, WorkerFixtures >( {
	adminState: [
		async ( { playwright }, use, info ) => {
			await use(
				await logIn(
					playwright,
					info.project.use.baseURL ?? '',
					'admin',
					'password'
				)
			);
		},
		{ scope: 'worker' },
	],
	api: [
		async ( { playwright, adminState }, use, info ) => {
			const { baseURL } = info.project.use;
			const request = await playwright.request.newContext( {
				...( baseURL && { baseURL } ),
				storageState: adminState,
			} );
			await use( new Api( request ) );
			await request.dispose();
		},
		{ scope: 'worker' },
	],
	keptSite: [
		async ( { playwright, adminState }, use, info ) => {
			const { baseURL = '' } = info.project.use;
			const request = await playwright.request.newContext();
			// The login was the first request of a dashboard, which makes options of its own.
			expect( adminState.cookies ).not.toEqual( [] );
			const site = new Site( request, baseURL );
			await site.keep();
			await use( site );
			await request.dispose();
		},
		{ scope: 'worker' },
	],
	adminBrowser: [
		async ( { adminState }, use ) => {
			const shared = new SharedBrowser( adminState );
			await use( shared );
			await shared.close();
		},
		{ scope: 'worker' },
	],
	// Before all others, so that it is put back after their browsers are closed.
	site: [
		async ( { keptSite }, use ) => {
			await use( keptSite );
			expect( await keptSite.putBack(), 'left on the site' ).toEqual(
				[]
			);
		},
		{ auto: true },
	],
	survey: ( { api }, use ) =>
		use( ( survey ) => publishSurvey( api, survey ) ),
	post: ( { api }, use ) => use( ( post ) => publishPost( api, post ) ),
	user: ( { api }, use ) => use( ( newUser ) => makeUser( api, newUser ) ),
	file: async ( { site }, use ) => {
		expect( site.url ).not.toBe( '' );
		const made = new Set< string >();
		const remove = ( target: string ) =>
			rmSync( target, { recursive: true, force: true } );
		await use( ( path, content ) => {
			const target = resolve( WORDPRESS, path );
			made.add( target );
			mkdirSync( dirname( target ), { recursive: true } );
			if ( typeof content === 'string' ) {
				writeFileSync( target, content );
			} else {
				cpSync( content.from, target, { recursive: true } );
			}
			return () => remove( target );
		} );
		made.forEach( remove );
	},
	muPlugin: ( { file }, use ) =>
		use( ( name, code ) =>
			file( `wp-content/mu-plugins/${ name }`, code )
		),
	admin: async (
		{ browser, adminBrowser, contextOptions, baseURL, viewport },
		use,
		{ tags }
	) => {
		const context = {
			...( baseURL && { baseURL } ),
			viewport,
			...contextOptions,
		};
		const isOwn = tags.includes( OWN_BROWSER );
		await use( await adminBrowser.open( browser, { context, isOwn } ) );
		await adminBrowser.tidy();
	},
	visitor: async ( { browser, contextOptions, baseURL }, use ) => {
		const problems: string[] = [];
		const context = await browser.newContext( {
			...contextOptions,
			...( baseURL && { baseURL } ),
			// The widget's motion is ours, so it is tried as most people see it.
			reducedMotion: 'no-preference',
		} );
		const page = await context.newPage();
		watch( page, problems );
		await use( page );
		await context.close();
		expect( problems, 'errors in the browser' ).toEqual( [] );
	},
	phpLog: [
		async ( {}, use ) => {
			const before = readLog();
			await use();
			expect( readLog().slice( before.length ), "PHP's log" ).toBe( '' );
		},
		{ auto: true },
	],
} );

export { expect };
