<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DayRange;

/**
 * A page of the list of rated posts.
 *
 * @since 0.6.0
 */
final class RatedPostQuery {

	/** What the list can be sorted by. */
	public const ORDER_BY = [ 'title', 'total_ratings', 'average_rating' ];

	/** Posts on a page of the screen. */
	public const PER_PAGE = 10;

	/**
	 * @param DayRange|null $range   The days of the ratings; null for all time.
	 * @param int           $page    From 1.
	 * @param int           $perPage Posts on a page.
	 * @param string        $orderBy One of ORDER_BY.
	 * @param string        $order   asc or desc.
	 */
	public function __construct(
		public readonly ?DayRange $range,
		public readonly int $page = 1,
		public readonly int $perPage = self::PER_PAGE,
		public readonly string $orderBy = 'total_ratings',
		public readonly string $order = 'desc'
	) {}
}
