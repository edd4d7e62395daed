<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\DatabaseNotice;
use UserFeedback\Database\Connection;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Installer;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Schema;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Tables come and go.
 */
#[Group( 'commits' )]
final class MigratorTest extends TestCase {

	use SurveyFixtures;

	public function testInstallsEveryTableAndRemovesThemAgain(): void {
		$migrator = Plugin::instance()->get( Migrator::class );
		$migrator->uninstall();
		self::assertSame( [], $this->tables() );
		self::assertSame( 0, $migrator->installedVersion() );

		$migrator->migrate();
		self::assertSame( count( Schema::TABLES ), count( $this->tables() ) );
		self::assertTrue( $migrator->isCurrent() );
	}

	public function testASecondRunChangesNothing(): void {
		$survey = $this->storedSurvey();
		Plugin::instance()->get( Installer::class )->install();
		self::assertSame( $survey->id, Plugin::instance()->get( SurveyService::class )->get( $survey->id )->id );
	}

	public function testAVisitorsAnswerToAnotherSchemaIsAskedToComeBack(): void {
		$survey     = $this->publishedSurvey();
		$submission = $this->submission( $survey, [ 'q1' => 'Yes' ] );
		foreach ( [ 0, Schema::VERSION + 2 ] as $version ) {
			update_option( Migrator::OPTION, $version );
			$response = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $submission );
			$this->assertRefused( $response, 503, 'userfeedback_database_outdated' );
			self::assertSame( '15', $response->get_headers()['Retry-After'] );
		}
		self::assertSame( 0, $this->rows( 'responses' ) );
	}

	#[TestDox( '[OPS-06~] the first answer that an update refuses makes cron due at once, and the next ones do not again' )]
	public function testARefusedAnswerLetsCronMigrateSoon(): void {
		$survey = $this->publishedSurvey();
		wp_clear_scheduled_hook( CronEvents::WORK );
		wp_schedule_event( time() + 55, 'userfeedback_minute', CronEvents::WORK );
		$this->assertStatus( 201, $survey );
		self::assertGreaterThan( time() + 50, wp_next_scheduled( CronEvents::WORK ), 'only where somebody waits' );
		update_option( Migrator::OPTION, Schema::VERSION - 1 );
		$this->assertStatus( 503, $survey );
		self::assertLessThanOrEqual( time(), wp_next_scheduled( CronEvents::WORK ) );
		wp_clear_scheduled_hook( CronEvents::WORK );
		wp_schedule_event( time() + 55, 'userfeedback_minute', CronEvents::WORK );
		$this->assertStatus( 503, $survey );
		self::assertGreaterThan( time() + 50, wp_next_scheduled( CronEvents::WORK ), 'once a minute' );
		CronEvents::unschedule();
	}

	#[TestDox( 'tables that are one additive step newer than the code take answers; after a breaking step they do not, and nobody changes them' )]
	public function testTablesOfTheNextVersion(): void {
		$survey = $this->publishedSurvey();
		$table  = Plugin::instance()->get( Connection::class )->table( 'responses' );
		$GLOBALS['wpdb']->query( "ALTER TABLE $table ADD COLUMN later VARCHAR(10) NOT NULL DEFAULT 'x'" );
		update_option( Migrator::OPTION, Schema::VERSION + 1 );
		$this->assertStatus( 201, $survey );
		do_action( CronEvents::WORK );
		self::assertSame( Schema::VERSION + 1, Plugin::instance()->get( Migrator::class )->installedVersion() );
		update_option( Migrator::BREAKING, Schema::VERSION + 1 );
		$this->assertStatus( 503, $survey );
		self::assertStringContainsString( 'newer version', Plugin::instance()->get( DatabaseNotice::class )->text() );
	}

	private function assertStatus( int $status, Survey $survey ): void {
		$response = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		self::assertSame( $status, $response->get_status() );
	}

	/**
	 * @return list<string|null>
	 */
	private function tables(): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows( "SHOW TABLES LIKE '{$connection->table( '' )}%'" );
		return array_map( static fn ( array $row ) => array_values( $row )[0], $rows );
	}
}
