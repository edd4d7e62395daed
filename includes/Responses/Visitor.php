<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Client;
use UserFeedback\Support\Sender;

/**
 * What is known about the sender of a submission.
 *
 * @since 0.1.0
 */
final class Visitor {

	/**
	 * @param Sender                 $sender      Where it comes from.
	 * @param string                 $website     Value of the hidden field.
	 * @param int|null               $elapsedMs   Milliseconds that answering took, as the browser reports; null when it does not.
	 * @param Client                 $client      Browser, operating system and device type.
	 * @param DateTimeImmutable|null $queuedAt    When the browser first tried to send it, as it reports; null when it does not.
	 * @param bool                   $isCrossSite Whether a page of another site sent it, see RequestOrigin (since 0.6.0).
	 * @param string                 $country     Where it comes from, see VisitorCountry; '' if it is not known (since 0.7.0).
	 */
	public function __construct(
		public readonly Sender $sender = new Sender(),
		public readonly string $website = '',
		public readonly ?int $elapsedMs = null,
		public readonly Client $client = new Client(),
		public readonly ?DateTimeImmutable $queuedAt = null,
		public readonly bool $isCrossSite = false,
		public readonly string $country = ''
	) {}
}
