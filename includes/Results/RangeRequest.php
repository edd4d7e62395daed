<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * A range of days as somebody asks for it: not checked, and perhaps none.
 *
 * @since 0.5.0
 */
final class RangeRequest {

	/**
	 * @param string|null $from      First local date, YYYY-MM-DD.
	 * @param string|null $to        Last local date.
	 * @param bool        $isAllTime Whether everything is asked for, whatever the dates are.
	 * @param string      $fromName  Name of the first date in errors.
	 * @param string      $toName    Name of the last date in errors.
	 */
	public function __construct(
		public readonly ?string $from = null,
		public readonly ?string $to = null,
		public readonly bool $isAllTime = false,
		public readonly string $fromName = 'from',
		public readonly string $toName = 'to'
	) {}

	/**
	 * The days `start` and `end` of a table of stored data; without any, everything.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, mixed> $fields Of the request, whatever they are.
	 */
	public static function ofTable( array $fields ): self {
		$days = [];
		foreach ( [ 'start', 'end' ] as $name ) {
			$day    = Cast::string( $fields[ $name ] ?? '' );
			$days[] = $day === '' ? null : $day;
		}
		[ $start, $end ] = $days;
		return new self( $start, $end, $start === null && $end === null, 'start', 'end' );
	}
}
