<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\OptionUpdate;
use UserFeedback\Database\Outbox;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\Responses\HeldResponses;
use UserFeedback\Responses\UnknownProxies;
use UserFeedback\Settings\TrustedProxies;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;

/**
 * Counts what was held back because it came through a proxy that the owner has confirmed by now: some of it at once, the rest as a job.
 *
 * @since 0.6.0
 */
final class ReleaseHeld implements JobHandler {

	public const KIND = 'release-held';

	/** Responses or ratings in one transaction, and transactions in one run. */
	private const BATCH = 200;
	private const BATCHES = 10;

	public function __construct(
		private readonly UnknownProxies $proxies,
		private readonly HeldResponses $responses,
		private readonly RatingModeration $ratings,
		private readonly Outbox $outbox,
		private readonly OptionUpdate $options,
		private readonly Clock $clock
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
		if ( ! $this->run( $code ) ) {
			$this->outbox->add( self::KIND, [ 'code' => $code ] );
		}
		$this->proxies->forget( $address );
	}

	public function kind(): string {
		return self::KIND;
	}

	public function handle( Job $job ): void {
		$code = Cast::string( $job->payload['code'] ?? '' );
		if ( $code !== '' && ! $this->run( $code ) ) {
			throw new JobDeferred( self::KIND, $this->clock->now() );
		}
	}

	/**
	 * @return bool Whether nothing is left.
	 */
	private function run( string $code ): bool {
		for ( $batch = 1; $batch <= self::BATCHES; $batch++ ) {
			$responses = $this->responses->release( [ $code ], self::BATCH );
			$ratings   = $this->ratings->release( [ $code ], self::BATCH );
			if ( $responses < self::BATCH && $ratings < self::BATCH ) {
				return true;
			}
		}
		return false;
	}
}
