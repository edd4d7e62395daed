<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Model\Response;
use UserFeedback\Support\Dates;

/**
 * Where a reader of a list of responses stopped. It stays valid when the response at that place is deleted.
 *
 * @since 0.5.0
 */
final class ListPlace {

	/** What a cursor looks like, for schemas. */
	public const CURSOR = '^\d{4}-\d{2}-\d{2}\.\d{1,11}\.\d{1,15}$';

	/**
	 * @param string            $day  The site's local date of the response, YYYY-MM-DD.
	 * @param DateTimeImmutable $time When it was submitted.
	 * @param int               $id   Of the response.
	 */
	public function __construct(
		public readonly string $day,
		public readonly DateTimeImmutable $time,
		public readonly int $id
	) {}

	/**
	 * The place of a response.
	 */
	public static function of( Response $response ): self {
		return new self( $response->day, $response->submittedAt, $response->id );
	}

	/**
	 * As a list sends it, with the time in seconds: `2026-03-02.1772452800.17`.
	 */
	public function toCursor(): string {
		return "$this->day.{$this->time->getTimestamp()}.$this->id";
	}

	/**
	 * The place that a cursor names; null if it is none.
	 */
	public static function fromCursor( string $cursor ): ?self {
		if ( preg_match( '/' . self::CURSOR . '/D', $cursor ) !== 1 ) {
			return null;
		}
		[ $day, $time, $id ] = explode( '.', $cursor );
		return new self( $day, new DateTimeImmutable( "@$time" ), (int) $id );
	}

	/**
	 * The values of the columns by which lists are sorted, see ListOrder.
	 *
	 * @since 0.7.0
	 *
	 * @return array{string, string, int}
	 */
	public function values(): array {
		return [ $this->day, Dates::toColumn( $this->time ), $this->id ];
	}
}
