import type { Page } from '@playwright/test';
import { expect } from './test';

interface Nonces {
	impression: string;
	progress: string;
}

/** Counts visitors as the widget does: `shown` see the survey, and some start it and come to a last question. */
export async function visit(
	visitor: Page,
	id: number,
	counts: { shown: number; lastQuestions: readonly string[] }
): Promise< void > {
	const page = await visitor.request.get( '/about/' );
	const json = /id="userfeedback-data"[^>]*>(.*?)<\/script>/s.exec(
		await page.text()
	);
	const { surveys } = JSON.parse( json?.[ 1 ] ?? '' ) as {
		surveys: { id: number; nonces: Nonces }[];
	};
	const nonces = surveys.find( ( survey ) => survey.id === id )?.nonces;
	const base = `/wp-json/userfeedback/v1/surveys/${ id }`;
	const post = async ( path: string, data?: object ) => {
		const response = await visitor.request.post( base + path, { data } );
		expect( response.status(), await response.text() ).toBe( 204 );
	};
	for ( let times = 0; times < counts.shown; times++ ) {
		await post( `/impression?nonce=${ nonces?.impression }` );
	}
	const nonce = nonces?.progress;
	for ( const last of counts.lastQuestions ) {
		await post( '/progress', { nonce, event: 'started' } );
		await post( '/progress', {
			nonce,
			event: 'reached',
			question_id: last,
		} );
	}
}
