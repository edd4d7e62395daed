<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The private comment that visitors are asked for after a low rating.
 *
 * @since 0.6.0
 */
final class LowComment {

	/**
	 * @param bool   $isOn     Whether visitors are asked.
	 * @param int    $upTo     The highest rating after which they are asked, 1 to 4.
	 * @param string $question The question, plain text.
	 */
	public function __construct(
		public readonly bool $isOn,
		public readonly int $upTo,
		public readonly string $question
	) {}

	/**
	 * Whether visitors are asked after a rating.
	 */
	public function appliesTo( int $value ): bool {
		return $this->isOn && $value <= $this->upTo;
	}
}
