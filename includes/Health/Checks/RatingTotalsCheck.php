<?php

declare( strict_types=1 );

namespace UserFeedback\Health\Checks;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\PostRatings\Votes\RatingAudit;
use UserFeedback\PostRatings\Votes\RatingRecount;

/**
 * The totals of post ratings.
 *
 * @since 0.7.0
 */
final class RatingTotalsCheck extends CountsCheck {

	public function __construct(
		private readonly RatingAudit $audit,
		WorkQueue $queue,
		WorkRunner $runner
	) {
		parent::__construct( $queue, $runner );
	}

	public function id(): string {
		return 'rating-totals';
	}

	public function label(): string {
		return __( 'Counts of post ratings', 'userfeedback' );
	}

	protected function audit( float $seconds ): array {
		return $this->audit->run( $seconds );
	}

	protected function work(): string {
		return RatingRecount::KIND;
	}

	protected function subjects( array $ids ): array {
		// One work counts all posts.
		return $ids === [] ? [] : [ '' ];
	}

	protected function problem( string $ids, int $count ): string {
		return sprintf(
			/* translators: %s: ids of posts. */
			_n(
				'The post with the ID %s shows other numbers than its ratings have.',
				'The posts with the IDs %s show other numbers than their ratings have.',
				$count,
				'userfeedback'
			),
			$ids
		);
	}
}
