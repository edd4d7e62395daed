import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { PLANS } from './demo-key.mjs';
import { ENGINES } from './engine.mjs';
import { CACHE, CALLED_FROM } from './paths.mjs';
import { UserError } from './progress.mjs';
import { DEFAULT_RELEASE, RELEASES } from './wordpress.mjs';

/** The default site of `npm start` and `npm run wp`. */
export const DEFAULT_SITE = resolve( CACHE, 'site' );

/**
 * The folder of a site from a command line argument, relative to the directory in which the command was called.
 *
 * @param {string | undefined} value The value of --data.
 */
export function siteFolder( value ) {
	if ( value === '' ) {
		throw new UserError( '--data needs a folder.' );
	}
	return value === undefined ? DEFAULT_SITE : resolve( CALLED_FROM, value );
}

function oneOf( name, value, known ) {
	if ( ! known.includes( value ) ) {
		throw new UserError(
			`${ name } must be ${ known.join( ' or ' ) }, not "${ value }".`
		);
	}
	return value;
}

/**
 * The options of `npm start`.
 *
 * @param {string[]} args What a person typed.
 * @return {{ port: number, folder: string, reset: boolean, empty: boolean, release: string, plan?: string, engine?: string, help: boolean }} The options.
 */
export function startOptions( args ) {
	let values;
	try {
		( { values } = parseArgs( {
			args,
			options: {
				port: { type: 'string', default: '8888' },
				data: { type: 'string' },
				reset: { type: 'boolean', default: false },
				empty: { type: 'boolean', default: false },
				wp: { type: 'string', default: DEFAULT_RELEASE },
				plan: { type: 'string' },
				engine: { type: 'string' },
				help: { type: 'boolean', default: false },
			},
		} ) );
	} catch ( error ) {
		throw new UserError( `${ error.message }\nSee npm start -- --help` );
	}
	const port = Number( values.port );
	if ( ! /^\d+$/.test( values.port ) || port < 1 || port > 65535 ) {
		throw new UserError(
			`--port needs a number from 1 to 65535, not "${ values.port }".`
		);
	}
	return {
		port,
		folder: siteFolder( values.data ),
		reset: values.reset,
		empty: values.empty,
		release: oneOf( '--wp', values.wp, Object.keys( RELEASES ) ),
		plan:
			values.plan === undefined
				? undefined
				: oneOf( '--plan', values.plan, PLANS ),
		engine: values.engine && oneOf( '--engine', values.engine, ENGINES ),
		help: values.help,
	};
}
