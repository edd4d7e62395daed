<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * Ratings as other plugins store them, made by hand (decision 0060). The tables are made once a class: making them would end a test's
 * transaction on MariaDB.
 */
trait OtherRatings {

	public static function setUpBeforeClass(): void {
		self::makeOtherTables();
		parent::setUpBeforeClass();
	}

	public static function tearDownAfterClass(): void {
		parent::tearDownAfterClass();
		self::dropOtherTables();
	}

	private static function makeOtherTables(): void {
		global $wpdb;
		self::dropOtherTables();
		$wpdb->query(
			"CREATE TABLE {$wpdb->prefix}ratings (
				rating_id INT(11) NOT NULL AUTO_INCREMENT,
				rating_postid INT(11) NOT NULL,
				rating_posttitle TEXT NOT NULL,
				rating_rating INT(2) NOT NULL,
				rating_timestamp VARCHAR(15) NOT NULL,
				rating_ip VARCHAR(40) NOT NULL,
				rating_host VARCHAR(200) NOT NULL,
				rating_username VARCHAR(50) NOT NULL,
				rating_userid INT(10) NOT NULL DEFAULT 0,
				PRIMARY KEY (rating_id)
			)"
		);
		$wpdb->query(
			"CREATE TABLE {$wpdb->prefix}rmp_analytics (
				id MEDIUMINT(9) NOT NULL AUTO_INCREMENT,
				time DATETIME NOT NULL,
				ip TINYTEXT NOT NULL,
				country TINYTEXT NOT NULL,
				user SMALLINT(5) NOT NULL,
				post MEDIUMINT(9) NOT NULL,
				action SMALLINT(5) NOT NULL,
				duration SMALLINT(5) NOT NULL,
				average DECIMAL(2,1) NOT NULL,
				votes SMALLINT(5) NOT NULL,
				value SMALLINT(5) NOT NULL,
				token TINYTEXT NOT NULL,
				PRIMARY KEY (id)
			)"
		);
		$wpdb->query(
			"CREATE TABLE {$wpdb->prefix}yasr_log (
				id BIGINT(20) NOT NULL AUTO_INCREMENT,
				post_id BIGINT(20) NOT NULL,
				user_id BIGINT(20) NOT NULL,
				vote DECIMAL(11,1) NOT NULL,
				date DATETIME NOT NULL,
				ip VARCHAR(45) NOT NULL,
				PRIMARY KEY (id)
			)"
		);
	}

	private static function dropOtherTables(): void {
		global $wpdb;
		foreach ( [ 'ratings', 'rmp_analytics', 'yasr_log' ] as $table ) {
			$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}$table" );
		}
	}

	/**
	 * A post that can have ratings.
	 */
	private function postWithRatings( string $title = 'Rated' ): int {
		$id = wp_insert_post( [ 'post_title' => $title, 'post_status' => 'publish' ] );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * A row of WP-PostRatings.
	 *
	 * @param string $local What the site's clock showed, or any text that broken rows hold.
	 */
	private function postRatingsVote( int $postId, int $value, string $local = '2025-03-01 10:00:00' ): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . 'ratings',
			[
				'rating_postid'    => $postId,
				'rating_posttitle' => 'A title',
				'rating_rating'    => $value,
				'rating_timestamp' => strtotime( $local ) === false ? $local : (string) strtotime( "$local UTC" ),
				'rating_ip'        => '198.51.100.7',
				'rating_host'      => 'example.org',
				'rating_username'  => 'Guest',
			]
		);
	}

	/**
	 * What WP-PostRatings shows for a post.
	 */
	private function postRatingsSum( int $postId, int|string $users, int|string $score ): void {
		update_post_meta( $postId, 'ratings_users', $users );
		update_post_meta( $postId, 'ratings_score', $score );
		update_post_meta( $postId, 'ratings_average', (int) $users === 0 ? 0 : round( (float) $score / (int) $users, 2 ) );
	}

	/**
	 * A row of Rate My Post.
	 */
	private function rateMyPostVote( int $postId, int $value, string $local = '2025-03-01 10:00:00', int $action = 1 ): void {
		global $wpdb;
		$row = [
			'time'     => $local,
			'ip'       => '-1',
			'country'  => '0',
			'user'     => -1,
			'post'     => $postId,
			'action'   => $action,
			'duration' => 3,
			'average'  => 4.5,
			'votes'    => 2,
			'value'    => $value,
			'token'    => '-1',
		];
		$this->insertLoosely( 'rmp_analytics', $row );
	}

	/**
	 * A row of YASR.
	 */
	private function yasrVote( int $postId, float $vote, string $utc = '2025-03-01 10:00:00', string $ip = 'X.X.X.X' ): void {
		$this->insertLoosely(
			'yasr_log',
			[
				'post_id' => $postId,
				'user_id' => 0,
				'vote'    => $vote,
				'date'    => $utc,
				'ip'      => $ip,
			]
		);
	}

	/**
	 * Inserts as on a server that takes dates such as 0000-00-00.
	 *
	 * @param array<string, mixed> $row
	 */
	private function insertLoosely( string $table, array $row ): void {
		global $wpdb;
		$mode = $wpdb->get_var( 'SELECT @@SESSION.sql_mode' );
		$wpdb->query( "SET SESSION sql_mode = ''" );
		$wpdb->insert( $wpdb->prefix . $table, $row );
		$wpdb->query( $wpdb->prepare( 'SET SESSION sql_mode = %s', (string) $mode ) );
		self::assertSame( '', $wpdb->last_error );
	}
}
