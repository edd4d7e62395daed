<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * One response that is sent to a webhook, or one test, and how far that is.
 *
 * @since 0.7.0
 */
final class Delivery {

	/** To be tried, for the first time or again. */
	public const WAITING = 'waiting';

	/** The receiver took it. */
	public const SENT = 'sent';

	/** It failed for three days, or cannot succeed. */
	public const FAILED = 'failed';

	/** The webhook was stopped or turned off before. */
	public const STOPPED = 'stopped';

	public const STATUSES = [ self::WAITING, self::SENT, self::FAILED, self::STOPPED ];

	/**
	 * @param int                    $responseId   0 for a test.
	 * @param string                 $message      The webhook-id, the same in each attempt.
	 * @param int                    $httpStatus   What the receiver answered last; 0 when nothing came.
	 * @param int                    $milliseconds How long the last attempt took.
	 * @param string                 $error        Why the last attempt failed, one of WebhookReply's; '' if it did not.
	 * @param string                 $detail       What the transport said of it, in English.
	 * @param string                 $request      The last request; '' before the first. Also '' where it was not read: lists need none.
	 * @param string                 $reply        The begin of what the receiver answered.
	 * @param DateTimeImmutable|null $triedAt      Of the last attempt.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $surveyId,
		public readonly int $responseId,
		public readonly string $message,
		public readonly string $status,
		public readonly int $attempts,
		public readonly int $httpStatus,
		public readonly int $milliseconds,
		public readonly string $error,
		public readonly string $detail,
		public readonly string $request,
		public readonly string $reply,
		public readonly DateTimeImmutable $createdAt,
		public readonly ?DateTimeImmutable $triedAt
	) {}
}
