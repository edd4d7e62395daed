<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\Support\Posts;

/**
 * Reads what an import would change, without storing anything.
 *
 * @since 0.6.0
 */
final class PreviewReader {

	/** Posts that a preview lists. */
	public const LISTED = 10;

	private const NONE = [
		'count' => 0,
		'sum'   => 0.0,
	];

	public function __construct(
		private readonly ImportedRatingRepository $ratings,
		private readonly SourceHash $hash,
		private readonly FeatureGate $gate
	) {}

	/**
	 * @throws \UserFeedback\Licensing\FeatureLocked When the site may not use post ratings.
	 */
	public function step( RatingSource $source, ImportCursor $cursor ): PreviewStep {
		$this->gate->demand( Feature::PostRatings );
		$isFirst = $cursor->phase === ImportCursor::VOTES;
		$sums    = $source->sums( $isFirst ? 0 : $cursor->after, RatingImport::POSTS );
		$usable  = array_values( array_filter( $sums, static fn ( SourceSum $sum ) => $sum->problem === null ) );
		$missing = array_filter( $sums, static fn ( SourceSum $sum ) => $sum->problem === SourceSum::MISSING_POST );
		usort( $usable, static fn ( SourceSum $a, SourceSum $b ) => [ $b->count, $a->postId ] <=> [ $a->count, $b->postId ] );
		return new PreviewStep(
			$this->posts( $source, array_slice( $usable, 0, self::LISTED ) ),
			count( $usable ),
			array_sum( array_map( static fn ( SourceSum $sum ) => $sum->count, $usable ) ),
			count( $missing ),
			count( $sums ) - count( $usable ) - count( $missing ),
			$isFirst ? $source->countVotes() : null,
			count( $sums ) < RatingImport::POSTS ? null : ImportCursor::sums( $sums[ count( $sums ) - 1 ]->postId )
		);
	}

	/**
	 * @param list<SourceSum> $sums
	 * @return list<PreviewedPost>
	 */
	private function posts( RatingSource $source, array $sums ): array {
		$ids = array_map( static fn ( SourceSum $sum ) => $sum->postId, $sums );
		if ( $ids === [] ) {
			return [];
		}
		$posts  = Posts::existing( $ids );
		$here   = $this->ratings->statistics( $ids );
		$parts  = [ $this->ratings->stored( $ids, $this->hash->range( $source->id() ) ), $this->ratings->sums( $source->id(), $ids ) ];
		$listed = [];
		foreach ( $sums as $sum ) {
			$now   = $here[ $sum->postId ] ?? self::NONE;
			$there = [
				'count' => $sum->count,
				'sum'   => $sum->sum,
			];
			// What was imported from this plugin before is replaced by what it shows now.
			$after = [
				'count' => $now['count'] + $sum->count,
				'sum'   => $now['sum'] + $sum->sum,
			];
			foreach ( $parts as $part ) {
				$after['count'] -= $part[ $sum->postId ]['count'] ?? 0;
				$after['sum']   -= $part[ $sum->postId ]['sum'] ?? 0;
			}
			$title    = $posts[ $sum->postId ]->post_title ?? '';
			$listed[] = new PreviewedPost( $sum->postId, $title, self::statistics( $there ), self::statistics( $now ), self::statistics( $after ) );
		}
		return $listed;
	}

	/**
	 * @param array{count: int, sum: float} $totals
	 * @return array{count: int, average: float|null} One decimal; null without ratings.
	 */
	private static function statistics( array $totals ): array {
		$statistics = new RatingStatistics( $totals['count'], (int) round( $totals['sum'] * 100 ) );
		return [
			'count'   => $statistics->count,
			'average' => $statistics->count > 0 ? $statistics->average : null,
		];
	}
}
