<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobFailed;
use UserFeedback\Database\JobHandler;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DayRange;

/**
 * Sends the usage report of a week, as it is at that moment. The outbox repeats what the server did not take, until the next report is due.
 *
 * @since 0.7.0
 */
final class UsageJob implements JobHandler {

	public const KIND = 'usage';

	public function __construct(
		private readonly UsageReport $report,
		private readonly UsageServer $server,
		private readonly Clock $clock
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws JobFailed When the payload names no day.
	 */
	public function handle( Job $job ): void {
		$day = Cast::string( $job->payload['day'] ?? '' );
		if ( ! DayRange::isDay( $day ) ) {
			throw new JobFailed( 'The payload of this job names no day.' );
		}
		$end = ( new DateTimeImmutable( $day, $this->clock->zone() ) )->modify( '+' . UsagePlan::DAYS . ' days' );
		// The owner may have opted out, or removed the address, since it was queued.
		if ( UsageSettings::isAllowed() && $this->server->address() !== '' && $this->clock->now() < $end ) {
			$this->server->send( $this->report->json() );
		}
	}
}
