<?php
/**
 * Exports a survey's responses into a file: { survey: id, format: csv or xlsx, paused: whether the file is written in parts, as in the background }.
 * Prints { rows, bytes, seconds, peak } as JSON; the peak is in bytes beside what WordPress and the plugin
 * took before, and `rows` were counted in the file.
 */

declare( strict_types=1 );

use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\ExportRun;
use UserFeedback\Exports\ExportService;
use UserFeedback\Exports\Output;
use UserFeedback\Plugin;
use UserFeedback\Support\Json;

( static function ( array $parameters ): void {
	wp_set_current_user( 1 );
	$path    = (string) tempnam( sys_get_temp_dir(), 'ufb' );
	$service = Plugin::instance()->get( ExportService::class );
	$before  = memory_get_usage();
	$from    = hrtime( true );
	$export  = $service->prepare(
		ExportRequest::from(
			[
				'survey_id' => $parameters['survey'],
				'format'    => $parameters['format'],
			]
		),
		1
	);
	$state   = ExportRun::NEW;
	do {
		$handle = fopen( $path, 'ab' );
		clearstatcache();
		$run = $service->run( $export, new Output( $handle, (int) filesize( $path ) ), $state );
		// The background stores where it is after some seconds.
		$steps = $parameters['paused'] ? 40 : PHP_INT_MAX;
		do {
			$isComplete = $run->step();
		} while ( ! $isComplete && --$steps > 0 );
		$state = $isComplete ? $state : Json::decode( Json::encode( $run->pause() ) );
		fclose( $handle );
	} while ( ! $isComplete );
	$seconds = ( hrtime( true ) - $from ) / 1e9;
	$peak    = memory_get_peak_usage() - $before;

	$rows   = 0;
	$source = $parameters['format'] === 'csv' ? $path : "zip://$path#xl/worksheets/sheet1.xml";
	$handle = fopen( $source, 'rb' );
	$end    = '';
	while ( ! feof( $handle ) ) {
		$part  = $end . fread( $handle, 1_000_000 );
		$rows += substr_count( $part, $parameters['format'] === 'csv' ? "\r\n" : '</row>' );
		// What a mark may begin with at the end of a part.
		$end = $parameters['format'] === 'csv' ? ( str_ends_with( $part, "\r" ) ? "\r" : '' ) : substr( $part, -5 );
	}
	fclose( $handle );
	echo wp_json_encode(
		[
			'rows'    => $rows - 1,
			'bytes'   => filesize( $path ),
			'seconds' => $seconds,
			'peak'    => $peak,
		]
	);
	unlink( $path );
} )( require __DIR__ . '/boot.php' );
