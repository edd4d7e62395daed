import type { Page } from '@playwright/test';
import { question } from './support/questions';
import { expect, test } from './support/test';
import { widgetOf } from './support/surveys';
import { wp } from './support/wp';

const ADDRESS = 'anna.b@example.org';
const ASKED = question( 'email', 'May we write to you?', {
	include_name: true,
	privacy_text: 'Only to answer you.',
	privacy_url: 'https://example.org/privacy',
} );
const CHOICE = question( 'radio-button', 'Is it good?', {
	options: [ 'Yes', 'No' ],
} );

/** Stores many responses with the address, as an import does. */
const store = ( survey: number, count: number ) =>
	wp(
		'eval',
		`use UserFeedback\\Plugin; use UserFeedback\\Model\\Answer; use UserFeedback\\Responses\\NewResponse;
		$plugin = Plugin::instance();
		$survey = $plugin->get( UserFeedback\\Surveys\\SurveyRepository::class )->find( ${ survey } );
		$new = [];
		foreach ( range( 1, ${ count } ) as $number ) {
			$address = $number % 2 ? 'Anna.B@Example.org' : '${ ADDRESS }';
			$answers = [ Answer::choice( 'radio-button', [ 'Yes' ] )->identified( $survey->questions[0] ), Answer::text( 'email', $address, [ 'name' => 'Annabella' ] ) ];
			$new[] = new NewResponse( $answers, new DateTimeImmutable( '-1 day' ), $survey->revision, ip: '192.0.2.0' );
		}
		$writer = $plugin->get( UserFeedback\\Responses\\ResponseWriter::class );
		$plugin->get( UserFeedback\\Database\\Transaction::class )->run( fn () => $writer->import( $survey, $new ) );`
	);

/** How many rows of our tables mention a text. */
const mentions = ( text: string ) =>
	Number(
		wp(
			'eval',
			`global $wpdb; $count = 0;
			foreach ( UserFeedback\\Database\\Schema::TABLES as $table ) {
				foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}ufb_$table", ARRAY_A ) as $row ) {
					$count += (int) ( stripos( implode( ' ', $row ), '${ text }' ) !== false );
				}
			}
			echo $count;`
		)
	);

/** Makes a request on one of WordPress' screens for personal data, without the email that asks the person. */
async function request( admin: Page, screen: string ) {
	await admin.goto( `/wp-admin/${ screen }` );
	await admin
		.locator( '#username_or_email_for_privacy_request' )
		.fill( ADDRESS );
	await admin.locator( '#send_confirmation_email' ).uncheck();
	await admin.locator( '#submit' ).click();
	const row = admin.getByRole( 'row', { name: ADDRESS } );
	await expect( row ).toBeVisible();
	return row;
}

/** Prints the data of a downloaded archive. */
const readJson = ( file: string ) =>
	`$zip = new ZipArchive(); $zip->open( '${ file }' ); echo $zip->getFromName( 'export.json' );`;

test( '[OPS-02~] WordPress’ own screens export and erase a person with many responses, and the totals stay', async ( {
	admin,
	api,
	survey,
} ) => {
	test.slow();
	const id = await survey( {
		title: 'Contact',
		questions: [ CHOICE, ASKED ],
	} );
	store( id, 300 );
	expect( mentions( ADDRESS ) ).toBe( 300 );

	await test.step( 'export', async () => {
		await request( admin, 'export-personal-data.php' );
		const download = admin.waitForEvent( 'download', { timeout: 120_000 } );
		const row = admin.getByRole( 'row', { name: ADDRESS } );
		await row.hover();
		await row.locator( '.export-personal-data-handle' ).first().click();
		const file = await ( await download ).path();
		const text = wp( 'eval', readJson( file ) );
		expect( text ).toContain( 'UserFeedback: Responses' );
		expect( text.match( /Annabella/g ) ).toHaveLength( 300 );
	} );

	await test.step( 'erase', async () => {
		const row = await request( admin, 'erase-personal-data.php' );
		await row.hover();
		await row.locator( '.remove-personal-data-handle' ).first().click();
		await expect(
			admin.getByText(
				/All of the personal data found for this user was erased/
			)
		).toBeVisible( { timeout: 120_000 } );
		expect( mentions( ADDRESS ) ).toBe( 0 );
		expect( mentions( 'Annabella' ) ).toBe( 0 );
	} );

	expect( await api.total( id ) ).toBe( 300 );
} );

test( '[PLS-18~] an email question carries the owner’s privacy text, and a visitor deletes the answers by their id', async ( {
	api,
	survey,
	visitor,
} ) => {
	await api.post( 'settings', { settings: { visitor_deletion: true } } );
	const id = await survey( { title: 'Contact', questions: [ ASKED ] } );
	await visitor.goto( '/about/' );
	const widget = widgetOf( visitor );
	await expect( widget.getByText( 'Only to answer you.' ) ).toBeVisible();
	await expect(
		widget.getByRole( 'link', { name: 'Privacy policy' } )
	).toHaveAttribute( 'href', 'https://example.org/privacy' );
	await widget.getByRole( 'textbox' ).first().fill( ADDRESS );
	await widget.getByRole( 'button', { name: 'Next' } ).click();
	await widget.getByRole( 'button', { name: 'Delete my answers' } ).click();
	expect( mentions( ADDRESS ) ).toBe( 1 );
	await widget.getByRole( 'button', { name: 'Delete for good' } ).click();
	await expect(
		widget.getByText( 'Your answers are deleted within a few minutes.' )
	).toBeVisible();
	wp( 'cron', 'event', 'run', 'userfeedback_work' );
	expect( mentions( ADDRESS ) ).toBe( 0 );
	expect( await api.total( id ) ).toBe( 0 );
} );
