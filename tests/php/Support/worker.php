<?php
/**
 * Processes that do one task of WorkerTasks when they are told to: `php worker.php TASK`, then a list with the arguments of each process as JSON
 * on the first line of standard input and anything on the second. Prints "ready" once all have loaded WordPress, at the end what came of each as
 * JSON (null for one that failed).
 */

declare( strict_types=1 );

use UserFeedback\Tests\Support\Forks;
use UserFeedback\Tests\Support\WorkerTasks;

require_once dirname( __DIR__ ) . '/bootstrap.php';

( static function ( string $task ): void {
	/** @var list<array<string, mixed>> $arguments */
	$arguments = json_decode( (string) fgets( STDIN ), true, 512, JSON_THROW_ON_ERROR );
	$GLOBALS['wpdb']->suppress_errors( true );
	$run   = static fn ( int $index ): array => WorkerTasks::run( $task, $arguments[ $index ] );
	$setUp = static function ( int $index ) use ( $arguments ): void {
		if ( isset( $arguments[ $index ]['snapshot_isolation'] ) ) {
			$isOn = $arguments[ $index ]['snapshot_isolation'] === true;
			$GLOBALS['wpdb']->query( 'SET SESSION innodb_snapshot_isolation = ' . ( $isOn ? 'ON' : 'OFF' ) );
		}
	};
	$begin = static function (): void {
		fwrite( STDOUT, "ready\n" );
		if ( fgets( STDIN ) === false ) {
			// Whoever started this is gone.
			exit( 1 );
		}
	};
	if ( count( $arguments ) === 1 ) {
		$setUp( 0 );
		$begin();
		$results = [ $run( 0 ) ];
	} else {
		$results = Forks::run( count( $arguments ), $setUp, $begin, $run );
	}
	fwrite( STDOUT, (string) wp_json_encode( $results ) );
} )( (string) ( $_SERVER['argv'][1] ?? '' ) );
