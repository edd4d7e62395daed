<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyQuery;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Moments in the lists of surveys.
 */
final class SurveyRepositoryTest extends TestCase {

	use SurveyFixtures;

	private SurveyRepository $surveys;

	protected function setUp(): void {
		parent::setUp();
		$this->surveys = new SurveyRepository( Plugin::instance()->get( Connection::class ) );
	}

	public function testAScheduledSurveyIsPublishedFromTheVeryMomentOn(): void {
		$this->publishedSurvey( [ 'publish_at' => '2100-01-01T00:00:00Z' ] );
		foreach ( [ '2099-12-31 23:59:59' => 'scheduled', '2100-01-01 00:00:00' => 'publish' ] as $time => $expected ) {
			$now    = new DateTimeImmutable( "$time UTC" );
			$counts = $this->surveys->countByStatus( $now );
			foreach ( [ 'scheduled', 'publish' ] as $status ) {
				$count = (int) ( $status === $expected );
				self::assertSame( $count, $counts[ $status ], "$status at $time" );
				self::assertSame( $count, $this->surveys->count( new SurveyQuery( status: $status ), $now ), "$status at $time" );
			}
		}
	}

	public function testPublishedSurveysComeInTheOrderOfTheirPublishDates(): void {
		$late  = $this->publishedSurvey( [ 'publish_at' => '2100-01-02T00:00:00Z' ] );
		$early = $this->publishedSurvey( [ 'publish_at' => '2100-01-01T00:00:00Z' ] );
		$first = $this->publishedSurvey();
		$last  = $this->publishedSurvey();
		$draft = $this->storedSurvey();
		self::assertSame( [ $late->id, $early->id, $last->id, $first->id ], array_column( $this->surveys->published( 10 ), 'id' ) );
		self::assertNotContains( $draft->id, array_column( $this->surveys->published( 10 ), 'id' ) );
	}
}
