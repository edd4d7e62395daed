<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Model\Capability;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\Responses\HeldResponses;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Settings\TrustedProxies;
use UserFeedback\Support\Cast;

/**
 * Counts what was held back because it came through a proxy that the owner has confirmed by now: some of it at once, the rest as a job, whose
 * subject is the code of what was held back.
 *
 * @since 0.6.0
 */
final class ReleaseHeld implements JobHandler, LongWork {

	public const KIND = 'release-held';

	/** Responses or ratings in one transaction. */
	private const BATCH = 200;

	public function __construct(
		private readonly UnknownProxies $proxies,
		private readonly HeldResponses $responses,
		private readonly RatingModeration $ratings,
		private readonly WorkQueue $queue,
		private readonly OptionUpdate $options
	) {}

	/**
	 * Confirms a proxy and counts what is held back because of it.
	 *
	 * @param string $address IP address.
	 * @param string $header  The header by which it names its clients, one of ClientIp::HEADERS.
	 */
	public function confirm( string $address, string $header ): void {
		TrustedProxies::confirm( $this->options, $address, $header );
		$this->release( $address );
	}

	/**
	 * Confirms a proxy no longer. What counts stays counted.
	 *
	 * @param string $address IP address.
	 */
	public function withdraw( string $address ): void {
		TrustedProxies::forget( $this->options, $address );
	}

	/**
	 * Counts what is held back because of a proxy that is confirmed.
	 *
	 * @param string $address IP address.
	 */
	public function release( string $address ): void {
		$code = $this->proxies->code( $address );
		if ( ! $this->step( new Step( $code ) )->isFinished ) {
			$this->queue->begin( self::KIND, $code );
		}
		$this->proxies->forget( $address );
	}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Jobs that versions before 0.7.0 stored.
	 */
	public function handle( Job $job ): void {
		$code = Cast::string( $job->payload['code'] ?? '' );
		if ( $code !== '' ) {
			$this->queue->begin( self::KIND, $code );
		}
	}

	public function step( Step $step ): StepResult {
		$done = $step->done;
		do {
			$responses = $this->responses->release( [ $step->subject ], self::BATCH );
			$ratings   = $this->ratings->release( [ $step->subject ], self::BATCH );
			$done     += $responses + $ratings;
			// Not when a batch is not full: on SQLite, a statement of another plugin that fails undoes what it had changed.
			if ( $responses === 0 && $ratings === 0 ) {
				return StepResult::finished( [], $done );
			}
		} while ( ! $step->isOver() );
		return StepResult::unfinished( [], $done );
	}
}
