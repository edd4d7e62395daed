<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Behavior;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * Until when a published survey shows: as long as it is published, or until a day of the year.
 *
 * @since 0.3.0
 */
final class RunTime extends SettingPart {

	public const INDEFINITELY = 'indefinitely';
	public const EXPIRE       = 'expire';

	/** Days of each month; February as in a leap year, because the day has no year. */
	public const DAYS = [
		1  => 31,
		2  => 29,
		3  => 31,
		4  => 30,
		5  => 31,
		6  => 30,
		7  => 31,
		8  => 31,
		9  => 30,
		10 => 31,
		11 => 30,
		12 => 31,
	];

	public function schemas(): array {
		$date = JsonSchema::object(
			[
				'month' => [
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 12,
				],
				'day'   => [
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => 31,
				],
			]
		);
		return [
			'run_time'  => JsonSchema::word( [ self::INDEFINITELY, self::EXPIRE ] ),
			'expire_at' => JsonSchema::described( $date, 'The last day on which the survey shows, if run_time is expire; in the site\'s time zone.' ),
		];
	}

	public function defaults(): array {
		return [
			'run_time'  => self::INDEFINITELY,
			'expire_at' => [
				'month' => 1,
				'day'   => 1,
			],
		];
	}

	/**
	 * Sorts the keys of the date, because values are compared with their keys' order.
	 */
	public function normalize( array $group ): array {
		$date = $group['expire_at'] ?? null;
		if ( ! is_array( $date ) ) {
			return $group;
		}
		$sorted = array_replace( array_intersect_key( [ 'month' => 0, 'day' => 0 ], $date ), $date );
		return array_replace( $group, [ 'expire_at' => $sorted ] );
	}

	public function errors( array $group ): array {
		$days = self::DAYS[ Cast::int( Cast::at( $group, 'expire_at', 'month' ) ) ] ?? 31;
		if ( Cast::int( Cast::at( $group, 'expire_at', 'day' ) ) <= $days ) {
			return [];
		}
		/* translators: %d: number of days, 29 or 30. */
		$message = sprintf( __( 'This month has %d days. Choose one of them.', 'userfeedback' ), $days );
		return [ new FieldError( 'expire_at.day', 'no_such_day', $message ) ];
	}

	public function features(): array {
		return [
			'run_time'  => Feature::RunTime,
			'expire_at' => Feature::RunTime,
		];
	}
}
