<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\DatabaseNotice;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Installer;
use UserFeedback\Database\MigrationLock;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Schema;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\OptionIdMigration;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TablesOfVersion1;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * T81: the plugin was updated while nobody had the dashboard open.
 */
#[Group( 'commits' )]
final class UnattendedUpdateTest extends TestCase {

	use SurveyFixtures;

	#[TestDox( "cron alone brings old tables up to date, and the browser's next attempt is accepted" )]
	public function testCronMigrates(): void {
		TablesOfVersion1::install();
		$this->assertRefused( $this->answer(), 503, 'userfeedback_database_outdated' );
		wp_set_current_user( 0 );
		do_action( CronEvents::WORK );
		self::assertSame( 201, $this->answer()->get_status() );
		self::assertFalse( Plugin::instance()->get( MigrationLock::class )->isHeld() );

	}

	#[TestDox( '[OPS-06~] cron alone also does the long works of an update; between two of them answers are taken, and each is counted once' )]
	public function testCronDoesTheLongWorks(): void {
		TablesOfVersion1::install();
		do_action( CronEvents::WORK );
		self::assertSame( 201, $this->answer()->get_status() );
		$queue = Plugin::instance()->get( WorkQueue::class );
		self::assertSame( StoredWork::DONE, $queue->find( OptionIdMigration::KIND )?->status );
		self::assertSame( 0, $this->rows( 'daily_counts' ) );
		self::assertSame( StoredWork::RUNNING, $queue->find( CountMove::KIND )?->status, 'a server may still run the earlier version' );

		$clock = new MovingClock( gmdate( 'Y-m-d H:i:s' ) );
		foreach ( [ 1, 2 ] as $ignored ) {
			$clock->move( '+61 minutes' );
			( new Plugin( [ Clock::class => $clock ] ) )->get( CronEvents::class )->run( CronEvents::WORK );
		}
		self::assertSame( StoredWork::DONE, $queue->find( CountMove::KIND )?->status );
		self::assertSame( RawCount::of( TablesOfVersion1::SURVEY, null ), RawCount::stored( TablesOfVersion1::SURVEY, null ) );
	}

	#[TestDox( "the first dashboard request of anybody who uses the plugin migrates, a visitor's request does not" )]
	public function testTheDashboardMigrates(): void {
		TablesOfVersion1::install();
		wp_set_current_user( 0 );
		Plugin::instance()->get( \UserFeedback\Database\Module::class )->migrate();
		self::assertSame( 1, $this->version() );
		$this->asRole( 'editor' );
		Plugin::instance()->get( \UserFeedback\Database\Module::class )->migrate();
		self::assertSame( 1, $this->version() );
		wp_get_current_user()->add_cap( 'userfeedback_view_results' );
		Plugin::instance()->get( \UserFeedback\Database\Module::class )->migrate();
		self::assertSame( Schema::VERSION, $this->version() );
	}

	#[TestDox( 'of several crons at the same moment one migrates, and none fails' )]
	public function testCronsRace(): void {
		TablesOfVersion1::install( StoredState::isSqlite() ? 'InnoDB' : 'MyISAM' );
		$results = Worker::race( 'cron', array_fill( 0, 3, [] ) );
		wp_cache_flush();
		self::assertSame( Schema::VERSION, $this->version() );
		self::assertSame( [], array_merge( ...array_column( $results, 'errors' ) ) );
		$changes = array_filter( array_column( $results, 'changes' ) );
		self::assertCount( 1, $changes, (string) wp_json_encode( $results ) );
		self::assertSame( 201, $this->answer()->get_status() );
	}

	#[TestDox( 'while another process migrates, the dashboard says so, and a killed one is followed after a minute' )]
	public function testTheLockEnds(): void {
		TablesOfVersion1::install();
		$lock  = Plugin::instance()->get( MigrationLock::class );
		$token = $lock->acquire();
		self::assertNotNull( $token );
		self::assertNull( $lock->acquire() );
		Plugin::instance()->get( Installer::class )->update();
		self::assertSame( 1, $this->version() );
		self::assertStringContainsString( 'is being updated', Plugin::instance()->get( DatabaseNotice::class )->text() );

		// The process was killed.
		$ended = [ 'option_value' => ( time() - 1 ) . '.gone' ];
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->options, $ended, [ 'option_name' => MigrationLock::OPTION ] );
		self::assertFalse( $lock->renew( $token ) );
		Plugin::instance()->get( Installer::class )->update();
		self::assertSame( Schema::VERSION, $this->version() );
	}

	/** @phpstan-impure The tables are migrated meanwhile. */
	private function version(): int {
		return Plugin::instance()->get( Migrator::class )->installedVersion();
	}

	private function answer(): \WP_REST_Response {
		$token = Plugin::instance()->get( VisitorToken::class );
		return $this->post(
			'/userfeedback/v1/surveys/' . TablesOfVersion1::SURVEY . '/responses',
			[
				'submission_id'  => wp_generate_uuid4(),
				'answers'        => [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ],
				'page_submitted' => [ 'url' => home_url( '/hello/' ), 'name' => 'Hello' ],
				'nonce'          => $token->create( TablesOfVersion1::SURVEY, 1, ResponseService::TOKEN_ACTION ),
				'website'        => '',
				'elapsed_ms'     => 900,
			]
		);
	}
}
