import { expect, test, type Page } from '@playwright/test';
import { formOf } from './support/inline';
import { HOST, makeNetwork, serve, wp } from './support/network';
import { licenseKey } from './support/plans';
import { widgetOf } from './support/surveys';
import {
	button,
	CHOICE,
	finish,
	thanksOf,
	watchErrors,
	WHY,
} from './support/visitors';

const SURVEY = {
	title: 'First',
	status: 'publish',
	questions: [ CHOICE, WHY ],
};

/** Publishes a survey that stays hidden when it is closed, and a post with its form and a rating; prints their ids. */
const PUBLISH = `
	wp_set_current_user( 1 );
	$save = static function ( string $path, array $survey ): array {
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/$path" );
		$request->set_body_params( [ 'survey' => $survey ] );
		$response = rest_do_request( $request );
		if ( $response->is_error() ) {
			throw new Exception( wp_json_encode( $response->get_data() ) );
		}
		return $response->get_data();
	};
	$survey = $save( 'surveys', json_decode( '${ JSON.stringify( SURVEY ) }', true ) );
	$save( "surveys/$survey[id]", [ 'settings' => [ 'behavior' => [ 'closed_days' => 7 ] + (array) $survey['settings']['behavior'] ] ] );
	$content = "<!-- wp:userfeedback/survey {\\"surveyId\\":$survey[id],\\"display\\":\\"inline\\"} /-->[userfeedback_rating]";
	$post    = wp_insert_post( [ 'post_title' => 'Form', 'post_status' => 'publish', 'post_content' => $content ] );
	echo wp_json_encode( [ $survey['id'], $post ] );`;

/** What visitors have answered, by site: options and texts, ratings. */
const STORED = `
	global $wpdb;
	foreach ( [ '/one/', '/two/' ] as $path ) {
		switch_to_blog( get_blog_id_from_url( '${ HOST }', $path ) );
		$stored[ $path ] = [
			(int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}ufb_responses WHERE status = 'publish'" ),
			$wpdb->get_col( "SELECT text FROM {$wpdb->prefix}ufb_answer_texts" ),
			$wpdb->get_col( "SELECT value FROM {$wpdb->prefix}ufb_ratings" ),
		];
		restore_current_blog();
	}
	echo wp_json_encode( $stored );`;

/** A page of every new site, which shows the popup. */
const PAGE = '?page_id=2';

/** The first question of the popup. */
const headingOf = ( page: Page ) =>
	widgetOf( page ).getByRole( 'heading', { name: CHOICE.title } );

const lastLine = ( text: string ): unknown =>
	JSON.parse( text.split( '\n' ).at( -1 ) ?? '' );

/** Chooses the first answer and types a part of the second. */
async function typeTea( place: ReturnType< typeof formOf > ): Promise< void > {
	await place.getByLabel( 'Yes', { exact: true } ).check();
	await place.getByRole( 'button', { name: 'Next' } ).click();
	await place.getByLabel( WHY.title ).fill( 'Tea' );
}

// A story of many steps: none of them may wait for all of its time.
test.use( { actionTimeout: 20_000 } );

test( 'A8: what visitors answer, close and rate on one of two sites in folders of a host does not show on the other', async ( {
	browser,
} ) => {
	test.setTimeout( 300_000 );
	makeNetwork();
	wp( 'plugin', 'deactivate', '--all' );
	wp(
		'plugin',
		'activate',
		'userfeedback',
		'userfeedback-behavior',
		'userfeedback-post-ratings',
		'--network'
	);
	const key = licenseKey( '--type', 'elite', '--days', '10' );
	wp(
		'eval',
		`update_network_option( null, 'userfeedback_license', '${ key }' );`
	);
	const made = [ 'one', 'two' ].map( ( slug ) => {
		wp( 'site', 'create', `--slug=${ slug }` );
		return lastLine(
			wp( `--url=http://${ HOST }/${ slug }/`, 'eval', PUBLISH )
		);
	} );
	expect( made[ 0 ] ).toEqual( [ 1, expect.any( Number ) ] );
	expect( made[ 1 ], 'the same ids on both sites' ).toEqual( made[ 0 ] );
	const [ , post ] = made[ 0 ] as [ number, number ];

	const stop = await serve();
	const errors: string[][] = [];
	const openBrowser = async () => {
		const context = await browser.newContext( {
			baseURL: `http://${ HOST }`,
		} );
		return async (): Promise< Page > => {
			const page = await context.newPage();
			errors.push( watchErrors( page ) );
			return page;
		};
	};
	try {
		await test.step( 'popups', async () => {
			const newTab = await openBrowser();
			const tab = await newTab();
			await tab.goto( `/one/${ PAGE }` );
			await typeTea( widgetOf( tab ) );
			const second = await newTab();
			await second.goto( `/one/${ PAGE }` );
			await expect( headingOf( second ) ).toBeVisible();

			await tab.goto( `/two/${ PAGE }` );
			await expect(
				widgetOf( tab ).getByRole( 'radio', { name: 'Yes' } )
			).not.toBeChecked();
			await finish( tab, 'No' );
			await expect( thanksOf( tab ) ).toBeVisible();

			await second.bringToFront();
			await expect( headingOf( second ) ).toBeVisible();
			await expect( thanksOf( second ) ).toBeHidden();
			await tab.bringToFront();
			await tab.goto( `/one/${ PAGE }` );
			await expect( widgetOf( tab ).getByRole( 'textbox' ) ).toHaveValue(
				'Tea'
			);
			await button( tab, 'Next' ).click();
			await expect( thanksOf( tab ) ).toBeVisible();
		} );

		await test.step( 'a popup that was closed', async () => {
			const tab = await ( await openBrowser() )();
			await tab.goto( `/one/${ PAGE }` );
			await button( tab, 'Close' ).click();
			await tab.goto( `/two/${ PAGE }` );
			await expect( headingOf( tab ) ).toBeVisible();
		} );

		await test.step( 'forms and ratings', async () => {
			const tab = await ( await openBrowser() )();
			const stars = tab
				.locator( '.userfeedback-rating' )
				.getByRole( 'radio', { checked: true } );
			await tab.goto( `/one/?p=${ post }` );
			await typeTea( formOf( tab ) );
			await tab.getByLabel( '4 stars', { exact: true } ).check();
			await expect(
				tab.getByText( 'Thank you for your rating.' )
			).toBeVisible();

			await tab.goto( `/two/?p=${ post }` );
			await expect(
				formOf( tab ).getByText( 'Question 1 of 2' )
			).toBeVisible();
			await expect(
				formOf( tab ).getByLabel( 'Yes', { exact: true } )
			).not.toBeChecked();
			await expect( tab.getByText( 'No ratings yet' ) ).toBeVisible();
			await expect( stars ).toHaveCount( 0 );

			await tab.goto( `/one/?p=${ post }` );
			await expect( formOf( tab ).getByLabel( WHY.title ) ).toHaveValue(
				'Tea'
			);
			await expect( stars ).toHaveCount( 1 );
		} );

		expect( lastLine( wp( 'eval', STORED ) ) ).toEqual( {
			'/one/': [ 1, [ 'Tea' ], [ '4' ] ],
			'/two/': [ 1, [], [] ],
		} );
		expect( errors.flat() ).toEqual( [] );
	} finally {
		await stop();
	}
} );
