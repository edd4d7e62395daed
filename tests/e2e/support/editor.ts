import type { Locator, Page } from '@playwright/test';
import { callApi } from './api';

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

/** Goes on with the tabulator until something has the focus. */
export async function tabTo( page: Page, target: Locator ): Promise< void > {
	for ( let presses = 0; presses < 80; presses++ ) {
		if (
			await target.evaluate(
				( node ) => node === node.ownerDocument.activeElement
			)
		) {
			return;
		}
		await page.keyboard.press( 'Tab' );
	}
	throw new Error( `The keyboard does not reach ${ target }.` );
}

/** A draft made by the API, to begin from. */
export async function draft( page: Page, titled: string, questions: string[] ) {
	const answer = await callApi( page, 'POST', 'surveys', {
		survey: {
			title: titled,
			questions: questions.map( ( title, index ) => ( {
				id: `q${ index }`,
				type: 'text',
				title,
				config: {},
				settings: {
					required: false,
					randomize: false,
					comment_box: false,
				},
				logic: { enabled: false, action: 'show', conditions: [] },
			} ) ),
		},
	} );
	return ( answer as { id: number } ).id;
}
