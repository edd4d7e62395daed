<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\OptionRows;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\Transaction;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;

/**
 * Queues a usage report once a week, if the owner has opted in and there is a server for it. Sites begin on different days, so that they do not all
 * send at once.
 *
 * @since 0.7.0
 */
final class UsagePlan {

	/** Option, not autoloaded: the local date on which the last report was queued, such as 2026-11-16. */
	public const OPTION = 'userfeedback_usage_queued';

	/** Days between two reports. */
	public const DAYS = 7;

	public function __construct(
		private readonly UsageServer $server,
		private readonly OptionRows $options,
		private readonly Outbox $outbox,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Queues it, unless one was queued less than a week ago.
	 */
	public function queue(): void {
		if ( ! UsageSettings::isAllowed() || $this->server->address() === '' ) {
			return;
		}
		$today = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$this->transaction->run(
			function () use ( $today ): void {
				$this->options->lock( self::OPTION, '', false );
				$last = (string) $this->options->value( self::OPTION );
				if ( self::isDue( $last, $today ) && $this->options->replace( self::OPTION, $last, $today ) ) {
					$this->outbox->add( UsageJob::KIND, [ 'day' => $today ] );
				}
			}
		);
	}

	/**
	 * A date in the future was stored by a clock that was ahead, and counts like one as far back.
	 */
	private static function isDue( string $last, string $today ): bool {
		return ! DayRange::isDay( $last ) || ( new DateTimeImmutable( $last ) )->diff( new DateTimeImmutable( $today ) )->days >= self::DAYS;
	}
}
