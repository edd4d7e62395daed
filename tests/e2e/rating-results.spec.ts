import type { Download, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { expect, test } from './support/test';
import { wp } from './support/wp';

const RESULTS = '/wp-admin/admin.php?page=userfeedback_post_ratings#/results';

/** Makes a post and votes for it, as the plugin stores votes. Answers the post's id. */
function ratedPost( title: string, votes: readonly number[] ): number {
	const id = wp(
		'eval',
		`$id    = wp_insert_post( [ 'post_title' => '${ title }', 'post_status' => 'publish' ] );
		$votes = ${ JSON.stringify( votes ) };
		$nonce = UserFeedback\\Plugin::instance()->get( UserFeedback\\PostRatings\\Votes\\VoteAccess::class )->token( $id );
		foreach ( $votes as $index => $value ) {
			$_SERVER['REMOTE_ADDR'] = "203.0.113.$index";
			$_SERVER['HTTP_USER_AGENT'] = "Browser $index";
			$isSpam  = $index === 0 && count( $votes ) > 5;
			$request = new WP_REST_Request( 'POST', "/userfeedback/v1/posts/$id/rating" );
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( json_encode( [
				'value'      => $value,
				'nonce'      => $nonce,
				'website'    => $isSpam ? 'spam.example' : '',
				'elapsed_ms' => $isSpam ? 1 : 900,
			] ) );
			$status = rest_do_request( $request )->get_status();
			if ( $status !== 201 ) {
				throw new Exception( "Status $status" );
			}
		}
		echo $id;`
	);
	return Number( id );
}

async function download( admin: Page, format: string ): Promise< Download > {
	await admin.getByRole( 'button', { name: 'Export' } ).click();
	const downloading = admin.waitForEvent( 'download' );
	await admin.getByRole( 'menuitem', { name: format } ).click();
	return downloading;
}

/** The values of the cells of a workbook's only sheet, row by row. */
async function rowsOf( file: Download ): Promise< unknown[][] > {
	const workbook = new ExcelJS.Workbook();
	await workbook.xlsx.readFile( await file.path() );
	const rows: unknown[][] = [];
	workbook.worksheets[ 0 ]?.eachRow( ( row ) =>
		rows.push( ( row.values as unknown[] ).slice( 1 ) )
	);
	return rows;
}

test( '[RAT-05] [RAT-06] [RAT-01~] finds votes in the results, sorts them, exports them and comes back to the same list', async ( {
	admin,
} ) => {
	const loved = ratedPost( '=Loved post', [ 5, 4 ] );
	// The first one was taken for spam.
	ratedPost( 'Much rated post', [ 5, 1, 1, 1, 2, 2 ] );
	await admin.goto( RESULTS );
	const table = admin.getByRole( 'table' );
	const titles = table.locator( 'tbody a' );
	await expect( titles ).toHaveText( [ 'Much rated post', '=Loved post' ] );
	await expect(
		table.getByRole( 'row', { name: /Much rated/ } )
	).toContainText( /5Average Rating1\.4$/ );

	await table.getByRole( 'button', { name: 'Average Rating' } ).click();
	await expect( titles ).toHaveText( [ '=Loved post', 'Much rated post' ] );
	await admin.getByRole( 'button', { name: /^Date range/ } ).click();
	await admin.getByRole( 'button', { name: 'Today', exact: true } ).click();
	await expect( admin ).toHaveURL( /range=today/ );
	const posts = await rowsOf( await download( admin, 'Excel workbook' ) );
	expect( posts.map( ( row ) => row.slice( 0, 3 ) ) ).toEqual( [
		[ 'Post/Page Name', 'Number of Ratings', 'Average Rating' ],
		// The title, and no formula.
		[ '=Loved post', 2, 4.5 ],
		[ 'Much rated post', 5, 1.4 ],
	] );

	await titles.first().click();
	await expect( admin ).toHaveURL(
		new RegExp( `#/results/${ loved }\\?range=today$` )
	);
	await expect(
		admin.getByRole( 'heading', { level: 1, name: '=Loved post' } )
	).toBeVisible();
	const stars = admin.getByText( /^\d out of 5 stars$/ );
	await expect( stars ).toHaveText( [
		'4 out of 5 stars',
		'5 out of 5 stars',
	] );
	await admin.getByRole( 'button', { name: 'Rating', exact: true } ).click();
	await expect( stars ).toHaveText( [
		'5 out of 5 stars',
		'4 out of 5 stars',
	] );
	const ratings = await rowsOf( await download( admin, 'Excel workbook' ) );
	expect( ratings.map( ( row ) => row[ 1 ] ) ).toEqual( [ 'Rating', 4, 5 ] );
	expect( ratings[ 1 ]?.[ 0 ] ).toBeInstanceOf( Date );

	await admin.getByRole( 'link', { name: 'Go Back' } ).click();
	await expect( admin ).toHaveURL(
		/#\/results\?orderby=average_rating&order=desc&range=today$/
	);
	await titles.last().click();
	await admin.getByRole( 'button', { name: 'Spam 1' } ).click();
	await admin.getByRole( 'button', { name: 'Not spam' } ).click();
	await expect(
		admin.getByRole( 'region', { name: 'Average Rating' } )
	).toContainText( '6 ratings' );
	// WordPress' own list says the same.
	await admin.goto(
		'/wp-admin/edit.php?orderby=userfeedback_rating&order=asc'
	);
	await expect(
		admin.locator( '#the-list .column-userfeedback_rating' ).first()
	).toContainText( '2.0 (6)' );
} );

test( '[RAT-05~] wp userfeedback export ratings writes all rated posts or the ratings of one, with the titles that its user may read', () => {
	const secret = ratedPost( 'Secret post', [ 2 ] );
	const open = ratedPost( 'Open post', [ 5, 4 ] );
	wp(
		'eval',
		`wp_update_post( [ 'ID' => ${ secret }, 'post_status' => 'private' ] );
		( new WP_User( wp_create_user( 'reader', 'reader', 'reader@example.org' ) ) )->add_cap( 'userfeedback_view_results' );`
	);
	const exported = ( ...args: string[] ) =>
		wp( 'userfeedback', 'export', 'ratings', ...args ).split( '\r\n' );
	const posts = exported().join( '\n' );
	expect( posts ).toContain( 'Secret post,1,2' );
	expect( posts ).toContain( 'Open post,2,4.5' );
	const readable = exported( '--user=reader' ).join( '\n' );
	expect( readable ).not.toContain( 'Secret post' );
	expect( readable ).toContain( 'Open post,2,4.5' );
	expect( exported( `--post=${ open }` ) ).toEqual( [
		expect.stringContaining( 'Rating' ),
		expect.stringMatching( /,4(,|$)/ ),
		expect.stringMatching( /,5(,|$)/ ),
	] );
} );
