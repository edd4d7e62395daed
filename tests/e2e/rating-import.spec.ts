import { expect, test } from './support/test';
import { wp } from './support/wp';

/** What WP-PostRatings left behind: three logged ratings of a post that shows four, and its settings. */
const LEFT_BEHIND = `
global $wpdb;
$wpdb->query( "CREATE TABLE {$wpdb->prefix}ratings ( rating_id INT NOT NULL AUTO_INCREMENT, rating_postid INT NOT NULL, rating_posttitle TEXT NOT NULL, rating_rating INT NOT NULL, rating_timestamp VARCHAR(15) NOT NULL, rating_ip VARCHAR(40) NOT NULL, PRIMARY KEY (rating_id) )" );
$post = wp_insert_post( [ 'post_title' => 'Rated with another plugin', 'post_status' => 'publish' ] );
foreach ( [ 5, 4, 3 ] as $value ) {
	$wpdb->insert( "{$wpdb->prefix}ratings", [ 'rating_postid' => $post, 'rating_posttitle' => 'Rated', 'rating_rating' => $value, 'rating_timestamp' => '1740000000', 'rating_ip' => '' ] );
}
update_post_meta( $post, 'ratings_users', 4 );
update_post_meta( $post, 'ratings_score', 14 );
echo $post;
`;

test( '[PLS-10] imports ratings of another plugin from the tools menu, with a preview first; the command finds nothing more', async ( {
	admin,
} ) => {
	const post = wp( 'eval', LEFT_BEHIND );
	await admin.goto( '/wp-admin/import.php' );
	await admin
		.getByRole( 'row', { name: 'Ratings of posts' } )
		.getByRole( 'link', { name: /Run/ } )
		.click();
	const card = admin.getByRole( 'group', { name: 'WP-PostRatings' } );
	await expect( card ).toContainText( '1 post, 4 ratings' );

	await card.getByRole( 'button', { name: 'Preview import' } ).click();
	await expect( card ).toContainText( '3 ratings keep their dates.' );
	await expect(
		card.getByRole( 'row', { name: 'Rated with another plugin' } )
	).toHaveText( 'Rated with another plugin43.50—43.5' );

	await card.getByRole( 'button', { name: 'Import Ratings' } ).click();
	await expect( card ).toContainText(
		'Imported. New ratings with dates: 3. Posts imported completely: 1.'
	);
	expect(
		wp( 'userfeedback', 'rating', 'sources', '--format=csv' )
	).toContain( 'wp-postratings,WP-PostRatings,1,4,3,imported' );
	expect(
		wp( 'userfeedback', 'rating', 'import', 'wp-postratings' )
	).toContain(
		'New ratings with dates: 0. Posts whose ratings without dates have changed: 0.'
	);
	expect(
		wp(
			'userfeedback',
			'rating',
			'import',
			'wp-postratings',
			'--dry-run',
			'--format=csv'
		)
	).toContain( `${ post },"Rated with another plugin",4,3.5,4,3.5,4,3.5` );

	await card.getByRole( 'link', { name: 'View Results' } ).click();
	await expect(
		admin.getByRole( 'row', { name: /Rated with another plugin/ } )
	).toContainText( '3.5' );
} );
