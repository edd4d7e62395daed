<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * An export that is prepared in the background. Moments are in UTC.
 *
 * @phpstan-import-type RunState from ExportRun
 * @phpstan-type Progress array{run: RunState, bytes: int<0, max>, total: int|null, error: string}
 * @since 0.5.0
 */
final class BackgroundExport {

	public const QUEUED  = 'queued';
	public const RUNNING = 'running';
	public const DONE    = 'done';
	public const FAILED  = 'failed';

	/** Progress of an export that has not begun. */
	public const NO_PROGRESS = [
		'run'   => ExportRun::NEW,
		'bytes' => 0,
		'total' => null,
		'error' => '',
	];

	/**
	 * @param int           $userId   Who requested it; nobody else sees it.
	 * @param array<string, mixed>|null $layout Of the table, fixed when it was requested; null if a version before 0.7.0 stored it.
	 * @param string        $state    QUEUED, RUNNING, DONE or FAILED.
	 * @param Progress      $progress State of the run after `bytes` of the file, the number of responses in all (null while it is not known), and
	 *                                why it failed ('' if it did not).
	 * @param string        $file     Name in the folder for exports.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $userId,
		public readonly ExportRequest $request,
		public readonly ?array $layout,
		public readonly string $state,
		public readonly array $progress,
		public readonly string $file,
		public readonly DateTimeImmutable $createdAt,
		public readonly DateTimeImmutable $expiresAt
	) {}

	/**
	 * Whether there is still something to do.
	 */
	public function isActive(): bool {
		return in_array( $this->state, [ self::QUEUED, self::RUNNING ], true );
	}
}
