<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * A place in the list of responses, which is ordered by day and within a day by id.
 *
 * @since 0.5.0
 */
final class ResponseKey {

	/** What a cursor looks like, for schemas. */
	public const PATTERN = '^\d{4}-\d{2}-\d{2}\.\d{1,15}$';

	/**
	 * @param string $day The site's local date, YYYY-MM-DD.
	 */
	public function __construct(
		public readonly string $day,
		public readonly int $id
	) {}

	/**
	 * As a list sends it: `2026-03-02.17`.
	 */
	public function toCursor(): string {
		return "$this->day.$this->id";
	}

	/**
	 * The place that a cursor names; null if it is none.
	 */
	public static function fromCursor( string $cursor ): ?self {
		if ( preg_match( '/' . self::PATTERN . '/D', $cursor ) !== 1 ) {
			return null;
		}
		[ $day, $id ] = explode( '.', $cursor );
		return new self( $day, (int) $id );
	}
}
