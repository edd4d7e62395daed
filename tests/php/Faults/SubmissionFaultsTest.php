<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Schema;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\FaultInjector;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use WP_REST_Response;

/**
 * The database fails at every statement of a submission in turn: an accepted answer exists exactly once, a refused one left nothing.
 */
#[Group( 'commits' )]
final class SubmissionFaultsTest extends TestCase {

	use SurveyFixtures;

	private const ATTEMPTS = 5;

	/** More statements than a submission has. */
	private const MANY = 60;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ] as $hook ) {
			add_filter( $hook, static fn () => static fn () => throw new RuntimeException( 'WordPress would have ended the request.' ) );
		}
		$this->survey = $this->publishedSurvey( [ 'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'owner@example.org' ] ] ] );
	}

	/** T84: the whole submission is repeated when somebody else held a lock, also at COMMIT. */
	#[DataProvider( 'locks' )]
	public function testALockRepeatsTheWholeSubmission( string $kind ): void {
		$stored = 0;
		foreach ( $this->statements( $kind, 1 ) as $number => [ $response, $injector, $submission ] ) {
			self::assertSame( [ 201, 2 ], [ $response->get_status(), $injector->attempts ], "statement $number" );
			$this->assertStored( ++$stored, "statement $number" );
			self::assertSame( 200, $this->send( $submission )->get_status(), "statement $number, sent again" );
		}
		self::assertGreaterThan( 8, $stored );
	}

	/** T84: and is given up after five times, with nothing stored. */
	#[DataProvider( 'locks' )]
	public function testALockThatStaysIsTold( string $kind ): void {
		$stored = 0;
		foreach ( $this->statements( $kind, PHP_INT_MAX ) as $number => [ $response, $injector, $submission ] ) {
			$this->assertComeBack( $response, "statement $number" );
			self::assertSame( self::ATTEMPTS, $injector->attempts, "statement $number" );
			$this->assertStored( $stored, "statement $number" );
			self::assertSame( 201, $this->send( $submission )->get_status(), "statement $number, sent again" );
			$this->assertStored( ++$stored, "statement $number, sent again" );
		}
		self::assertGreaterThan( 8, $stored );
	}

	/** T85, T86: nothing or all. */
	#[DataProvider( 'failures' )]
	public function testAFailureStoresNothing( string $kind ): void {
		if ( $kind !== FaultInjector::REFUSED && StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite has no connection to lose.' );
		}
		$stored = 0;
		foreach ( $this->statements( $kind, 1 ) as $number => [ $response, $injector, $submission ] ) {
			$this->assertComeBack( $response, "statement $number" );
			self::assertSame( 1, $injector->attempts, "statement $number" );
			if ( $kind === FaultInjector::REFUSED || $kind === FaultInjector::KILLED ) {
				$this->assertStored( $stored, "statement $number" );
			}
			// Whatever the answer was, sending the same submission again stores it once.
			self::assertContains( $this->send( $submission )->get_status(), [ 200, 201 ], "statement $number, sent again" );
			$this->assertStored( ++$stored, "statement $number, sent again" );
		}
		self::assertGreaterThan( 8, $stored );
	}

	/** T30: one of our tables is gone. */
	public function testAMissingTableIsToldAndBreaksNoPage(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$wpdb       = $GLOBALS['wpdb'];
		$unneeded   = [
			'daily_counts',
			'ratings',
			'rating_totals',
			'heatmap_cells',
			'response_notes',
			'response_tags',
			'summaries',
			'exports',
			'rating_imports',
			'jobs',
			'webhooks',
			'webhook_deliveries',
			'heatmaps',
			'heatmap_anchors',
			'heatmap_sums',
			'heatmap_totals',
			// Its labels are those of options that are gone.
			'question_options',
		];
		foreach ( Schema::TABLES as $name ) {
			// The drop-in cannot rename a table: it is missed under the name by which it is asked for.
			$table  = $connection->table( $name );
			$forget = static fn ( string $query ) => (string) preg_replace( "/\\b$table\\b/", "{$table}_gone", $query );
			add_filter( 'query', $forget, PHP_INT_MAX );
			$wpdb->suppress_errors( true );
			$response = $this->send( $this->newSubmission() );
			ob_start();
			$GLOBALS['wp_scripts'] = null;
			Plugin::instance()->get( WidgetPage::class )->enqueue();
			do_action( 'wp_footer' );
			ob_end_clean();
			$wpdb->suppress_errors( false );
			remove_filter( 'query', $forget, PHP_INT_MAX );
			$isNeeded = ! in_array( $name, $unneeded, true );
			if ( $isNeeded ) {
				$this->assertComeBack( $response, $name );
			} else {
				self::assertSame( 201, $response->get_status(), $name );
			}
		}
		$this->assertStored( count( $unneeded ), 'the tables that a submission does not need' );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function locks(): iterable {
		yield 'deadlock' => [ FaultInjector::DEADLOCK ];
		yield 'lock timeout' => [ FaultInjector::LOCK_TIMEOUT ];
		yield 'row changed since it was read' => [ FaultInjector::CHANGED_SINCE_READ ];
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function failures(): iterable {
		yield 'refused' => [ FaultInjector::REFUSED ];
		yield 'killed' => [ FaultInjector::KILLED ];
		yield 'killed afterwards' => [ FaultInjector::KILLED_AFTERWARDS ];
	}

	/**
	 * Sends a new submission for each statement that it makes, that statement failing.
	 *
	 * @return iterable<int, array{WP_REST_Response, FaultInjector, array<string, mixed>}>
	 */
	private function statements( string $kind, int $times ): iterable {
		for ( $number = 1; $number < self::MANY; $number++ ) {
			$submission = $this->newSubmission();
			$injector   = FaultInjector::install( $kind, $number, $times );
			$response   = $this->send( $submission );
			$injector->remove();
			if ( $injector->faults === 0 ) {
				return;
			}
			yield $number => [ $response, $injector, $submission ];
		}
		self::fail( 'A submission makes too many statements.' );
	}

	/**
	 * From a page that is new, so that every statement is needed.
	 *
	 * @return array<string, mixed>
	 */
	private function newSubmission(): array {
		$submission = $this->submission( $this->survey, [ 'q1' => 'Yes', 'q2' => 'Some words' ] );

		$submission['page_submitted']['url'] = home_url( '/' . wp_generate_uuid4() );
		return $submission;
	}

	/**
	 * @param array<string, mixed> $submission
	 */
	private function send( array $submission ): WP_REST_Response {
		return $this->post( "/userfeedback/v1/surveys/{$this->survey->id}/responses", $submission );
	}

	private function assertComeBack( WP_REST_Response $response, string $when ): void {
		$code = $this->body( $response )['code'] ?? null;
		self::assertSame( [ 503, 'userfeedback_database_failed' ], [ $response->get_status(), $code ], $when );
		self::assertNotSame( '', $response->get_headers()['Retry-After'] ?? '', $when );
	}

	/**
	 * So many responses with all that belongs to them, and statistics that say the same. Their pages are stored before; one that no response came
	 * from says nothing of anybody.
	 */
	private function assertStored( int $count, string $when ): void {
		$tables = [ 'responses', 'answer_texts', 'outbox' ];
		self::assertSame( array_fill_keys( $tables, $count ), array_combine( $tables, array_map( $this->rows( ... ), $tables ) ), $when );
		self::assertSame( 2 * $count, $this->rows( 'answers' ), $when );
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT COUNT( DISTINCT p.id ) FROM %i r JOIN %i p ON p.id = r.page_id';
		$pages      = $connection->value( $sql, $connection->table( 'responses' ), $connection->table( 'pages' ) );
		self::assertSame( $count, (int) $pages, "pages, $when" );
		self::assertSame( RawCount::of( $this->survey->id, null ), RawCount::stored( $this->survey->id, null ), $when );
	}
}
