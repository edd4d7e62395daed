import type { Locator, Page } from '@playwright/test';
import type { Question } from '../../../src/survey-model';
import type { Api } from './api';
import { expect, test } from './test';
import { changePageJson } from './page-json';
import { widgetOf } from './surveys';

export * from './questions';

/** Call at the top of a file: each of its tests begins with a published survey. */
export function useSurvey(
	title: string,
	questions: readonly Question[]
): { id: number; api: Api } {
	const shown = {} as { id: number; api: Api };
	test.beforeEach( async ( { api, survey } ) => {
		const id = await survey( { title, questions } );
		Object.assign( shown, { api, id } );
	} );
	return shown;
}

/** A button of the popup. */
export const button = ( page: Page, name: string ): Locator =>
	widgetOf( page ).getByRole( 'button', { name, exact: true } );

/** Answers CHOICE and skips WHY. */
export async function finish( page: Page, option = 'Yes' ): Promise< void > {
	await widgetOf( page ).getByRole( 'radio', { name: option } ).check();
	await button( page, 'Next' ).click();
	await button( page, 'Skip' ).click();
}

/** The thanks that end a survey. */
export const thanksOf = ( page: Page ): Locator =>
	widgetOf( page ).getByText( 'Thanks for your feedback!' );

/** Finishes the survey, and answers the status with which the server took it. */
export async function answerChoice( page: Page ): Promise< number > {
	const stored = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			/\/surveys\/\d+\/responses/.test( response.url() )
	);
	await finish( page );
	await expect( thanksOf( page ) ).toBeVisible();
	const response = await stored;
	// The page has heard of it, too: nothing is left for the next one to send.
	await expect.poll( () => waitingIn( page ) ).toBe( 0 );
	return response.status();
}

/** What goes wrong in a page that is not the fixture's own: errors of scripts, and what our warnings say. */
export function watchErrors( page: Page ): string[] {
	const errors: string[] = [];
	page.on( 'pageerror', ( { message } ) => errors.push( message ) );
	page.on( 'console', ( message ) => {
		const text = message.text();
		if ( message.type() === 'error' || text.includes( 'UserFeedback' ) ) {
			errors.push( text );
		}
	} );
	return errors;
}

/** How many answers wait in the browser to be sent. */
export const waitingIn = ( page: Page ): Promise< number > =>
	page.evaluate( () => {
		try {
			return Object.keys( localStorage ).filter( ( key ) =>
				key.startsWith( 'userfeedback-outbox:' )
			).length;
		} catch {
			return 0;
		}
	} );

/** Waits until nothing of the popup moves. */
export async function stand( page: Page ): Promise< void > {
	await page
		.locator( 'userfeedback-widget' )
		.evaluate( ( { shadowRoot } ) =>
			Promise.all(
				shadowRoot!
					.getAnimations()
					.map( ( { finished } ) => finished.catch( () => {} ) )
			)
		);
}

/**
 * Gives the popup of /about/ the colours of a dark one, as where an owner chose a dark theme for every survey.
 *
 * @param page
 * @param change What else is different in that page.
 */
export const darken = (
	page: Page,
	change?: ( html: string ) => string
): Promise< void > =>
	changePageJson(
		page,
		( { app, surveys } ) => {
			const { src } = app.scripts.at( -1 )!;
			for ( const survey of surveys ) {
				Object.assign( survey.settings.theming, {
					widget_color: '#333333',
					text_color: '#ffffff',
				} );
				survey.scripts = [
					...( survey.scripts ?? [] ),
					{
						before: '',
						after: '',
						handle: 'userfeedback-theme',
						src: src.replace( '/app.js', '/parts/theme.js' ),
						optional: true,
					},
				];
			}
		},
		change
	);

/** Opens a page and waits until its popup stands still. */
export async function openPopup(
	page: Page,
	url = '/about/'
): Promise< void > {
	await page.goto( url );
	await expect( button( page, 'Next' ) ).toBeVisible();
	await expect( widgetOf( page ) ).toHaveAttribute( 'aria-busy', 'false' );
	await stand( page );
}
