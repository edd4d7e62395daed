import { pageData } from '../../bench/lib/surveys.mjs';
import { send } from './http.mjs';

/** The owner of the site, by the key that only these tests know. */
export class Admin {
	/**
	 * @param {string} url Of the site.
	 * @param {string} key
	 */
	constructor( url, key ) {
		this.url = url;
		this.headers = { 'X-Cluster-Admin': key };
	}

	/**
	 * Calls a route, once.
	 *
	 * @param {string}  method
	 * @param {string}  path   Below userfeedback/v1, or below wp-json if it begins with a slash.
	 * @param {Object=} body
	 */
	ask( method, path, body ) {
		const below = path.startsWith( '/' )
			? path
			: `/userfeedback/v1/${ path }`;
		return send( `${ this.url }/wp-json${ below }`, {
			method,
			headers: this.headers,
			body,
		} );
	}

	/** Calls a route that must succeed, and answers its data. */
	async call( method, path, body ) {
		const answer = await this.ask( method, path, body );
		if ( answer.status < 200 || answer.status > 299 ) {
			throw new Error(
				`${ method } ${ path } answered ${ answer.status }: ${ answer.body.slice( 0, 400 ) }`
			);
		}
		return answer.body === '' ? null : JSON.parse( answer.body );
	}
}

/** A choice, a score and a text. */
export const QUESTIONS = [
	{
		id: 'choice',
		type: 'radio-button',
		title: 'How did you find us?',
		config: { options: [ 'Search', 'A friend', 'A shop', 'Other' ] },
	},
	{ id: 'score', type: 'nps', title: 'Would you recommend us?', config: {} },
	{ id: 'words', type: 'text', title: 'What could be better?', config: {} },
];

/** Labels that a visitor can choose. */
export const OPTIONS = QUESTIONS[ 0 ].config.options;

/**
 * Makes what visitors answer and rate.
 *
 * @param {Admin} admin
 * @return {Promise<{ surveys: Target[], posts: Target[] }>} Published surveys and posts, with the tokens of their pages.
 *
 * @typedef {{ id: number, nonce: string }} Target
 */
export async function makeContent( admin ) {
	const surveys = [];
	for ( const title of [ 'Shop', 'Help', 'News' ] ) {
		const { id, settings } = await admin.call( 'POST', 'surveys', {
			survey: { title, questions: QUESTIONS },
		} );
		const behavior = { ...settings.behavior, keep_partial: true };
		await admin.call( 'POST', `surveys/${ id }`, {
			survey: { status: 'publish', settings: { ...settings, behavior } },
		} );
		const stored = await admin.call( 'GET', `surveys/${ id }` );
		const { options, option_ids: ids } = stored.questions[ 0 ].config;
		surveys.push( {
			id,
			/** Label → id. */
			options: Object.fromEntries(
				options.map( ( label, index ) => [ label, ids[ index ] ] )
			),
		} );
	}
	const page = await send( `${ admin.url }/?fresh=${ Date.now() }` );
	const { surveys: shown } = pageData( page.body );
	const posts = [];
	for ( let number = 1; number <= 5; number++ ) {
		const { id, link } = await admin.call( 'POST', '/wp/v2/posts', {
			title: `Rated ${ number }`,
			status: 'publish',
			date: '2026-01-01T12:00:00',
		} );
		// A refusal carries a token.
		const refused = await admin.ask( 'POST', `posts/${ id }/rating`, {
			value: 4,
		} );
		posts.push( {
			id,
			path: new URL( link ).pathname,
			nonce: JSON.parse( refused.body ).data.nonce,
		} );
	}
	return {
		surveys: surveys.map( ( survey ) => {
			const { nonces } = shown.find( ( { id } ) => id === survey.id );
			return {
				...survey,
				nonce: nonces.submission,
				impression: nonces.impression,
			};
		} ),
		posts,
	};
}
