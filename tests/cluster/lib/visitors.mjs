import { randomInt, randomUUID } from 'node:crypto';
import { pause, send, visitorHeaders } from './http.mjs';

/** Milliseconds after which a visitor's browser would still try, and these tests no longer. */
const PATIENCE = 300_000;

/** A browser waits longer; these visitors come back to the page sooner. */
const LONGEST_PAUSE = 5000;

const pick = ( list ) => list[ randomInt( list.length ) ];

/** Whether a browser sends it again. */
const isRefusal = ( status ) => status >= 400 && status < 500 && status !== 429;

/**
 * Sends until it is accepted or refused for good, as the widget does.
 *
 * @param {import('./ledger.mjs').Ledger}        ledger
 * @param {string}                                   what
 * @param {string}                                   url
 * @param {Parameters< typeof send >[ 1 ]} options
 * @return {Promise<import('./http.mjs').Answer>} The last answer.
 */
async function insist( ledger, what, url, options ) {
	const from = Date.now();
	for (;;) {
		const answer = await send( url, options );
		ledger.heard( what, answer.status );
		const isDone =
			( answer.status >= 200 && answer.status < 300 ) ||
			isRefusal( answer.status );
		if ( isDone || Date.now() - from > PATIENCE ) {
			ledger.slowest = Math.max( ledger.slowest, Date.now() - from );
			return answer;
		}
		ledger.retries++;
		const wait = 1000 * Number( answer.headers[ 'retry-after' ] ?? 1 );
		await pause(
			Math.min( LONGEST_PAUSE, wait ) * ( 0.5 + Math.random() )
		);
	}
}

/**
 * Visitors of a site who answer, leave in the middle, rate, and send what is not allowed.
 */
export class Visitors {
	#isOver = false;

	/** @type {Promise<void>[]} */
	#all = [];

	/**
	 * @param {string}                                  url
	 * @param {Awaited<ReturnType<typeof import('./admin.mjs').makeContent>>} content
	 * @param {import('./ledger.mjs').Ledger}       ledger
	 * @param {{ answers: number, votes: number }}      wanted How many there shall be at least: they act until they are stopped.
	 */
	constructor( url, content, ledger, wanted ) {
		this.api = `${ url }/wp-json/userfeedback/v1`;
		this.url = url;
		this.content = content;
		this.ledger = ledger;
		this.wanted = wanted;
	}

	/**
	 * Lets so many of them act at the same time, each one after the other.
	 *
	 * @param {number} count
	 */
	start( count ) {
		for ( let number = 0; number < count; number++ ) {
			this.#all.push( this.#act() );
		}
	}

	/** The part of what is wanted that was accepted, of answers or of ratings: of which there is less. */
	get share() {
		const { answers, votes } = this.wanted;
		return Math.min(
			this.ledger.accepted.size / Math.max( 1, answers ),
			votes === 0 ? 1 : this.ledger.votesTotal / votes
		);
	}

	/** Lets each of them end what it has begun. */
	async stop() {
		this.#isOver = true;
		await Promise.all( this.#all );
	}

	async #act() {
		const { answers, votes } = this.wanted;
		while ( ! this.#isOver ) {
			if ( Math.random() * ( answers + votes ) < votes ) {
				await this.#vote();
			} else {
				await this.#answer();
			}
		}
	}

	async #vote() {
		const post = pick( this.content.posts );
		const value = randomInt( 1, 6 );
		const answer = await insist(
			this.ledger,
			'vote',
			`${ this.api }/posts/${ post.id }/rating`,
			{
				headers: visitorHeaders(),
				body: {
					value,
					nonce: post.nonce,
					website: '',
					elapsed_ms: 8000,
				},
			}
		);
		if ( answer.status === 200 || answer.status === 201 ) {
			this.ledger.voted( `${ post.id } ${ value }` );
		}
	}

	async #answer() {
		const survey = pick( this.content.surveys );
		const headers = visitorHeaders();
		const url = `${ this.api }/surveys/${ survey.id }`;
		if ( Math.random() < 0.1 ) {
			await this.#see( url, survey, headers );
		}
		const id = randomUUID();
		const [ label, option ] = pick( Object.entries( survey.options ) );
		const score = randomInt( 1, 11 );
		const words = `What ${ id } thinks: “fast enough”, and ${ score }.`;
		const answers = [
			{ question_id: 'choice', value: label },
			{ question_id: 'score', value: score },
			{ question_id: 'words', value: words },
		];
		const body = {
			submission_id: id,
			answers,
			page_submitted: {
				url: `${ this.url }/page-${ randomInt( 50 ) }/`,
				name: 'A page',
			},
			nonce: survey.nonce,
			website: '',
			elapsed_ms: 9000,
		};
		const stored = { survey: survey.id, option, score, words };
		const post = { headers, body };
		const kind = Math.random();
		if ( kind < 0.01 ) {
			await this.#forge( url, id, post );
			return;
		}
		if ( kind < 0.06 ) {
			await this.#leave( url, id, post, stored, kind < 0.02 );
			if ( kind < 0.02 ) {
				return;
			}
		}
		// Two tabs send what both found in the browser's storage.
		const tabs = kind > 0.97 ? 2 : 1;
		const results = await Promise.all(
			Array.from( { length: tabs }, () =>
				insist( this.ledger, 'answer', `${ url }/responses`, post )
			)
		);
		if (
			results.some( ( { status } ) => status === 200 || status === 201 )
		) {
			this.ledger.accepted.set( id, { ...stored, status: 'publish' } );
		} else if ( results.every( ( { status } ) => isRefusal( status ) ) ) {
			this.ledger.refused.add( id );
		}
	}

	/** What the site does not accept: an option that the survey does not have. */
	async #forge( url, id, post ) {
		const answers = [
			{ question_id: 'choice', value: 'Nobody offered this' },
		];
		await insist( this.ledger, 'forged', `${ url }/responses`, {
			...post,
			body: { ...post.body, answers },
		} );
		this.ledger.refused.add( id );
	}

	/** Sends partial answers once, as a browser does that leaves. */
	async #leave( url, id, post, stored, isForever ) {
		const { status } = await send( `${ url }/responses`, {
			...post,
			body: { ...post.body, partial: true },
		} );
		this.ledger.heard( 'partial', status );
		if ( ! isForever ) {
			return;
		}
		if ( status === 200 || status === 201 ) {
			this.ledger.accepted.set( id, { ...stored, status: 'partial' } );
		} else {
			this.ledger.unheard.add( id );
		}
	}

	/** Counts an impression once, as a browser does. */
	async #see( url, survey, headers ) {
		const { status } = await send(
			`${ url }/impression?nonce=${ survey.impression }`,
			{ method: 'POST', headers }
		);
		this.ledger.heard( 'impression', status );
		if ( status === 204 ) {
			this.ledger.impressions.counted++;
		} else if ( status === 0 || status >= 500 ) {
			this.ledger.impressions.unheard++;
		}
	}
}
