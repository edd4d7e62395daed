<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DayRange;
use WP_Error;

/**
 * The two arguments by which a call names a range of local dates.
 *
 * @since 0.1.0
 */
final class RangeArguments {

	/**
	 * @param string $from Name of the first date.
	 * @param string $to   Name of the last date.
	 */
	public function __construct(
		private readonly string $from,
		private readonly string $to
	) {}

	/**
	 * For register_rest_route().
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		$day = [
			'type'              => 'string',
			'description'       => 'Local date of the site; give both or none.',
			'validate_callback' => $this->isDay( ... ),
		];
		return [
			$this->from => $day,
			$this->to   => $day,
		];
	}

	/**
	 * The range that the two arguments name, null when there are none.
	 *
	 * @throws InvalidRange When one date is missing, or when it ends before it begins.
	 */
	public function read( mixed $from, mixed $to ): ?DayRange {
		if ( $from === null && $to === null ) {
			return null;
		}
		if ( ! is_string( $from ) || ! is_string( $to ) || $from > $to ) {
			throw new InvalidRange( is_string( $from ) ? $this->to : $this->from );
		}
		return new DayRange( $from, $to );
	}

	private function isDay( mixed $value, mixed $request, string $name ): bool|WP_Error {
		if ( is_string( $value ) && preg_match( '/^(\d{4})-(\d{2})-(\d{2})$/D', $value, $parts ) === 1
			&& checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
			return true;
		}
		/* translators: %s: name of a field. */
		return new WP_Error( 'userfeedback_day_invalid', sprintf( __( '%s must be a date such as 2026-01-31.', 'userfeedback' ), $name ) );
	}
}
