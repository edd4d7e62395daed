import { randomUUID } from 'node:crypto';

export const pause = ( ms ) =>
	new Promise( ( done ) => setTimeout( done, ms ) );

/**
 * A visitor who answers and whose browser sends the answer until it is taken: notes in `times`, by the answer's id, how many milliseconds that
 * took (Infinity after `patience` milliseconds), and counts the refusals in `site`.
 */
export async function visit( site, times, patience ) {
	const id = randomUUID();
	const body = JSON.stringify( {
		submission_id: id,
		nonce: site.nonce,
		answers: [
			{ question_id: 'q1', value: 'Yes' },
			{ question_id: 'q2', value: 'While it was updated' },
		],
		page_submitted: { url: `${ site.url }hello/`, name: 'Hello' },
		website: '',
		elapsed_ms: 9000,
	} );
	const from = Date.now();
	for (;;) {
		const answer = await fetch(
			`${ site.url }?rest_route=/userfeedback/v1/surveys/${ site.id }/responses`,
			{
				method: 'POST',
				headers: { 'Content-Type': 'application/json' },
				body,
			}
		).catch( () => null );
		if ( answer?.status === 201 || answer?.status === 200 ) {
			times.set( id, Date.now() - from );
			return;
		}
		site.refusals[ answer?.status ?? 0 ] =
			( site.refusals[ answer?.status ?? 0 ] ?? 0 ) + 1;
		if ( Date.now() - from > patience ) {
			times.set( id, Infinity );
			return;
		}
		await pause(
			Math.min(
				30_000,
				1000 * Number( answer?.headers.get( 'Retry-After' ) ?? 3 )
			)
		);
	}
}
