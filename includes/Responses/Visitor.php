<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

/**
 * What is known of whoever sends a submission.
 */
final class Visitor {

	/**
	 * @param string   $address   Network address, '' when unknown.
	 * @param string   $website   What stood in the field that people do not see.
	 * @param int|null $elapsedMs Milliseconds that answering took, as the browser says; null when it does not say.
	 * @param Client   $client    With what it was answered.
	 */
	public function __construct(
		public readonly string $address = '',
		public readonly string $website = '',
		public readonly ?int $elapsedMs = null,
		public readonly Client $client = new Client()
	) {}
}
