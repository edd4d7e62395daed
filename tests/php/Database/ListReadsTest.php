<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What a page of the list of responses costs, by what MariaDB counts (Handler_read_*) and not by a clock.
 */
#[Group( 'commits' )]
final class ListReadsTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	private const DAYS = 100;
	private const FEW  = 2_000;
	private const MANY = 40_000;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		if ( StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite does not count what it reads.' );
		}
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
		$this->survey = $this->publishedSurvey( [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ) ] ] );
	}

	#[TestDox( '[PLS-19] a page of the list costs as many statements and rows among 40,000 responses as among 2,000, wherever it is' )]
	public function testAPageCostsTheSameHoweverManyThereAre(): void {
		$this->fill( self::FEW );
		$few = array_map( $this->cost( ... ), self::pages( self::FEW ) );
		$this->fill( self::MANY );
		$many = array_map( $this->cost( ... ), self::pages( self::MANY ) );
		foreach ( $many as $page => [ $statements, $reads ] ) {
			// A far page asks the daily counts first, and skips others of its own day at most: 400.
			$isFar = in_array( $page, [ 'middle', 'last', 'last, oldest first' ], true );
			self::assertSame( $few[ $page ][0] + ( $isFar ? 1 : 0 ), $statements, "$page: statements" );
			self::assertLessThanOrEqual( $few['first'][1] + ( $isFar ? self::MANY / self::DAYS + 5 * self::DAYS : 100 ), $reads, "$page: rows" );
			self::assertSame( [ 1, 1, 1 ], $few[ $page ][2], "$page: one query for the rows, one for the answers, one for their texts" );
			self::assertSame( [ 1, 1, 1 ], $many[ $page ][2], "$page: one query for the rows, one for the answers, one for their texts" );
		}
	}

	/**
	 * @return array<string, array<string, mixed>> What is asked for of a list of so many.
	 */
	private static function pages( int $number ): array {
		$pages = intdiv( $number, 20 );
		return [
			'first'              => [],
			'second'             => [ 'page' => 2 ],
			'middle'             => [ 'page' => intdiv( $pages, 2 ) ],
			'last'               => [ 'page' => $pages ],
			'last, oldest first' => [ 'page' => $pages, 'order' => 'asc' ],
			'of a day'           => [ 'filter' => [ 'from' => '2026-02-03', 'to' => '2026-02-03' ] ],
			'of a week'          => [ 'page' => 3, 'filter' => [ 'from' => '2026-02-03', 'to' => '2026-02-09' ] ],
		];
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array{int, int, list<int>} Statements, rows that they read, and how many statements read responses, answers and texts.
	 */
	private function cost( array $query ): array {
		$path   = "/userfeedback/v1/surveys/{$this->survey->id}/responses";
		$query += [ 'preview' => 'true', 'per_page' => 20 ];
		// Whatever is kept for a request is kept then.
		$this->get( $path, $query );
		$log    = QueryLog::start();
		$before = $this->read();
		$list   = $this->body( $this->get( $path, $query ) );
		$after  = $this->read();
		// Reading the counters reads some rows itself.
		$reads = $after - $before - ( $this->read() - $after );
		self::assertCount( 20, $list['items'] );
		self::assertCount( 2, $list['items'][19]['answers'] );
		$of = static fn ( string $what ) => count( $log->containing( $what ) );
		return [ $of( 'ufb_' ), $reads, [ $of( 'SELECT r.id' ), $of( 'ufb_answers' ), $of( 'ufb_answer_texts' ) ] ];
	}

	/** Stores responses until there are so many, as many on each day. */
	private function fill( int $number ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$id         = $this->survey->id;
		$all        = 'seq_' . ( $this->rows( 'responses' ) + 1 ) . "_to_$number";
		$day        = "DATE( '2026-01-01' ) + INTERVAL seq MOD " . self::DAYS . ' DAY';
		$connection->execute(
			"INSERT INTO %i ( survey_id, submission_id, status, submitted_at, submitted_on, revision )
			SELECT $id, UNHEX( MD5( seq ) ), 'publish', TIMESTAMP( $day, '12:00:00' ), $day, 1 FROM $all",
			$connection->table( 'responses' )
		);
		$last = (int) $connection->value( 'SELECT MAX( response_id ) FROM %i', $connection->table( 'answers' ) );
		$new  = "survey_id = $id AND id > $last";
		foreach ( [ 'q1' => 'Yes', 'q2' => '!text' ] as $question => $hash ) {
			$connection->execute(
				"INSERT INTO %i ( survey_id, response_id, question_id, option_hash ) SELECT $id, id, '$question', '$hash' FROM %i WHERE $new",
				$connection->table( 'answers' ),
				$connection->table( 'responses' )
			);
		}
		$connection->execute(
			"INSERT INTO %i ( survey_id, response_id, question_id, kind, text )
			SELECT $id, id, 'q2', 'text', CONCAT( 'Text ', id ) FROM %i WHERE $new",
			$connection->table( 'answer_texts' ),
			$connection->table( 'responses' )
		);
		Plugin::instance()->get( Recount::class )->run( $id );
		foreach ( [ 'responses', 'answers', 'answer_texts', 'survey_counts', 'question_counts' ] as $table ) {
			$connection->rows( 'ANALYZE TABLE %i', $connection->table( $table ) );
		}
	}

	private function read(): int {
		$rows = Plugin::instance()->get( Connection::class )->rows( "SHOW SESSION STATUS LIKE 'Handler_read%'" );
		return array_sum( array_map( intval( ... ), array_column( $rows, 'Value' ) ) );
	}
}
