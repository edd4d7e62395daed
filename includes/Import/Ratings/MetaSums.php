<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads number and sum of ratings from two keys of post meta.
 *
 * @since 0.6.0
 */
final class MetaSums {

	/**
	 * @param non-empty-list<array{string, string}> $keys Key of the number and key of the sum; the first pair of which a post has the number
	 *                                                    counts.
	 */
	public function __construct(
		private readonly StoredMetaRepository $meta,
		private readonly array $keys
	) {}

	/**
	 * See RatingSource::sums().
	 *
	 * @return list<SourceSum>
	 */
	public function read( Scale $scale, int $after, int $limit ): array {
		$names = array_merge( ...$this->keys );
		$sums  = [];
		// Posts without ratings are left out: read on until there are enough of the others.
		while ( count( $sums ) < $limit ) {
			$posts = $this->meta->posts( $names, $after, $limit );
			foreach ( $posts as $post ) {
				$after = $post['post_id'];
				$sum   = $this->sum( $scale, $post );
				if ( $sum === null ) {
					continue;
				}

				$sums[] = $sum;
				if ( count( $sums ) === $limit ) {
					return $sums;
				}
			}
			if ( count( $posts ) < $limit ) {
				break;
			}
		}
		return $sums;
	}

	/**
	 * See RatingSource::totals().
	 *
	 * @since 0.7.0
	 *
	 * @return array{posts: int, ratings: int}
	 */
	public function totals( Scale $scale ): array {
		$posts   = 0;
		$ratings = 0;
		foreach ( $this->meta->combinations( array_merge( ...$this->keys ) ) as $found ) {
			$sum = $this->sum(
				$scale,
				[
					'post_id' => 0,
					'values'  => $found['values'],
					'exists'  => true,
				]
			);
			if ( $sum === null || $sum->problem !== null ) {
				continue;
			}

			$posts   += $found['posts'];
			$ratings += $sum->count * $found['posts'];
		}
		return [
			'posts'   => $posts,
			'ratings' => $ratings,
		];
	}

	/**
	 * @param array{post_id: int, values: array<string, string>, exists: bool} $post
	 */
	private function sum( Scale $scale, array $post ): ?SourceSum {
		foreach ( $this->keys as [ $count, $total ] ) {
			if ( ! isset( $post['values'][ $count ] ) ) {
				continue;
			}
			$sum = $scale->sum( $post['post_id'], $post['values'][ $count ], $post['values'][ $total ] ?? '' );
			return $sum === null || $post['exists'] ? $sum : new SourceSum( $post['post_id'], 0, 0, SourceSum::MISSING_POST );
		}
		return null;
	}
}
