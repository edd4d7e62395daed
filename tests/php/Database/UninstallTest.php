<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\CronEvents;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Settings\DataSettings;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\UsedSite;
use UserFeedback\Tests\TestCase;

/**
 * T96, T97: what stays when the plugin is deactivated and deleted.
 */
#[Group( 'commits' )]
final class UninstallTest extends TestCase {

	use UsedSite;

	/** More statements than uninstalling makes. */
	private const MANY = 2000;

	/** It is killed after every so many statements that write. */
	private const STRIDE = 13;

	#[TestDox( '[OPS-03~] with "delete all data", nothing of a site that used everything stays: the same as before the first activation' )]
	public function testDeletesEverything(): void {
		$clean = $this->cleanSite();
		self::assertStringNotContainsString( 'userfeedback', (string) wp_json_encode( $clean ) );
		self::assertStringNotContainsString( 'ufb_', (string) wp_json_encode( $clean ) );

		$this->activate();
		$this->useEverything();
		self::assertGreaterThan( 25, count( array_diff_key( $this->traces()['options'], $clean['options'] ) ) );
		self::assertGreaterThan( 5, count( $this->traces()['files'] ) );
		self::assertCount( 6, $this->traces()['meta'] );
		$this->choose( true );
		Plugin::instance()->deactivate( false );
		Plugin::instance()->uninstall();
		self::assertSame( $clean, $this->traces() );
		Plugin::instance()->uninstall();
		self::assertSame( $clean, $this->traces(), 'Again, it changes nothing.' );
	}

	#[TestDox( '[OPS-03~] killed after any statement and repeated, uninstalling deletes everything all the same' )]
	public function testIsRepeatedAfterAKill(): void {
		$clean = $this->cleanSite();
		$this->activate();
		$this->useEverything();
		$this->choose( true );
		$checkpoint = StoredState::checkpoint();
		for ( $after = 1; $after < self::MANY; $after += self::STRIDE ) {
			$isKilled = $this->killAfter( $after );
			wp_cache_flush();
			Plugin::instance()->uninstall();
			self::assertSame( $clean, $this->traces(), "killed after $after" );
			if ( ! $isKilled ) {
				self::assertGreaterThan( 60, $after );
				return;
			}
			$checkpoint->restore();
		}
		self::fail( 'Uninstalling makes too many statements.' );
	}

	#[TestDox( '[OPS-03~] by default everything stays but the cron events, and a new activation goes on with it' )]
	public function testKeepsEverything(): void {
		$survey = $this->useEverything();
		$before = $this->traces();
		$rows   = $this->ownRows();
		Plugin::instance()->deactivate( false );
		Plugin::instance()->uninstall();
		$kept = $this->traces();
		self::assertSame( [], $kept['cron'] );
		foreach ( [ 'tables', 'meta', 'files' ] as $part ) {
			self::assertSame( $before[ $part ], $kept[ $part ] );
		}
		self::assertSame( [], array_diff_key( $before['options'], $kept['options'], self::ofHurry() ) );
		self::assertSame( $rows, $this->ownRows() );

		$this->activate();
		self::assertEqualsCanonicalizing( [ CronEvents::WORK, CronEvents::DAILY ], $this->traces()['cron'] );
		self::assertSame( $rows, $this->ownRows() );
		self::assertSame( 1, Plugin::instance()->get( SurveyCountsRepository::class )->responses( $survey->id, null ) );
		CronEvents::unschedule();
	}

	#[TestDox( '[OPS-03~] deactivating and activating keeps all rows and schedules each event once, however often' )]
	public function testReactivation(): void {
		$this->useEverything();
		$rows = $this->ownRows();
		foreach ( [ 1, 2, 3 ] as $time ) {
			Plugin::instance()->deactivate( false );
			self::assertSame( [], $this->traces()['cron'], "time $time" );
			$this->activate();
			$this->activate();
			self::assertEqualsCanonicalizing( [ CronEvents::WORK, CronEvents::DAILY ], $this->traces()['cron'] );
		}
		self::assertSame( $rows, $this->ownRows() );
		CronEvents::unschedule();
	}

	#[TestDox( '[OPS-03~] only true is a choice to delete; nobody else than a manager of a network sets where its new sites get settings from' )]
	public function testTheChoice(): void {
		$this->asAdmin();
		self::assertFalse( DataSettings::areDeleted() );
		foreach ( [ 1, '1', 'true', null, [], false ] as $value ) {
			update_option( Settings::OPTION, [ DataSettings::DELETE => $value ] );
			self::assertFalse( DataSettings::areDeleted() );
		}
		$this->choose( true );
		self::assertTrue( DataSettings::areDeleted() );
		self::assertTrue( $this->body( $this->get( '/userfeedback/v1/settings' ) )['delete_data'] );
		$refused = $this->post( '/userfeedback/v1/settings', [ 'settings' => [ DataSettings::NEW_SITES => true ] ] );
		self::assertSame( 400, $refused->get_status() );
		self::assertSame( 'not_network_admin', $this->body( $refused )['data']['errors'][0]['code'] );
	}

	/**
	 * Removes everything that the test site has, and answers what is left.
	 *
	 * @return array<string, mixed>
	 */
	private function cleanSite(): array {
		// Of which WordPress makes options of its own.
		$this->ratedPost( 'First' );
		$this->choose( true );
		Plugin::instance()->deactivate( false );
		Plugin::instance()->uninstall();
		return $this->traces();
	}

	private function choose( bool $deletes ): void {
		$this->asAdmin();
		$stored = $this->post( '/userfeedback/v1/settings', [ 'settings' => [ DataSettings::DELETE => $deletes ] ] );
		self::assertSame( 200, $stored->get_status(), (string) wp_json_encode( $stored->get_data() ) );
	}

	private function activate(): void {
		Plugin::instance()->activate();
	}

	/**
	 * @return bool Whether it was killed: false if it came to its end before.
	 */
	private function killAfter( int $statements ): bool {
		$count = 0;
		$kill  = static function ( string $sql ) use ( &$count, $statements ): string {
			$isWrite = preg_match( '/^\s*(INSERT|UPDATE|DELETE|DROP|REPLACE)/i', $sql ) === 1;
			if ( $isWrite && $count++ >= $statements ) {
				throw new RuntimeException( 'killed' );
			}
			return $sql;
		};
		add_filter( 'query', $kill );
		try {
			Plugin::instance()->uninstall();
			return false;
		} catch ( RuntimeException $end ) {
			self::assertSame( 'killed', $end->getMessage() );
			return true;
		} finally {
			remove_filter( 'query', $kill );
		}
	}

	/**
	 * @return array<string, mixed>
	 */
	private function ownRows(): array {
		$tables = array_filter( StoredState::contents(), static fn ( string $table ) => str_contains( $table, 'ufb_' ), ARRAY_FILTER_USE_KEY );
		// An activation begins jobs that look for something to move.
		return array_filter( $tables, static fn ( string $table ) => ! str_ends_with( $table, 'ufb_jobs' ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * @return array<string, true> Options of the transient by which CronEvents::hurry() remembers that cron comes.
	 */
	private static function ofHurry(): array {
		return array_fill_keys( [ '_transient_userfeedback_hurried', '_transient_timeout_userfeedback_hurried' ], true );
	}
}
