import { existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { load } from '../lib/load.mjs';
import { visits } from '../lib/visits.mjs';

/** What of ours a note names. */
const MOST_NAMES = 8;

/**
 * The share of samples of PHP with code of ours on the stack, all add-ons active (Debian's php-excimer).
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureProfile( context ) {
	const { site, report, seconds } = context;
	report.notes.profile = {};
	for ( const [ name, visit ] of Object.entries( await visits( context ) ) ) {
		const target = ( headers ) => ( {
			url: site.url + visit.path,
			headers: { ...visit.headers, ...headers },
			body: visit.body,
		} );
		await load( target( {} ), 1, 1 );
		const file = resolve( site.folder, `stats/profile-${ name }.json` );
		rmSync( file, { force: true } );
		await load( target( { 'X-Bench-Profile': name } ), 1, seconds );
		// What the last requests write comes after their answers.
		await new Promise( ( wake ) => setTimeout( wake, 500 ) );
		if ( ! existsSync( file ) ) {
			report.check( false, 'profile: PHP has no excimer.' );
			return;
		}
		const { samples, ours, by } = JSON.parse(
			readFileSync( file, 'utf8' )
		);
		report.add( {
			bench: 'profile',
			what: `${ name }: share of samples`,
			samples: ( 100 * ours ) / samples,
			unit: '%',
		} );
		report.notes.profile[ name ] = Object.entries( by )
			.sort( ( [ , a ], [ , b ] ) => b - a )
			.slice( 0, MOST_NAMES )
			.map( ( [ what, count ] ) => [
				what,
				`${ ( ( 100 * count ) / samples ).toFixed( 1 ) } %`,
			] );
	}
}
