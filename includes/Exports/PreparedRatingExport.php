<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Results\RatedPostReader;
use UserFeedback\Support\DayRange;

/**
 * An export of ratings that RatingExportService has checked.
 *
 * @phpstan-import-type PostFacts from RatedPostReader
 * @since 0.6.0
 */
final class PreparedRatingExport {

	/**
	 * @param DayRange|null  $days   Null for all time.
	 * @param PostFacts|null $post   Null for the report of all posts.
	 * @param int|null       $reader See RatedPostReader::of().
	 */
	public function __construct(
		public readonly RatingExportRequest $request,
		public readonly ?DayRange $days,
		public readonly ?array $post,
		public readonly ?int $reader
	) {}

	/**
	 * Name of the file without its ending.
	 */
	public function fileName(): FileName {
		return $this->post === null
			? new FileName( 'post-ratings', 'post-ratings', [], $this->days )
			: new FileName( $this->post['post_title'], 'post', [ (string) $this->post['post_id'], 'ratings' ], $this->days );
	}
}
