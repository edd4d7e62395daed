<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\PostRatings\RatingIcon;
use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Results\InvalidRange;
use UserFeedback\Results\RangeLimit;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Results\Ranges;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\Pagination;

/**
 * Results of post ratings, in the shapes of RatingResultsSchema. Checks the plan.
 *
 * @phpstan-import-type PostFacts from RatedPostReader
 * @since 0.6.0
 */
final class RatingResultsService {

	public function __construct(
		private readonly RatedPostRepository $posts,
		private readonly ListedRatingRepository $ratings,
		private readonly RatedPostReader $reader,
		private readonly FeatureGate $gate,
		private readonly Ranges $ranges,
		private readonly RangeLimit $limit
	) {}

	/**
	 * The days that a request asks for. Refuses the whole feature first, because a shorter range would not help.
	 *
	 * @return DayRange|null Null for all time.
	 * @throws InvalidRange  When it is no range.
	 * @throws FeatureLocked As posts().
	 */
	public function range( RangeRequest $request ): ?DayRange {
		$this->gate->demand( Feature::RatingResults );
		return $this->ranges->choose( $request );
	}

	/**
	 * A page of the posts with ratings.
	 *
	 * @param int|null $userId Who reads: titles of posts that this user may not read are left out; null for somebody who may read all of them.
	 * @return array<string, mixed> In the shape of RatingResultsSchema::posts().
	 * @throws FeatureLocked When the plan has no results of ratings, or no range as long as this.
	 */
	public function posts( RatedPostQuery $query, ?int $userId ): array {
		$this->gate->demand( Feature::RatingResults );
		$this->limit->check( $query->range );
		$summary = $this->posts->listed( $query );
		$page    = $summary['items'];
		$this->reader->preload( array_keys( $page ) );
		return [
			'items'          => array_map( fn ( int $id ) => $this->item( $id, $page[ $id ], $userId ), array_keys( $page ) ),
			'pagination'     => ( new Pagination( $query->page, $query->perPage, $summary['posts'] ) )->toArray(),
			'icon'           => self::icon()->toArray(),
		] + self::totals( $summary['statistics'] );
	}

	/**
	 * A page of the ratings of a post.
	 *
	 * @param int|null $userId As of posts().
	 * @return array<string, mixed> In the shape of RatingResultsSchema::ratings().
	 * @throws NotFound When there is no such post.
	 * @throws FeatureLocked     As posts().
	 */
	public function ratings( RatingQuery $query, ?int $userId ): array {
		$this->gate->demand( Feature::RatingResults );
		$this->limit->check( $query->range );
		$facts    = $this->reader->of( $query->postId, $userId );
		$counts   = $this->ratings->counts( $query->postId, $query->range );
		$imported = $query->range === null ? $this->posts->imported( $query->postId )->count : 0;
		$totals   = [
			'all'  => array_sum( $counts['publish'] ?? [] ),
			'held' => array_sum( $counts['held'] ?? [] ),
			'spam' => array_sum( $counts['spam'] ?? [] ),
		];
		$total    = $totals[ $query->status ] ?? $totals['all'];
		$statistics  = $query->range === null ? $this->posts->ofPost( $query->postId ) : self::statisticsOf( $counts['publish'] ?? [] );
		return [
			'post'           => $this->withStatistics( $facts, $statistics ) + [ 'imported_ratings' => $imported ],
			'distribution'   => array_map(
				static fn ( int $value ) => [
					'rating' => $value,
					'count'  => $counts['publish'][ $value ] ?? 0,
				],
				range( 5, 1 )
			),
			'items'          => array_map( self::rating( ... ), $this->ratings->page( $query ) ),
			'pagination'     => ( new Pagination( $query->page, $query->perPage, $total ) )->toArray(),
			'status_filters' => Pagination::filters( $totals ),
			'icon'           => self::icon()->toArray(),
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function item( int $postId, RatingStatistics $statistics, ?int $userId ): array {
		return $this->withStatistics( $this->reader->of( $postId, $userId ), $statistics );
	}

	/**
	 * @param PostFacts $facts
	 * @return array<string, mixed>
	 */
	private function withStatistics( array $facts, RatingStatistics $statistics ): array {
		return $facts + self::totals( $statistics );
	}

	/**
	 * @return array{total_ratings: int, average_rating: float, liked_percent: int|null}
	 */
	private static function totals( RatingStatistics $statistics ): array {
		return [
			'total_ratings'  => $statistics->count,
			'average_rating' => $statistics->average,
			'liked_percent'  => self::icon()->isBinary() ? $statistics->likedPercent() : null,
		];
	}

	/**
	 * The icon with which visitors rate now.
	 */
	private static function icon(): RatingIcon {
		return RatingIcons::of( RatingSettingsReader::current()->iconId );
	}

	/**
	 * @param array<int, int> $counts Numbers of ratings by value.
	 */
	private static function statisticsOf( array $counts ): RatingStatistics {
		$sum = array_sum( array_map( static fn ( int $value, int $count ) => $value * $count, array_keys( $counts ), $counts ) );
		return new RatingStatistics( array_sum( $counts ), 100 * $sum );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function rating( ListedRating $rating ): array {
		return [
			'id'         => $rating->id,
			'created_at' => Dates::toIso( $rating->createdAt ),
			'rating'     => $rating->value,
			'comment'    => $rating->comment,
			'status'     => $rating->status,
			'held'       => $rating->held,
		];
	}
}
