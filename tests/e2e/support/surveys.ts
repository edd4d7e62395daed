import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The pages of the dashboard. */
export const SURVEYS = '/wp-admin/admin.php?page=userfeedback_surveys';
export const RESULTS = '/wp-admin/admin.php?page=userfeedback_results';

/** Waits for a notice of a screen of ours; WordPress repeats its text for screen readers outside of the screen. */
export async function expectNotice(
	page: Page,
	text: string
): Promise< void > {
	await expect(
		page.locator( '#userfeedback-root' ).getByText( text )
	).toBeVisible();
}

/** The visitor's popup. */
export function widgetOf( page: Page ): Locator {
	return page
		.locator( 'userfeedback-widget' )
		.getByRole( 'region', { name: 'Survey' } );
}

/** The card of a question in the builder, from 1. */
export function questionCard( page: Page, number: number ): Locator {
	return page.getByRole( 'group', { name: `Question ${ number }` } );
}

/** Changes the survey's title where it stands and presses a key. */
export async function retitle(
	page: Page,
	title: string,
	key: 'Enter' | 'Escape' = 'Enter'
): Promise< void > {
	const field = page.getByRole( 'textbox', { name: 'Survey title' } );
	if ( ! ( await field.isVisible() ) ) {
		await page.getByRole( 'button', { name: 'Survey title' } ).click();
	}
	await field.fill( title );
	await field.press( key );
}

/** Builds a survey with a radio button and a text by clicking, up to the publish step. */
export async function buildSurvey(
	page: Page,
	title: string,
	question: string,
	options: readonly string[]
): Promise< void > {
	await page.goto( SURVEYS );
	await page.getByRole( 'link', { name: 'Create New' } ).first().click();
	await retitle( page, title );
	const first = questionCard( page, 1 );
	await first.getByLabel( 'Title' ).fill( question );
	await first.getByLabel( 'Type' ).selectOption( 'Radio Buttons' );
	for ( const [ index, option ] of options.entries() ) {
		const field = first.getByRole( 'textbox', {
			name: `Option ${ index + 1 }`,
		} );
		if ( ! ( await field.isVisible() ) ) {
			await first.getByRole( 'button', { name: 'Add option' } ).click();
		}
		await field.fill( option );
	}
	await page.getByRole( 'button', { name: 'Add Question' } ).click();
	await questionCard( page, 2 ).getByLabel( 'Title' ).fill( 'And why?' );
	await page.getByRole( 'button', { name: 'Next Step: Publish' } ).click();
	await expect(
		page.getByRole( 'button', { name: 'Save and Publish' } )
	).toBeVisible();
}
