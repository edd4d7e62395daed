import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';
import type { Api } from './support/api';
import { violationsIn } from './support/axe';
import { takeScreenshots } from './support/screenshots';
import { widgetOf } from './support/surveys';
import { button, CHOICE, thanksOf, WHY } from './support/visitors';

const ITEM = { name: 'UserFeedback: Why (not) here?' };
const item = ( page: Page ) => page.getByRole( 'button', ITEM );
const panel = ( page: Page ) =>
	page.getByRole( 'dialog', { name: 'Surveys on this page' } );
const entry = ( page: Page, title: string ): Locator =>
	panel( page )
		.getByRole( 'listitem' )
		.filter( { has: page.getByRole( 'heading', { name: title } ) } );

/** The impressions and responses of a survey. */
async function counts( api: Api, id: number ): Promise< unknown > {
	const results = await api.get( `surveys/${ id }/results` );
	const { total, impressions } = results as Record< string, number >;
	return { total, impressions };
}

test( '[PLS-01] [WID-20] tells an editor which survey shows and what stops each other one, and shows one anyway without storing anything', async ( {
	admin,
	visitor,
	survey,
	api,
} ) => {
	const answered = await survey( {
		title: 'Answered',
		questions: [ CHOICE, WHY ],
	} );
	const behind = await survey( {
		title: 'Behind',
		questions: [ CHOICE, WHY ],
	} );
	const ahead = await survey( { title: 'Ahead' } );
	await survey( {
		title: 'Later <b>on</b>',
		questions: [ CHOICE ],
		status: 'publish',
		publish_at: '2031-05-06T10:00:00Z',
	} );
	await survey( { status: 'draft', title: 'Unready' } );

	await admin.goto( '/about/' );
	await admin.evaluate( ( id ) => {
		document.cookie = `userfeedback-${ id }=${ encodeURIComponent( '{"submitted":true,"last_response_id":"x"}' ) };path=/`;
	}, answered );
	const lines: string[] = [];
	admin.on( 'console', ( message ) => lines.push( message.text() ) );
	await admin.reload();
	await expect( button( admin, 'Next' ) ).toBeVisible();
	expect( lines.filter( ( line ) => /UserFeedback/.test( line ) ) ).toEqual(
		[]
	);

	await test.step( 'opens with the keyboard and says why', async () => {
		await item( admin ).focus();
		await expect( item( admin ) ).toHaveAttribute(
			'aria-expanded',
			'false'
		);
		await admin.keyboard.press( 'Enter' );
		await expect( panel( admin ) ).toBeVisible();
		await expect( item( admin ) ).toHaveAttribute(
			'aria-expanded',
			'true'
		);
		await expect( entry( admin, 'Ahead' ) ).toContainText(
			'Shows on this page now.'
		);
		await expect( entry( admin, 'Behind' ) ).toContainText(
			'Hidden: another survey shows first.'
		);
		await expect( entry( admin, 'Answered' ) ).toContainText(
			'Hidden: this browser has already answered it.'
		);
		await expect( entry( admin, 'Later <b>on</b>' ) ).toContainText(
			/Hidden: it is scheduled for May 6, 2031, \d+:00/
		);
		await expect(
			entry( admin, 'Answered' ).getByRole( 'link', {
				name: 'Edit display length',
			} )
		).toHaveAttribute(
			'href',
			new RegExp(
				`page=userfeedback_surveys#/edit/${ answered }/settings$`
			)
		);
		await expect(
			panel( admin ).getByText( /^\d+ drafts?$/ )
		).toBeVisible();
		expect( await violationsIn( admin, 'userfeedback-why' ) ).toEqual( [] );
		await takeScreenshots( admin, 'why-panel', { fullPage: false } );
		await admin.keyboard.press( 'Escape' );
		await expect( panel( admin ) ).toBeHidden();
		await expect( item( admin ) ).toBeFocused();
	} );

	await test.step( 'shows it anyway and stores nothing', async () => {
		const before = [
			await counts( api, behind ),
			await counts( api, ahead ),
		];
		const cookies = await admin.evaluate( () => document.cookie );
		const requests: string[] = [];
		admin.on( 'request', ( request ) => {
			if ( request.url().includes( 'userfeedback/v1' ) ) {
				requests.push(
					`${ request.method() } ${ new URL( request.url() ).pathname }`
				);
			}
		} );
		await item( admin ).click();
		await admin
			.getByRole( 'button', { name: 'Show it anyway: Behind' } )
			.click();
		const preview = admin.getByRole( 'dialog', {
			name: /Preview of “Behind”/,
		} );
		const frame = preview.frameLocator( 'iframe' );
		await frame.getByRole( 'radio', { name: 'Yes' } ).check();
		await expect( widgetOf( admin ) ).toBeHidden();
		await takeScreenshots( admin, 'why-preview', { fullPage: false } );
		await frame.getByRole( 'button', { name: 'Next' } ).click();
		await frame.getByRole( 'button', { name: 'Skip' } ).click();
		await expect(
			frame.getByText( 'Thanks for your feedback!' )
		).toBeVisible();
		await preview.getByRole( 'button', { name: 'Close preview' } ).click();
		await expect( preview ).toBeHidden();
		await expect( item( admin ) ).toBeFocused();
		expect( requests ).toEqual( [
			`GET /wp-json/userfeedback/v1/surveys/${ behind }/preview`,
		] );
		expect( await admin.evaluate( () => document.cookie ) ).toBe( cookies );
		expect( [
			await counts( api, behind ),
			await counts( api, ahead ),
		] ).toEqual( before );
		await expect( button( admin, 'Next' ) ).toBeVisible();
	} );

	await test.step( 'the page’s own survey still works', async () => {
		await widgetOf( admin ).getByRole( 'radio', { name: 'Yes' } ).check();
		await button( admin, 'Next' ).click();
		await expect( thanksOf( admin ) ).toBeVisible();
	} );

	await test.step( 'the debug mode writes the same to the console', async () => {
		lines.length = 0;
		await admin.goto( '/about/?userfeedback_debug' );
		await expect
			.poll( () =>
				lines.filter( ( line ) => /^UserFeedback/.test( line ) )
			)
			.toEqual( [
				expect.stringMatching(
					/^UserFeedback: Survey \d+ \(Behind\): Shows as soon as the page has loaded\.$/
				),
				expect.stringMatching(
					/\(Later <b>on<\/b>\): Hidden: it is scheduled .* \[scheduled\]$/
				),
				expect.stringMatching(
					/\(Ahead\): Hidden: this browser has already answered it\. \[cookie\]$/
				),
				expect.stringMatching(
					/\(Answered\): Hidden: this browser has already answered it\. \[cookie\]$/
				),
			] );
	} );

	await test.step( 'visitors get nothing of it', async () => {
		await visitor.goto( '/about/' );
		expect( await visitor.content() ).not.toContain( 'userfeedback-why' );
	} );
} );
