/**
 * A fixed piece of work, as a process of its own: node tools/lib/yardstick.mjs prints the seconds of CPU time that it
 * took. Stages are measured against it, because the same tests take twice the CPU time while other machines use the
 * same processor and memory.
 */
import { createHash } from 'node:crypto';

const ROWS = Array.from( { length: 20_000 }, ( _, id ) => ( {
	id,
	title: `Question ${ id * 7919 }`,
	options: [ 'Yes', 'No', String( id ) ],
} ) );

for ( let round = 0; round < 4; round++ ) {
	const copy = JSON.parse( JSON.stringify( ROWS ) );
	copy.sort( ( a, b ) => ( a.title < b.title ? -1 : 1 ) );
	createHash( 'sha256' ).update( JSON.stringify( copy ) ).digest( 'hex' );
}
const { user, system } = process.cpuUsage();
process.stdout.write( String( ( user + system ) / 1e6 ) );
