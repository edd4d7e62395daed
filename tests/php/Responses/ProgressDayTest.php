<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use DateTimeZone;
use UserFeedback\Plugin;
use UserFeedback\Responses\ProgressService;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The day on which impressions and progress are counted.
 */
final class ProgressDayTest extends TestCase {

	use SurveyFixtures;

	public function testCountsOnTheDayOfTheSiteWhereUtcHasAnother(): void {
		$survey = $this->publishedSurvey();
		$now    = new DateTimeImmutable( '2026-11-22T02:00:00Z' );
		$plugin = new Plugin( new FrozenClock( $now, new DateTimeZone( 'America/Caracas' ) ) );
		foreach ( [ 'countImpression' => ProgressService::IMPRESSION, 'countStart' => ProgressService::PROGRESS ] as $method => $action ) {
			$plugin->progress()->$method( $survey->id, $plugin->token()->create( $survey->id, $survey->revision, $action ), '192.0.2.1' );
		}
		$days = $GLOBALS['wpdb']->get_col( "SELECT DISTINCT day FROM {$GLOBALS['wpdb']->prefix}ufb_daily_counts WHERE survey_id = $survey->id" );
		self::assertSame( [ '2026-11-21' ], $days );
	}
}
