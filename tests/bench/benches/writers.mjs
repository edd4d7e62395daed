import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { UserError } from '../../../tools/lib/progress.mjs';
import { ownGroup } from '../../../tools/lib/run.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atLeast } from '../lib/report.mjs';
import { BINLOG_SETTINGS } from '../lib/stack-config.mjs';
import { ONE_CHOICE } from '../lib/surveys.mjs';

const WRITERS = 16;

/** A process that writes when it is told to. */
class Writer {
	#lines;
	#errors = '';

	/** @param {import('../lib/site.mjs').Site} site */
	constructor( site ) {
		const [ program, args ] = site.phpCommand( 'writer', {} );
		this.child = ownGroup( spawn( program, args, { detached: true } ) );
		this.child.stderr.on( 'data', ( chunk ) => {
			this.#errors += chunk;
		} );
		this.#lines = createInterface( { input: this.child.stdout } )[
			Symbol.asyncIterator
		]();
	}

	/** The next line that it prints. */
	async next() {
		const { value, done } = await this.#lines.next();
		if ( done ) {
			throw new UserError( `A writer has ended: ${ this.#errors }` );
		}
		return value;
	}

	async write( order ) {
		this.child.stdin.write( `${ JSON.stringify( order ) }\n` );
		return JSON.parse( await this.next() );
	}

	end() {
		this.child.stdin.end();
	}
}

/** Writes with and without figures in turn, and compares. */
async function measure( context, setting ) {
	const { site, surveys, report, rounds, seconds } = context;
	const targets = {
		without: {
			survey: await surveys.get(
				`Without counts, ${ setting }`,
				ONE_CHOICE
			),
			counts: false,
			seconds,
		},
		with: {
			survey: await surveys.get(
				`With counts, ${ setting }`,
				ONE_CHOICE
			),
			counts: true,
			seconds,
		},
	};
	const writers = Array.from( { length: WRITERS }, () => new Writer( site ) );
	const all = ( work ) => Promise.all( writers.map( work ) );
	let stored = 0;
	const errors = [];
	const retries = [];
	try {
		await all( ( writer ) => writer.next() );
		const order = async ( target ) => {
			const done = await all( ( writer ) => writer.write( target ) );
			const sum = ( key ) =>
				done.reduce( ( total, result ) => total + result[ key ], 0 );
			errors.push( ...done.flatMap( ( result ) => result.errors ) );
			if ( target.counts ) {
				stored += sum( 'stored' );
				retries.push( sum( 'retries' ) );
			}
			return sum( 'stored' ) / target.seconds;
		};
		const warm = ( target ) => order( { ...target, seconds: 0.5 } );
		await interleave( targets, 1, warm );
		const rates = await interleave( targets, rounds, order );
		const row = ( what, samples, rest ) =>
			report.add( {
				bench: 'writers',
				what: `${ WRITERS } writers, ${ setting }: ${ what }`,
				samples,
				...rest,
			} );
		row( 'without counts', rates.without, { unit: 'responses/s' } );
		row( 'with counts', rates.with, { unit: 'responses/s' } );
		row( 'with ÷ without', ratios( rates.with, rates.without ), {
			unit: '×',
			goal: atLeast( 0.5, '×' ),
		} );
		row( 'repeated transactions', retries.slice( 1 ), { unit: 'a round' } );
	} finally {
		writers.forEach( ( writer ) => writer.end() );
	}
	report.check(
		errors.length === 0,
		`${ errors.length } writes failed, the first: ${ errors[ 0 ] }`
	);
	const { rows, counted } = await surveys.tally( targets.with.survey );
	report.check(
		rows === stored && counted === stored,
		`${ stored } responses were written, ${ rows } are stored and ${ counted } in the figures.`
	);
	report.check(
		await surveys.isExact( targets.with.survey ),
		'A recount of what the writers stored finds other figures.'
	);
}

/**
 * How fast many processes write to one survey, and whether its figures are exact then.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureWriters( context ) {
	await measure( context, 'no binlog' );
	const { mariadb } = context;
	await mariadb.stop();
	await mariadb.start( BINLOG_SETTINGS );
	await measure( context, 'binlog synced' );
	await mariadb.stop();
	await mariadb.start();
}
