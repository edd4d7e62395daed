<?php
/**
 * Runs a long work to its end, as `wp userfeedback jobs run` does: { kind, subject, begin: whether it is begun first }. Prints a line of JSON after
 * each step: { done, total, status, state }.
 */

declare( strict_types=1 );

use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Plugin;

( static function ( array $parameters ): void {
	[ 'kind' => $kind, 'subject' => $subject ] = $parameters;
	$queue = Plugin::instance()->get( WorkQueue::class );
	if ( $parameters['begin'] ) {
		$queue->begin( $kind, $subject );
	}
	$show = static function ( StoredWork $work ): void {
		fwrite( STDOUT, wp_json_encode( [ $work->done, $work->total, $work->status, $work->state ] ) . "\n" );
	};
	Plugin::instance()->get( WorkRunner::class )->runToEnd( $queue->find( $kind, $subject )->id ?? 0, $show );
} )( require __DIR__ . '/boot.php' );
