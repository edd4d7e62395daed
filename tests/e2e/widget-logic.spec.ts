import type { Page } from '@playwright/test';
import { takeScreenshots } from './support/screenshots';
import { widgetOf } from './support/surveys';
import { expect, test } from './support/test';
import {
	button,
	CHOICE,
	openPopup,
	question,
	thanksOf,
	WHY,
} from './support/visitors';

const TEAS = question( 'checkbox', 'Which teas do you like?', {
	options: [ 'Assam', 'Sencha' ],
} );

/** Logic with one condition, on the first question. */
const logic = ( action: 'show' | 'hide', value: string ) => ( {
	logic: {
		enabled: true,
		action,
		conditions: [ { question_id: CHOICE.id, compare: '=', value } ],
	},
} );

/** A survey that asks why it is not good, and about teas if it is; who says yes goes to a page. */
const waysTo = ( target: { id: number; label: string } ) => ( {
	title: 'Ways',
	questions: [
		CHOICE,
		{
			...WHY,
			settings: { ...WHY.settings, required: true },
			...logic( 'show', 'No' ),
		},
		{ ...TEAS, ...logic( 'hide', 'No' ) },
	],
	settings: {
		thank_you: {
			type: 'conditional_redirect',
			message: 'Thanks for your feedback!',
			redirect_to: null,
			redirect_url: '',
			conditions: [ 'Yes', 'No' ].map( ( condition, index ) => ( {
				question: index ? WHY.id : CHOICE.id,
				condition_type: index ? 'CONTAINS' : '=',
				condition,
				page: target,
				redirect_url: '',
			} ) ),
		},
	},
} );

async function choose( page: Page, name: string ): Promise< void > {
	await widgetOf( page ).getByLabel( name ).check();
	await button( page, 'Next' ).click();
}

const heading = ( page: Page, name: string ) =>
	widgetOf( page ).getByRole( 'heading', { name } );

test( '[LOG-06~] [THX-02~] [WID-11] answers decide which questions come and where a visitor goes, and are saved before that', async ( {
	visitor,
	browser,
	admin,
	api,
	survey,
} ) => {
	const [ about ] = await api.get<
		{
			id: number;
			title: string;
		}[]
	>( 'search?title=About' );
	const id = await survey( waysTo( { id: about!.id, label: about!.title } ) );

	await test.step( 'no redirect: the message', async () => {
		await openPopup( visitor, '/' );
		await choose( visitor, 'No' );
		await expect( heading( visitor, WHY.title ) ).toBeVisible();
		await widgetOf( visitor ).getByRole( 'textbox' ).fill( 'Too slow' );
		await button( visitor, 'Next' ).click();
		await expect( thanksOf( visitor ) ).toBeVisible();
		await expect.poll( () => api.total( id ) ).toBe( 1 );
		expect( new URL( visitor.url() ).pathname ).toBe( '/' );
	} );

	await test.step( 'a redirect', async () => {
		const page = await browser.newPage();
		let release = () => {};
		const held = new Promise< void >( ( resolve ) => {
			release = resolve;
		} );
		await page.route( /\/responses/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await openPopup( page, '/' );
		await choose( page, 'Yes' );
		await expect( heading( page, TEAS.title ) ).toBeVisible();
		await choose( page, 'Sencha' );
		// The answers are on their way: the visitor is still here.
		await expect( thanksOf( page ) ).toBeVisible();
		expect( new URL( page.url() ).pathname ).toBe( '/' );
		release();
		await page.waitForURL( '**/about/' );
		expect( await api.total( id ) ).toBe( 2 );
		const cookies = await page.context().cookies();
		expect(
			decodeURIComponent(
				cookies.find( ( { name } ) => name === `userfeedback-${ id }` )!
					.value
			)
		).toMatch( /^{"submitted":true,"last_response_id":"[0-9a-f-]{36}"}$/ );
		await page.goBack();
		await page.waitForLoadState( 'load' );
		await expect( page ).toHaveURL( ( { pathname } ) => pathname === '/' );
		await page.context().close();
	} );

	await test.step( 'results: hidden questions were not skipped', async () => {
		const { question_stats: stats } = await api.get< {
			question_stats: { total_answers: number; skipped: number }[];
		} >( `surveys/${ id }/results` );
		expect(
			stats.map( ( { total_answers: answered, skipped } ) => [
				answered,
				skipped,
			] )
		).toEqual( [
			[ 2, 0 ],
			[ 1, 0 ],
			[ 1, 0 ],
		] );
	} );

	await test.step( 'preview', async () => {
		await admin.goto(
			`/wp-admin/admin.php?page=userfeedback_surveys#/edit/${ id }/questions`
		);
		await admin.getByRole( 'radio', { name: 'Preview' } ).check();
		const widget = admin
			.frameLocator( 'iframe[title="Preview of the survey"]' )
			.getByRole( 'region', { name: 'Survey' } );
		await widget.getByLabel( 'Yes' ).check();
		await widget.getByRole( 'button', { name: 'Next' } ).click();
		await widget.getByRole( 'button', { name: 'Skip' } ).click();
		await expect(
			widget.getByText( /^Visitors now go to http.*\/about\/$/ )
		).toBeVisible();
		await takeScreenshots( admin, 'preview-redirect', { fullPage: false } );
		expect( await api.total( id ) ).toBe( 2 );
	} );
} );
