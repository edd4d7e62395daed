import { readdirSync, readFileSync } from 'node:fs';
import { pause } from './http.mjs';

/** Of the kernel, for times of processes. */
const TICKS = 100;

/**
 * Seconds of processor time that all processes of a program have used, by the path in their command lines.
 *
 * @param {RegExp} pattern
 */
export function processorSeconds( pattern ) {
	let ticks = 0;
	for ( const pid of readdirSync( '/proc' ).filter( ( name ) =>
		/^\d+$/.test( name )
	) ) {
		try {
			const line = readFileSync( `/proc/${ pid }/cmdline`, 'utf8' );
			if ( pattern.test( line.replaceAll( '\0', ' ' ) ) ) {
				const stat = readFileSync( `/proc/${ pid }/stat`, 'utf8' );
				const fields = stat
					.slice( stat.lastIndexOf( ')' ) + 2 )
					.split( ' ' );
				ticks += Number( fields[ 11 ] ) + Number( fields[ 12 ] );
			}
		} catch {
			// It has ended meanwhile.
		}
	}
	return ticks / TICKS;
}

/** Each second, how much was accepted; and how often the database's nodes disagreed about a commit. */
export class Watch {
	/** @type {{ at: number, accepted: number }[]} */
	#seconds = [];

	/** @type {Map<string, number>} The last values of counters, by node. */
	#last = new Map();

	#isOver = false;

	/** Commits, and those that lost to one of another node. */
	commits = 0;

	conflicts = 0;

	/**
	 * @param {import('./galera.mjs').GaleraNode[]} nodes
	 * @param {import('./ledger.mjs').Ledger}       ledger
	 */
	constructor( nodes, ledger ) {
		this.nodes = nodes;
		this.ledger = ledger;
		this.ended = this.#run();
	}

	async #run() {
		for ( let turn = 0; ! this.#isOver; turn++ ) {
			this.#seconds.push( {
				at: Date.now(),
				accepted: this.ledger.accepted.size + this.ledger.votesTotal,
			} );
			if ( turn % 5 === 0 ) {
				await this.count();
			}
			await pause( 1000 );
		}
	}

	/** Reads the counters of the nodes that answer. */
	async count() {
		for ( const node of this.nodes ) {
			const lines = await node
				.sql(
					"SHOW GLOBAL STATUS WHERE Variable_name IN ( 'wsrep_local_commits', 'wsrep_local_cert_failures', 'wsrep_local_bf_aborts' )"
				)
				.catch( () => [] );
			for ( const line of lines ) {
				const [ name, text ] = line.split( '\t' );
				const key = `${ node.name } ${ name }`;
				const value = Number( text );
				const before = this.#last.get( key ) ?? 0;
				// Of a node that was started again, counters begin again.
				const more = value >= before ? value - before : value;
				this.#last.set( key, value );
				if ( name.toLowerCase() === 'wsrep_local_commits' ) {
					this.commits += more;
				} else {
					this.conflicts += more;
				}
			}
		}
	}

	/**
	 * The longest time in which nothing was accepted.
	 *
	 * @param {number} from
	 * @param {number} to
	 * @return {number} Seconds.
	 */
	longestGap( from, to ) {
		let longest = 0;
		let since = from;
		let last = null;
		for ( const { at, accepted } of this.#seconds ) {
			if ( at < from || at > to ) {
				continue;
			}
			if ( last === null || accepted > last ) {
				longest = Math.max( longest, at - since );
				since = at;
			}
			last = accepted;
		}
		return Math.max(
			0,
			Math.round( ( Math.max( longest, to - since ) - 1000 ) / 1000 )
		);
	}

	async stop() {
		this.#isOver = true;
		await this.ended;
	}
}
