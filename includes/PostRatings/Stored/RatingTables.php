<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Results\ListedRatingRepository;
use UserFeedback\PostRatings\Results\RatedPostReader;
use UserFeedback\PostRatings\Results\RatedPostRepository;
use UserFeedback\Results\InvalidRange;
use UserFeedback\Results\Ranges;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\TableRefused;
use UserFeedback\StoredData\TableSource;
use UserFeedback\StoredData\ZoneLayout;
use UserFeedback\Support\Clock;
use UserFeedback\Support\NotFound;

/**
 * Tables of ratings: of all rated posts, or of one post.
 *
 * @since 0.7.0
 */
final class RatingTables implements TableSource {

	public function __construct(
		private readonly RatedPostRepository $posts,
		private readonly ListedRatingRepository $ratings,
		private readonly RatedPostReader $reader,
		private readonly Ranges $ranges,
		private readonly Clock $clock
	) {}

	/**
	 * @throws TableRefused      When a field is unknown, or a post is missing or not asked for.
	 * @throws NotFound When there is no such post.
	 * @throws InvalidRange      When one date is missing, or the range is impossible.
	 */
	public function table( array $fields, ?array $layout, ?int $userId ): Table {
		$request = RatingRequest::from( $fields );
		$days    = $this->ranges->choose( $request->days );
		if ( $request->report === RatingRequest::POSTS ) {
			return new RatedPostsTable( $this->posts, $this->reader, $request, $days, $userId );
		}
		return new RatingsTable(
			$this->ratings,
			$request,
			$this->reader->of( $request->postId, $userId ),
			$days,
			ZoneLayout::zone( $layout, $this->clock )
		);
	}
}
