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
		$moment = $this->inYears( 1 );
		$this->publishedSurvey( [ 'publish_at' => $moment ] );
		foreach ( [ '-1 second' => 'scheduled', '+0 seconds' => 'publish' ] as $time => $expected ) {
			$now    = ( new DateTimeImmutable( $moment ) )->modify( $time );
			$counts = $this->surveys->countByStatus( $now );
			foreach ( [ 'scheduled', 'publish' ] as $status ) {
				$count = (int) ( $status === $expected );
				self::assertSame( $count, $counts[ $status ], "$status at $time" );
				self::assertSame( $count, $this->surveys->count( new SurveyQuery( status: $status ), $now ), "$status at $time" );
			}
		}
	}

	public function testPublishedSurveysComeInTheOrderOfTheirPublishDates(): void {
		$late  = $this->publishedSurvey( [ 'publish_at' => $this->inYears( 2 ) ] );
		$early = $this->publishedSurvey( [ 'publish_at' => $this->inYears( 1 ) ] );
		$first = $this->publishedSurvey();
		$last  = $this->publishedSurvey();
		$draft = $this->storedSurvey();
		self::assertSame( [ $late->id, $early->id, $last->id, $first->id ], array_column( $this->surveys->published(), 'id' ) );
		self::assertNotContains( $draft->id, array_column( $this->surveys->published(), 'id' ) );
	}
}
