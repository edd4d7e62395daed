import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { retire } from './support/api';
import { NINE } from './support/nine-types';
import type { SentAnswer } from './support/responses';
import { openResults, publishSurvey, respond } from './support/responses';
import { TAKES_PICTURES, takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { wp } from './support/wp';

/** What two visitors answer, in the order of the questions; null is skipped. */
const ANSWERS: readonly ( readonly unknown[] )[] = [
	[ 4, 10, 'Blue', 'Talk', 'The web', [ 'Kettle', 'Toaster' ], 'Tea', 'Cake', 'ada@example.org' ],
	[ 5, 3, 'Blue', 'Code', null, [ 'Toaster' ], null, '<b>More</b> cake', null ],
]; // prettier-ignore

const SUBMISSIONS = ANSWERS.map( ( values ) =>
	NINE.map( ( { id }, index ) => ( {
		question_id: id,
		value: values[ index ] ?? null,
	} ) )
) as unknown as readonly SentAnswer[][];

interface Nonces {
	impression: string;
	progress: string;
}

/** Counts visitors as the widget does: `shown` see the survey, and some start it and come to a last question. */
async function visit(
	visitor: Page,
	id: number,
	counts: { shown: number; lastQuestions: readonly string[] }
): Promise< void > {
	const page = await visitor.request.get( '/about/' );
	const json = /id="userfeedback-data"[^>]*>(.*?)<\/script>/s.exec(
		await page.text()
	);
	const { surveys } = JSON.parse( json?.[ 1 ] ?? '' ) as {
		surveys: { id: number; nonces: Nonces }[];
	};
	const nonces = surveys.find( ( survey ) => survey.id === id )?.nonces;
	const base = `/wp-json/userfeedback/v1/surveys/${ id }`;
	const post = async ( path: string, data?: object ) => {
		const response = await visitor.request.post( base + path, { data } );
		expect( response.status(), await response.text() ).toBe( 204 );
	};
	for ( let times = 0; times < counts.shown; times++ ) {
		await post( `/impression?nonce=${ nonces?.impression }` );
	}
	const nonce = nonces?.progress;
	for ( const last of counts.lastQuestions ) {
		await post( '/progress', { nonce, event: 'started' } );
		await post( '/progress', {
			nonce,
			event: 'reached',
			question_id: last,
		} );
	}
}

/** The texts of the rows in a card. */
async function rowsOf( admin: Page, card: string ): Promise< string[] > {
	const rows = admin
		.getByRole( 'group', { name: card, exact: true } )
		.locator( 'tbody tr' );
	await expect( rows.first() ).toBeVisible();
	return rows.evaluateAll( ( elements ) =>
		elements.map( ( row ) =>
			[ ...row.querySelectorAll( 'th, td:not([aria-hidden])' ) ]
				.slice( 0, 3 )
				.map( ( { textContent } ) => textContent )
				.join( ' ' )
		)
	);
}

test( '[RES-02] [RES-03~] [RES-04] [RES-06] [PLS-22] cards of all nine types and the drop-off show what visitors answered, after one request', async ( {
	admin,
	visitor,
} ) => {
	const id = await publishSurvey( admin, 'All nine types', NINE );
	// One visitor left at the second question.
	await visit( visitor, id, {
		shown: 5,
		lastQuestions: [ 'nps', 'email', 'email' ],
	} );
	const [ , second ] = await respond(
		admin,
		visitor.request,
		id,
		SUBMISSIONS
	);

	const requests: string[] = [];
	let beforeFigures: string[] | undefined;
	admin.on( 'request', ( request ) => {
		if ( request.url().includes( 'userfeedback/v1' ) ) {
			requests.push( new URL( request.url() ).pathname );
		}
	} );
	admin.on( 'response', ( response ) => {
		if ( response.url().includes( `surveys/${ id }/results` ) ) {
			beforeFigures ??= [ ...requests ];
		}
	} );
	await openResults( admin, `/survey/${ id }` );

	expect( await rowsOf( admin, 'How was your visit?' ) ).toEqual( [
		'1 star 0 0%',
		'2 stars 0 0%',
		'3 stars 0 0%',
		'4 stars 1 50%',
		'5 stars 1 50%',
	] );
	expect( beforeFigures ).toEqual( [
		`/wp-json/userfeedback/v1/surveys/${ id }/results`,
	] );
	const card = ( name: string ) =>
		admin.getByRole( 'group', { name, exact: true } );
	await expect( card( 'How was your visit?' ) ).toContainText(
		'Average: 4.5'
	);
	await expect( card( 'How was your visit?' ) ).toContainText(
		'Too few answers'
	);

	const nps = card( 'Would you recommend us?' );
	await expect( nps ).toContainText( 'NPS: 0' );
	await expect( nps.getByRole( 'listitem' ) ).toHaveText( [
		'Detractors 0 to 6 50% 1',
		'Passives 7 to 8 0% 0',
		'Promoters 9 to 10 50% 1',
	] );
	expect( await rowsOf( admin, 'Would you recommend us?' ) ).toHaveLength(
		11
	);

	expect( await rowsOf( admin, 'Which cover do you like?' ) ).toEqual( [
		'Blue 2 100%',
		'Gone 0 0%',
	] );
	await expect(
		card( 'Which cover do you like?' ).locator( 'img' )
	).toHaveCount( 1 );
	expect( await rowsOf( admin, 'What comes first?' ) ).toEqual( [
		'Speed 0 0%',
		'Talk 1 50%',
		'Code 1 50%',
	] );
	await expect( card( 'What comes first?' ).locator( 'svg' ) ).toHaveCount(
		3
	);
	expect( await rowsOf( admin, 'How did you find us?' ) ).toEqual( [
		'A friend 0 0%',
		'The web 1 100%',
	] );
	await expect( card( 'How did you find us?' ) ).toContainText( '1 skipped' );
	// Shares are of those who answered.
	expect( await rowsOf( admin, 'Which do you use?' ) ).toEqual( [
		'Kettle 1 50%',
		'Toaster 2 100%',
	] );
	await expect( card( 'What is missing?' ) ).toContainText( 'Tea' );
	await expect( card( 'May we write to you?' ) ).toContainText(
		'ada@example.org'
	);
	await expect(
		card( 'What else?' ).getByText( '<b>More</b> cake' )
	).toBeVisible();

	expect( await rowsOf( admin, 'Drop-off' ) ).toEqual( [
		'Saw the survey 5 ',
		'Started 3 100%',
		'1How was your visit? 3 100%',
		'2Would you recommend us? 3 100%',
		...NINE.slice( 2 ).map(
			( { title }, index ) => `${ index + 3 }${ title } 2 67%`
		),
		'Finished 2 67%',
	] );

	await takeScreenshots( admin, 'results-cards' );
	for ( const { type, title } of TAKES_PICTURES ? NINE : [] ) {
		await card( title ).screenshot( {
			path: resolve( __dirname, 'screenshots', `results-${ type }.png` ),
		} );
	}

	const exported = admin.waitForEvent( 'download' );
	await admin
		.getByRole( 'button', {
			name: 'Export answers to “How was your visit?”',
		} )
		.click();
	await admin.getByRole( 'button', { name: 'Excel workbook' } ).click();
	expect( ( await exported ).suggestedFilename() ).toMatch( /\.xlsx$/ );

	await card( 'What else?' )
		.getByRole( 'link', { name: `Response #${ second }` } )
		.click();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		`Response #${ second }`
	);

	// An option lost its label, as in surveys that another program has changed.
	wp(
		'eval',
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}ufb_surveys SET questions = REPLACE( questions, 'A friend', '' ) WHERE id = ${ id }" );`
	);
	await openResults( admin, `/survey/${ id }` );
	const warning = card( 'How did you find us?' ).getByText(
		'This question has invalid options. You can fix it here'
	);
	await expect( warning ).toBeVisible();
	await expect( admin.getByText( /invalid options/ ) ).toHaveCount( 1 );
	await warning.getByRole( 'link', { name: 'here' } ).click();
	await expect( admin ).toHaveURL(
		new RegExp( `page=userfeedback_surveys#/edit/${ id }/questions$` )
	);
	await retire( admin, id );
} );
