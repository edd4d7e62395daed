import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { apiOf } from './support/api';
import { PORTS } from './support/ports';
import { logIn } from './support/log-in';
import { startSite } from './support/side-site';
import { RESULTS, SURVEYS, widgetOf } from './support/surveys';
import { expect as usualExpect, test } from './support/test';

/** A page of WebAssembly takes 8 seconds, and more beside other tests. */
const expect = usualExpect.configure( { timeout: 60_000 } );

/** Notes what goes wrong in a page's scripts. */
function problemsOf( page: Page ): string[] {
	const problems: string[] = [];
	page.on( 'pageerror', ( error ) => problems.push( error.message ) );
	page.on( 'console', ( message ) => {
		if ( message.type() === 'error' ) {
			problems.push( message.text() );
		}
	} );
	return problems;
}

/** From a published survey to the figure of its first answer, on a site of its own. */
async function walkThrough(
	browser: Browser,
	playwright: PlaywrightWorkerArgs[ 'playwright' ],
	baseURL: string
): Promise< void > {
	const admin = await browser.newPage( {
		baseURL,
		storageState: await logIn( playwright, baseURL, 'admin', 'password' ),
	} );
	const visitor = await browser.newPage( { baseURL } );
	const problems = [ problemsOf( admin ), problemsOf( visitor ) ];

	await admin.goto( SURVEYS );
	await expect(
		admin.getByRole( 'heading', { name: 'Select a Template' } )
	).toBeVisible();
	const { id } = await apiOf( admin ).post< { id: number } >( 'surveys', {
		survey: {
			title: 'Walk',
			status: 'publish',
			questions: [
				{
					id: 'q1',
					type: 'radio-button',
					title: 'Does it run?',
					config: { options: [ 'Yes', 'No' ] },
				},
			],
		},
	} );
	await admin.goto( `${ SURVEYS }#/` );
	await admin.reload();
	await expect( admin.getByRole( 'row', { name: 'Walk' } ) ).toContainText(
		'Published'
	);

	await visitor.goto( '/' );
	const widget = widgetOf( visitor );
	await widget.getByText( 'Yes' ).click();
	await widget.getByRole( 'button', { name: 'Next' } ).click();
	await expect( widget ).toContainText( 'Thanks for your feedback!' );

	await admin.goto( `${ RESULTS }#/survey/${ id }` );
	await expect( admin.getByRole( 'row', { name: /Yes/ } ) ).toContainText(
		'100%'
	);
	await admin.goto( `${ RESULTS }#/survey/${ id }/responses` );
	await expect(
		admin.getByRole( 'row', { name: /Response #/ } )
	).toHaveCount( 1 );
	expect( problems.flat() ).toEqual( [] );
	await admin.close();
	await visitor.close();
}

test( 'WordPress 6.7, the oldest supported version, runs the list, the widget and the results', async ( {
	browser,
	playwright,
} ) => {
	test.setTimeout( 240_000 );
	const site = await startSite( 'oldest', PORTS.oldestWordPress, [
		'--reset',
		'--wp=6.7',
	] );
	await walkThrough( browser, playwright, site.url );
	await site.stop();
} );

test( 'serves the same site with WebAssembly on a machine without PHP', async ( {
	browser,
	playwright,
} ) => {
	test.setTimeout( 900_000 );
	const site = await startSite( 'wasm', PORTS.webAssembly, [
		'--reset',
		'--engine=wasm',
	] );
	await walkThrough( browser, playwright, site.url );
	await site.stop();
} );
