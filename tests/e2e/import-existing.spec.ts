import type { Locator, Page } from '@playwright/test';
import { countOf } from './support/responses';
import { RESULTS } from './support/surveys';
import { expect, test } from './support/test';
import { wp } from './support/wp';

const OTHER = 'userfeedback-lite';

/** Two surveys; of six responses one is in the trash and one is cut off. */
const MAKE_TABLES = `
	global $wpdb;
	$surveys = $wpdb->prefix . 'userfeedback_surveys';
	$responses = $wpdb->prefix . 'userfeedback_survey_responses';
	$wpdb->query( "CREATE TABLE $surveys ( id bigint unsigned NOT NULL AUTO_INCREMENT, title varchar(128), status varchar(20), type varchar(20), questions longtext, impressions bigint unsigned DEFAULT 0, settings text, notifications text, publish_at datetime, created_at datetime, PRIMARY KEY ( id ) )" );
	$wpdb->query( "CREATE TABLE $responses ( id bigint unsigned NOT NULL AUTO_INCREMENT, survey_id bigint unsigned, answers longtext, page_submitted text, user_ip varchar(100), user_browser varchar(100), user_os varchar(100), user_device varchar(100), status varchar(20), submitted_at datetime, PRIMARY KEY ( id ) )" );
	$choice = [ 'id' => '1', 'type' => 'radio-button', 'title' => 'Which color?', 'description' => '', 'settings' => [], 'config' => [ 'options' => [ 'Red', 'Blau' ] ], 'logic' => [ 'enabled' => false ] ];
	foreach ( [ [ 1, 'From before', 'publish', 40 ], [ 2, 'A draft', 'draft', 0 ] ] as [ $id, $title, $status, $impressions ] ) {
		$wpdb->insert( $surveys, [ 'id' => $id, 'title' => $title, 'status' => $status, 'type' => 'survey', 'questions' => wp_json_encode( [ $choice ] ), 'impressions' => $impressions, 'settings' => '[]', 'notifications' => '[]', 'created_at' => '2026-01-01 09:00:00' ] );
	}
	foreach ( [ 'Red', 'Blau', 'Red', 'Red' ] as $index => $value ) {
		$wpdb->insert( $responses, [ 'survey_id' => 1, 'answers' => wp_json_encode( [ [ 'question_id' => '1', 'value' => $value ] ] ), 'status' => $index === 3 ? 'trash' : 'publish', 'submitted_at' => '2026-02-0' . ( $index + 1 ) . ' 10:00:00' ] );
	}
	$wpdb->insert( $responses, [ 'survey_id' => 2, 'answers' => '[{"question_id":"1","value":"Red"}]', 'status' => 'publish', 'submitted_at' => '2026-02-05 10:00:00' ] );
	$wpdb->insert( $responses, [ 'survey_id' => 1, 'answers' => '[{"question_id":"1","va', 'status' => 'publish', 'submitted_at' => '2026-02-06 10:00:00' ] );`;

const DROP_TABLES = `
	global $wpdb;
	$wpdb->query( "DROP TABLE {$wpdb->prefix}userfeedback_surveys" );
	$wpdb->query( "DROP TABLE {$wpdb->prefix}userfeedback_survey_responses" );
	delete_option( 'userfeedback_existing_import' );`;

const panel = ( admin: Page ): Locator =>
	admin.getByRole( 'group', {
		name: 'From the other UserFeedback plugin',
		exact: true,
	} );

/** The counts of the report: added, imported before, left out. */
async function reports(
	admin: Page,
	what: string,
	...counts: readonly string[]
): Promise< void > {
	await expect(
		panel( admin )
			.getByRole( 'row', { name: new RegExp( `^${ what } ` ) } )
			.getByRole( 'cell' )
	).toHaveText( [ ...counts ] );
}

test( '[PLS-16] surveys, responses and impressions of the existing plugin are previewed and imported, on the screen and beside it by WP-CLI, and nothing twice', async ( {
	admin,
	api,
	file,
} ) => {
	test.setTimeout( 180_000 );
	wp( 'eval', MAKE_TABLES );
	try {
		expect(
			wp( 'userfeedback', 'import-existing', '--dry-run', '--porcelain' )
		).toBe( '5' );
		await admin.goto(
			'/wp-admin/admin.php?page=userfeedback_surveys#/import'
		);
		await expect( panel( admin ) ).toContainText(
			'Found: 2 surveys, 6 responses and 40 impressions.'
		);
		await panel( admin ).getByRole( 'button', { name: 'Preview' } ).click();
		await reports( admin, 'Responses', '5', '0', '1' );
		const before = await api.get< { items: unknown[] } >( 'surveys' );
		expect( before.items ).toEqual( [] );
		await panel( admin )
			.getByRole( 'button', { name: 'Import', exact: true } )
			.click();
		await expect(
			panel( admin ).getByRole( 'columnheader', { name: 'Added' } )
		).toBeVisible();
		await reports( admin, 'Surveys', '2', '0', '0' );
		await reports( admin, 'Responses', '5', '0', '1' );
		await panel( admin )
			.getByText( /^Changed or left out/ )
			.click();
		await expect( panel( admin ) ).toContainText(
			'Response 6, answers Its answers are not valid JSON: left out.'
		);

		const { items } = await api.get< {
			items: { id: number; title: string; status: string }[];
		} >( 'surveys' );
		expect(
			items.map( ( { title, status } ) => [ title, status ] ).sort()
		).toEqual( [
			[ 'A draft', 'draft' ],
			[ 'From before', 'publish' ],
		] );
		const id = items.find( ( { title } ) => title === 'From before' )?.id;
		await admin.goto( `${ RESULTS }#/survey/${ id }?range=all-time` );
		await expect( countOf( admin, 'Total responses' ) ).toHaveText( '3' );
		await expect( countOf( admin, 'Impressions' ) ).toHaveText( '40' );
		await expect(
			admin.getByRole( 'row', { name: /^Red 2 / } )
		).toBeVisible();

		// Beside the other plugin ours does not start, but for this command.
		file(
			`wp-content/plugins/${ OTHER }/userfeedback.php`,
			'<?php\n// Plugin Name: UserFeedback Lite\n'
		);
		wp( 'plugin', 'activate', OTHER );
		try {
			expect(
				wp( 'userfeedback', 'import-existing', '--porcelain' )
			).toBe( '0' );
			expect( () => wp( 'userfeedback', 'survey', 'list' ) ).toThrow();
			await admin.goto( '/wp-admin/plugins.php' );
			await expect(
				admin.getByText( 'UserFeedback does not start while' )
			).toBeVisible();
		} finally {
			wp( 'plugin', 'deactivate', OTHER );
		}
	} finally {
		wp( 'eval', DROP_TABLES );
	}
} );
