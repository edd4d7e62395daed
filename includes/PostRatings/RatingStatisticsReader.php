<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Votes\RatingTotalsRepository;

/**
 * Reads what the ratings of posts add up to, each post once per request.
 *
 * @since 0.6.0
 */
final class RatingStatisticsReader {

	/** @var array<int, RatingStatistics> By post. */
	private array $read = [];

	public function __construct( private readonly RatingTotalsRepository $totals ) {}

	/**
	 * The statistics of one post.
	 */
	public function of( int $postId ): RatingStatistics {
		return $this->ofMany( [ $postId ] )[ $postId ];
	}

	/**
	 * The statistics of several posts, with one query for all that were not read before. Call it with the posts of a list before of().
	 *
	 * @param list<int> $postIds
	 * @return array<int, RatingStatistics> By post, one for each.
	 */
	public function ofMany( array $postIds ): array {
		$missing = array_values( array_unique( array_diff( $postIds, array_keys( $this->read ) ) ) );
		if ( $missing !== [] ) {
			$this->read += $this->totals->statistics( $missing ) + array_fill_keys( $missing, RatingStatistics::none() );
		}
		return array_intersect_key( $this->read, array_flip( $postIds ) );
	}

	/**
	 * Forgets what was read of a post: its ratings have changed.
	 */
	public function forget( int $postId ): void {
		unset( $this->read[ $postId ] );
	}
}
