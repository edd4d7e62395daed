<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;
use UserFeedback\AddOns\UpdateOffers;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Migrator;
use UserFeedback\Database\Schema;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PublishedSurveys;

/**
 * What WordPress' cron calls. The tests load WordPress as for a visitor's page, inside of which ALTERNATE_WP_CRON runs events.
 */
final class CronEventsTest extends TestCase {

	use SurveyFixtures;

	public function testAVisitorsRequestDoesTheWork(): void {
		self::assertFalse( is_admin() || wp_doing_cron() );
		$this->leaveWork();
		do_action( CronEvents::WORK );
		self::assertSame( 0, $this->rows( 'outbox' ) );

		$survey = $this->publishedSurvey();
		update_option( 'userfeedback_published', [] );
		do_action( CronEvents::DAILY );
		self::assertContains( $survey->id, array_column( Plugin::instance()->get( PublishedSurveys::class )->now(), 'id' ) );
	}

	public function testAnUpdateIsOfferedInEveryRequest(): void {
		self::assertTrue( has_filter( 'update_plugins_' . UpdateOffers::HOST ) );
	}

	public function testTheEventsAreScheduledOnceAndComeBack(): void {
		CronEvents::unschedule();
		$events = Plugin::instance()->get( CronEvents::class );
		$events->ensureScheduled();
		$events->ensureScheduled();
		self::assertSame( [ 'userfeedback_minute', 'daily' ], array_map( wp_get_schedule( ... ), [ CronEvents::WORK, CronEvents::DAILY ] ) );
		self::assertArrayHasKey( 'userfeedback_minute', wp_get_schedules() );
	}

	/**
	 * Other plugins ask for the schedules as soon as they are loaded.
	 */
	public function testAskingForTheSchedulesBeforeInitLoadsNoTranslations(): void {
		$mistakes = [];
		$record   = static function ( string $function, string $message ) use ( &$mistakes ): void {
			$mistakes[] = "$function: $message";
		};
		add_action( 'doing_it_wrong_run', $record, 10, 2 );
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		add_filter( 'pre_determine_locale', static fn () => 'xx_XX' );
		$GLOBALS['wp_textdomain_registry']->set( 'userfeedback', 'xx_XX', get_temp_dir() );
		unload_textdomain( 'userfeedback', true );
		$actions = $GLOBALS['wp_actions'];
		unset( $GLOBALS['wp_actions']['init'], $GLOBALS['wp_actions']['after_setup_theme'] );
		try {
			( new Plugin() )->register();
			self::assertSame( 'Every minute', wp_get_schedules()['userfeedback_minute']['display'] );
			wp_clear_scheduled_hook( CronEvents::WORK );
			wp_schedule_event( time(), 'userfeedback_minute', CronEvents::WORK );
		} finally {
			$GLOBALS['wp_actions'] = $actions;
			$GLOBALS['wp_textdomain_registry']->set( 'userfeedback', 'xx_XX', false );
		}
		self::assertSame( [], $mistakes );

		add_filter( 'gettext_userfeedback', static fn ( string $translation, string $text ) => "[$text]", 10, 2 );
		self::assertSame( '[Every minute]', wp_get_schedules()['userfeedback_minute']['display'] );
	}

	public function testNothingRunsOnNewerTables(): void {
		$this->leaveWork();
		CronEvents::unschedule();
		update_option( Migrator::OPTION, Schema::VERSION + 2 );
		Plugin::instance()->get( CronEvents::class )->ensureScheduled();
		self::assertFalse( wp_next_scheduled( CronEvents::WORK ) );
		self::assertFalse( wp_next_scheduled( CronEvents::DAILY ) );
		// Events that were scheduled by the newer code.
		$queries = $GLOBALS['wpdb']->num_queries;
		do_action( CronEvents::WORK );
		do_action( CronEvents::DAILY );
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
	}

	public function testAChoreThatFailsIsLoggedAndStopsNothing(): void {
		$done   = [];
		$chores = [
			static function () use ( &$done ): void {
				$done[] = 'first';
				throw new RuntimeException( 'The first chore failed.' );
			},
			static function () use ( &$done ): void {
				$done[] = 'second';
			},
		];
		$events   = new CronEvents( static fn () => null, static fn () => true, [ CronEvents::DAILY => static fn () => $chores ] );
		$log      = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		$previous = (string) ini_set( 'error_log', $log );
		$events->run( CronEvents::DAILY );
		ini_set( 'error_log', $previous );
		self::assertSame( [ 'first', 'second' ], $done );
		self::assertStringContainsString( 'UserFeedback: The first chore failed. (', (string) file_get_contents( $log ) );
		unlink( $log );
	}

	/**
	 * A response of which the owner is to be told.
	 */
	private function leaveWork(): void {
		$survey = $this->publishedSurvey( [ 'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'owner@example.org' ] ] ] );
		$path   = "/userfeedback/v1/surveys/$survey->id/responses";
		self::assertSame( 201, $this->post( $path, $this->submission( $survey, [ 'q1' => 'Yes' ] ) )->get_status() );
		self::assertSame( 1, $this->rows( 'outbox' ) );
	}
}
