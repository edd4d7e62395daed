<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The invitation that visitors see after a high rating: a text with a link.
 *
 * @since 0.6.0
 */
final class HighInvitation {

	/**
	 * @param bool   $isOn      Whether visitors see it.
	 * @param int    $from      The lowest rating after which they see it, 2 to 5.
	 * @param string $text      Plain text.
	 * @param string $linkLabel The link's text.
	 * @param string $url       Where the link leads: http or https.
	 */
	public function __construct(
		public readonly bool $isOn,
		public readonly int $from,
		public readonly string $text,
		public readonly string $linkLabel,
		public readonly string $url
	) {}

	/**
	 * Whether visitors see it after a rating.
	 */
	public function appliesTo( int $value ): bool {
		return $this->isOn && $this->url !== '' && $value >= $this->from;
	}
}
