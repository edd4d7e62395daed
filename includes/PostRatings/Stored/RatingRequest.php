<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Results\RatedPostQuery;
use UserFeedback\Results\RangeRequest;
use UserFeedback\StoredData\TableRefused;
use UserFeedback\Support\Cast;

/**
 * Which ratings somebody wants to read as a table, as it was requested.
 *
 * @since 0.6.0
 */
final class RatingRequest {

	/** Reports: a row for each rated post, or for each rating of one post. */
	public const POSTS = 'ratings';
	public const POST  = 'post-ratings';

	public const REPORTS = [ self::POSTS, self::POST ];

	/**
	 * @param string $report  One of REPORTS.
	 * @param int    $postId  0 for the report of all posts.
	 * @param string $orderBy One of RatedPostQuery::ORDER_BY, for the report of all posts.
	 * @param string $order   asc or desc.
	 */
	private function __construct(
		public readonly string $report,
		public readonly int $postId,
		public readonly string $orderBy,
		public readonly string $order,
		public readonly RangeRequest $days
	) {}

	/**
	 * Reads the fields of a request, whatever they are.
	 *
	 * @param array<string, mixed> $fields As toArray() names them. Without `report` it is that of all posts.
	 * @throws TableRefused When a field is unknown, or a post is missing or not asked for.
	 */
	public static function from( array $fields ): self {
		$report = self::word( $fields, 'report', self::REPORTS, self::POSTS );
		$postId = Cast::int( $fields['post_id'] ?? 0 );
		if ( ( $report === self::POST ) !== ( $postId > 0 ) ) {
			$message = __( 'The report “post-ratings” needs the ID of a post, the report “ratings” takes none.', 'userfeedback' );
			throw TableRefused::invalid( 'post_id', $message );
		}
		return new self(
			$report,
			$postId,
			self::word( $fields, 'orderby', RatedPostQuery::ORDER_BY, 'total_ratings' ),
			self::word( $fields, 'order', [ 'asc', 'desc' ], 'desc' ),
			RangeRequest::ofTable( $fields )
		);
	}

	/**
	 * The fields from which from() makes the same request; what is not set is left out.
	 *
	 * @return array<string, string|int>
	 */
	public function toArray(): array {
		return array_filter(
			[
				'report'  => $this->report,
				'post_id' => $this->postId,
				'orderby' => $this->orderBy,
				'order'   => $this->order,
				'start'   => $this->days->from,
				'end'     => $this->days->to,
			],
			static fn ( string|int|null $value ) => ! in_array( $value, [ null, 0 ], true )
		);
	}

	/**
	 * @param array<string, mixed> $fields
	 * @param list<string>         $words
	 */
	private static function word( array $fields, string $name, array $words, string $default ): string {
		$value = Cast::string( $fields[ $name ] ?? '' );
		$value = $value === '' ? $default : $value;
		return in_array( $value, $words, true ) ? $value : throw TableRefused::noneOf( $name, $words );
	}
}
