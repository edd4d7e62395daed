<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * What a source holds, without the ratings themselves.
 *
 * @since 0.6.0
 */
final class SourceReport {

	/**
	 * @param int        $posts   Posts that exist and have ratings.
	 * @param int        $ratings Number of their ratings.
	 * @param VoteCounts $votes   Single ratings.
	 * @param array{cursor: string|null, at: string|null, is_running: bool} $progress See ImportProgress::of(), and whether it is at
	 *                                                                                work.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		public readonly int $posts,
		public readonly int $ratings,
		public readonly VoteCounts $votes,
		public readonly array $progress
	) {}

	/**
	 * Whether there is anything to import.
	 */
	public function hasRatings(): bool {
		return $this->posts > 0 || $this->votes->dated > 0;
	}

	/**
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		return [
			'source'  => $this->id,
			'name'    => $this->name,
			'posts'   => $this->posts,
			'ratings' => $this->ratings,
			'votes'   => $this->votes->toArray(),
		] + $this->progress;
	}
}
