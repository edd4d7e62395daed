<?php
/**
 * Stores counts of a survey of many questions over years, and of surveys beside it:
 * { survey: id, days: number, beside: number of small surveys; or large: number of further large ones, first: id of the first of them }.
 */

declare( strict_types=1 );

use UserFeedback\Bench\CountFiller;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;

( static function ( array $parameters ): void {
	require_once __DIR__ . '/CountFiller.php';
	$survey = Plugin::instance()->get( SurveyService::class )->get( $parameters['survey'] );
	$filler = new CountFiller();
	if ( isset( $parameters['beside'] ) ) {
		$filler->fillSurvey( $survey, $survey->id, $parameters['days'] );
		$filler->fillTexts( $survey, $parameters['days'] );
		$filler->fillBeside( $survey, $parameters['beside'] );
	}
	for ( $number = 0; $number < ( $parameters['large'] ?? 0 ); $number++ ) {
		$filler->fillSurvey( $survey, $parameters['first'] + $number, $parameters['days'] );
	}
	$filler->analyse();
} )( require __DIR__ . '/boot.php' );
