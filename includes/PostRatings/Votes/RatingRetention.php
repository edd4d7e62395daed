<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Votes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;

/**
 * Deletes old spam among ratings, and what was held back for a year.
 *
 * @since 0.7.0
 */
final class RatingRetention implements LongWork {

	public const KIND = 'delete-old-ratings';

	public function __construct( private readonly RatingModeration $ratings ) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	public function step( Step $step ): StepResult {
		$done = $step->done;
		do {
			$deleted = $this->ratings->deleteOld();
			$done   += $deleted;
			if ( $deleted === 0 ) {
				return StepResult::finished( [], $done );
			}
		} while ( ! $step->isOver() );
		return StepResult::unfinished( [], $done );
	}
}
