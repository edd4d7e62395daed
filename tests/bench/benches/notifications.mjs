import { load } from '../lib/load.mjs';
import { interleave, ratios } from '../lib/measure.mjs';
import { atLeast } from '../lib/report.mjs';
import { ANSWERS, ONE_CHOICE } from '../lib/surveys.mjs';
import { submission } from './submission.mjs';

/** Everything that can follow an answer; the services cannot be reached. */
const ALL = {
	email: {
		active: true,
		addresses: 'one@example.org, two@example.org, three@example.org',
	},
	webhook: { active: true, url: 'https://webhook.invalid/' },
	automation: { active: true },
};

/**
 * What a visitor's answer costs more where emails, a webhook and automation follow: jobs are stored with it, and nobody is called.
 *
 * @param {import('../run.mjs').Context} context
 */
export async function measureNotifications( context ) {
	const { site, surveys, report, rounds, seconds } = context;
	const quiet = await surveys.get( 'Tells nobody', ONE_CHOICE );
	const telling = await surveys.get( 'Tells all', ONE_CHOICE );
	await site.api( 'POST', `surveys/${ telling }`, {
		survey: { notifications: ALL },
	} );
	const targets = {};
	for ( const [ name, id ] of Object.entries( { quiet, telling } ) ) {
		await surveys.publish( id );
		targets[ name ] = await submission( context, id, [ ANSWERS.choice ] );
		await surveys.draft( id );
	}
	await surveys.publish( quiet );
	await surveys.publish( telling );
	await interleave( targets, 1, ( one ) => load( one, 4, seconds ) );
	const loads = await interleave( targets, rounds, ( one ) =>
		load( one, 4, seconds )
	);
	const rates = ( name ) => loads[ name ].map( ( { rate } ) => rate );
	report.add( {
		bench: 'notifications',
		what: 'submission with email, webhook and automation',
		samples: ratios( rates( 'telling' ), rates( 'quiet' ) ),
		unit: '× without',
		goal: atLeast( 0.97, '×' ),
	} );
	for ( const name of [ 'quiet', 'telling' ] ) {
		report.add( {
			bench: 'notifications',
			what: `p50 of the survey that is ${ name }`,
			samples: loads[ name ].map( ( { p50 } ) => p50 ),
			unit: 'ms',
		} );
	}
	// What was under way when a round ended is stored, but nobody waited for its answer.
	await new Promise( ( wake ) => setTimeout( wake, 1000 ) );
	const { rows } = await surveys.tally( telling );
	const [ jobs ] = await site.sql(
		"SELECT COUNT(*) FROM {outbox} WHERE kind IN ( 'email', 'webhook', 'automation' )"
	);
	report.check(
		Number( jobs ) === 3 * rows,
		`${ rows } answers were stored, and ${ jobs } jobs with them.`
	);
	await surveys.draft( quiet );
	await surveys.draft( telling );
}
