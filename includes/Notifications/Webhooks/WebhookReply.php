<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

/**
 * What came of one request to a webhook.
 *
 * @since 0.7.0
 */
final class WebhookReply {

	/** Another plugin sends nothing of this response. */
	public const SKIPPED = 'skipped';

	/** The URL is not one that requests go to. */
	public const REFUSED = 'refused';

	/** Its name has no address, or one inside a private network. */
	public const UNKNOWN = 'unknown';
	public const INSIDE  = 'inside';

	/** The receiver did not answer in time, or not at all. */
	public const SLOW     = 'slow';
	public const NO_REPLY = 'no-reply';

	/** Its certificate is not valid. */
	public const CERTIFICATE = 'certificate';

	/** It answered with a redirect, with 410, or with another status that is no success. */
	public const REDIRECT = 'redirect';
	public const GONE     = 'gone';
	public const STATUS   = 'status';

	/**
	 * @param int    $status       HTTP status; 0 when nothing came.
	 * @param string $body         Its first 2 KB.
	 * @param string $error        '' when the receiver took the request, else one of the constants.
	 * @param string $detail       What the transport said, in English.
	 * @param int    $milliseconds How long it took.
	 * @param int    $retryAfter   For how many seconds the receiver wants nothing more; 0 for nothing said.
	 */
	public function __construct(
		public readonly int $status,
		public readonly string $body,
		public readonly string $error,
		public readonly string $detail = '',
		public readonly int $milliseconds = 0,
		public readonly int $retryAfter = 0
	) {}

	public function isTaken(): bool {
		return $this->error === '';
	}

	/**
	 * Whether another attempt can have another result as long as nobody changes anything.
	 */
	public function isFinal(): bool {
		return $this->error === self::REFUSED;
	}
}
