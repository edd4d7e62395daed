import type { Locator, Page } from '@playwright/test';
import { apiOf } from './api';
import { expectNotice } from './surveys';
import { expect } from './test';

/** The steps in the header as they are read; those with an arrow are links. */
export async function steps( page: Page ): Promise< string[] > {
	return page
		.getByRole( 'navigation', { name: 'Steps' } )
		.getByRole( 'listitem' )
		.evaluateAll( ( items ) =>
			items.map( ( item ) => {
				const title = item.querySelector(
					'.userfeedback-steps__title'
				);
				return `${ title?.textContent }${ item.querySelector( 'a' ) ? ' →' : '' }`;
			} )
		);
}

/** The titles of the questions, in order. */
export async function titles( page: Page ): Promise< string[] > {
	return page
		.getByRole( 'textbox', { name: 'Title', exact: true } )
		.evaluateAll( ( fields ) =>
			fields.map( ( field ) => ( field as HTMLInputElement ).value )
		);
}

/** Presses Tab, or another key, until something has the focus; the dashboard's menu alone takes more than 50. */
export async function tabTo(
	page: Page,
	target: Locator,
	key = 'Tab'
): Promise< void > {
	for ( let presses = 0; presses < 100; presses++ ) {
		if (
			await target.evaluate(
				( node ) => node === node.ownerDocument.activeElement
			)
		) {
			return;
		}
		await page.keyboard.press( key );
	}
	throw new Error( `The keyboard does not reach ${ target }.` );
}

/** Saves a draft and waits until it is stored. */
export async function saveDraft( page: Page ): Promise< void > {
	// The notice of an earlier save may still be there.
	const answer = page.waitForResponse(
		( response ) =>
			response.request().method() === 'POST' &&
			/\/v1\/surveys/.test( response.url() )
	);
	await page.getByRole( 'button', { name: 'Save', exact: true } ).click();
	expect( ( await answer ).ok() ).toBe( true );
	await expectNotice( page, 'Your Survey was Saved as a Draft.' );
}

/** The questions of the survey in the builder as the server has them. */
export async function storedQuestions( page: Page ) {
	const id = /\/edit\/(\d+)/.exec( page.url() )?.[ 1 ];
	const { questions } = await apiOf( page ).get< {
		questions: {
			type: string;
			config: Record< string, unknown >;
			settings: Record< string, unknown >;
		}[];
	} >( `surveys/${ id }` );
	return questions;
}
