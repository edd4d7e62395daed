import { CPU_SECONDS } from '../budgets.mjs';

const SHOWN = 20;

/** Longer names are truncated. */
const LENGTH = 110;

const shorten = ( text ) =>
	text.length <= LENGTH ? text : `${ text.slice( 0, LENGTH - 1 ) }…`;

/** A row of the table; numbers are right-aligned. */
const line = ( [ name, ...values ] ) =>
	name.padEnd( 14 ) +
	values.map( ( value ) => value.padStart( 10 ) ).join( '' );

/** The slowest tests by elapsed time: test runners do not report CPU time. */
function dearest( results ) {
	return [ ...results ]
		.flatMap( ( [ stage, { tests = [] } ] ) =>
			tests.map( ( test ) => ( { stage, ...test } ) )
		)
		.sort( ( a, b ) => b.seconds - a.seconds )
		.slice( 0, SHOWN )
		.map(
			( { stage, name, seconds } ) =>
				`${ seconds.toFixed( 1 ).padStart( 6 ) } s  ${ stage.padEnd( 14 ) }${ shorten( name ) }`
		);
}

/** The part of a budget above which the next feature may exceed it. */
const ROOM = 2 / 3;

/** What a stage takes on a quiet machine; null where it could not be measured. */
const quietCpu = ( { cpu, slowness } ) =>
	cpu === null ? null : cpu / slowness;

const used = ( [ name, result ] ) =>
	`${ name } took ${ Math.round( quietCpu( result ) ) } seconds of CPU time, its budget is ${ CPU_SECONDS[ name ] } (tools/budgets.mjs).`;

/** The whole stages that exceeded their budget of CPU time, and those that nearly did; partial stages have none. */
function spending( chosen, results ) {
	const whole = [ ...results ].filter(
		( [ name ] ) => chosen.get( name ) === undefined
	);
	const above = ( part ) =>
		whole.filter(
			( [ name, result ] ) =>
				quietCpu( result ) > part * CPU_SECONDS[ name ]
		);
	const exceeded = above( 1 );
	return {
		problems: exceeded.map( used ),
		warnings: above( ROOM )
			.filter( ( stage ) => ! exceeded.includes( stage ) )
			.map( ( stage ) => `Warning: ${ used( stage ) }` ),
	};
}

/** Tests of a run that may pass at the second try only. More are no accident. */
const MOST_FLAKY = 3;

/** The tests that passed at the second try only, and a problem if there are too many. */
function flakiness( results ) {
	const names = [ ...results.values() ].flatMap(
		( { flaky = [] } ) => flaky
	);
	return {
		lines: names.map(
			( name ) => `Passed at the second try: ${ shorten( name ) }`
		),
		problems:
			names.length > MOST_FLAKY
				? [
						`${ names.length } tests passed at the second try only, at most ${ MOST_FLAKY } may.`,
					]
				: [],
	};
}

/**
 * The summary at the end of npm test.
 *
 * @param {Map<string, string[] | undefined>}                    chosen  Stage → paths of tests; undefined for all of the stage.
 * @param {Map<string, import('./schedule.mjs').StageResult>} results By stage.
 * @return {{ text: string, passed: number, failed: number }} Tables, and sums in which each exceeded limit is a failure.
 */
export function summarize( chosen, results ) {
	const names = Object.keys( CPU_SECONDS ).filter( ( name ) =>
		results.has( name )
	);
	const seconds = ( cpu ) => ( cpu === null ? '?' : cpu.toFixed( 1 ) );
	const sum = ( valueOf ) =>
		[ ...results.values() ].reduce(
			( total, result ) => total + valueOf( result ),
			0
		);
	const flaky = flakiness( results );
	const { problems: expensive, warnings } = spending( chosen, results );
	const problems = [ ...expensive, ...flaky.problems ];
	const rows = names.map( ( name ) => {
		const { time, cpu, slowness, passed, failed } = results.get( name );
		return [
			name,
			time,
			seconds( cpu ),
			slowness.toFixed( 1 ),
			seconds( quietCpu( results.get( name ) ) ),
			String( CPU_SECONDS[ name ] ),
			String( passed ),
			String( failed ),
		];
	} );
	const tests = dearest( results );
	const faults = [ ...results ].flatMap( ( [ name, result ] ) =>
		( result.faults ?? [] ).map( ( fault ) => `${ name }  ${ fault }` )
	);
	const text = [
		line( [
			'stage',
			'time',
			'CPU s',
			'slowness',
			'quiet',
			'budget',
			'passed',
			'failed',
		] ),
		...rows.map( line ),
		line( [
			'all',
			'',
			seconds( sum( ( { cpu } ) => cpu ) ),
			'',
			seconds( sum( quietCpu ) ),
		] ),
		...( tests.length > 0
			? [ '', 'The dearest tests, by the clock:', ...tests ]
			: [] ),
		...( faults.length > 0 ? [ '', 'What failed first:', ...faults ] : [] ),
		...( flaky.lines.length > 0 ? [ '', ...flaky.lines ] : [] ),
		...( warnings.length > 0 ? [ '', ...warnings ] : [] ),
		...( problems.length > 0 ? [ '', ...problems ] : [] ),
	].join( '\n' );
	return {
		text,
		passed: sum( ( { passed } ) => passed ),
		failed: sum( ( { failed } ) => failed ) + problems.length,
	};
}
