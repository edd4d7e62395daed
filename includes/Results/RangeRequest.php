<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;
use UserFeedback\Support\DayRange;
use WP_Error;

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
	 * Arguments of a route, for register_rest_route().
	 *
	 * @since 0.7.0
	 *
	 * @param string      $from    Name of the first date.
	 * @param string      $to      Name of the last date.
	 * @param string|null $allTime Name of the argument for all time; null where that cannot be asked for.
	 * @return array<string, array<string, mixed>>
	 */
	public static function schema( string $from = 'from', string $to = 'to', ?string $allTime = 'all_time' ): array {
		$day       = [
			'type'              => 'string',
			'description'       => 'Local date of the site; give both or none, which is the last 30 days (7 in Lite).',
			'validate_callback' => self::validDay( ... ),
		];
		$arguments = [
			$from => $day,
			$to   => $day,
		];
		if ( $allTime !== null ) {
			$arguments[ $allTime ] = [
				'type'        => 'boolean',
				'default'     => false,
				'description' => 'All days; the dates are ignored.',
			];
		}
		return $arguments;
	}

	/**
	 * What a request asks for; Ranges checks it.
	 *
	 * @since 0.7.0
	 *
	 * @param array<mixed> $arguments By name. The other parameters are those of schema().
	 */
	public static function of( array $arguments, string $from = 'from', string $to = 'to', ?string $allTime = 'all_time' ): self {
		$first = $arguments[ $from ] ?? null;
		$last  = $arguments[ $to ] ?? null;
		return new self(
			is_string( $first ) ? $first : null,
			is_string( $last ) ? $last : null,
			$allTime !== null && (bool) ( $arguments[ $allTime ] ?? false ),
			$from,
			$to
		);
	}

	private static function validDay( mixed $value, mixed $request, string $name ): bool|WP_Error {
		if ( is_string( $value ) && DayRange::isDay( $value ) ) {
			return true;
		}
		/* translators: %s: name of a field. */
		return new WP_Error( 'userfeedback_day_invalid', sprintf( __( '%s must be a date such as 2026-01-31.', 'userfeedback' ), $name ) );
	}

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
