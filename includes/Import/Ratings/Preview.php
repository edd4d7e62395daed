<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * The preview of an import, put together from its steps.
 *
 * @since 0.6.0
 */
final class Preview {

	/** @var list<PreviewedPost> The posts with the most ratings. */
	private array $items = [];

	private int $posts = 0;

	private int $ratings = 0;

	private int $missingPosts = 0;

	private int $invalid = 0;

	private VoteCounts $votes;

	public function __construct() {
		$this->votes = new VoteCounts();
	}

	public function add( PreviewStep $step ): void {
		$items = [ ...$this->items, ...$step->items ];
		usort( $items, static fn ( PreviewedPost $a, PreviewedPost $b ) => [ $b->there['count'], $a->id ] <=> [ $a->there['count'], $b->id ] );
		$this->items         = array_slice( $items, 0, PreviewReader::LISTED );
		$this->posts        += $step->posts;
		$this->ratings      += $step->ratings;
		$this->missingPosts += $step->missingPosts;
		$this->invalid      += $step->invalid;
		$this->votes         = $step->votes ?? $this->votes;
	}

	/**
	 * The posts with the most ratings, as rows of a table.
	 *
	 * @return list<array<string, string|int|float>>
	 */
	public function rows(): array {
		return array_map(
			static fn ( PreviewedPost $post ) => [
				'post'          => $post->id,
				'title'         => $post->title,
				'ratings'       => $post->there['count'],
				'average'       => $post->there['average'] ?? '',
				'ratings_here'  => $post->here['count'],
				'average_here'  => $post->here['average'] ?? '',
				'ratings_after' => $post->after['count'],
				'average_after' => $post->after['average'] ?? '',
			],
			$this->items
		);
	}

	/**
	 * Sentences about the whole: what can be imported, what cannot, and why.
	 *
	 * @return list<string>
	 */
	public function lines(): array {
		$lines = [
			/* translators: 1: number of ratings, 2: number of posts. */
			[ __( 'Ratings: %1$d, of %2$d posts.', 'userfeedback' ), $this->ratings, $this->posts ],
			/* translators: %d: number of ratings. */
			[ __( 'With their dates: %d.', 'userfeedback' ), $this->votes->dated ],
			/* translators: %d: number of ratings. */
			[ __( 'Without a usable date, counted in the totals only: %d.', 'userfeedback' ), $this->votes->undated ],
			/* translators: %d: number of ratings. */
			[ __( 'Left out because the value is not on the scale: %d.', 'userfeedback' ), $this->votes->invalid ],
			/* translators: %d: number of ratings. */
			[ __( 'Left out because the post does not exist any more: %d.', 'userfeedback' ), $this->votes->missingPosts ],
			/* translators: %d: number of posts. */
			[ __( 'Posts with ratings that do not exist any more: %d.', 'userfeedback' ), $this->missingPosts ],
			/* translators: %d: number of posts. */
			[ __( 'Posts whose totals are left out because they contradict themselves: %d.', 'userfeedback' ), $this->invalid ],
		];
		$text  = [];
		foreach ( $lines as $index => [ $sentence, $number ] ) {
			// The first two are the result; the others only matter when there is something.
			if ( $index < 2 || $number > 0 ) {
				$text[] = sprintf( $sentence, $number, $this->posts );
			}
		}
		return $text;
	}
}
