import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What a log says while the database or the cache is away: nobody has to do anything about it. */
const PASSING = [
	/WSREP has not yet prepared node/,
	/WSREP detected deadlock/,
	/provider status: Not connected to Primary Component/,
	/Deadlock found when trying to get lock/,
	/Lock wait timeout exceeded/,
	/(Lost connection to|Server has gone away|server has gone away)/i,
	/mysqli_real_connect\(\)/,
	/mysqli_query\(\): (MySQL server has gone away|Error reading result set)/,
	/The connection to the database is lost/,
	/Error reading result set's header/,
	/Packets out of order/,
	// Of WordPress itself: two servers run the same event, and it stores all events in one option.
	/Cron (reschedule|unschedule) event error/,
	// Of WordPress' dashboard without a network.
	/wp-admin\/includes\/dashboard\.php/,
	/WordPress database error (Got error|Connection was killed|Unknown command)/,
];

/**
 * Lines of a server's logs by what they say, without what differs from line to line.
 *
 * @param {import('./web.mjs').WebNode} web
 * @return {{ passing: Map<string, number>, others: Map<string, number> }} With their numbers; a person would have to act on the others.
 */
export function readLogs( web ) {
	const passing = new Map();
	const others = new Map();
	for ( const name of [ 'debug.log', 'php.log' ] ) {
		const file = resolve( web.folder, name );
		const text = existsSync( file ) ? readFileSync( file, 'utf8' ) : '';
		for ( const line of text.split( '\n' ) ) {
			const [ , said ] = /^\[[^\]]+\] (.*)$/.exec( line ) ?? [];
			if ( ! said ) {
				continue;
			}
			const short = said
				.replace( /for query .*? made by/, 'for query … made by' )
				.replace( /\d{2,}/g, '#' )
				.slice( 0, 220 );
			const list = PASSING.some( ( one ) => one.test( said ) )
				? passing
				: others;
			list.set( short, ( list.get( short ) ?? 0 ) + 1 );
		}
	}
	return { passing, others };
}
