<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingFigures;
use UserFeedback\PostRatings\Results\RatedPostQuery;
use UserFeedback\PostRatings\Results\RatedPostReader;
use UserFeedback\PostRatings\Results\RatedPostRepository;

/**
 * An export of the rated posts. All sums are read at once: visitors may rate meanwhile, and a post must neither be missing nor appear twice.
 *
 * @since 0.6.0
 */
final class RatedPostsRun implements ExportSteps {

	/** Posts whose titles are read at once. */
	private const CHUNK = 200;

	/** @var list<array<int, RatingFigures>>|null By post, in parts; null before the first one. */
	private ?array $parts = null;

	private int $read = 0;

	public function __construct(
		private readonly RatedPostRepository $posts,
		private readonly RatedPostReader $reader,
		private readonly PreparedRatingExport $export,
		private readonly TableWriter $writer
	) {
		$this->writer->begin(
			__( 'Post ratings', 'userfeedback' ),
			[
				__( 'Post/Page Name', 'userfeedback' ),
				__( 'Number of Ratings', 'userfeedback' ),
				__( 'Average Rating', 'userfeedback' ),
				__( 'Page address', 'userfeedback' ),
				__( 'Status', 'userfeedback' ),
				__( 'Post ID', 'userfeedback' ),
			]
		);
	}

	public function step(): bool {
		$request       = $this->export->request;
		$this->parts ??= array_chunk(
			$this->posts->page( new RatedPostQuery( $this->export->days, 1, PHP_INT_MAX, $request->orderBy, $request->order ) ),
			self::CHUNK,
			true
		);
		$part          = array_shift( $this->parts ) ?? [];
		$this->reader->preload( array_keys( $part ) );
		foreach ( $part as $id => $figures ) {
			$post = $this->reader->of( $id, $this->export->reader );
			$this->writer->row( [ $post['post_title'], $figures->count, $figures->average, $post['url'], $post['post_state'], $id ] );
			++$this->read;
		}
		$this->reader->forget();
		if ( $this->parts !== [] ) {
			return false;
		}
		$this->writer->finish();
		return true;
	}

	public function read(): int {
		return $this->read;
	}
}
