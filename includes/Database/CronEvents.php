<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;
use UserFeedback\Support\Failures;

/**
 * Cron events of the plugin. Registered on every request, because ALTERNATE_WP_CRON runs events inside a visitor's request. Exceptions are caught,
 * so that other plugins' events still run.
 *
 * @since 0.1.0
 */
final class CronEvents {

	public const WORK  = 'userfeedback_work';
	public const DAILY = 'userfeedback_daily';

	private const EVERY_MINUTE = 'userfeedback_minute';

	/** Transient of hurry(). */
	private const HURRIED = 'userfeedback_hurried';

	/**
	 * One recurring event for all work of a kind, instead of one event per submission: WordPress stores all events in one option and loses some
	 * when two requests write it at the same time.
	 */
	private const RECURRENCE = [
		self::WORK  => self::EVERY_MINUTE,
		self::DAILY => 'daily',
	];

	/**
	 * @param Closure(): void                                  $update  Brings this site's tables up to date. Called only when an event runs.
	 * @param Closure(): bool                                  $isReady Whether this site's tables are current.
	 * @param array<string, Closure(): list<callable(): mixed>> $chores  Work by event, in order; called only when the event runs. Each
	 *                                                                 chore is independent of the others.
	 */
	public function __construct(
		private readonly Closure $update,
		private readonly Closure $isReady,
		private readonly array $chores
	) {}

	/**
	 * Schedules events that are missing: another plugin, or an import of options, may have removed them. Needs no query if all are scheduled.
	 */
	public function ensureScheduled(): void {
		if ( ! ( $this->isReady )() ) {
			return;
		}
		foreach ( array_keys( $this->chores ) as $event ) {
			if ( wp_next_scheduled( $event ) === false ) {
				wp_schedule_event( time(), self::RECURRENCE[ $event ] ?? 'daily', $event );
			}
		}
	}

	/**
	 * Lets the event for work run at once: somebody waits for it. Once a minute at most: it writes an option and sends a request to this site.
	 *
	 * @since 0.7.0
	 */
	public static function hurry(): void {
		$next = wp_next_scheduled( self::WORK );
		if ( get_transient( self::HURRIED ) !== false || ( $next !== false && $next <= time() ) ) {
			return;
		}
		set_transient( self::HURRIED, 1, MINUTE_IN_SECONDS );
		if ( $next !== false ) {
			wp_unschedule_event( $next, self::WORK );
		}
		wp_schedule_event( time(), self::EVERY_MINUTE, self::WORK );
		// Where the server's own cron calls WordPress, it comes soon enough, and a request that got lost would lock it out for a minute.
		if ( ! defined( 'DISABLE_WP_CRON' ) || constant( 'DISABLE_WP_CRON' ) !== true ) {
			spawn_cron();
		}
	}

	/**
	 * Unschedules this site's events.
	 */
	public static function unschedule(): void {
		Network::deleteTransientOfSite( self::HURRIED );
		array_map( wp_clear_scheduled_hook( ... ), array_keys( self::RECURRENCE ) );
	}

	/**
	 * Does the work of an event. If a chore throws, the exception is logged and the others still run. After an unattended update of the plugin, the
	 * first event updates the tables: until then answers are refused.
	 *
	 * @param string $event WORK or DAILY.
	 */
	public function run( string $event ): void {
		self::attempt( $this->update );
		if ( ! ( $this->isReady )() ) {
			return;
		}
		foreach ( $this->chores[ $event ]() as $chore ) {
			self::attempt( $chore );
		}
	}

	/**
	 * @param callable(): mixed $chore
	 */
	private static function attempt( callable $chore ): void {
		try {
			$chore();
		} catch ( Throwable $failure ) {
			// No user sees this request. The next event tries again.
			Failures::log( $failure );
		}
	}

	/**
	 * Adds the interval "every minute" to WordPress' schedules.
	 *
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function addSchedule( array $schedules ): array {
		$schedules[ self::EVERY_MINUTE ] = [
			'interval' => MINUTE_IN_SECONDS,
			// Plugins may request the schedules before init, when translations must not be loaded yet.
			'display'  => did_action( 'init' ) > 0 ? __( 'Every minute', 'userfeedback' ) : 'Every minute',
		];
		return $schedules;
	}
}
