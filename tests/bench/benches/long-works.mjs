import { spawn } from 'node:child_process';
import { figure } from '../lib/report.mjs';
import { THREE_QUESTIONS } from '../lib/surveys.mjs';

const KILLS = 5;

/** How long a process lives at most, in ms, from its first line on: the shorter work has little more than these. */
const LIVES = { 'delete-survey': 4000, 'recount-ratings': 1500 };

const POSTS = 2000;

/** Of the largest number of stored responses that benches use: 300,000 responses and 4,000,000 ratings of 1,000,000. */
const RESPONSES = 0.3;
const RATINGS = 4;

/** Tables with a row for each response or count of a survey. */
const TABLES = [
	'responses',
	'answers',
	'answer_texts',
	'survey_counts',
	'question_counts',
	'survey_revisions',
	'question_options',
];

const pause = ( ms ) => new Promise( ( wake ) => setTimeout( wake, ms ) );

/**
 * Runs a process that does a work until it ends or is killed.
 *
 * @param {import('../lib/site.mjs').Site} site
 * @param {Object}                         parameters Of work.php.
 * @param {number|null}                    kill       Milliseconds after its first line; null for never.
 * @return {Promise<{ code: number|null, steps: Array }>} What it printed after each step.
 */
async function runWork( site, parameters, kill ) {
	const [ program, args ] = site.phpCommand( 'work', parameters );
	const child = spawn( program, args, {
		stdio: [ 'ignore', 'pipe', 'inherit' ],
	} );
	let output = '';
	const begun = new Promise( ( tell ) => {
		child.stdout.on( 'data', ( part ) => {
			output += part;
			tell();
		} );
	} );
	const ended = new Promise( ( tell ) => child.on( 'close', tell ) );
	if ( kill !== null ) {
		await Promise.race( [ begun, ended ] );
		await pause( kill );
		child.kill( 'SIGKILL' );
	}
	const code = await ended;
	const lines = output.split( '\n' ).filter( ( line ) => line !== '' );
	return { code, steps: lines.map( ( line ) => JSON.parse( line ) ) };
}

/**
 * Does a work in processes that are killed, and then in one that is not.
 *
 * @param {import('../run.mjs').Context} context
 * @param {string}                       kind
 * @param {string}                       subject
 * @param {boolean}                      begin
 * @return {Promise<{ kills: number, steps: Array, seconds: number }>} Of all processes.
 */
async function killedWork( { site, report }, kind, subject, begin ) {
	const from = performance.now();
	const steps = [];
	let kills = 0;
	let isDone = false;
	while ( ! isDone ) {
		// Within the step that follows the first line, or one of the next.
		const kill = kills < KILLS ? 200 + LIVES[ kind ] * Math.random() : null;
		const run = await runWork(
			site,
			{ kind, subject, begin: begin && kills === 0 },
			kill
		);
		steps.push( ...run.steps );
		isDone = run.code === 0;
		kills += isDone ? 0 : 1;
		if ( run.code !== 0 && kill === null ) {
			report.check(
				false,
				`long-works: ${ kind } ended with ${ run.code }.`
			);
			break;
		}
		// As if the lease of the process that is gone had passed.
		await site.sql(
			`UPDATE {jobs} SET leased_until = '2020-01-01', due_at = '2020-01-01' WHERE kind = '${ kind }' AND token IS NOT NULL`
		);
	}
	return { kills, steps, seconds: ( performance.now() - from ) / 1000 };
}

/**
 * Long works whose process is killed five times: a survey with 300,000 responses is deleted, the totals of 4,000,000 ratings are counted anew.
 * Totals must equal rows in the end, others must be untouched, and progress must never fall or pass its end.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureLongWorks( context ) {
	const { site, surveys, report, sizes } = context;
	const add = ( what, { kills, steps, seconds } ) => {
		report.add( {
			bench: 'long-works',
			what: `${ what }: with ${ kills } kills and ${ steps.length } steps seen`,
			samples: seconds,
			unit: 's',
		} );
		const done = steps.map( ( step ) => step[ 0 ] );
		report.check(
			done.every( ( value, at ) => at === 0 || value >= done[ at - 1 ] ),
			`${ what }: its progress falls: ${ done }.`
		);
		report.check(
			steps.every(
				( [ value, total ] ) => total === null || value <= total
			),
			`${ what }: its progress passes its end.`
		);
		const [ last, total, status ] = steps.at( -1 );
		report.check(
			status === 'done' && last === total,
			`${ what }: it ends as ${ status } at ${ last } of ${ total }.`
		);
	};

	const responses = Math.round( RESPONSES * sizes.at( -1 ) );
	const other = await surveys.filled( Math.min( 10_000, responses ) );
	const gone = await surveys.filled( responses, [
		...THREE_QUESTIONS,
		{ ...THREE_QUESTIONS[ 0 ], id: 'choice2' },
	] );
	const rows = ( id ) =>
		site.sql(
			TABLES.map(
				( table ) =>
					`SELECT COUNT(*) FROM {${ table }} WHERE survey_id = ${ id }`
			).join( ' UNION ALL ' )
		);
	const before = await rows( other );
	await site.api( 'POST', 'surveys/trash', { survey_ids: [ gone ] } );
	await site.api( 'DELETE', 'surveys', { survey_ids: [ gone ] } );
	add(
		`a survey of ${ figure( responses ) } responses deleted`,
		await killedWork( context, 'delete-survey', String( gone ), false )
	);
	const left = await rows( gone );
	report.check(
		left.every( ( count ) => count === '0' ),
		`long-works: of the deleted survey is left: ${ left }.`
	);
	const after = await rows( other );
	report.check(
		String( after ) === String( before ) &&
			( await surveys.isExact( other ) ),
		`long-works: another survey had ${ before } rows and has ${ after }.`
	);

	const ratings = RATINGS * sizes.at( -1 );
	await site.php( 'fill-ratings', { posts: POSTS, count: ratings } );
	// Some totals too high, some missing.
	await site.sql(
		'UPDATE {rating_totals} SET n = n + 3, total = total + 9 WHERE post_id MOD 3 = 0 AND shard = 1'
	);
	await site.sql(
		'DELETE FROM {rating_totals} WHERE post_id MOD 3 = 1 AND shard > 3'
	);
	add(
		`the totals of ${ figure( ratings ) } ratings of ${ figure( POSTS ) } posts counted anew`,
		await killedWork( context, 'recount-ratings', '', true )
	);
	const [ wrong ] = await site.sql(
		`SELECT COUNT(*) FROM (
			SELECT post_id, COUNT(*) AS n, SUM( value ) AS total FROM {ratings} WHERE status = 'publish' GROUP BY post_id
		) r LEFT JOIN (
			SELECT post_id, SUM( n ) AS n, SUM( total ) AS total FROM {rating_totals} GROUP BY post_id
		) t ON t.post_id = r.post_id WHERE t.n IS NULL OR t.n <> r.n OR t.total <> r.total`
	);
	report.check(
		wrong === '0',
		`long-works: ${ wrong } totals differ from their ratings.`
	);
}
