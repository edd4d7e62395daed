<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use Throwable;

/**
 * What WordPress' cron calls. Its requests are of every kind (ALTERNATE_WP_CRON runs events inside a visitor's), and other plugins' events
 * wait behind ours, so the events are known everywhere and never throw.
 *
 * @since 0.1.0
 */
final class CronEvents {

	public const WORK  = 'userfeedback_work';
	public const DAILY = 'userfeedback_daily';

	private const EVERY_MINUTE = 'userfeedback_minute';

	/**
	 * One permanent event for all work of a kind, never one a submission: WordPress keeps all events in one option that is written whole, and
	 * loses some when two requests write it at once.
	 */
	private const RECURRENCE = [
		self::WORK  => self::EVERY_MINUTE,
		self::DAILY => 'daily',
	];

	/**
	 * @param Closure(): bool                                  $isReady Whether this site has the tables that the chores need.
	 * @param array<string, Closure(): list<callable(): mixed>> $chores  What is done at each event, in order; asked only when it comes. Each
	 *                                                                 is independent of the others.
	 */
	public function __construct(
		private readonly Closure $isReady,
		private readonly array $chores
	) {}

	/**
	 * Makes sure of the events; another plugin, or an import of options, may have removed them. Costs no query while they are there.
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
	 * Takes the events of this site away.
	 */
	public static function unschedule(): void {
		array_map( wp_clear_scheduled_hook( ... ), array_keys( self::RECURRENCE ) );
	}

	/**
	 * Does the work of an event. One chore that throws is logged and does not stop the others.
	 *
	 * @param string $event WORK or DAILY.
	 */
	public function run( string $event ): void {
		if ( ! ( $this->isReady )() ) {
			return;
		}
		foreach ( $this->chores[ $event ]() as $chore ) {
			try {
				$chore();
			} catch ( Throwable $failure ) {
				// Nobody looks on; the next event tries again.
				error_log( sprintf( 'UserFeedback: %s (%s:%d)', $failure->getMessage(), $failure->getFile(), $failure->getLine() ) );
			}
		}
	}

	/**
	 * Adds the interval of the outbox to WordPress' list.
	 *
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function addSchedule( array $schedules ): array {
		$schedules[ self::EVERY_MINUTE ] = [
			'interval' => MINUTE_IN_SECONDS,
			// Other plugins ask for the schedules while they are loaded, when there must be no translations yet.
			'display'  => did_action( 'init' ) > 0 ? __( 'Every minute', 'userfeedback' ) : 'Every minute',
		];
		return $schedules;
	}
}
