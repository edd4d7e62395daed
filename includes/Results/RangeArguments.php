<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use WP_Error;

/**
 * The arguments by which a REST call names a range of local dates.
 *
 * @since 0.1.0
 */
final class RangeArguments {

	/**
	 * @param string      $from    Name of the first date.
	 * @param string      $to      Name of the last date.
	 * @param string|null $allTime Name of the argument for all time (since 0.5.0); null where that cannot be asked for.
	 */
	public function __construct(
		private readonly string $from = 'from',
		private readonly string $to = 'to',
		private readonly ?string $allTime = 'all_time'
	) {}

	/**
	 * For register_rest_route().
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function schema(): array {
		$day       = [
			'type'              => 'string',
			'description'       => 'Local date of the site; give both or none, which is the last 30 days (7 in Lite).',
			'validate_callback' => $this->isDay( ... ),
		];
		$arguments = [
			$this->from => $day,
			$this->to   => $day,
		];
		if ( $this->allTime !== null ) {
			$arguments[ $this->allTime ] = [
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
	 * @param array<mixed> $arguments By name.
	 */
	public function read( array $arguments ): RangeRequest {
		$from = $arguments[ $this->from ] ?? null;
		$to   = $arguments[ $this->to ] ?? null;
		return new RangeRequest(
			is_string( $from ) ? $from : null,
			is_string( $to ) ? $to : null,
			$this->allTime !== null && (bool) ( $arguments[ $this->allTime ] ?? false ),
			$this->from,
			$this->to
		);
	}

	private function isDay( mixed $value, mixed $request, string $name ): bool|WP_Error {
		if ( is_string( $value ) && Ranges::isDay( $value ) ) {
			return true;
		}
		/* translators: %s: name of a field. */
		return new WP_Error( 'userfeedback_day_invalid', sprintf( __( '%s must be a date such as 2026-01-31.', 'userfeedback' ), $name ) );
	}
}
