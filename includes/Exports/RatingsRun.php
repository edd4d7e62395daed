<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\PostRatings\Results\ListedRating;
use UserFeedback\PostRatings\Results\ListedRatingRepository;

/**
 * An export of the published ratings of a post, newest first, read in parts by key. Memory does not grow with their number, and ratings that are
 * stored meanwhile do not move those that are still to come.
 *
 * @since 0.6.0
 */
final class RatingsRun implements ExportSteps {

	/** Ratings that are read at once. */
	private const CHUNK = 1000;

	private ?ListedRating $last = null;

	private int $read = 0;

	/**
	 * @param DateTimeZone $zone Of the site: dates are written in it.
	 */
	public function __construct(
		private readonly ListedRatingRepository $ratings,
		private readonly PreparedRatingExport $export,
		private readonly TableWriter $writer,
		private readonly DateTimeZone $zone
	) {
		$this->writer->begin(
			__( 'Ratings', 'userfeedback' ),
			[ AnswerColumns::dateTitle( $zone ), __( 'Rating', 'userfeedback' ), __( 'Comment', 'userfeedback' ) ]
		);
	}

	public function step(): bool {
		$chunk = $this->ratings->after( $this->export->request->postId, $this->export->days, $this->last, self::CHUNK );
		foreach ( $chunk as $rating ) {
			$this->writer->row( [ $rating->createdAt->setTimezone( $this->zone ), $rating->value, $rating->comment ] );
			$this->last = $rating;
			++$this->read;
		}
		if ( count( $chunk ) === self::CHUNK ) {
			return false;
		}
		$this->writer->finish();
		return true;
	}

	public function read(): int {
		return $this->read;
	}
}
