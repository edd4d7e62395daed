<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Survey;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Many processes answer at the same moment. What was seen is kept in .cache/races-*.json.
 */
#[Group( 'commits' )]
final class SubmissionRaceTest extends TestCase {

	use SurveyFixtures;

	private const WORKERS = 10;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->publishedSurvey( [ 'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'owner@example.org' ] ] ] );
	}

	/** T17: the same answer fifty times at once. */
	public function testTheSameSubmissionIsStoredOnce(): void {
		$submission = $this->answer( 0 );
		$statuses   = $this->race( array_fill( 0, self::WORKERS, array_fill( 0, 5, $submission ) ), 'T17 one submission, 50 times' );
		self::assertSame( [ 1, 49 ], [ $statuses[201] ?? 0, $statuses[200] ?? 0 ] );
		$this->assertStored( 1 );
	}

	/** T18: five hundred visitors. */
	public function testEveryVisitorIsStoredOnce(): void {
		$all = array_map( $this->answer( ... ), range( 0, 499 ) );
		$statuses = $this->race( array_chunk( $all, 50 ), 'T18 500 visitors' );
		$this->assertStored( 500 );
		// T21: the counter of the rate limit misses nobody either.
		$connection = Plugin::instance()->connection();
		$counted    = $connection->value( 'SELECT SUM( n ) FROM %i', $connection->table( 'rate_limits' ) );
		self::assertGreaterThanOrEqual( 500, (int) $counted );
		self::assertLessThanOrEqual( array_sum( $statuses ), (int) $counted );
	}

	/** T19: what was stored stays as it was, whatever is sent under its id, and when. */
	public function testAnotherAnswerUnderTheSameIdChangesNothing(): void {
		$first = $this->answer( 0 );
		$this->race( [ [ $first ] ], 'T19 first' );
		$other      = [ array_replace( $this->answer( 1 ), [ 'submission_id' => $first['submission_id'] ] ) ];
		$others     = array_fill( 0, self::WORKERS, $other );
		$connection = Plugin::instance()->connection();
		$yesterday  = gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS );
		$connection->execute( 'UPDATE %i SET submitted_at = %s', $connection->table( 'responses' ), $yesterday );
		$statuses = $this->race( $others, 'T19 another answer under the same id' );
		self::assertSame( self::WORKERS, $statuses[200] ?? 0 );
		$this->assertStored( 1 );
		$text = $connection->value( 'SELECT text FROM %i', $connection->table( 'answer_texts' ) );
		self::assertSame( 'Visitor 0', $text );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function answer( int $number ): array {
		$submission = $this->submission( $this->survey, [ 'q1' => $number % 2 === 0 ? 'Yes' : 'No', 'q2' => "Visitor $number" ] );

		$submission['page_submitted']['url'] = home_url( '/' . $number % 7 );
		return $submission;
	}

	/**
	 * @param list<list<array<string, mixed>>> $submissions Of each process.
	 * @return array<int, int> Status → how often it was answered.
	 */
	private function race( array $submissions, string $title ): array {
		$from      = microtime( true );
		$arguments = array_map(
			fn ( array $own ) => [
				'survey_id'   => $this->survey->id,
				'submissions' => $own,
			],
			$submissions
		);
		$results   = Worker::race( 'submit', $arguments );
		$sum       = [];
		foreach ( $results as $result ) {
			foreach ( (array) $result['statuses'] as $status => $count ) {
				$sum[ (int) $status ] = ( $sum[ (int) $status ] ?? 0 ) + (int) $count;
			}
		}
		ksort( $sum );
		self::assertSame( [], array_diff_key( $sum, [ 200 => 1, 201 => 1, 503 => 1 ] ), 'nothing but stored, stored before, and come back' );
		$ids    = array_unique( array_column( array_merge( ...$submissions ), 'submission_id' ) );
		$stored = $this->rows( 'responses' );
		RaceReport::add(
			$title,
			[
				'submissions' => count( $ids ),
				'tried'       => array_sum( $sum ),
				'answers'     => $sum,
				'stored'      => $stored,
				'doubled'     => max( 0, $stored - count( $ids ) ),
				'lost'        => max( 0, count( $ids ) - $stored ),
				'seconds'     => round( microtime( true ) - $from, 1 ),
			]
		);
		return $sum;
	}

	private function assertStored( int $count ): void {
		$stored = array_map( $this->rows( ... ), [ 'responses', 'answers', 'answer_texts', 'outbox' ] );
		self::assertSame( [ $count, 2 * $count, $count, $count ], $stored );
		$connection = Plugin::instance()->connection();
		self::assertSame( $count, (int) $connection->value( 'SELECT COUNT( DISTINCT submission_id ) FROM %i', $connection->table( 'responses' ) ) );
		self::assertSame( $count, Plugin::instance()->results()->ofSurvey( $this->survey->id, null )['total'] );
		self::assertSame( RawCount::of( $this->survey->id, null ), RawCount::stored( $this->survey->id, null ) );
	}
}
