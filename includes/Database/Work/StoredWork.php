<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Work;

defined( 'ABSPATH' ) || exit;

use DateInterval;
use DateTimeImmutable;
use JsonException;
use UnexpectedValueException;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;

/**
 * A row of ufb_jobs. Moments are in UTC.
 *
 * @since 0.7.0
 */
final class StoredWork {

	/** Not begun, or waits until it is tried again. */
	public const WAITING = 'waiting';

	/** Begun. */
	public const RUNNING = 'running';

	public const DONE   = 'done';
	public const FAILED = 'failed';

	public const STATUSES = [ self::WAITING, self::RUNNING, self::DONE, self::FAILED ];

	/** Longest pause between two attempts, in minutes. */
	private const LONGEST_PAUSE = 360;

	/**
	 * @param string                    $kind       Names the LongWork.
	 * @param string                    $subject    What it is about; '' for the site.
	 * @param array<string, mixed>|null $state      Null when the stored state is not JSON.
	 * @param int                       $done       Progress so far.
	 * @param int|null                  $total      Progress at the end; null while it is not known.
	 * @param string                    $status     One of STATUSES.
	 * @param string                    $error      Why the last attempt failed; '' if it did not.
	 * @param int                       $attempts   Attempts since the last step that was stored.
	 * @param int                       $userId     Who began it; 0 for nobody.
	 * @param DateTimeImmutable|null    $finishedAt Null before.
	 * @param string                    $token      Of the process that has claimed it; '' if none has.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $kind,
		public readonly string $subject,
		public readonly ?array $state,
		public readonly int $done,
		public readonly ?int $total,
		public readonly string $status,
		public readonly string $error,
		public readonly int $attempts,
		public readonly int $userId,
		public readonly DateTimeImmutable $createdAt,
		public readonly DateTimeImmutable $updatedAt,
		public readonly ?DateTimeImmutable $finishedAt,
		public readonly string $token = ''
	) {}

	/**
	 * A row of the table.
	 *
	 * @param array<string, string|null> $row
	 */
	public static function fromRow( array $row ): self {
		try {
			/** @var array<string, mixed> $state */
			$state = Json::decode( (string) $row['state'] );
		} catch ( JsonException | UnexpectedValueException ) {
			// WorkRunner reports it as failed; it must not block others.
			$state = null;
		}
		return new self(
			(int) $row['id'],
			(string) $row['kind'],
			(string) $row['subject'],
			$state,
			(int) $row['done'],
			$row['total'] === null ? null : (int) $row['total'],
			(string) $row['status'],
			(string) $row['error'],
			(int) $row['attempts'],
			(int) $row['user_id'],
			Dates::fromColumn( (string) $row['created_at'] ),
			Dates::fromColumn( (string) $row['updated_at'] ),
			$row['finished_at'] === null ? null : Dates::fromColumn( $row['finished_at'] ),
			(string) $row['token']
		);
	}

	/**
	 * Whether it is done or has failed.
	 */
	public function isOver(): bool {
		return $this->status === self::DONE || $this->status === self::FAILED;
	}

	/**
	 * Time until the next attempt, in minutes: 1, 2, 4 … 360.
	 */
	public function pause(): DateInterval {
		return new DateInterval( 'PT' . min( 2 ** min( $this->attempts, 10 ), self::LONGEST_PAUSE ) . 'M' );
	}
}
