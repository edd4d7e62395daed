import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { RESULTS, SURVEYS, questionCard, widgetOf } from './support/surveys';
import { expect, test } from './support/test';

interface Payload {
	value?: unknown;
}

/** What people and programs type into fields (tests/fixtures/payloads.json), as far as it can be a line of text. */
const PAYLOADS = Object.values(
	JSON.parse(
		readFileSync(
			resolve( __dirname, '../fixtures/payloads.json' ),
			'utf8'
		)
	) as Record< string, Payload >
)
	.map( ( { value } ) => value )
	.filter(
		( value ): value is string =>
			typeof value === 'string' &&
			value.trim() !== '' &&
			value.length <= 200
	);

/** Fails the test when anything of a payload runs: the function they call, a dialog, an element that they make. */
async function watchForPayloads(
	page: Page
): Promise< () => Promise< void > > {
	const ran: string[] = [];
	await page.exposeFunction( 'ufbxss', () => ran.push( 'a payload ran' ) );
	page.on( 'dialog', ( dialog ) => {
		ran.push( `a dialog: ${ dialog.message() }` );
		void dialog.dismiss();
	} );
	return async () => {
		expect( ran ).toEqual( [] );
		await expect(
			page.locator(
				'#ufbxss, [onerror*=ufbxss], [onload*=ufbxss], [onmouseover*=ufbxss], [onfocus*=ufbxss], [href^="javascript:"]'
			)
		).toHaveCount( 0 );
	};
}

/** The text that a payload is kept as: one line, as the server tidies it. */
const tidied = ( text: string ) =>
	text
		.replace(
			/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
			''
		)
		.replace( /[\s\u00a0\u3000]+/g, ' ' )
		.trim();

test( 'runs no script in stored texts in the list, the editor, the widget and the results', async ( {
	admin,
	visitor,
	survey,
} ) => {
	const checks = [
		await watchForPayloads( admin ),
		await watchForPayloads( visitor ),
	];
	const title = PAYLOADS.join( ' ' ).slice( 0, 500 );
	const options = [ ...new Set( PAYLOADS.map( tidied ) ) ].slice( 0, 50 );
	const id = await survey( {
		title,
		status: 'publish',
		questions: [
			{
				id: 'choice',
				type: 'radio-button',
				title,
				config: { options },
			},
			{ id: 'text', type: 'text', title: 'Why?' },
		],
		settings: { thank_you: { type: 'message', message: title } },
	} );

	await visitor.goto( '/about/' );
	const widget = widgetOf( visitor );
	await expect( widget.getByRole( 'radio' ) ).toHaveCount( options.length );
	const chosen = options[ 1 ] ?? '';
	await widget.getByRole( 'radio', { name: chosen, exact: true } ).check();
	await widget.getByRole( 'button', { name: 'Next' } ).click();
	const typed = PAYLOADS.join( ' ' ).slice( 0, 400 );
	await widget.getByRole( 'textbox', { name: 'Why?' } ).fill( typed );
	const stored = visitor.waitForResponse( /\/responses$/ );
	await widget.getByRole( 'button', { name: 'Next' } ).click();
	expect( ( await stored ).status() ).toBe( 201 );
	// The thank-you too shows it literally.
	await expect( widget.getByRole( 'heading' ) ).toContainText(
		tidied( title ).slice( 0, 60 )
	);

	await admin.goto( SURVEYS );
	await expect(
		admin.locator( `a[href="#/edit/${ id }/questions"]` )
	).toContainText( tidied( title ).slice( 0, 60 ) );
	await admin.goto( `${ SURVEYS }#/edit/${ id }/questions` );
	await expect(
		questionCard( admin, 1 ).getByRole( 'textbox', {
			name: 'Option 2',
			exact: true,
		} )
	).toHaveValue( chosen );
	await admin.goto( `${ RESULTS }#/survey/${ id }` );
	await expect(
		admin.getByRole( 'rowheader', { name: chosen, exact: true } )
	).toBeVisible();
	await expect(
		admin.getByText( tidied( typed ).slice( 0, 60 ) ).first()
	).toBeVisible();
	for ( const check of checks ) {
		await check();
	}
} );

test( 'shows a survey when it is due, although the page was cached while it was scheduled', async ( {
	visitor,
	browser,
	api,
	survey,
} ) => {
	const due = new Date( Date.now() + 60 * 60 * 1000 ).toISOString();
	const id = await survey( {
		title: 'Due in an hour',
		status: 'publish',
		publish_at: due,
		questions: [ { id: 'q1', type: 'text', title: 'On time?' } ],
	} );
	await visitor.goto( '/about/' );
	const url = visitor.url();
	const kept = await ( await visitor.request.get( url ) ).text();
	expect( kept ).not.toMatch( /On time\?|Due in an hour/ );
	// The browser's clock is moved on below, the server's is not.
	await api.edit( id, { publish_at: null } );

	for ( const [ minutes, shown ] of [
		[ 59, 0 ],
		[ 61, 1 ],
	] as const ) {
		const page = await browser.newPage();
		await page.route( url, ( route ) =>
			route.fulfill( {
				body: kept,
				contentType: 'text/html; charset=utf-8',
			} )
		);
		await page.addInitScript(
			( later ) => {
				const now = Date.now;
				Date.now = () => now() + later;
			},
			minutes * 60 * 1000
		);
		await page.goto( url );
		await expect( widgetOf( page ) ).toHaveCount( shown );
		await page.close();
	}
} );
