<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * A post in the preview of an import.
 *
 * @phpstan-type Statistics array{count: int, average: float|null}
 * @since 0.6.0
 */
final class PreviewedPost {

	/**
	 * @param Statistics $there What the plugin shows, on the scale of 1 to 5.
	 * @param Statistics $here  What this plugin shows now.
	 * @param Statistics $after What this plugin will show.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $title,
		public readonly array $there,
		public readonly array $here,
		public readonly array $after
	) {}

	/**
	 * @return array{post_id: int, title: string, there: Statistics, here: Statistics, after: Statistics}
	 */
	public function toArray(): array {
		return [
			'post_id' => $this->id,
			'title'   => $this->title,
			'there'   => $this->there,
			'here'    => $this->here,
			'after'   => $this->after,
		];
	}
}
