<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * How far an import has come: first single ratings by their ids, then sums by the ids of the posts.
 *
 * @since 0.6.0
 */
final class ImportCursor {

	public const VOTES = 'votes';
	public const SUMS  = 'sums';

	/** What text() returns; '' is the beginning. */
	public const PATTERN = '^((votes|sums):[0-9]{1,18})?$';

	private function __construct(
		public readonly string $phase,
		public readonly int $after
	) {}

	/**
	 * @param string $text Of the pattern; anything else is the beginning.
	 */
	public static function from( string $text ): self {
		$parts = preg_match( '/' . self::PATTERN . '/D', $text ) === 1 ? explode( ':', $text ) : [];
		return isset( $parts[1] ) ? new self( $parts[0], (int) $parts[1] ) : self::votes( 0 );
	}

	public static function votes( int $after ): self {
		return new self( self::VOTES, $after );
	}

	public static function sums( int $after ): self {
		return new self( self::SUMS, $after );
	}

	public function text(): string {
		return "{$this->phase}:{$this->after}";
	}
}
