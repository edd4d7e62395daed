<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use DateTimeImmutable;
use UserFeedback\Model\Client;
use UserFeedback\Support\Sender;

/**
 * What is known of whoever sends a submission.
 */
final class Visitor {

	/**
	 * @param Sender                 $sender    Where it comes from.
	 * @param string                 $website   The value of the field that people do not see.
	 * @param int|null               $elapsedMs Milliseconds that answering took, as the browser says; null when it does not say.
	 * @param Client                 $client    Browser, operating system and device type.
	 * @param DateTimeImmutable|null $queuedAt  When the browser first tried to send it, as it says; null when it does not say.
	 */
	public function __construct(
		public readonly Sender $sender = new Sender(),
		public readonly string $website = '',
		public readonly ?int $elapsedMs = null,
		public readonly Client $client = new Client(),
		public readonly ?DateTimeImmutable $queuedAt = null
	) {}
}
