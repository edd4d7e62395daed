import type { Browser, Locator, Page } from '@playwright/test';
import { PORTS } from './support/ports';
import { licenseKey, useLiteSite } from './support/plans';
import type { Site } from './support/site';
import {
	RESULTS,
	SURVEYS,
	addQuestion,
	expectNotice,
	questionCard,
	retitle,
	widgetOf,
} from './support/surveys';
import { expect, test } from './support/test';

const ADD_ONS = '/wp-admin/admin.php?page=userfeedback_addons';
const SETTINGS = '/wp-admin/admin.php?page=userfeedback_settings';
const TITLE = 'How did we do?';
const QUESTION = 'How many stars are we worth?';

let site: Site;
let page: Page;

useLiteSite(
	'plans-walk',
	PORTS.plansWalk,
	( ...given ) => ( [ site, page ] = given )
);

/** The page of somebody who has not been here before. */
async function visit( browser: Browser ): Promise< Page > {
	const visitor = await browser.newPage( { baseURL: site.url } );
	await visitor.goto( '/' );
	return visitor;
}

const cardOf = ( addOn: string ): Locator =>
	page.getByRole( 'listitem', { name: addOn } );

/** Opens the editor of the survey of this file. */
async function openSurvey(): Promise< void > {
	await page.goto( SURVEYS );
	await page.getByRole( 'link', { name: TITLE, exact: true } ).click();
	await expect( questionCard( page, 1 ) ).toBeVisible();
}

/** What the survey's results say of its stars. */
async function openResults(): Promise< void > {
	await page.goto( SURVEYS );
	await page.getByRole( 'link', { name: /view the results/ } ).click();
	await expect(
		page.getByRole( 'heading', { name: QUESTION } )
	).toBeVisible();
}

