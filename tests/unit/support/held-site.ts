import type { Answer, SeenRequest } from './fake-server';
import { refusal } from './fake-server';
import { siteWithSurvey } from './survey-site';

/**
 * What becomes of a held request: the site stores and answers it, or refuses it with a status; its answer is lost, after it
 * was stored or not; the site fails with status 500, after it was stored or not.
 */
export const FATES = [
	'answered',
	403,
	409,
	429,
	'failed',
	'failed-stored',
	'lost',
	'lost-stored',
] as const;
export type Fate = ( typeof FATES )[ number ];

interface Held {
	request: SeenRequest;
	settle: ( fate: Fate ) => void;
}

const failure = () => refusal( 500, 'internal_server_error', 'Failed.' );

/** A site with survey 7 in revision 3. Each request waits until the test says what becomes of it. */
export function heldSite() {
	const site = siteWithSurvey();
	const held: Held[] = [];

	function answerTo( request: SeenRequest, fate: Fate ): Answer {
		switch ( fate ) {
			case 'lost':
				return null;
			case 'failed':
				return failure();
			case 403:
				return refusal( 403, 'rest_forbidden', 'Not allowed.' );
			case 429:
				return refusal( 429, 'userfeedback_too_many', 'Later.' );
			case 409:
				site.saveElsewhere( 7, { type: 'survey' } );
		}
		const answer = site.answer( request );
		return fate === 'failed-stored' ? failure() : answer;
	}
	window.fetch = ( url, { method = 'GET', body } = {} ) =>
		new Promise( ( resolve, reject ) => {
			const request = {
				method,
				path: new URL( String( url ), 'http://site.test' ).pathname,
				body: typeof body === 'string' ? JSON.parse( body ) : undefined,
			};
			held.push( {
				request,
				settle: ( fate ) => {
					const answer = answerTo( request, fate );
					if (
						answer === null ||
						answer === 'silence' ||
						fate === 'lost-stored'
					) {
						reject( new TypeError( 'Failed to fetch' ) );
						return;
					}
					const { status = 200, body: sent } = answer;
					const text = JSON.stringify( sent );
					resolve( {
						ok: status < 400,
						status,
						json: async () => JSON.parse( text ),
					} as Response );
				},
			} );
		} );

	return {
		site,
		/** The survey as the site has it. */
		stored: () => site.stored[ 0 ]!.survey,
		/** The oldest request that waits. */
		waiting: () => held[ 0 ]?.request,
		/** Settles the oldest request, and waits until its sender has sent another one or `isDone`. */
		settle: async ( fate: Fate, isDone: () => boolean ) => {
			held.shift()!.settle( fate );
			while ( held.length === 0 && ! isDone() ) {
				await Promise.resolve();
			}
		},
		/** Waits until a request was sent or `isDone`. */
		sent: async ( isDone: () => boolean ) => {
			while ( held.length === 0 && ! isDone() ) {
				await Promise.resolve();
			}
		},
	};
}
