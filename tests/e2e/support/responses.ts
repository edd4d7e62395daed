import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Api } from './api';
import { RESULTS } from './surveys';
import { expect } from './test';

/** An answer as the widget sends it. */
export interface SentAnswer {
	question_id: string;
	value: string | number | readonly string[] | null;
	extra?: { name?: string; comments?: string };
}

const DESKTOP =
	'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The browser of a phone. */
export const PHONE =
	'Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

/**
 * Answers a published survey several times, as its widget would.
 *
 * @param api
 * @param visitor
 * @param surveyId
 * @param submissions
 * @param browser     The User-Agent of the visitors.
 * @return The ids of the responses of the survey, oldest first.
 */
export async function respond(
	api: Api,
	visitor: APIRequestContext,
	surveyId: number,
	submissions: readonly ( readonly SentAnswer[] )[],
	browser = DESKTOP
): Promise< number[] > {
	const page = await visitor.get( '/about/' );
	const html = await page.text();
	const json = /id="userfeedback-data"[^>]*>(.*?)<\/script>/s.exec( html );
	const { surveys } = JSON.parse( json?.[ 1 ] ?? '' ) as {
		surveys: { id: number; nonces: { submission: string } }[];
	};
	const survey = surveys.find( ( { id } ) => id === surveyId );
	for ( const answers of submissions ) {
		const response = await visitor.post(
			`/wp-json/userfeedback/v1/surveys/${ surveyId }/responses`,
			{
				headers: { 'User-Agent': browser },
				data: {
					submission_id: randomUUID(),
					answers,
					page_submitted: {
						url: page.url(),
						name: 'About The Tests',
					},
					nonce: survey?.nonces.submission,
					website: '',
					// As long as it takes to read them; the survey is not older than a few seconds.
					elapsed_ms: 300 * answers.length,
				},
			}
		);
		expect( response.status(), await response.text() ).toBe( 201 );
	}
	const ids: number[] = [];
	for ( let number = 1; ids.length < submissions.length; number++ ) {
		const { items } = await api.get< { items: { id: number }[] } >(
			`surveys/${ surveyId }/responses?per_page=100&page=${ number }`
		);
		ids.unshift( ...items.map( ( { id } ) => id ).reverse() );
	}
	return ids;
}

/** Opens a route of the results anew. */
export async function openResults(
	admin: Page,
	route: string
): Promise< void > {
	// Another address than before the hash, or the browser would not load the page.
	await admin.goto( `${ RESULTS }&anew=${ Math.random() }#${ route }` );
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
}

/** The list of responses, or of surveys in the overview. */
export const tableOf = ( admin: Page, label: string ): Locator =>
	admin.getByRole( 'region', { name: label } );

/** The rows of a list below its head. */
export const rowsOf = ( admin: Page, label: string ): Locator =>
	tableOf( admin, label ).locator( 'tbody tr' );

/** The number in one of the count cards. */
export const countOf = ( admin: Page, label: string ): Locator =>
	admin
		.locator( '.userfeedback-counts__card' )
		.filter( { hasText: label } )
		.getByRole( 'definition' );
