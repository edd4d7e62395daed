<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DayRange;

/**
 * A page of the ratings of a post.
 *
 * @since 0.6.0
 */
final class RatingQuery {

	/** What the list can be sorted by. */
	public const ORDER_BY = [ 'created_at', 'rating' ];

	/** Ratings that are counted, those that are held back, and those that were taken for spam. */
	public const STATUSES = [ 'publish', 'held', 'spam' ];

	/** Ratings on a page of the screen. */
	public const PER_PAGE = 10;

	/**
	 * @param DayRange|null $range   The days of the ratings; null for all time.
	 * @param string        $status  One of STATUSES.
	 * @param int           $page    From 1.
	 * @param int           $perPage Ratings on a page.
	 * @param string        $orderBy One of ORDER_BY.
	 * @param string        $order   asc or desc.
	 */
	public function __construct(
		public readonly int $postId,
		public readonly ?DayRange $range,
		public readonly string $status = 'publish',
		public readonly int $page = 1,
		public readonly int $perPage = self::PER_PAGE,
		public readonly string $orderBy = 'created_at',
		public readonly string $order = 'desc'
	) {}
}
