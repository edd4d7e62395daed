<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * What the privacy guide of WordPress says about a kind of stored data.
 *
 * @since 0.7.0
 */
final class PrivacyText {

	/**
	 * @param string             $heading    Of what is stored, translated; kinds with the same one share a section.
	 * @param list<list<string>> $paragraphs Of translated sentences: what is stored, and for how long.
	 */
	public function __construct(
		public readonly string $heading,
		public readonly array $paragraphs
	) {}

	/**
	 * A sentence about how long something is kept.
	 *
	 * @param string $sentence Translated, with %s in place of the number of days.
	 */
	public static function days( string $sentence, int $days ): string {
		return sprintf( $sentence, number_format_i18n( $days ) );
	}

	/**
	 * The sentence about how long something is kept that has a setting of days.
	 *
	 * @since 0.7.0
	 *
	 * @param int    $days    0 is for ever.
	 * @param string $forEver Translated.
	 * @param string $limited Translated, with %s in place of the number of days.
	 * @return list<string>
	 */
	public static function kept( int $days, string $forEver, string $limited ): array {
		return [ $days === 0 ? $forEver : self::days( $limited, $days ) ];
	}
}
