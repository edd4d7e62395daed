<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\CronEvents;
use UserFeedback\Health\Finding;
use UserFeedback\Health\RepairableCheck;
use UserFeedback\Support\Clock;

/**
 * The cron events: each is scheduled once, and WordPress runs them in time.
 *
 * @since 0.7.0
 */
final class CronCheck implements RepairableCheck {

	/** Seconds after which an event is late: a small site has no visitor each minute. */
	private const LATE = 15 * MINUTE_IN_SECONDS;

	/** Seconds after which nothing runs events any more. */
	private const DEAD = 6 * HOUR_IN_SECONDS;

	public function __construct(
		private readonly CronEvents $events,
		private readonly Clock $clock
	) {}

	public function id(): string {
		return 'cron';
	}

	public function label(): string {
		return __( 'Background tasks', 'userfeedback' );
	}

	public function isQuick(): bool {
		return true;
	}

	public function repairLabel(): string {
		return __( 'Schedule the events again', 'userfeedback' );
	}

	public function run( float $seconds ): Finding {
		$moments = self::scheduled();
		$wrong   = array_filter( $moments, static fn ( array $times ) => count( $times ) !== 1 );
		if ( $wrong !== [] ) {
			return $this->notOnce( $wrong );
		}
		$next = min( array_map( static fn ( array $times ) => $times[0] ?? PHP_INT_MAX, $moments ) );
		$late = $this->clock->now()->getTimestamp() - $next;
		if ( $late <= self::LATE ) {
			return Finding::good(
				__( 'Background tasks of UserFeedback run in time', 'userfeedback' ),
				__(
					'Emails, webhooks, exports and deletions are done by WordPress’ cron. Its events of UserFeedback are scheduled and not late.',
					'userfeedback'
				)
			);
		}
		return $this->late( $late );
	}

	public function repair( int $userId, bool $isCli ): void {
		CronEvents::unschedule();
		$this->events->ensureScheduled();
	}

	/**
	 * @return non-empty-array<string, list<int>> Unix times by event.
	 */
	private static function scheduled(): array {
		$moments = [
			CronEvents::WORK  => [],
			CronEvents::DAILY => [],
		];
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( array_keys( $moments ) as $event ) {
				array_push( $moments[ $event ], ...array_fill( 0, count( $hooks[ $event ] ?? [] ), (int) $time ) );
			}
		}
		return $moments;
	}

	/**
	 * @param array<string, list<int>> $wrong
	 */
	private function notOnce( array $wrong ): Finding {
		$names = implode( ', ', array_keys( $wrong ) );
		if ( ! in_array( [], $wrong, true ) ) {
			return Finding::recommended(
				__( 'Background tasks of UserFeedback are scheduled several times', 'userfeedback' ),
				/* translators: %s: names of cron events. */
				sprintf( __( 'These cron events are scheduled more than once: %s.', 'userfeedback' ), $names ),
				__( 'Each run does the same work, so nothing is done twice, but the server works more than it has to.', 'userfeedback' ),
				__( 'Schedule them again.', 'userfeedback' )
			)->repairable();
		}
		return Finding::critical(
			__( 'Background tasks of UserFeedback are not scheduled', 'userfeedback' ),
			/* translators: %s: names of cron events. */
			sprintf( __( 'These cron events are missing: %s.', 'userfeedback' ), $names ),
			__(
				'Another plugin or an import of options has removed them. Until they are back, no emails, webhooks and exports are sent.',
				'userfeedback'
			),
			__( 'Schedule them again. If they disappear again, deactivate plugins that change cron events, one after the other.', 'userfeedback' )
		)->repairable();
	}

	private function late( int $seconds ): Finding {
		$now  = $this->clock->now()->getTimestamp();
		$text = sprintf(
			/* translators: %s: a duration, for example 3 hours. */
			__( 'WordPress’ cron should have run the events of UserFeedback %s ago.', 'userfeedback' ),
			human_time_diff( $now - $seconds, $now )
		);
		$title  = __( 'Background tasks of UserFeedback are late', 'userfeedback' );
		$isDead = $seconds > self::DEAD;
		$why    = $isDead
			? __( 'The site had no visitors since, or its server cannot send requests to itself, by which visitors start the cron.', 'userfeedback' )
			: __( 'Visitors start the cron, so on a quiet site it waits for the next one.', 'userfeedback' );
		if ( defined( 'DISABLE_WP_CRON' ) && constant( 'DISABLE_WP_CRON' ) === true ) {
			$why = __( 'DISABLE_WP_CRON is set in wp-config.php, so only the server’s own cron runs them, and it did not.', 'userfeedback' );
		}
		$help = __( 'Ask your host to run wp-cron.php every five minutes.', 'userfeedback' );
		return $isDead ? Finding::critical( $title, $text, $why, $help ) : Finding::recommended( $title, $text, $why, $help );
	}
}
