<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyDeletion;
use UserFeedback\Surveys\SurveyResponses;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Deleting surveys ends before any of its statements: a survey is whole and in the trash, or gone for every reader.
 */
#[Group( 'commits' )]
final class DeletionFaultsTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	/** More statements than deleting takes. */
	private const MANY = 80;

	/** Without revisions, of which each restoring stores one. */
	private const TABLES = [ 'surveys', 'question_options', 'responses', 'answers', 'answer_texts', 'survey_counts', 'question_counts' ];

	/** @var list<int> */
	private array $ids = [];

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		foreach ( [ 1, 2 ] as $ignored ) {
			$survey      = $this->publishedSurvey();
			$this->ids[] = $survey->id;
			$this->post( self::PATH . "/$survey->id/responses", $this->submission( $survey, [ 'q1' => 'Yes', 'q2' => 'Words' ] ) );
			// Labels are stored of options that are gone.
			$changes = [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'Never' ] ), $this->text( 'q2' ) ] ];
			Plugin::instance()->get( SurveyService::class )->update( $survey->id, $changes, 1 );
		}
	}

	#[TestDox( 'surveys whose deletion is killed before any of its statements are whole and can be restored, or are gone, all of them' )]
	public function testAKilledDeletion(): void {
		$whole = $this->counts();
		for ( $after = 0; $after < self::MANY; $after++ ) {
			$this->post( self::PATH . '/trash', [ 'survey_ids' => $this->ids ] );
			$isWhole  = $this->until( $after, fn () => $this->post( self::PATH, [ 'survey_ids' => $this->ids ], [], 'DELETE' ) );
			$restored = $this->post( self::PATH . '/restore', [ 'survey_ids' => $this->ids ] )->get_status();
			if ( $restored !== 200 ) {
				self::assertSame( 404, $restored );
				foreach ( $this->ids as $id ) {
					self::assertSame( 404, $this->get( self::PATH . "/$id" )->get_status(), "after $after" );
				}
				$this->finish();
				self::assertSame( array_fill_keys( self::TABLES, 0 ), $this->counts(), "after $after" );
				return;
			}
			self::assertFalse( $isWhole );
			self::assertSame( $whole, $this->counts(), "restored after $after statements" );
		}
		self::fail( 'Deleting makes too many statements.' );
	}

	#[TestDox( '[OPS-06~] what is left is counted as it is deleted, so progress does not fall when it is counted after a kill' )]
	public function testCountsWhatItDeletes(): void {
		$responses = Plugin::instance()->get( SurveyResponses::class );
		$left      = $responses->countRows( $this->ids[0] );
		self::assertGreaterThan( 0, $left );
		while ( $left > 0 ) {
			$left -= $responses->deleteSome( $this->ids[0] );
			self::assertSame( $left, $responses->countRows( $this->ids[0] ) );
		}
		self::assertSame( 0, $responses->deleteSome( $this->ids[0] ) );
	}

	#[TestDox( 'a job that is killed before any of its statements leaves nothing that a reader finds, and the next one deletes the rest' )]
	public function testAKilledJob(): void {
		$this->post( self::PATH . '/trash', [ 'survey_ids' => $this->ids ] );
		self::assertSame( 200, $this->post( self::PATH, [ 'survey_ids' => $this->ids ], [], 'DELETE' )->get_status() );
		$deletion = Plugin::instance()->get( SurveyDeletion::class );
		foreach ( $this->ids as $id ) {
			for ( $after = 0; $after < self::MANY; $after++ ) {
				self::assertSame( 404, $this->post( self::PATH . '/restore', [ 'survey_ids' => [ $id ] ] )->get_status() );
				self::assertSame( 404, $this->get( self::PATH . "/$id/results" )->get_status() );
				self::assertSame( 404, $this->get( self::PATH . "/$id/responses" )->get_status() );
				if ( $this->until( $after, static fn () => $deletion->step( new Step( (string) $id, seconds: 60.0 ) ) ) ) {
					break;
				}
			}
		}
		self::assertSame( array_fill_keys( self::TABLES, 0 ), $this->counts() );
		self::assertSame( 0, $this->rows( 'survey_revisions' ) );
	}

	#[TestDox( 'nothing of a deleted survey is in lists and counts while its rows are left; a lost job is stored again' )]
	public function testReadersFindNothing(): void {
		$this->post( self::PATH . '/trash', [ 'survey_ids' => $this->ids ] );
		$this->post( self::PATH, [ 'survey_ids' => $this->ids ], [], 'DELETE' );
		self::assertSame( 2, $this->rows( 'responses' ) );
		$list = $this->body( $this->get( self::PATH, [ 'status' => 'all' ] ) );
		self::assertSame( [], $list['items'] );
		self::assertSame( 0, array_sum( array_column( $list['status_filters'], 'count' ) ) );
		self::assertSame( 0, $this->body( $this->get( '/userfeedback/v1/results-summary' ) )['total_responses'] ?? null );
		self::assertSame( 404, $this->post( self::PATH . "/{$this->ids[0]}", [ 'survey' => [ 'title' => 'Back' ] ] )->get_status() );
		self::assertGreaterThan( $this->ids[1], $this->storedSurvey()->id );

		$jobs = Plugin::instance()->get( Connection::class )->table( 'jobs' );
		$GLOBALS['wpdb']->query( "DELETE FROM $jobs" );
		Plugin::instance()->get( SurveyDeletion::class )->resume();
		$this->finish();
		self::assertSame( [ 1, 0 ], [ $this->rows( 'surveys' ), $this->rows( 'responses' ) ] );
	}

	/**
	 * @return array<string, int> Rows by table.
	 */
	private function counts(): array {
		return array_combine( self::TABLES, array_map( $this->rows( ... ), self::TABLES ) );
	}

	/**
	 * Runs work that is killed before one of its statements.
	 *
	 * @param int $after Number of statements that are still run.
	 * @return bool Whether it came to its end.
	 */
	private function until( int $after, \Closure $work ): bool {
		$left = $after;
		$end  = static function ( string $query ) use ( &$left ): string {
			// What rolls back a transaction is what the database does itself for a process that is gone.
			if ( $left-- <= 0 && ! str_starts_with( $query, 'ROLLBACK' ) ) {
				throw new RuntimeException( 'killed' );
			}
			return $query;
		};
		add_filter( 'query', $end, PHP_INT_MAX );
		try {
			$work();
			return true;
		} catch ( RuntimeException ) {
			return false;
		} finally {
			remove_filter( 'query', $end, PHP_INT_MAX );
		}
	}

	private function finish(): void {
		Plugin::instance()->get( WorkRunner::class )->runDue();
	}
}
