<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Stored;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\PostRatings\Results\ListedRatingRepository;
use UserFeedback\PostRatings\Results\RatedPostReader;
use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Headings;
use UserFeedback\StoredData\Rows;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\ZoneLayout;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DayRange;

/**
 * The published ratings of a post, newest first, read by key: memory does not grow with their number, and ratings that are stored meanwhile do not
 * move those that are still to come.
 *
 * @phpstan-import-type PostFacts from RatedPostReader
 * @since 0.6.0
 */
final class RatingsTable implements Table {

	/**
	 * @param PostFacts     $post
	 * @param DayRange|null $days Null for all time.
	 * @param DateTimeZone  $zone Of the site when the run started: dates are written in it.
	 */
	public function __construct(
		private readonly ListedRatingRepository $ratings,
		private readonly RatingRequest $request,
		private readonly array $post,
		private readonly ?DayRange $days,
		private readonly DateTimeZone $zone
	) {}

	public function fields(): array {
		return $this->request->toArray();
	}

	public function layout(): array {
		return ZoneLayout::of( $this->zone );
	}

	public function fileName(): FileName {
		return new FileName( $this->post['post_title'], 'post', [ (string) $this->post['post_id'], 'ratings' ], $this->days );
	}

	public function title(): string {
		return __( 'Ratings', 'userfeedback' );
	}

	public function columns(): array {
		return [ Headings::submitted( $this->zone ), __( 'Rating', 'userfeedback' ), __( 'Comment', 'userfeedback' ) ];
	}

	public function rows( ?string $after, int $limit ): Rows {
		$last  = $after === null ? null : explode( ' ', $after, 2 );
		$chunk = $this->ratings->after( $this->request->postId, $this->days, $last === null ? null : [ (int) $last[0], $last[1] ?? '' ], $limit );
		$cells = [];
		foreach ( $chunk as $rating ) {
			$cells[] = [ $rating->createdAt->setTimezone( $this->zone ), $rating->value, $rating->comment ];
		}
		$count = count( $chunk );
		$next  = $count === $limit ? $chunk[ $count - 1 ]->id . ' ' . Dates::toColumn( $chunk[ $count - 1 ]->createdAt ) : null;
		return new Rows( $cells, $count, $next );
	}

	public function count(): int {
		return array_sum( $this->ratings->counts( $this->request->postId, $this->days )['publish'] ?? [] );
	}

	/** The screen of ratings has no list of exports: they are sent at once, however many they are. */
	public function readsMoreThan( int $limit ): bool {
		return false;
	}
}
