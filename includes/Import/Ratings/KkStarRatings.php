<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * kk Star Ratings by Kamal Khan, versions 2 to 5: decision 0060. It stores sums only, always out of 5, whatever the number of stars.
 *
 * @since 0.6.0
 */
final class KkStarRatings implements RatingSource {

	/** Version 5, versions 2 to 4, and 3.0.0. Newer versions copy and keep the older ones. */
	private const KEYS = [
		[ '_kksr_count_default', '_kksr_ratings_default' ],
		[ '_kksr_casts', '_kksr_ratings' ],
		[ '_kksr_count', '_kksr_ratings' ],
	];

	private readonly MetaSums $sums;

	public function __construct( StoredMetaRepository $stored ) {
		$this->sums = new MetaSums( $stored, self::KEYS );
	}

	public function id(): string {
		return 'kk-star-ratings';
	}

	public function name(): string {
		return 'kk Star Ratings';
	}

	public function lastVote(): int {
		return 0;
	}

	public function countVotes(): VoteCounts {
		return new VoteCounts();
	}

	public function votes( int $after, int $limit ): array {
		return [];
	}

	public function totals( VoteCounts $votes ): array {
		return $this->sums->totals( new Scale() );
	}

	public function sums( int $after, int $limit ): array {
		return $this->sums->read( new Scale(), $after, $limit );
	}
}
