/**
 * What visitors were told, to be compared with what is stored.
 *
 * @typedef {Object} Submission
 * @property {number}                        survey Its id.
 * @property {string}                        option  The id of the option that was chosen.
 * @property {number}                        score From 1 to 10.
 * @property {string}                        words With the id of the submission in it.
 * @property {'publish' | 'partial'}         status What it has to be in the end.
 */
export class Ledger {
	/** @type {Map<string, Submission>} Accepted, by id. */
	accepted = new Map();

	/** @type {Set<string>} Ids of those that were refused for good. */
	refused = new Set();

	/** @type {Set<string>} Ids of partial answers whose browsers never heard what became of them. */
	unheard = new Set();

	/** Votes by post and value. @type {Map<string, number>} */
	votes = new Map();

	/** Impressions that were counted, and those whose answer never came. */
	impressions = { counted: 0, unheard: 0 };

	/** How often each status was answered, by what was sent. @type {Map<string, number>} */
	statuses = new Map();

	/** Requests that were sent again. */
	retries = 0;

	/** Milliseconds that the slowest answer took from the first try until it was accepted. */
	slowest = 0;

	/**
	 * Notes an answer.
	 *
	 * @param {string} what
	 * @param {number} status
	 */
	heard( what, status ) {
		const key = `${ what } ${ status }`;
		this.statuses.set( key, ( this.statuses.get( key ) ?? 0 ) + 1 );
	}

	/** @param {string} key Post and value. */
	voted( key ) {
		this.votes.set( key, ( this.votes.get( key ) ?? 0 ) + 1 );
	}

	/** How many votes were accepted. */
	get votesTotal() {
		return [ ...this.votes.values() ].reduce( ( sum, n ) => sum + n, 0 );
	}
}
