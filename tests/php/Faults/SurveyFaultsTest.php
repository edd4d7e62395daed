<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\FaultInjector;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * The database fails at every statement of a survey's saving in turn: it is saved whole or not at all.
 */
#[Group( 'commits' )]
final class SurveyFaultsTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	/** More statements than saving takes. */
	private const MANY = 40;

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ] as $hook ) {
			add_filter( $hook, static fn () => static fn () => throw new RuntimeException( 'WordPress would have ended the request.' ) );
		}
		$this->asAdmin();
	}

	#[TestDox( "[API-03~] a survey's saving that fails at any of its statements stores nothing of it" )]
	#[DataProvider( 'saves' )]
	public function testAFailureStoresNothing( string $kind, Closure $save, int $least ): void {
		if ( $kind === FaultInjector::KILLED && StoredState::isSqlite() ) {
			self::markTestSkipped( 'SQLite has no connection to lose.' );
		}
		$surveys = [ $this->publishedSurvey(), $this->storedSurvey() ];
		$before  = $this->stored();
		for ( $number = 1; $number < self::MANY; $number++ ) {
			$injector = FaultInjector::install( $kind, $number );
			$response = $save( $this, $surveys );
			$injector->remove();
			if ( $injector->faults === 0 ) {
				self::assertLessThan( 300, $response->get_status() );
				self::assertNotSame( $before, $this->stored() );
				self::assertGreaterThan( $least, $number );
				return;
			}
			self::assertSame( 503, $response->get_status(), "statement $number" );
			self::assertSame( 'userfeedback_database_failed', $this->body( $response )['code'] ?? null, "statement $number" );
			self::assertSame( $before, $this->stored(), "statement $number" );
		}
		self::fail( 'Saving makes too many statements.' );
	}

	/**
	 * @return iterable<string, array{string, Closure( self, list<Survey> ): WP_REST_Response, int}>
	 */
	public static function saves(): iterable {
		$saves = [
			'a new survey'       => [
				static fn ( self $test ) => $test->post( self::PATH, [ 'survey' => $test->surveyInput( [ 'status' => 'publish' ] ) ] ),
				4,
			],
			'a new survey with an id of the client' => [
				static fn ( self $test ) => $test->post(
					self::PATH,
					[
						'client_id' => 'f81d4fae-7dec-4000-8000-00a0c91e6bf6',
						'save_id'   => 'f81d4fae-7dec-4000-8000-00a0c91e6bf7',
						'survey'    => $test->surveyInput( [ 'status' => 'publish' ] ),
					]
				),
				5,
			],
			'a published survey' => [
				static fn ( self $test, array $surveys ) => $test->post(
					self::PATH . "/{$surveys[0]->id}",
					[ 'survey' => [ 'title' => 'Changed', 'questions' => [ $test->text( 'q3' ) ] ] ]
				),
				5,
			],
			'several surveys'    => [
				static fn ( self $test, array $surveys ) => $test->post( self::PATH . '/trash', [ 'survey_ids' => array_column( $surveys, 'id' ) ] ),
				6,
			],
		];
		foreach ( [ FaultInjector::REFUSED, FaultInjector::KILLED ] as $kind ) {
			foreach ( $saves as $what => [ $save, $least ] ) {
				yield "$what, $kind" => [ $kind, $save, $least ];
			}
		}
	}

	/**
	 * @return array<string, mixed> All that is stored of surveys, and what is derived from them.
	 */
	private function stored(): array {
		wp_cache_flush();
		$stored = [ 'published' => get_option( 'userfeedback_published' ) ];
		foreach ( [ 'surveys', 'survey_revisions' ] as $name ) {
			$table           = Plugin::instance()->get( Connection::class )->table( $name );
			$stored[ $name ] = $GLOBALS['wpdb']->get_results( "SELECT * FROM $table", ARRAY_A );
		}
		return $stored;
	}
}
