import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The pages of the dashboard. */
export const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
export const RESULTS = '/wp-admin/admin.php?page=userfeedback_results';

/** A text of a screen of ours; WordPress repeats what is announced outside of the screen. */
export const onScreen = ( page: Page, text: string | RegExp ): Locator =>
	page.locator( '#userfeedback-root' ).getByText( text );

/** Waits for a notice of a screen of ours. */
export const expectNotice = (
	page: Page,
	text: string | RegExp
): Promise< void > => expect( onScreen( page, text ) ).toBeVisible();

/** The visitor's popup. */
export function widgetOf( page: Page ): Locator {
	return page
		.locator( 'userfeedback-widget' )
		.getByRole( 'region', { name: 'Survey' } );
}

/** The card of a question in the builder, from 1. */
export function questionCard( page: Page, number: number ): Locator {
	return page.getByRole( 'group', {
		name: `Question ${ number }`,
		exact: true,
	} );
}

/** Changes the survey's title where it stands and presses a key. */
export async function retitle(
	page: Page,
	title: string,
	key: 'Enter' | 'Escape' = 'Enter'
): Promise< void > {
	const field = page.getByRole( 'textbox', { name: 'Survey title' } );
	if ( ! ( await field.isVisible() ) ) {
		await page.getByRole( 'button', { name: /\(edit title\)$/ } ).click();
	}
	await field.fill( title );
	await field.press( key );
}

/** Starts a new survey from the blank template, under a title. */
export async function startSurvey(
	page: Page,
	title: string
): Promise< void > {
	await page.goto( `${ SURVEYS }#/new` );
	await page.getByRole( 'button', { name: /^Blank/ } ).click();
	await expect( questionCard( page, 1 ) ).toBeVisible();
	await retitle( page, title );
}

/** Adds a question of a type, by its name, and answers its card. */
export async function addQuestion(
	page: Page,
	type: string,
	title: string
): Promise< Locator > {
	const count = await page
		.getByRole( 'group', { name: /^Question \d/ } )
		.count();
	await page.getByRole( 'button', { name: 'Add Question' } ).click();
	await page.getByRole( 'menuitem', { name: type } ).click();
	const card = questionCard( page, count + 1 );
	await card.getByLabel( 'Title' ).fill( title );
	return card;
}

/** Writes the options of a question, adding fields as needed. */
export async function writeOptions(
	card: Locator,
	options: readonly string[]
): Promise< void > {
	for ( const [ index, option ] of options.entries() ) {
		const field = card.getByRole( 'textbox', {
			name: `Option ${ index + 1 }`,
		} );
		if ( ! ( await field.isVisible() ) ) {
			await card.getByRole( 'button', { name: 'Add option' } ).click();
		}
		await field.fill( option );
	}
}

/** Goes on to the step with this name, by the button at the foot. */
export async function goOnTo( page: Page, step: string ): Promise< void > {
	await page.getByRole( 'button', { name: `Next Step: ${ step }` } ).click();
	await expect(
		page.getByRole( 'group', { name: `${ step } step` } )
	).toBeVisible();
}

/** Builds a survey with a radio button and a text by clicking, up to the publish step. */
export async function buildSurvey(
	page: Page,
	title: string,
	question: string,
	options: readonly string[]
): Promise< void > {
	await startSurvey( page, title );
	const first = questionCard( page, 1 );
	await first.getByLabel( 'Title' ).fill( question );
	await first.getByLabel( 'Type' ).selectOption( 'Radio Buttons' );
	await writeOptions( first, options );
	await addQuestion( page, 'Single Text Field', 'And why?' );
	for ( const step of [ 'Settings', 'Notifications', 'Publish' ] ) {
		await goOnTo( page, step );
	}
}
