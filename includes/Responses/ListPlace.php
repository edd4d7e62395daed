<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Response;

/**
 * Where a reader of a list of responses stopped. It stays valid when the response at that place is deleted.
 *
 * @since 0.5.0
 */
final class ListPlace {

	/** What a cursor looks like, for schemas. */
	public const CURSOR = '^\d{4}-\d{2}-\d{2}\.\d{1,15}$';

	/**
	 * @param string $day The site's local date of the response, YYYY-MM-DD.
	 * @param int    $id  Of the response.
	 */
	public function __construct(
		public readonly string $day,
		public readonly int $id
	) {}

	/**
	 * The place of a response.
	 */
	public static function of( Response $response ): self {
		return new self( $response->day, $response->id );
	}

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
		if ( preg_match( '/' . self::CURSOR . '/D', $cursor ) !== 1 ) {
			return null;
		}
		[ $day, $id ] = explode( '.', $cursor );
		return new self( $day, (int) $id );
	}
}
