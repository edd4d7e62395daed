<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Results\RatedPostQuery;
use UserFeedback\PostRatings\Results\RatedPostReader;
use UserFeedback\PostRatings\Results\RatedPostRepository;
use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Rows;
use UserFeedback\StoredData\Table;
use UserFeedback\Support\DayRange;

/**
 * The rated posts with their sums. All sums are read at once: visitors may rate meanwhile, and a post must neither be missing nor appear twice. So it
 * is always sent at once.
 *
 * @since 0.6.0
 */
final class RatedPostsTable implements Table {

	/** @var array<int, RatingStatistics>|null By post; null before the first part. */
	private ?array $sums = null;

	/**
	 * @param DayRange|null $days   Null for all time.
	 * @param int|null      $userId Who reads, see RatedPostReader::of().
	 */
	public function __construct(
		private readonly RatedPostRepository $posts,
		private readonly RatedPostReader $reader,
		private readonly RatingRequest $request,
		private readonly ?DayRange $days,
		private readonly ?int $userId
	) {}

	public function fields(): array {
		return $this->request->toArray();
	}

	public function layout(): array {
		return [];
	}

	public function fileName(): FileName {
		return new FileName( 'post-ratings', 'post-ratings', [], $this->days );
	}

	public function title(): string {
		return __( 'Post ratings', 'userfeedback' );
	}

	public function columns(): array {
		return [
			__( 'Post/Page Name', 'userfeedback' ),
			__( 'Number of Ratings', 'userfeedback' ),
			__( 'Average Rating', 'userfeedback' ),
			__( 'Page address', 'userfeedback' ),
			__( 'Status', 'userfeedback' ),
			__( 'Post ID', 'userfeedback' ),
		];
	}

	public function rows( ?string $after, int $limit ): Rows {
		$first = (int) $after;
		$part  = array_slice( $this->sums(), $first, $limit, true );
		$cells = [];
		$this->reader->preload( array_keys( $part ) );
		foreach ( $part as $id => $statistics ) {
			$post    = $this->reader->of( $id, $this->userId );
			$cells[] = [ $post['post_title'], $statistics->count, $statistics->average, $post['url'], $post['post_state'], $id ];
		}
		$this->reader->forget();
		return new Rows( $cells, count( $part ), count( $part ) === $limit ? (string) ( $first + $limit ) : null );
	}

	public function count(): int {
		return count( $this->sums() );
	}

	public function readsMoreThan( int $limit ): bool {
		return false;
	}

	/**
	 * @return array<int, RatingStatistics> By post.
	 */
	private function sums(): array {
		$query = new RatedPostQuery( $this->days, 1, PHP_INT_MAX, $this->request->orderBy, $this->request->order );
		return $this->sums ??= $this->posts->page( $query );
	}
}
