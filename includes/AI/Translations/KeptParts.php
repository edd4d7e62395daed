<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Translations;

defined( 'ABSPATH' ) || exit;

/**
 * The parts of a text that are the same in every language: placeholders, links, email addresses and tags.
 *
 * @since 0.7.0
 */
final class KeptParts {

	private const PATTERNS = [
		'\{\{[^{}]*\}\}',
		'\{[\w.|-]+\}',
		'<[/!]?[a-z][^<>]*>',
		// As far as it is in ASCII: some languages write on without a space.
		'(?:[a-z][a-z0-9+.-]{1,20}://|www\.)[\x21\x23-\x3B\x3D\x3F-\x7E]+',
		'[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+',
	];

	/** What may follow a link and is not part of it. */
	private const AFTER = '.,;:!?)\'';

	/**
	 * Whether two texts have the same ones, in any order.
	 */
	public static function areSame( string $text, string $other ): bool {
		return self::of( $text ) === self::of( $other );
	}

	/**
	 * @return list<string> Sorted.
	 */
	private static function of( string $text ): array {
		preg_match_all( '~' . implode( '|', self::PATTERNS ) . '~i', $text, $found );
		$parts = array_map( static fn ( string $part ) => rtrim( $part, self::AFTER ), $found[0] );
		sort( $parts, SORT_STRING );
		return $parts;
	}
}
