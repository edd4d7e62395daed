<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\RatingStatisticsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;
use UserFeedback\Support\NotFound;

/**
 * Ratings on WordPress' own screens: the dashboard and the lists of posts.
 *
 * @phpstan-import-type PostFacts from RatedPostReader
 * @phpstan-type Ranked array{post: PostFacts, statistics: RatingStatistics}
 * @phpstan-type Packed array{post: int, count: int, hundredths: int}
 * @since 0.6.0
 */
final class RatingDashboardService {

	/** Transient with the statistics of the dashboard: their cost grows with the ratings of a month. */
	public const TRANSIENT = 'userfeedback_rating_dashboard';

	private const LIFETIME = 15 * MINUTE_IN_SECONDS;

	private const DAYS = 30;

	/** Ratings that a post needs to be the best or the worst. */
	private const LEAST = 5;

	public function __construct(
		private readonly RatedPostRepository $posts,
		private readonly RatedPostReader $reader,
		private readonly RatingStatisticsReader $statistics,
		private readonly FeatureGate $gate,
		private readonly Clock $clock
	) {}

	/**
	 * Whether the plan shows results of ratings.
	 */
	public function isAllowed(): bool {
		return $this->gate->allows( Feature::RatingResults );
	}

	/**
	 * The ratings of the last 30 days, at most a quarter of an hour old.
	 *
	 * @return array{statistics: RatingStatistics, best: Ranked|null, worst: Ranked|null} `best` and `worst` are different posts with at least five.
	 */
	public function lastDays(): array {
		$today  = Dates::localDay( $this->clock->now(), $this->clock->zone() );
		$stored = get_transient( self::TRANSIENT );
		// An earlier version stored other fields.
		$isCurrent = is_array( $stored ) && is_array( $stored['all'] ?? null ) && isset( $stored['all']['hundredths'] );
		if ( ! $isCurrent || ( $stored['day'] ?? '' ) !== $today ) {
			$stored = [ 'day' => $today ] + $this->read( DayRange::lastDays( $today, self::DAYS ) );
			set_transient( self::TRANSIENT, $stored, self::LIFETIME );
		}
		return [
			'statistics' => self::statisticsOf( $stored['all'] ?? null ),
			'best'    => $this->ranked( $stored['best'] ?? null ),
			'worst'   => $this->ranked( $stored['worst'] ?? null ),
		];
	}

	/**
	 * Whether the lists of a post type show a column with ratings.
	 */
	public function isRated( string $postType ): bool {
		return in_array( $postType, RatingSettingsReader::current()->postTypes, true );
	}

	/**
	 * The ratings of posts in a list, all time, read with one query.
	 *
	 * @param list<int> $postIds
	 * @return array<int, RatingStatistics> By post, one for each.
	 */
	public function ofMany( array $postIds ): array {
		return $this->statistics->ofMany( $postIds );
	}

	/**
	 * What sorts lists of posts by their ratings.
	 *
	 * @param string $order asc or desc.
	 * @return array{join: string, orderby: string}
	 */
	public function listClauses( string $order ): array {
		return $this->posts->listClauses( $order );
	}

	/**
	 * @return array<string, Packed|null> By what they are: all ratings together (of post 0), and those of the best and of the worst post.
	 */
	private function read( DayRange $range ): array {
		[ 'posts' => $posts, 'statistics' => $all ] = $this->posts->summary( $range );
		$weight = $posts > 0 ? $all->count / $posts : 0.0;
		$best   = $this->posts->ranked( $range, true, self::LEAST, $all->average, $weight, 1 );
		$worst  = $this->posts->ranked( $range, false, self::LEAST, $all->average, $weight, 1 );
		return [
			'all'   => self::pack( 0, $all ),
			'best'  => self::first( $best ),
			'worst' => array_key_first( $worst ) === array_key_first( $best ) ? null : self::first( $worst ),
		];
	}

	/**
	 * @param array<int, RatingStatistics> $ranked
	 * @return Packed|null
	 */
	private static function first( array $ranked ): ?array {
		$id = array_key_first( $ranked );
		return $id === null ? null : self::pack( $id, $ranked[ $id ] );
	}

	/**
	 * @return Packed
	 */
	private static function pack( int $postId, RatingStatistics $statistics ): array {
		return [
			'post'       => $postId,
			'count'      => $statistics->count,
			'hundredths' => $statistics->hundredths,
		];
	}

	/**
	 * @return Ranked|null Null also for a post that was deleted meanwhile.
	 */
	private function ranked( mixed $packed ): ?array {
		$id = Cast::int( Cast::at( $packed, 'post' ) );
		try {
			return $id === 0 ? null : [
				'post'    => $this->reader->of( $id, get_current_user_id() ),
				'statistics' => self::statisticsOf( $packed ),
			];
		} catch ( NotFound ) {
			return null;
		}
	}

	private static function statisticsOf( mixed $packed ): RatingStatistics {
		return new RatingStatistics( Cast::int( Cast::at( $packed, 'count' ) ), Cast::int( Cast::at( $packed, 'hundredths' ) ) );
	}
}
