<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

/**
 * One rating that visitors can give with an icon.
 *
 * @since 0.6.0
 */
final class RatingIconValue {

	/**
	 * @param int    $value 1 to 5.
	 * @param string $label Its name for visitors, translated: "4 stars".
	 * @param string $path  Its drawing in the icon's viewBox.
	 */
	public function __construct(
		public readonly int $value,
		public readonly string $label,
		public readonly string $path
	) {}

	/**
	 * @return array{value: int, label: string, path: string}
	 */
	public function toArray(): array {
		return [
			'value' => $this->value,
			'label' => $this->label,
			'path'  => $this->path,
		];
	}
}
