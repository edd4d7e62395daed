<?php

declare( strict_types=1 );

namespace UserFeedback\Privacy;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\NewJob;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\RateLimiter;
use UserFeedback\Responses\NetworkLoad;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Sender;

/**
 * Takes visitors' requests to have an answer deleted. Each is stored as a job without a look at the responses: neither the answer nor the time it
 * takes tells whether there is such a response. The job goes before emails and webhooks that wait.
 *
 * @since 0.7.0
 */
final class ErasureService {

	/** By which sites filter the limits. */
	private const PURPOSE = 'erasure';

	/** Seconds. */
	private const WINDOW = 600;

	/** Above ten times the second number requests of a network are refused: ids cannot be guessed anyway, but jobs take space. */
	private const LIMITS = [
		'many'     => 10,
		'too_many' => 10,
		'surveys'  => 1,
	];

	public function __construct(
		private readonly Outbox $outbox,
		private readonly RateLimiter $limiter,
		private readonly Clock $clock
	) {}

	/**
	 * Stores a request.
	 *
	 * @param string $submissionId UUID.
	 * @param bool   $isCrossSite  Whether a page of another site sent it.
	 * @throws ErasureRefused When another site or too many come from one network.
	 */
	public function request( string $submissionId, Sender $sender, bool $isCrossSite ): void {
		if ( $isCrossSite ) {
			throw ErasureRefused::otherSite();
		}
		if ( NetworkLoad::count( $this->limiter, self::LIMITS, self::PURPOSE, 0, $sender, self::WINDOW )->isTooMuch() ) {
			throw ErasureRefused::tooMany( self::WINDOW - $this->clock->now()->getTimestamp() % self::WINDOW );
		}
		$this->outbox->addFirst( new NewJob( ErasureJob::KIND, [ 'submission_id' => $submissionId ] ) );
	}

	/**
	 * What the visitor reads.
	 */
	public static function message(): string {
		return __( 'If this answer is stored here, it is deleted within a few minutes.', 'userfeedback' );
	}
}
