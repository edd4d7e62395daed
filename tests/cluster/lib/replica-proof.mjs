import { randomUUID } from 'node:crypto';
import { run } from '../../../tools/lib/run.mjs';
import { Admin, OPTIONS, QUESTIONS } from './admin.mjs';
import { startCron } from './cron.mjs';
import { pause, send, visitorHeaders } from './http.mjs';
import { jobsDone } from './owner.mjs';
import { LAG } from './replica.mjs';

const ANSWERS = 60;

/** What a visitor sends. */
const submission = ( url, nonce ) => ( {
	headers: visitorHeaders(),
	body: {
		submission_id: randomUUID(),
		answers: [
			{ question_id: 'choice', value: OPTIONS[ 0 ] },
			{ question_id: 'score', value: 9 },
			{ question_id: 'words', value: 'Soon after it was published.' },
		],
		page_submitted: { url: `${ url }/`, name: 'Home' },
		nonce,
		website: '',
		elapsed_ms: 9000,
	},
} );

/** The token of a survey's first version, as pages have it. */
async function pageToken( web, survey ) {
	const code = `echo UserFeedback\\Plugin::instance()->get( UserFeedback\\Support\\VisitorToken::class )->create( ${ survey }, 1, 'submission' );`;
	const output = await run( ...web.wp( [ 'eval', code ] ) );
	return output.trim().split( '\n' ).pop() ?? '';
}

/** Someone's session, which keeps the cookies that it gets. */
class Session extends Admin {
	async ask( method, path, body ) {
		const answer = await super.ask( method, path, body );
		for ( const cookie of answer.headers[ 'set-cookie' ] ?? [] ) {
			this.headers = {
				...this.headers,
				Cookie: cookie.split( ';' )[ 0 ],
			};
		}
		return answer;
	}
}

/**
 * What people see where reads come from a replica that lags behind.
 *
 * @param {Awaited<ReturnType<typeof import('./replica.mjs').startReplicated>>} site
 * @param {import('./report.mjs').Report}                                           report
 */
export async function proveReplica( site, report ) {
	const { url, key, webs, primary, replica } = site;
	const rows = [];
	const add = ( what, seen, isRight ) => {
		rows.push( [ what, seen ] );
		if ( ! isRight ) {
			report.fail( `With a replica: ${ what }: ${ seen }` );
		}
	};
	const cron = startCron( webs, 5000 );
	const owner = new Session( url, key );
	const other = new Admin( url, key );

	const { id } = await owner.call( 'POST', 'surveys', {
		survey: { title: 'Fresh', status: 'publish', questions: QUESTIONS },
	} );
	const published = Date.now();
	const own = await owner.ask( 'GET', `surveys/${ id }` );
	const list = await owner.call( 'GET', 'surveys' );
	add(
		'Who has just stored a survey reads it',
		`${ own.status }, in the list ${ list.items.some( ( item ) => item.id === id ) }`,
		own.status === 200 && list.items.some( ( item ) => item.id === id )
	);
	const theirs = await other.ask( 'GET', `surveys/${ id }` );
	add(
		'Somebody else reads it at once (may lag)',
		theirs.status,
		theirs.status === 404 || theirs.status === 200
	);

	const results = () =>
		other.ask( 'GET', `surveys/${ id }/results?all_time=true` );
	// As the page will have it.
	const nonce = await pageToken( webs[ 0 ], id );
	const answer = () =>
		send(
			`${ url }/wp-json/userfeedback/v1/surveys/${ id }/responses`,
			submission( url, nonce )
		);
	let accepted = 0;
	for ( let number = 0; number < ANSWERS; number++ ) {
		const { status } = await answer();
		accepted += status === 201 ? 1 : 0;
	}
	add(
		`${ ANSWERS } answers while the replica does not know the survey or them`,
		`${ accepted } accepted`,
		accepted === ANSWERS
	);

	let isShown = false;
	while ( ! isShown && Date.now() - published < 90_000 ) {
		const { body } = await send( `${ url }/` );
		isShown = body.includes( `"id":${ id },` );
		await pause( 200 );
	}
	add(
		'Pages show the survey',
		isShown
			? `after ${ ( ( Date.now() - published ) / 1000 ).toFixed( 1 ) } s`
			: 'never',
		isShown
	);

	const deadline = Date.now() + 60_000;
	const wanted = Number(
		(
			await primary.sql(
				'SELECT COUNT(*) FROM wordpress.wp_ufb_responses WHERE id % 20 < 3'
			)
		)[ 0 ]
	);
	while ( jobsDone( webs ).length < wanted && Date.now() < deadline ) {
		await pause( 500 );
	}
	const jobs = jobsDone( webs ).map( ( line ) => line.split( ' ' ) );
	const found = jobs.filter( ( [ , , , exists ] ) => exists === '1' ).length;
	add(
		'Jobs find the response that they are about',
		`${ found } of ${ wanted }, ${ jobs.length } runs`,
		found === wanted && jobs.length === wanted
	);

	await pause( ( LAG + 3 ) * 1000 );
	const { total } = JSON.parse( ( await results() ).body );
	add(
		`Results from the replica after ${ LAG + 3 } s`,
		`${ total } responses`,
		total === ANSWERS
	);

	await replica.sql(
		'RENAME TABLE wordpress.wp_ufb_survey_counts TO wordpress.away'
	);
	const broken = await results();
	const meanwhile = await answer();
	add(
		'A replica that answers errors',
		`results ${ broken.status } (${ JSON.parse( broken.body ).code }), answers ${ meanwhile.status }`,
		broken.status === 503 && meanwhile.status === 201
	);
	await replica.sql(
		'RENAME TABLE wordpress.away TO wordpress.wp_ufb_survey_counts'
	);

	await replica.mariadb.kill();
	const without = await results();
	const still = await answer();
	add(
		'Without a replica',
		`results ${ without.status }, answers ${ still.status }`,
		without.status === 200 && still.status === 201
	);
	await cron.stop();
	report.chapter( `A replica that is ${ LAG } seconds behind` );
	report.table( [ 'What', 'Seen' ], rows );
}
