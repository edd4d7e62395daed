<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Installer;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Schema;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\TestCase;

/**
 * T82, T83: a database user who may not make tables, and tables of a later version. No page dies of them, and the owner is told.
 */
#[Group( 'commits' )]
final class RefusedTablesTest extends TestCase {

	public function testARefusalIsToldAndNotAskedForWithEveryPage(): void {
		$this->asAdmin();
		Plugin::instance()->get( Migrator::class )->uninstall();
		delete_transient( Installer::TRANSIENT );
		CronEvents::unschedule();
		$refuse = static fn ( string $query ) => str_starts_with( ltrim( $query ), 'CREATE TABLE' ) ? 'INSERT INTO ufb_nowhere VALUES ( 1 )' : $query;
		add_filter( 'query', $refuse );
		$GLOBALS['wpdb']->suppress_errors( true );
		$notice = $this->openDashboard();
		self::assertStringContainsString( 'notice-error', $notice );
		self::assertStringContainsString( 'could not make its tables', $notice );
		self::assertStringContainsString( 'ufb_nowhere', $notice, 'what the database said' );
		self::assertStringNotContainsString( 'INSERT', $notice, 'no more than that' );
		self::assertFalse( wp_next_scheduled( CronEvents::WORK ) );

		$log = QueryLog::start();
		self::assertSame( $notice, $this->openDashboard() );
		self::assertSame( [], $log->containing( 'ufb_' ), 'not again with the next page' );

		$this->asRole( 'editor' );
		self::assertStringNotContainsString( 'tables', $this->openDashboard() );

		$this->asAdmin();
		delete_transient( Installer::TRANSIENT );
		remove_filter( 'query', $refuse );
		$GLOBALS['wpdb']->suppress_errors( false );
		self::assertStringNotContainsString( 'tables', $this->openDashboard() );
		self::assertTrue( Plugin::instance()->get( Migrator::class )->isCurrent() );
		self::assertNotFalse( wp_next_scheduled( CronEvents::WORK ) );
	}

	public function testTablesOfALaterVersionAreLeftAlone(): void {
		$this->asAdmin();
		// One version later may still be written, if that one only added to the tables.
		update_option( Migrator::OPTION, Schema::VERSION + 2 );
		$log = QueryLog::start();
		self::assertStringContainsString( 'belong to a newer version', $this->openDashboard() );
		self::assertSame( [], $log->containing( 'ufb_' ) );
		self::assertSame( Schema::VERSION + 2, Plugin::instance()->get( Migrator::class )->installedVersion() );
	}

	/**
	 * A page of the dashboard, as far as our tables are concerned.
	 *
	 * @return string Its notices.
	 */
	private function openDashboard(): string {
		foreach ( [ 'admin_init', 'admin_notices' ] as $hook ) {
			remove_all_actions( $hook );
		}
		set_current_screen( 'dashboard' );
		( new Plugin() )->register();
		do_action( 'admin_init' );
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}
}
