<?php
/**
 * Stores posts and ratings of a year by statements that make many rows each (MariaDB's tables seq_1_to_N): { posts: number, count: number of
 * ratings }. Prints the id of the first post.
 */

declare( strict_types=1 );

use UserFeedback\Database\Connection;
use UserFeedback\Plugin;

( static function ( array $parameters ): void {
	global $wpdb;
	[ 'posts' => $posts, 'count' => $count ] = $parameters;
	$connection = Plugin::instance()->get( Connection::class );
	[ $ratings, $totals ] = [ $connection->table( 'ratings' ), $connection->table( 'rating_totals' ) ];
	$first      = 1 + (int) $connection->value( 'SELECT MAX( ID ) FROM %i', $wpdb->posts );
	$connection->execute(
		"INSERT INTO %i ( ID, post_title, post_status, post_type, post_date, post_date_gmt,
			post_content, post_excerpt, to_ping, pinged, post_content_filtered )
		SELECT %d + seq - 1, CONCAT( 'Post ', seq ), 'publish', 'post', '2025-01-01', '2025-01-01', '', '', '', '', '' FROM seq_1_to_$posts",
		$wpdb->posts,
		$first
	);
	// The number of ratings of posts differs: a post's share falls with the square of a number by chance.
	$connection->execute(
		"INSERT INTO %i ( post_id, visitor_hash, value, created_at, rated_on, status )
		SELECT %d + FLOOR( POW( CRC32( CONCAT( 'p', seq ) ) / 4294967296, 2 ) * %d ), UNHEX( MD5( seq ) ), 1 + CRC32( CONCAT( 'v', seq ) ) MOD 5,
			at, DATE( at ), IF( CRC32( CONCAT( 's', seq ) ) MOD 50 = 0, 'spam', 'publish' )
		FROM (
			SELECT seq, UTC_TIMESTAMP() - INTERVAL FLOOR( CRC32( CONCAT( 't', seq ) ) / 4294967296 * 31536000 ) SECOND AS at FROM seq_1_to_$count
		) AS r",
		$ratings,
		$first,
		$posts
	);
	$connection->execute(
		"INSERT INTO %i ( post_id, shard, n, total )
		SELECT post_id, id MOD 8, COUNT(*), SUM( value ) FROM %i WHERE status = 'publish' GROUP BY post_id, id MOD 8",
		$totals,
		$ratings
	);
	foreach ( [ $ratings, $totals, $wpdb->posts ] as $table ) {
		$connection->rows( 'ANALYZE TABLE %i', $table );
	}
	echo $first;
} )( require __DIR__ . '/boot.php' );
