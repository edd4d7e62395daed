<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A survey's webhook as it is now: its secrets, and whether its receiver answers.
 *
 * @since 0.7.0
 */
final class Webhook {

	/** Why it was stopped: the receiver said that it is gone (410), or failed for days. */
	public const GONE     = 'gone';
	public const FAILURES = 'failures';

	/**
	 * @param string                 $previousSecret Signs as well until $previousUntil; '' for none.
	 * @param int                    $failures       Attempts that failed since the last one that did not.
	 * @param DateTimeImmutable|null $failingSince   The first of them; null when the last attempt did not fail.
	 * @param DateTimeImmutable|null $retryAt        Nothing is sent before.
	 * @param DateTimeImmutable|null $stoppedAt      When it was stopped; null while it works.
	 * @param string                 $stoppedFor     GONE, FAILURES or ''.
	 */
	public function __construct(
		public readonly int $surveyId,
		public readonly string $secret,
		public readonly string $previousSecret,
		public readonly ?DateTimeImmutable $previousUntil,
		public readonly int $failures,
		public readonly ?DateTimeImmutable $failingSince,
		public readonly ?DateTimeImmutable $retryAt,
		public readonly ?DateTimeImmutable $stoppedAt,
		public readonly string $stoppedFor
	) {}

	/**
	 * The secrets that sign at a moment, the newest first.
	 *
	 * @return non-empty-list<string>
	 */
	public function secretsAt( DateTimeImmutable $now ): array {
		$hasPrevious = $this->previousSecret !== '' && $this->previousUntil !== null && $now < $this->previousUntil;
		return $hasPrevious ? [ $this->secret, $this->previousSecret ] : [ $this->secret ];
	}
}
