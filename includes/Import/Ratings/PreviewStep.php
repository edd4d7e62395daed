<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * One step of the preview of an import: some posts, nothing stored.
 *
 * @since 0.6.0
 */
final class PreviewStep {

	/**
	 * @param list<PreviewedPost> $items        The posts of this step with the most ratings.
	 * @param int                 $posts        All posts of this step whose ratings can be imported.
	 * @param int                 $ratings      Their ratings.
	 * @param int                 $missingPosts Posts of this step that do not exist any more.
	 * @param int                 $invalid      Posts of this step whose number and sum contradict each other.
	 * @param VoteCounts|null     $votes        All single ratings; only in the first step.
	 * @param ImportCursor|null   $next         Where to continue; null at the end.
	 */
	public function __construct(
		public readonly array $items,
		public readonly int $posts,
		public readonly int $ratings,
		public readonly int $missingPosts,
		public readonly int $invalid,
		public readonly ?VoteCounts $votes,
		public readonly ?ImportCursor $next
	) {}

	/**
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		return [
			'items'         => array_map( static fn ( PreviewedPost $post ) => $post->toArray(), $this->items ),
			'posts'         => $this->posts,
			'ratings'       => $this->ratings,
			'missing_posts' => $this->missingPosts,
			'invalid'       => $this->invalid,
			'votes'         => $this->votes?->toArray(),
			'cursor'        => $this->next?->text(),
		];
	}
}
