<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * The tables of the existing plugin, and single rows of them.
 */
trait ExistingPluginRows {

	/**
	 * Makes the two tables empty.
	 *
	 * @param string $copy Further prefix: a copy of them has another one.
	 */
	private static function makeExistingTables( string $copy = '' ): void {
		global $wpdb;
		self::dropExistingTables( $copy );
		$prefix = $wpdb->prefix . $copy;
		$wpdb->query(
			"CREATE TABLE {$prefix}userfeedback_surveys (
				id BIGINT(20) UNSIGNED NOT NULL AUTO_INCREMENT,
				title VARCHAR(128) NOT NULL,
				status VARCHAR(20) NOT NULL,
				type VARCHAR(20) NULL,
				questions LONGTEXT NULL,
				impressions BIGINT(20) NOT NULL DEFAULT 0,
				settings TEXT NULL,
				notifications TEXT NULL,
				publish_at DATETIME NULL,
				created_at DATETIME NULL,
				PRIMARY KEY (id)
			) DEFAULT CHARSET=latin1"
		);
		$wpdb->query(
			"CREATE TABLE {$prefix}userfeedback_survey_responses (
				id BIGINT(20) UNSIGNED NOT NULL AUTO_INCREMENT,
				survey_id BIGINT(20) UNSIGNED NOT NULL,
				answers LONGTEXT NULL,
				page_submitted TEXT NULL,
				user_ip VARCHAR(100) NULL,
				user_browser VARCHAR(100) NULL,
				user_os VARCHAR(100) NULL,
				user_device VARCHAR(100) NULL,
				status VARCHAR(20) NOT NULL,
				submitted_at VARCHAR(20) NULL,
				PRIMARY KEY (id),
				KEY survey_id (survey_id)
			) DEFAULT CHARSET=utf8mb4"
		);
	}

	private static function dropExistingTables( string $copy = '' ): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$copy}userfeedback_survey_responses" );
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}{$copy}userfeedback_surveys" );
	}

	/**
	 * @param array<string, mixed> $row Changes columns.
	 */
	protected static function existingSurvey( array $row, string $copy = '' ): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . $copy . 'userfeedback_surveys',
			$row + [
				'title'         => 'A survey',
				'status'        => 'publish',
				'type'          => 'survey',
				'questions'     => '[]',
				'settings'      => '{}',
				'notifications' => '{}',
				'created_at'    => '2025-01-10 09:00:00',
			]
		);
		self::assertSame( '', $wpdb->last_error );
	}

	/**
	 * @param array<string, mixed> $row Changes columns.
	 */
	protected static function existingResponse( array $row, string $copy = '' ): void {
		global $wpdb;
		$wpdb->insert(
			$wpdb->prefix . $copy . 'userfeedback_survey_responses',
			$row + [
				'survey_id'      => 1,
				'answers'        => '[]',
				'page_submitted' => '{"id":0,"name":"Home","url":"' . home_url( '/somewhere/' ) . '"}',
				'user_ip'        => '203.0.113.77',
				'user_browser'   => 'Chrome 120',
				'user_os'        => 'Windows 10',
				'user_device'    => 'Desktop',
				'status'         => 'publish',
				'submitted_at'   => '2025-06-01 12:00:00',
			]
		);
		self::assertSame( '', $wpdb->last_error );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	protected static function existingQuestion( int|string $id, string $type, array $changes = [] ): array {
		return $changes + [
			'id'       => (string) $id,
			'type'     => $type,
			'title'    => "What about $id ($type)?",
			'config'   => [ 'options' => [] ],
			'settings' => [ 'required' => false, 'randomize' => false, 'comment_box' => false ],
			'logic'    => [ 'enabled' => false, 'action' => 'show', 'conditions' => [] ],
		];
	}
}
