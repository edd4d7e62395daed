import type { Locator, Page } from '@playwright/test';
import { apiOf } from './support/api';
import { PORTS } from './support/ports';
import { licenseKey, useLiteSite } from './support/plans';
import {
	SURVEYS,
	expectNotice,
	questionCard,
	startSurvey,
} from './support/surveys';
import type { Site } from './support/site';
import { expect, test } from './support/test';
import { wpOn } from './support/wp';

const NAME = 'locks';

let site: Site;
let page: Page;

useLiteSite( NAME, PORTS.locks, ( ...given ) => ( [ site, page ] = given ) );

const dialog = (): Locator => page.getByRole( 'dialog' );

const lock = ( feature: RegExp ): Locator =>
	page.getByRole( 'button', { name: feature } ).first();

/** Opens a new survey; the page is loaded anew, so that it knows the plan. */
async function openBuilder( title: string ): Promise< void > {
	await page.goto( 'about:blank' );
	await startSurvey( page, title );
}

async function chooseType( type: string ): Promise< void > {
	await page.getByRole( 'button', { name: 'Add Question' } ).click();
	await page.getByRole( 'menuitem', { name: type } ).click();
}

test( '[UIX-01] the upgrade modal shows the feature, plan, price and discount, links to the shop and the key, and closes', async () => {
	await openBuilder( 'Upgrade' );
	const padlock = lock( /^Required questions: not in your plan/ );
	await padlock.click();
	await expect(
		dialog().getByRole( 'heading', { name: 'Upgrade to Plus' } )
	).toBeVisible();
	// It grows as it appears.
	await expect
		.poll( async () => ( await dialog().boundingBox() )?.width )
		.toBe( 550 );
	for ( const text of [
		'Required questions',
		'Lite users get 50% off the regular price.',
		'LITE50',
		'$199 per year',
		'$99.50',
	] ) {
		await expect(
			dialog().getByText( text, { exact: text.startsWith( '$' ) } )
		).toBeVisible();
	}
	await expect(
		dialog().getByRole( 'button', { name: 'Copy the coupon code' } )
	).toBeEnabled();
	const upgrade = new URL(
		( await dialog()
			.getByRole( 'link', { name: /^Upgrade to Plus/ } )
			.getAttribute( 'href' ) ) ?? ''
	);
	expect( upgrade.origin ).toBe( 'https://userfeedback.example' );
	expect( Object.fromEntries( upgrade.searchParams ) ).toEqual( {
		utm_source: 'liteplugin',
		utm_medium: 'survey-editor',
		utm_campaign: 'locked-feature',
		utm_content: 'required',
	} );
	await expect(
		dialog().getByRole( 'link', { name: 'in your account' } )
	).toHaveAttribute( 'href', 'https://userfeedback.example/account/' );

	await page.keyboard.press( 'Escape' );
	await expect( dialog() ).toHaveCount( 0 );
	await expect( padlock ).toBeFocused();
	await padlock.press( 'Enter' );
	await dialog().getByRole( 'button', { name: 'Close' } ).click();
	await expect( dialog() ).toHaveCount( 0 );

	// Narrow screens have no room for 550 px.
	await page.setViewportSize( { width: 375, height: 800 } );
	await padlock.click();
	await expect( dialog() ).toBeInViewport();
	expect( ( await dialog().boundingBox() )?.width ).toBeLessThanOrEqual(
		375
	);
	page.once( 'dialog', ( asked ) => void asked.accept() );
	await dialog()
		.getByRole( 'link', { name: 'Enter your license key' } )
		.click();
	await expect( page ).toHaveURL( /page=userfeedback_settings#\/general$/ );
} );

test( '[GAT-04] Lite, Pro without a license and licensed Pro each show their next step', async () => {
	test.setTimeout( 120_000 );
	const required = () =>
		questionCard( page, 1 ).getByRole( 'checkbox', { name: 'Required' } );

	await test.step( 'Lite: offers the upgrade', async () => {
		await openBuilder( 'Lite' );
		await expect( required() ).toBeDisabled();
		await chooseType( 'Star Rating' );
		await expect(
			dialog().getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( questionCard( page, 2 ) ).toHaveCount( 0 );
	} );

	await test.step( 'expired key: asks for a valid one', async () => {
		await site.key(
			licenseKey(
				'--type',
				'elite',
				'--issued',
				'2020-01-01',
				'--days',
				'9'
			)
		);
		await openBuilder( 'Unlicensed' );
		await expect( required() ).toBeDisabled();
		await chooseType( 'Star Rating' );
		await expect(
			dialog().getByText( /enter a valid license key in the settings/ )
		).toBeVisible();
		await expect(
			dialog().getByRole( 'link', { name: 'Enter your license key' } )
		).toHaveAttribute( 'href', /page=userfeedback_settings#\/general$/ );
		await dialog().getByRole( 'button', { name: 'Cancel' } ).click();
		await expect( questionCard( page, 2 ) ).toHaveCount( 0 );
	} );

	await test.step( 'licensed: offers Activate Addon, which unlocks the feature', async () => {
		await site.plan( 'plus' );
		await openBuilder( 'Licensed' );
		await expect( required() ).toBeEnabled();
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		// What it says moves the menu, which a click in that moment would miss.
		await expectNotice( page, 'Your Survey was Saved as a Draft.' );
		await chooseType( 'Star Rating' );
		await expect(
			dialog().getByText( /activate the add-on Question Types/ )
		).toBeVisible();
		page.on( 'dialog', ( asked ) => void asked.accept() );
		await dialog()
			.getByRole( 'button', { name: 'Activate Addon' } )
			.click();
		await expect(
			page.getByRole( 'heading', { name: 'Addon Activated' } )
		).toBeVisible( { timeout: 30_000 } );
		await expect( dialog() ).toHaveCount( 0, { timeout: 30_000 } );
		await openBuilder( 'Unlocked' );
		await chooseType( 'Star Rating' );
		await expect(
			questionCard( page, 2 ).getByLabel( 'Type' )
		).toHaveValue( 'star-rating' );
	} );

	await test.step( 'deactivated add-on: keeps the question, locked', async () => {
		const made = await apiOf( page ).post< { id: number } >( 'surveys', {
			survey: {
				title: 'Stars',
				questions: [
					{
						id: 'stars',
						type: 'star-rating',
						title: 'How was it?',
						config: {},
						settings: {
							required: true,
							randomize: false,
							comment_box: true,
						},
						logic: {
							enabled: false,
							action: 'show',
							conditions: [],
						},
					},
				],
			},
		} );
		wpOn( NAME, 'plugin', 'deactivate', 'userfeedback-question-types' );
		await page.goto( 'about:blank' );
		await page.goto( `${ SURVEYS }#/edit/${ made.id }/questions` );
		const card = questionCard( page, 1 );
		await expect(
			card.getByText( /^Star rating questions: activate the add-on/ )
		).toBeVisible();
		await expect( card.getByLabel( 'Title' ) ).toHaveValue( 'How was it?' );
		await expect( card.getByLabel( 'Title' ) ).toBeDisabled();
		await expect(
			card.getByRole( 'checkbox', { name: 'Comment box' } )
		).toBeChecked();
		const saved = page.waitForResponse( /surveys\/\d+/ );
		await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
		expect( ( await saved ).status() ).toBe( 200 );
		const kept = await apiOf( page ).get< {
			questions: object[];
		} >( `surveys/${ made.id }` );
		expect( kept.questions ).toMatchObject( [
			{
				type: 'star-rating',
				title: 'How was it?',
				settings: { required: true, comment_box: true },
			},
		] );
		await site.key( '' );
		wpOn( NAME, 'plugin', 'delete', 'userfeedback-question-types' );
	} );
} );
