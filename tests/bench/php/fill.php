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
} )( require __DIR__ . '/boot.php' );
