import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { NINE } from './support/nine-types';
import type { SentAnswer } from './support/responses';
import {
	countOf,
	rowsOf as listRows,
	openResults,
	respond,
} from './support/responses';
import { TAKES_PICTURES, takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { visit } from './support/visits';
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

test( '[RES-01] [RES-02] [RES-03] [RES-04] [RES-06] [PLS-22] [PLS-23~] cards of all nine types and the drop-off show what visitors answered, after one request', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( { title: 'All nine types', questions: NINE } );
	// One visitor left at the second question.
	await visit( visitor, id, {
		shown: 5,
		lastQuestions: [ 'nps', 'email', 'email' ],
	} );
	const [ , second ] = await respond( api, visitor.request, id, SUBMISSIONS );

	const requests: string[] = [];
	let beforeStatistics: string[] | undefined;
	admin.on( 'request', ( request ) => {
		if ( request.url().includes( 'userfeedback/v1' ) ) {
			requests.push( new URL( request.url() ).pathname );
		}
	} );
	admin.on( 'response', ( response ) => {
		if ( response.url().includes( `surveys/${ id }/results` ) ) {
			beforeStatistics ??= [ ...requests ];
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
	expect( beforeStatistics ).toEqual( [
		`/wp-json/userfeedback/v1/surveys/${ id }/results`,
	] );
	const card = ( name: string ) =>
		admin.getByRole( 'group', { name, exact: true } );
	await expect(
		admin.getByRole( 'combobox', { name: 'Survey' } )
	).toHaveValue( 'All nine types' );
	await expect(
		admin.getByRole( 'link', { name: 'See Individual Responses' } )
	).toBeVisible();
	await expect(
		admin.getByRole( 'button', { name: 'Export Results' } )
	).toBeVisible();
	for ( const [ label, count ] of [
		[ 'Past 7 days', '2' ],
		[ 'Past 30 days', '2' ],
		[ 'Total responses', '2' ],
		[ 'Impressions', '5' ],
	] as const ) {
		await expect( countOf( admin, label ) ).toHaveText( count );
	}
	await expect( card( 'AI summary' ) ).toBeVisible();
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

	// The list that an option leads to has as many responses as its row counts.
	await card( 'What comes first?' )
		.getByRole( 'link', { name: 'Code' } )
		.click();
	await expect( admin.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Responses'
	);
	await expect( listRows( admin, 'Responses' ) ).toHaveCount( 1 );
	await expect( listRows( admin, 'Responses' ) ).toContainText(
		`Response #${ second }`
	);
	await admin.goBack();

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
} );

test( '[PLS-13] [PLS-21] scores, averages, shares and rates have intervals and are compared with the 30 days before', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const questions = NINE.filter( ( { type } ) =>
		[ 'star-rating', 'nps' ].includes( type )
	);
	const id = await survey( { title: 'Compared', questions } );
	await visit( visitor, id, { shown: 2, lastQuestions: [ 'nps' ] } );
	const answers = ( [ stars, score ]: readonly number[] ) =>
		[
			{ question_id: 'star-rating', value: stars },
			{ question_id: 'nps', value: score },
		] as unknown as SentAnswer[];
	const [ old, recent ] = await respond( api, visitor.request, id, [
		answers( [ 2, 3 ] ),
		answers( [ 5, 10 ] ),
	] );
	// The first one came 35 days ago. Then each count is as if 40 visitors had done the same.
	wp(
		'eval',
		`global $wpdb; $p = $wpdb->prefix; $time = time() - 35 * DAY_IN_SECONDS;
		$wpdb->query( "UPDATE {$p}ufb_responses SET seconds = 120, submitted_at = '" . gmdate( 'Y-m-d H:i:s', $time ) . "', submitted_on = '" . wp_date( 'Y-m-d', $time ) . "' WHERE id = ${ old }" );
		$wpdb->query( "UPDATE {$p}ufb_responses SET seconds = 90 WHERE id = ${ recent }" );`
	);
	wp( 'userfeedback', 'recount', String( id ) );
	wp(
		'eval',
		`global $wpdb; $wpdb->query( "UPDATE {$wpdb->prefix}ufb_survey_counts SET n = n * 40 WHERE survey_id = ${ id }" );
		$wpdb->query( "UPDATE {$wpdb->prefix}ufb_question_counts SET n = n * 40, total = total * 40, squares = squares * 40 WHERE survey_id = ${ id }" );`
	);

	await openResults( admin, `/survey/${ id }` );
	const stars = admin.getByRole( 'group', { name: 'How was your visit?' } );
	await expect( stars ).toContainText( 'Average: 5.0' );
	await expect( stars ).toContainText( 'Probably 5.0 to 5.0 (95%)' );
	await expect( stars ).toContainText( 'Up from 2.0 before' );
	await expect( stars ).toContainText( 'More than chance' );
	await expect( stars ).not.toContainText( 'Too few answers' );
	// Wilson: 40 of 40, and none of 40.
	await expect(
		stars.getByRole( 'row', { name: '5 stars 40 100% 91%–100%' } )
	).toBeVisible();
	await expect(
		stars.getByRole( 'row', { name: '1 star 0 0% 0%–9%' } )
	).toBeVisible();
	const nps = admin.getByRole( 'group', { name: 'Would you recommend us?' } );
	await expect( nps ).toContainText( 'NPS: 100' );
	await expect( nps ).toContainText( 'Up from -100 before' );
	await expect( nps ).toContainText( 'More than chance' );

	const rates = admin.getByRole( 'region', { name: 'This range' } );
	await expect( rates.getByRole( 'definition' ) ).toHaveText( [
		/^40/,
		/^80/,
		'50%',
		'100%',
		// A median is known to an eighth.
		/^1 min (2[5-9]|3[0-5]) sec▼ Down from (1 min 5\d sec|2 min( \d sec)?) before$/,
	] );
	await expect( rates ).toContainText( '“Before” is ' );
} );
