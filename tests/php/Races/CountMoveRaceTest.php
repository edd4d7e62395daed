<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\Step;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\Counts\DailyCountsRepository;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Counts of earlier versions are moved while visitors answer the survey.
 */
#[Group( 'commits' )]
final class CountMoveRaceTest extends TestCase {

	use SurveyFixtures;

	private const DAYS = 4;

	#[TestDox( 'between two days that are moved a submission is stored at once, and no count is lost or doubled' )]
	public function testSubmissionsAreNotBlocked(): void {
		$survey     = $this->publishedSurvey();
		$connection = Plugin::instance()->get( Connection::class );
		for ( $day = 1; $day <= self::DAYS; $day++ ) {
			$connection->execute(
				"INSERT INTO %i ( survey_id, day, question_id, option_hash, shard, n, total, squares )
				VALUES ( %d, %s, '', '!responses', 3, 10, 0, 0 )",
				$connection->table( 'daily_counts' ),
				$survey->id,
				"2025-01-0$day"
			);
		}
		Plugin::instance()->get( DailyCountsRepository::class )->markFilled();
		$totals   = Plugin::instance()->get( SurveyCountsRepository::class );
		$statuses = [];
		$found    = [];
		$between  = function ( string $query ) use ( &$statuses, &$found, $survey, $totals ): string {
			if ( $query === 'START TRANSACTION' ) {
				$submission = $this->submission( $survey, [ 'q1' => 'Yes' ] );
				$result     = Worker::alone( 'submit', [ 'survey_id' => $survey->id, 'submissions' => [ $submission ] ] );
				$statuses[] = $result['statuses'] ?? null;
				$found[]    = $totals->responses( $survey->id, null );
			}
			return $query;
		};
		add_filter( 'query', $between );
		for ( $step = 1; $step <= self::DAYS + 1 && $this->rows( 'daily_counts' ) > 0; $step++ ) {
			Plugin::instance()->get( CountMove::class )->step( new Step( '' ) );
		}
		remove_filter( 'query', $between );
		self::assertSame( array_fill( 0, self::DAYS, [ 201 => 1 ] ), $statuses );
		self::assertSame( array_map( static fn ( int $number ) => 10 * self::DAYS + $number, range( 1, self::DAYS ) ), $found );
		self::assertSame( 0, $this->rows( 'daily_counts' ) );
		self::assertSame( 11 * self::DAYS, $totals->responses( $survey->id, null ) );
	}
}
