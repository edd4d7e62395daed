<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Sender;

/**
 * What a request tells about the visitor who rates; see VoterRequest.
 *
 * @since 0.6.0
 */
final class Voter {

	/**
	 * @param Sender   $sender      Where the request comes from.
	 * @param string   $browser     What the browser says of itself.
	 * @param string   $cookie      The cookie of an earlier rating as sent; '' without one.
	 * @param bool     $isCrossSite Whether a page of another site sent the request.
	 * @param string   $website     Value of the hidden field.
	 * @param int|null $elapsedMs   Milliseconds from showing the control to the rating, as the script reports; null when it does not.
	 * @param bool     $hasScripts  Whether the script sent it. A form that was posted without scripts cannot report a time.
	 */
	public function __construct(
		public readonly Sender $sender = new Sender(),
		public readonly string $browser = '',
		public readonly string $cookie = '',
		public readonly bool $isCrossSite = false,
		public readonly string $website = '',
		public readonly ?int $elapsedMs = null,
		public readonly bool $hasScripts = true
	) {}
}
