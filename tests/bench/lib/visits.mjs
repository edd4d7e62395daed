import { THREE_QUESTIONS } from './surveys.mjs';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0';

/**
 * A request of which `weight` and `profile` ask what it costs.
 *
 * @typedef {Object} Visit
 * @property {string}                  path    From the top of the site.
 * @property {Record<string, string>=} headers Sent along.
 * @property {string=}                 body    Posted as JSON; UUID in it is a new one with every request.
 */

/**
 * What the plugin has nothing to do with, and what it is for: pages, WordPress' own entry points, an answer, a vote.
 *
 * @param {import('../run.mjs').Context} context
 * @return {Promise<Record<string, Visit>>} By name. A survey is published from now on.
 */
export async function visits( { site, surveys } ) {
	const posted = await site.wp( [
		'post',
		'create',
		'--post_title=Weighed',
		'--post_content=<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->',
		'--post_status=publish',
		'--post_date=2026-01-01 12:00:00',
		'--porcelain',
	] );
	const post = Number( posted.trim().split( '\n' ).pop() );
	const id = await surveys.get( 'Weight', THREE_QUESTIONS );
	await surveys.publish( id );
	const { nonces } = await surveys.onPage( id );
	const rating = `/wp-json/userfeedback/v1/posts/${ post }/rating`;
	// A refusal carries a token, too.
	const refused = await fetch( site.url + rating, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: '{"value":4}',
	} );
	const empty = { 'X-Bench-Empty': '1' };
	const headers = { 'User-Agent': BROWSER };
	return {
		home: { path: '/', headers: empty },
		post: { path: `/?p=${ post }`, headers: empty },
		survey: { path: '/' },
		login: { path: '/wp-login.php', headers: empty },
		ajax: {
			path: '/wp-admin/admin-ajax.php?action=bench',
			headers: empty,
		},
		rest: { path: '/wp-json/wp/v2/types', headers: empty },
		cron: { path: '/wp-cron.php', headers: empty },
		submission: {
			path: `/wp-json/userfeedback/v1/surveys/${ id }/responses`,
			headers,
			body: JSON.stringify( {
				submission_id: 'UUID',
				answers: [ { question_id: 'choice', value: 'Option 2' } ],
				page_submitted: {
					id: post,
					url: await site.link( post ),
					name: 'Weighed',
				},
				nonce: nonces.submission,
				website: '',
				elapsed_ms: 8000,
			} ),
		},
		vote: {
			path: rating,
			headers,
			body: JSON.stringify( {
				value: 4,
				nonce: ( await refused.json() ).data?.nonce,
				website: '',
				elapsed_ms: 8000,
			} ),
		},
	};
}
