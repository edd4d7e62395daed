<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;

/**
 * A page of this site whose visits are counted until enough were, or somebody stops it.
 *
 * @since 0.7.0
 */
final class Heatmap {

	public const RECORDING = 'recording';
	public const PAUSED    = 'paused';
	public const DONE      = 'done';

	/** Its data is being deleted: it is gone for everybody. */
	public const DELETED = 'deleted';

	/** What people see of them. */
	public const STATES = [ self::RECORDING, self::PAUSED, self::DONE ];

	/** Views that a heatmap counts. */
	public const LEAST_VIEWS   = 100;
	public const MOST_VIEWS    = 100_000;
	public const DEFAULT_VIEWS = 1000;

	public const DEFAULT_SAMPLE = 100;

	/**
	 * Seconds for which the last views of a heatmap that has enough of them may still send what happens in them.
	 */
	private const LAST_VIEWS = 1800;

	/**
	 * @param string                 $page        See PagePath.
	 * @param int                    $postId      Post that the page shows; 0 for none.
	 * @param string                 $title       Plain text.
	 * @param string                 $state       One of STATES, or DELETED.
	 * @param int                    $clicks      Clicks that were counted so far, also those of days that retention has deleted.
	 * @param int                    $sample      Share of the views that are counted, in percent.
	 * @param int                    $anchors     Number of elements whose paths are stored.
	 * @param DateTimeImmutable|null $endedAt     When it got its last view, or was stopped.
	 * @param string|null            $totalsUntil Last day, local to the site, that the totals hold; null while they hold none.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $page,
		public readonly int $postId,
		public readonly string $title,
		public readonly string $state,
		public readonly int $wantedViews,
		public readonly int $views,
		public readonly int $clicks,
		public readonly int $sample,
		public readonly int $anchors,
		public readonly DateTimeImmutable $createdAt,
		public readonly int $createdBy,
		public readonly ?DateTimeImmutable $endedAt,
		public readonly ?string $totalsUntil
	) {}

	/**
	 * Whether one more view can be counted.
	 */
	public function acceptsView(): bool {
		return $this->state === self::RECORDING && $this->views < $this->wantedViews;
	}

	/**
	 * Whether more of a view can be counted that was counted before.
	 */
	public function acceptsMore( DateTimeImmutable $now ): bool {
		if ( $this->state === self::RECORDING ) {
			return true;
		}
		// Nobody stopped it: it has its views, and the last of them go on.
		return $this->state === self::DONE
			&& $this->views >= $this->wantedViews
			&& $this->endedAt !== null
			&& $now->getTimestamp() - $this->endedAt->getTimestamp() <= self::LAST_VIEWS;
	}
}
