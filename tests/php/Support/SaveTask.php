<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use WP_REST_Request;

/**
 * A process that saves surveys as an owner, see Worker.
 */
final class SaveTask {

	/** The client is told to come back after 503, and an owner saves again. */
	private const PATIENCE = 40;

	/** Microseconds. */
	private const PAUSE = 30_000;

	/**
	 * Sends saves one after the other.
	 *
	 * @param array<string, mixed> $arguments path: string, saves: list of bodies, snapshots: bool, MariaDB's innodb_snapshot_isolation; pause:
	 *                                        microseconds before each write, optional.
	 * @return array<string, mixed> statuses: list<int>, ids: of the surveys that were answered, in the order of the saves.
	 */
	public static function run( array $arguments ): array {
		if ( ! StoredState::isSqlite() ) {
			$GLOBALS['wpdb']->query( 'SET SESSION innodb_snapshot_isolation = ' . ( $arguments['snapshots'] === true ? 'ON' : 'OFF' ) );
		}
		wp_set_current_user( 1 );
		self::pauseBeforeWriting( (int) ( $arguments['pause'] ?? self::PAUSE ) );
		$result = [
			'statuses' => [],
			'ids'      => [],
		];
		foreach ( (array) $arguments['saves'] as $save ) {
			$tries = 0;
			do {
				$request = new WP_REST_Request( 'POST', (string) $arguments['path'] );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( (string) wp_json_encode( $save ) );
				$response = rest_get_server()->dispatch( $request );
				usleep( random_int( 1, 5000 ) );
			} while ( $response->get_status() === 503 && ++$tries < self::PATIENCE );

			$data                 = (array) $response->get_data();
			$result['statuses'][] = $response->get_status();
			$result['ids'][]      = $data['id'] ?? 0;
		}
		return $result;
	}

	/**
	 * Lets other processes read what this one has read and is about to overwrite: otherwise they hardly ever meet there.
	 */
	private static function pauseBeforeWriting( int $pause ): void {
		add_filter(
			'query',
			static function ( string $query ) use ( $pause ): string {
				if ( preg_match( '/^UPDATE \S+(ufb_surveys|_options`? .*userfeedback_)/s', $query ) === 1 ) {
					usleep( $pause );
				}
				return $query;
			}
		);
	}
}
