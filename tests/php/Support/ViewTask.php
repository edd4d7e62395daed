<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Licensing\Plan;
use WP_REST_Request;

/**
 * Recorded pages of a race, see Worker: each process is several views, one after the other.
 */
final class ViewTask {

	/** SQLite has one writer: a browser that found it busy sends again. */
	private const PATIENCE = 40;

	/**
	 * @param array<string, mixed> $arguments parts: list of bodies as recorded pages send them.
	 * @return array<int|string, int> How often which status was answered in the end.
	 */
	public static function run( array $arguments ): array {
		OtherPlan::of( Plan::Elite )->takeOver();
		$done = [];
		foreach ( (array) $arguments['parts'] as $body ) {
			for ( $try = 1; $try <= self::PATIENCE; $try++ ) {
				$request = new WP_REST_Request( 'POST', '/userfeedback/v1/heatmaps' );
				$request->set_header( 'Content-Type', 'application/json' );
				$request->set_body( (string) wp_json_encode( $body ) );
				$status = rest_get_server()->dispatch( $request )->get_status();
				if ( $status !== 503 ) {
					break;
				}
				usleep( random_int( 1, 20_000 ) );
			}
			$done[ (string) $status ] = ( $done[ (string) $status ] ?? 0 ) + 1;
		}
		return $done;
	}
}
