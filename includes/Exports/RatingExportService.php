<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\PostRatings\Results\ListedRatingRepository;
use UserFeedback\PostRatings\Results\RatedPostNotFound;
use UserFeedback\PostRatings\Results\RatedPostReader;
use UserFeedback\PostRatings\Results\RatedPostRepository;
use UserFeedback\Results\InvalidRange;
use UserFeedback\Results\RangeRequest;
use UserFeedback\Results\Ranges;
use UserFeedback\Support\Clock;

/**
 * Exports of post ratings: checks what is requested, and makes the file.
 *
 * @since 0.6.0
 */
final class RatingExportService {

	public function __construct(
		private readonly RatedPostRepository $posts,
		private readonly ListedRatingRepository $ratings,
		private readonly RatedPostReader $reader,
		private readonly FeatureGate $gate,
		private readonly Ranges $ranges,
		private readonly Clock $clock
	) {}

	/**
	 * Checks a request.
	 *
	 * @param int|null $reader Who reads, see RatedPostReader::of().
	 * @throws FeatureLocked     When the plan has no post ratings or no exports. An expired license exports nothing.
	 * @throws RatedPostNotFound When there is no such post.
	 * @throws InvalidRange      When one date is missing, or the range is impossible.
	 */
	public function prepare( RatingExportRequest $request, ?int $reader ): PreparedRatingExport {
		$this->gate->demand( Feature::PostRatings );
		$this->gate->demand( Feature::Exports );
		$isAllTime = $request->start === null && $request->end === null;
		$days      = $this->ranges->choose( new RangeRequest( $request->start, $request->end, $isAllTime, 'start', 'end' ) );
		$post      = $request->report === RatingExportRequest::POST ? $this->reader->of( $request->postId, $reader ) : null;
		return new PreparedRatingExport( $request, $days, $post, $reader );
	}

	/**
	 * Begins an export.
	 */
	public function run( PreparedRatingExport $export, Output $output ): ExportSteps {
		$writer = match ( $export->request->format ) {
			Format::Xlsx => new XlsxWriter( $output, is_rtl() ),
			Format::Csv  => new CsvWriter( $output ),
			Format::Json => new JsonWriter( $output ),
		};
		return $export->post === null
			? new RatedPostsRun( $this->posts, $this->reader, $export, $writer )
			: new RatingsRun( $this->ratings, $export, $writer, $this->clock->zone() );
	}
}
