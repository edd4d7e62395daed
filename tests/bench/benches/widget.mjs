import {
	logIn,
	post,
	withSiteAndBrowser,
} from '../../../tools/lib/dashboard.mjs';
import { longestFrame, SLOWDOWN, watchFrames } from '../lib/long-frames.mjs';
import { interleave } from '../lib/measure.mjs';
import { atMost } from '../lib/report.mjs';

/** Our scripts, WordPress' packages and React. */
const SCRIPTS = 'userfeedback|/dist/|react';

const logic = ( question, value ) => ( {
	enabled: true,
	action: 'show',
	conditions: [ { question_id: question, compare: '=', value } ],
} );

/** Questions of several types, with logic. */
const QUESTIONS = [
	{
		id: 'choice',
		type: 'radio-button',
		title: 'How did you find us?',
		config: { options: [ 'A friend', 'The web', 'By chance' ] },
	},
	{ id: 'score', type: 'nps', title: 'Would you recommend us?' },
	{ id: 'stars', type: 'star-rating', title: 'How was your visit?' },
	{
		id: 'words',
		type: 'long-text',
		title: 'What could be better?',
		logic: logic( 'choice', 'A friend' ),
	},
	{ id: 'address', type: 'email', title: 'May we write to you?' },
];

/** Theming whose parts are loaded with the survey. */
const THEMING = {
	widget_color: '#FFF7E6',
	text_color: '#222222',
	button_color: '#7A3DB8',
	position: 'middle_left',
};

/** What is measured: the page alone, and with a popup whose questions are answered. */
const PAGES = { 'without a survey': false, 'with a survey': true };

/** Answers all questions of the popup. */
async function answer( page ) {
	const popup = page
		.locator( 'userfeedback-widget' )
		.getByRole( 'region', { name: 'Survey' } );
	const next = () =>
		popup.getByRole( 'button', { name: 'Next', exact: true } ).click();
	await popup.getByRole( 'radio', { name: 'A friend' } ).check();
	await next();
	await popup.getByRole( 'radio' ).nth( 8 ).check( { force: true } );
	await next();
	await popup.getByRole( 'radio' ).nth( 3 ).check( { force: true } );
	await next();
	await popup.getByRole( 'textbox' ).fill( 'The queue was long.' );
	await next();
	await popup.getByRole( 'textbox' ).first().fill( 'ada@example.org' );
	await next();
	await popup.getByRole( 'heading', { name: /Thanks/ } ).waitFor();
}

/** Opens a page as a new visitor on a slow device. */
async function visit( browser, url, hasSurvey ) {
	const context = await browser.newContext();
	const page = await context.newPage();
	const tools = await context.newCDPSession( page );
	await page.addInitScript( watchFrames );
	if ( ! hasSurvey ) {
		await page.route( /widget\/loader\.js/, ( route ) => route.abort() );
	}
	await tools.send( 'Emulation.setCPUThrottlingRate', { rate: SLOWDOWN } );
	await page.goto( url );
	if ( hasSurvey ) {
		await answer( page );
	}
	const measured = await page.evaluate( longestFrame, { scripts: SCRIPTS } );
	await context.close();
	return measured;
}

/** Publishes the survey, from a page of the dashboard. */
async function publish( owner ) {
	const survey = { title: 'For a slow device', questions: QUESTIONS };
	const { id, revision, settings } = await post( owner, 'surveys', {
		survey,
	} );
	const theming = { ...settings.theming, ...THEMING };
	await post( owner, `surveys/${ id }`, {
		revision,
		survey: { settings: { theming } },
	} );
	await post( owner, 'surveys/publish', { survey_ids: [ id ] } );
}

/**
 * How long the popup keeps a slow device busy at a time, while it opens and while its questions are answered.
 *
 * @param {{ report: import('../lib/report.mjs').Report, rounds: number }} context
 */
export async function measureWidget( { report, rounds } ) {
	await withSiteAndBrowser( 'widget', async ( url, browser ) => {
		const owner = await browser.newPage();
		await logIn( owner, url );
		await publish( owner );
		const samples = await interleave( PAGES, rounds, ( hasSurvey ) =>
			visit( browser, url, hasSurvey )
		);
		for ( const [ name, measured ] of Object.entries( samples ) ) {
			report.add( {
				bench: 'widget',
				what: `longest frame of a page ${ name }`,
				samples: measured.map( ( { frame } ) => frame ),
				unit: 'ms',
			} );
		}
		report.add( {
			bench: 'widget',
			what: 'longest run of a script of the popup',
			samples: samples[ 'with a survey' ].map( ( { script } ) => script ),
			unit: 'ms',
			goal: atMost( 50, 'ms' ),
		} );
	} );
}
