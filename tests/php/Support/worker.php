<?php
/**
 * A process of its own that does one task of WorkerTasks when it is told to: `php worker.php TASK`, then arguments as JSON on the first line
 * of standard input and anything on the second. Prints "ready" once WordPress is loaded, at the end what came of it as JSON.
 */

declare( strict_types=1 );

use UserFeedback\Tests\Support\WorkerTasks;

require_once dirname( __DIR__ ) . '/bootstrap.php';

( static function ( string $task ): void {
	/** @var array<string, mixed> $arguments */
	$arguments = json_decode( (string) fgets( STDIN ), true, 512, JSON_THROW_ON_ERROR );
	$GLOBALS['wpdb']->suppress_errors( true );
	if ( isset( $arguments['snapshot_isolation'] ) ) {
		$GLOBALS['wpdb']->query( 'SET SESSION innodb_snapshot_isolation = ' . ( $arguments['snapshot_isolation'] === true ? 'ON' : 'OFF' ) );
	}
	fwrite( STDOUT, "ready\n" );
	if ( fgets( STDIN ) === false ) {
		// Whoever started this is gone.
		exit( 1 );
	}
	fwrite( STDOUT, (string) wp_json_encode( WorkerTasks::run( $task, $arguments ) ) );
} )( (string) ( $_SERVER['argv'][1] ?? '' ) );