test( 'a key and an add-on unlock a plan, and what was collected with them stays without them', async ( {
	browser,
} ) => {
	test.setTimeout( 240_000 );
	await test.step( 'on Lite, each lock shows what it requires', async () => {
		await page.goto( `${ SURVEYS }#/new` );
		await page.getByRole( 'button', { name: /^Blank/ } ).click();
		await page.getByRole( 'button', { name: 'Add Question' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Star Rating (locked)' } )
			.click();
		const prompt = page.getByRole( 'dialog', { name: 'Upgrade to Plus' } );
		await expect( prompt ).toContainText( 'Star rating questions' );
		await expect( prompt ).toContainText( '50% off' );
		await expect(
			prompt.getByRole( 'link', { name: /^Upgrade to Plus/ } )
		).toHaveAttribute(
			'href',
			/utm_source=liteplugin.*utm_content=star-rating/
		);
		await prompt.getByRole( 'button', { name: 'Close' } ).click();
		await expect( questionCard( page, 2 ) ).toHaveCount( 0 );

		await page.goto( ADD_ONS );
		await expect(
			page.getByText( 'UserFeedback Addons are a PRO feature' )
		).toBeVisible();
		await expect( cardOf( 'Question Types' ) ).toContainText(
			'Upgrade Required'
		);
	} );

	await test.step( 'typing a key unlocks the plan; an uploaded add-on is installed and activated', async () => {
		await page.goto( `${ SETTINGS }#/general` );
		const field = page.getByLabel( 'License key' );
		await expect(
			page.getByRole( 'button', { name: 'Connect' } )
		).toBeDisabled();
		await field.fill( licenseKey( '--type', 'plus', '--days', '30' ) );
		await expect( page.getByText( /Plus/ ).first() ).toBeVisible();

		await page.goto( ADD_ONS );
		const card = cardOf( 'Question Types' );
		await expect( card ).toContainText( 'Not Installed' );
		await card.getByRole( 'button', { name: 'Install' } ).click();
		await expect( card ).toContainText( /Active|Not Active/ );
		const activate = card.getByRole( 'button', { name: 'Activate' } );
		if ( await activate.isVisible() ) {
			await activate.click();
		}
		await expect(
			card.getByRole( 'button', { name: 'Deactivate' } )
		).toBeVisible();
		// What another plan holds stays locked.
		await expect( cardOf( 'Heatmaps' ) ).toContainText( /Upgrade/ );
	} );

	await test.step( 'publishes a star rating, records a visitor’s answer and shows it in the results', async () => {
		await page.goto( `${ SURVEYS }#/new` );
		await page.getByRole( 'button', { name: /^Blank/ } ).click();
		await page
			.getByRole( 'textbox', { name: 'Survey title' } )
			.fill( TITLE );
		await page.keyboard.press( 'Enter' );
		await addQuestion( page, 'Star Rating', QUESTION );
		await questionCard( page, 1 )
			.getByRole( 'button', { name: /^Delete/ } )
			.click();
		await page
			.getByRole( 'dialog' )
			.getByRole( 'button', { name: /^Delete/ } )
			.click();
		for ( const step of [ 'Settings', 'Notifications', 'Publish' ] ) {
			await page
				.getByRole( 'button', { name: `Next Step: ${ step }` } )
				.click();
		}
		await page.getByRole( 'button', { name: 'Save and Publish' } ).click();
		await expect( page.getByRole( 'row', { name: TITLE } ) ).toContainText(
			'Published'
		);

		const visitor = await visit( browser );
		const widget = widgetOf( visitor );
		await expect(
			widget.getByRole( 'heading', { name: QUESTION } )
		).toBeVisible();
		await widget.getByRole( 'radio', { name: '4 stars' } ).check();
		await widget.getByRole( 'button', { name: 'Next' } ).click();
		await expect(
			widget.getByText( 'Thanks for your feedback!' )
		).toBeVisible();
		await visitor.close();

		await expect
			.poll( async () => {
				await openResults();
				return page.locator( '#userfeedback-root' ).innerText();
			} )
			.toMatch( /4 stars[^\n]*\n?.*1/ );
	} );

	await test.step( 'a survey keeps its data after its add-on is deactivated, names the add-on and is hidden from visitors', async () => {
		await page.goto( ADD_ONS );
		const card = cardOf( 'Question Types' );
		await card.getByRole( 'button', { name: 'Deactivate' } ).click();
		await expect( card ).toContainText( 'Not Active' );

		await openSurvey();
		const question = questionCard( page, 1 );
		await expect( question.getByLabel( 'Title' ) ).toHaveValue( QUESTION );
		await expect(
			question.getByRole( 'button', { name: 'Activate Addon' } )
		).toBeVisible();
		const visitor = await visit( browser );
		await visitor.waitForLoadState( 'networkidle' );
		await expect( visitor.locator( 'userfeedback-widget' ) ).toHaveCount(
			0
		);
		await expect( visitor.locator( '#userfeedback-data' ) ).toHaveCount(
			0
		);
		await visitor.close();
		await openResults();

		// The prompt itself brings it back, and leaves whoever has unsaved work in peace.
		await openSurvey();
		await retitle( page, 'Not saved yet' );
		const activate = questionCard( page, 1 ).getByRole( 'button', {
			name: 'Activate Addon',
		} );
		page.once( 'dialog', ( asked ) => void asked.dismiss() );
		await activate.click();
		const done = page.getByRole( 'dialog', { name: 'Addon Activated' } );
		await expect( done ).toContainText(
			'To use Question Types, save your changes and reload the page.'
		);
		await done.getByRole( 'button', { name: 'Keep editing' } ).click();
		await expect( done ).toHaveCount( 0 );
		await expect( page.getByText( 'Not saved yet' ).first() ).toBeVisible();

		page.once( 'dialog', ( asked ) => void asked.accept() );
		const loaded = page.waitForEvent( 'load' );
		await activate.click();
		await expect( page.getByText( 'Addon Activated' ) ).toBeVisible();
		await loaded;
		await expect( questionCard( page, 1 ) ).toBeVisible();
		await expect( activate ).toHaveCount( 0 );
	} );

	await test.step( 'with an expired license, collected data and the visitor’s page still work, but nothing new can be created', async () => {
		await site.key(
			licenseKey(
				'--type',
				'plus',
				'--issued',
				'2025-01-01',
				'--expires',
				'2026-01-01'
			)
		);
		await openResults();
		await expectNotice(
			page,
			'Your license key for UserFeedback has expired.'
		);
		await page.goto( `${ RESULTS }#/` );
		await page.getByRole( 'radio', { name: /30 Days/ } ).click();
		await openResults();
		await page
			.getByRole( 'link', { name: 'See Individual Responses' } )
			.click();
		await page.getByRole( 'link', { name: /^Response #/ } ).click();
		await expect( page.getByText( QUESTION ) ).toBeVisible();

		const visitor = await visit( browser );
		await expect(
			widgetOf( visitor ).getByRole( 'radio', { name: '5 stars' } )
		).toBeVisible();
		await visitor.close();

		await openSurvey();
		await page.getByRole( 'button', { name: 'Add Question' } ).click();
		await page
			.getByRole( 'menuitem', { name: 'Net Promoter Score (locked)' } )
			.click();
		await expect(
			page.getByRole( 'dialog' ).getByRole( 'link', {
				name: /Enter your license key/,
			} )
		).toBeVisible();
	} );
} );
