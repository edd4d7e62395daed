<?php
/**
 * Imports a CSV file and deletes its survey again: { file: path } or { lines: number } for a file made here, of three questions. Prints
 * { stored, seconds, peak } as JSON; the peak is in bytes.
 */

declare( strict_types=1 );

use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\ImportService;
use UserFeedback\Import\ImportState;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\SurveyLifecycle;

( static function ( array $parameters ): void {
	$path = $parameters['file'] ?? (string) tempnam( sys_get_temp_dir(), 'ufb' );
	if ( isset( $parameters['lines'] ) ) {
		$handle = fopen( $path, 'wb' );
		fwrite( $handle, "How often?,How good?,Why?\n" );
		for ( $line = 0; $line < $parameters['lines']; $line++ ) {
			fwrite( $handle, sprintf( "%d times,%d of 5,Because of reason %d\n", $line % 6, $line % 5 + 1, $line ) );
		}
		fclose( $handle );
	}
	$from    = hrtime( true );
	$work    = Plugin::instance()->get( WorkRunner::class )->runToEnd( Plugin::instance()->get( ImportService::class )->start( $path, '', 'Import', 1 ) );
	$state   = ImportState::from( (array) $work->state );
	$statistics = [
		'stored'  => $state->stored,
		'counted' => Plugin::instance()->get( ResultsService::class )->ofSurvey( $state->survey, null )['total'],
		'seconds' => ( hrtime( true ) - $from ) / 1e9,
		'peak'    => memory_get_peak_usage(),
	];
	$surveys = Plugin::instance()->get( SurveyLifecycle::class );
	$surveys->trash( [ $state->survey ], 1 );
	$surveys->delete( [ $state->survey ], 1 );
	if ( isset( $parameters['lines'] ) ) {
		unlink( $path );
	}
	echo wp_json_encode( $statistics );
} )( require __DIR__ . '/boot.php' );
