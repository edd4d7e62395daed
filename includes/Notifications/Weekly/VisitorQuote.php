<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Weekly;

defined( 'ABSPATH' ) || exit;

/**
 * What a visitor wrote, perhaps cut.
 *
 * @since 0.7.0
 */
final class VisitorQuote {

	/** Characters that are shown. */
	private const LENGTH = 240;

	/**
	 * @param string $question Title of the question that it answers.
	 * @param string $text     Not empty.
	 * @param string $locale   In which the survey was shown; '' if it was in one language.
	 */
	public function __construct(
		public readonly string $question,
		public readonly string $text,
		public readonly string $locale = ''
	) {}

	/**
	 * A text of any length, cut between words.
	 */
	public static function shortened( string $question, string $text, string $locale = '' ): self {
		if ( mb_strlen( $text, 'UTF-8' ) <= self::LENGTH ) {
			return new self( $question, $text, $locale );
		}
		$start = mb_substr( $text, 0, self::LENGTH, 'UTF-8' );
		// Languages without spaces are cut anywhere.
		$words = preg_replace( '/\s+\S{0,30}$/u', '', $start ) ?? $start;
		return new self( $question, rtrim( $words ) . '…', $locale );
	}
}
