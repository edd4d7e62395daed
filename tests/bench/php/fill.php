<?php
/**
 * Stores responses of a survey: { survey: id, count: number, prefix: of the tables }.
 */

declare( strict_types=1 );

use UserFeedback\Bench\Filler;
use UserFeedback\Plugin;

( static function ( array $parameters ): void {
	require_once __DIR__ . '/Filler.php';
	$survey = Plugin::instance()->get( \UserFeedback\Surveys\SurveyService::class )->get( $parameters['survey'] );
	( new Filler( $survey, $parameters['prefix'] ) )->fill( $parameters['count'] );
	// As the daily event would have done since.
	do {
		$isMore = Plugin::instance()->get( \UserFeedback\Responses\DailyCounts::class )->fold( 1000 );
	} while ( $isMore );
} )( require __DIR__ . '/boot.php' );
