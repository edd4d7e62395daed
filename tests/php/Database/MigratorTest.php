<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use Closure;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrations\CreateTables;
use UserFeedback\Database\Migrations\Migration;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Schema;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Tables come and go.
 */
#[Group( 'commits' )]
final class MigratorTest extends TestCase {

	use SurveyFixtures;

	public function testInstallsEveryTableAndRemovesThemAgain(): void {
		$migrator = Plugin::instance()->migrator();
		$migrator->uninstall();
		self::assertSame( [], $this->tables() );
		self::assertSame( 0, $migrator->installedVersion() );

		$migrator->migrate();
		self::assertSame( count( Schema::tables() ), count( $this->tables() ) );
		self::assertTrue( $migrator->isCurrent() );
	}

	public function testAMigrationKilledAtAnyStepResumes(): void {
		$connection = Plugin::instance()->connection();
		$steps      = count( Schema::tables() );
		for ( $killed = 0; $killed < $steps; $killed++ ) {
			Plugin::instance()->migrator()->uninstall();
			$migrator = new Migrator( $connection, [ $this->killedBefore( $killed ) ] );
			try {
				$migrator->migrate();
				self::fail( 'The migration was not killed.' );
			} catch ( RuntimeException $failure ) {
				self::assertSame( 'killed', $failure->getMessage() );
			}
			self::assertFalse( $migrator->isCurrent() );
			Plugin::instance()->migrator()->migrate();
			self::assertSame( $steps, count( $this->tables() ) );
		}
	}

	public function testASecondRunChangesNothing(): void {
		$survey = $this->storedSurvey();
		Plugin::instance()->activate();
		self::assertSame( $survey->id, Plugin::instance()->surveys()->get( $survey->id )->id );
	}

	public function testAVisitorsAnswerToAnotherSchemaIsAskedToComeBack(): void {
		$survey     = $this->publishedSurvey();
		$submission = $this->submission( $survey, [ 'q1' => 'Yes' ] );
		foreach ( [ 0, Schema::VERSION + 1 ] as $version ) {
			update_option( Migrator::OPTION, $version );
			$response = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $submission );
			$this->assertRefused( $response, 503, 'userfeedback_database_outdated' );
			self::assertSame( '60', $response->get_headers()['Retry-After'] );
		}
		self::assertSame( 0, $this->rows( 'responses' ) );
	}

	private function killedBefore( int $step ): Migration {
		return new class( $step ) implements Migration {

			public function __construct( private readonly int $step ) {}

			public function version(): int {
				return 1;
			}

			/**
			 * @return list<Closure(): mixed>
			 */
			public function steps( Connection $connection ): array {
				$steps                = ( new CreateTables() )->steps( $connection );
				$steps[ $this->step ] = static fn () => throw new RuntimeException( 'killed' );
				return array_values( $steps );
			}
		};
	}

	/**
	 * @return list<string|null>
	 */
	private function tables(): array {
		$connection = Plugin::instance()->connection();
		$rows       = $connection->rows( "SHOW TABLES LIKE '{$connection->table( '' )}%'" );
		return array_map( static fn ( array $row ) => array_values( $row )[0], $rows );
	}
}
