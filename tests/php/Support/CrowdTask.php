<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;
use UserFeedback\Licensing\Plan;

/**
 * Visitors of a race who rate at the same moment, see Worker: each has a process and a connection of their own. All share the memory of one
 * that has loaded WordPress, so that there can be hundreds of them.
 */
final class CrowdTask {

	/**
	 * @param array<string, mixed> $arguments votes: list of [ post, browser, value, whether it is a program's ]; snapshot_isolation: bool.
	 * @return array<string, int> How often which status was answered.
	 */
	public static function run( array $arguments ): array {
		$plugin = OtherPlan::of( Plan::Elite )->takeOver();
		// What all have to load is loaded once.
		rest_get_server();
		$pipe = stream_socket_pair( STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0 );
		if ( $pipe === false ) {
			throw new RuntimeException( 'There is no pipe.' );
		}
		$children = 0;
		foreach ( (array) $arguments['votes'] as [ $post, $browser, $value, $isProgram ] ) {
			$child = pcntl_fork();
			if ( $child === 0 ) {
				self::connect( $arguments );
				$status = RateTask::rate( $plugin, (int) $post, (string) $browser, (int) $value, (bool) $isProgram );
				fwrite( $pipe[1], "$status\n" );
				// Nothing that PHP does at the end is this process's to do.
				posix_kill( (int) getmypid(), SIGKILL );
			}
			$children += $child > 0 ? 1 : 0;
		}
		fclose( $pipe[1] );
		$statuses = array_filter( explode( "\n", (string) stream_get_contents( $pipe[0] ) ) );
		for ( ; $children > 0; $children-- ) {
			pcntl_wait( $ended );
		}
		return array_count_values( $statuses );
	}

	/**
	 * @param array<string, mixed> $arguments
	 */
	private static function connect( array $arguments ): void {
		global $wpdb;
		// Destroyed, it would end the connection of the process that was there before.
		static $inherited;
		$inherited = $wpdb->__get( 'dbh' );
		if ( ! $wpdb->db_connect( false ) ) {
			throw new RuntimeException( 'The database refused a connection.' );
		}
		if ( isset( $arguments['snapshot_isolation'] ) ) {
			$wpdb->query( 'SET SESSION innodb_snapshot_isolation = ' . ( $arguments['snapshot_isolation'] === true ? 'ON' : 'OFF' ) );
		}
	}
}
