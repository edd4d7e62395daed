<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\Period;
use UserFeedback\Responses\Recount;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * A survey is recounted while visitors answer it.
 */
#[Group( 'commits' )]
final class RecountRaceTest extends TestCase {

	use SurveyFixtures;

	#[TestDox( 'a recount counts day by day and month by month, and between two of them a submission is stored at once' )]
	public function testSubmissionsAreNotBlocked(): void {
		$survey     = $this->publishedSurvey();
		$connection = Plugin::instance()->get( Connection::class );
		foreach ( [ '2025-01-01', '2025-01-02', '2025-01-03' ] as $day ) {
			$connection->execute(
				"INSERT INTO %i ( survey_id, period, question_id, option_id, shard, n, total, squares ) VALUES ( %d, %d, 'q1', 'wrong', 0, 9, 0, 0 )",
				$connection->table( 'question_counts' ),
				$survey->id,
				Period::day( $day )
			);
		}
		$begun    = 0;
		$statuses = [];
		$between  = function ( string $query ) use ( &$begun, &$statuses, $survey ): string {
			if ( $query === 'START TRANSACTION' && ++$begun > 1 ) {
				$submission = $this->submission( $survey, [ 'q1' => 'Yes' ] );
				$result     = Worker::alone( 'submit', [ 'survey_id' => $survey->id, 'submissions' => [ $submission ] ] );
				$statuses[] = $result['statuses'] ?? null;
			}
			return $query;
		};
		add_filter( 'query', $between );
		$wasWrong = Plugin::instance()->get( Recount::class )->run( $survey->id );
		remove_filter( 'query', $between );
		self::assertTrue( $wasWrong );
		// Three days, their month and all time.
		self::assertSame( array_fill( 0, 4, [ 201 => 1 ] ), $statuses );
		self::assertSame( RawCount::of( $survey->id, null ), RawCount::stored( $survey->id, null ) );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $survey->id ) );
		self::assertSame( 4, $this->rows( 'responses' ) );
	}
}
