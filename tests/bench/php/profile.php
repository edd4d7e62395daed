<?php
/**
 * Before every request of the bench site (auto_prepend_file), when the extension excimer is there: for one with the header X-Bench-Profile, where PHP
 * was, every half millisecond. Adds to the file of that name: samples, those with code of ours on the stack, and what of ours was entered first.
 */

declare( strict_types=1 );

( static function (): void {
	$name = (string) ( $_SERVER['HTTP_X_BENCH_PROFILE'] ?? '' );
	if ( preg_match( '/^[a-z]{1,32}$/D', $name ) !== 1 || ! class_exists( ExcimerProfiler::class ) ) {
		return;
	}
	$profiler = new ExcimerProfiler();
	$profiler->setPeriod( 0.0005 );
	$profiler->setEventType( EXCIMER_REAL );
	$profiler->start();
	register_shutdown_function(
		static function () use ( $profiler, $name ): void {
			$profiler->stop();
			$project = realpath( WP_PLUGIN_DIR . '/userfeedback' );
			$file    = fopen( dirname( ABSPATH ) . "/stats/profile-$name.json", 'c+' );
			flock( $file, LOCK_EX );
			$sum = json_decode( (string) stream_get_contents( $file ), true ) ?? [
				'samples' => 0,
				'ours'    => 0,
				'by'      => [],
			];
			foreach ( $profiler->getLog() as $entry ) {
				$count           = $entry->getEventCount();
				$sum['samples'] += $count;
				// The innermost frame comes first.
				foreach ( array_reverse( $entry->getTrace() ) as $frame ) {
					if ( preg_match( "~^$project/(?:includes|addons|build|userfeedback\\.php)~", $frame['file'] ?? '' ) === 1 ) {
						$method        = isset( $frame['function'] ) ? ( $frame['class'] ?? '' ) . '::' . $frame['function'] : 'loading of files';
						$sum['ours']  += $count;
						$sum['by'][ $method ] = ( $sum['by'][ $method ] ?? 0 ) + $count;
						break;
					}
				}
			}
			rewind( $file );
			ftruncate( $file, 0 );
			fwrite( $file, json_encode( $sum ) );
			fclose( $file );
		}
	);
} )();
