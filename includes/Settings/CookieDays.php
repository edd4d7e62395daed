<?php

declare( strict_types=1 );

namespace UserFeedback\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * The plugin's settings for how long visitors' browsers remember a survey, in days; 0 is until the browser is closed. Every plan has them.
 *
 * @since 0.1.0
 */
final class CookieDays implements SettingFields {

	/** Browsers keep no cookie longer. */
	public const MAX_DAYS = 400;

	private const DEFAULTS = [
		'submitted' => 365,
		'minimized' => 0,
	];

	/** The settings by the names of their marks. */
	private const FIELDS = [
		'submitted' => 'cookie_days_submitted',
		'minimized' => 'cookie_days_minimized',
	];

	/**
	 * The days of each mark.
	 *
	 * @return array{submitted: int, minimized: int}
	 */
	public static function get(): array {
		$settings = Settings::loaded();
		$stored   = [
			'submitted' => self::usable( $settings->value( self::FIELDS['submitted'] ), 'submitted' ),
			'minimized' => self::usable( $settings->value( self::FIELDS['minimized'] ), 'minimized' ),
		];

		/**
		 * Filters how many days the visitor's cookies live.
		 *
		 * @since 0.1.0
		 *
		 * @param array{submitted: int, minimized: int} $days That a survey was answered; that its popup was minimized. 0 is a session cookie.
		 */
		$days = apply_filters( 'userfeedback_cookie_days', $stored );
		$days = is_array( $days ) ? $days + $stored : $stored;
		return [
			'submitted' => self::bounded( $days['submitted'] ),
			'minimized' => self::bounded( $days['minimized'] ),
		];
	}

	/**
	 * Whether two values of the plugin's option differ in them.
	 */
	public static function differs( mixed $before, mixed $after ): bool {
		foreach ( self::FIELDS as $mark => $field ) {
			if ( self::usable( Cast::at( $before, $field ), $mark ) !== self::usable( Cast::at( $after, $field ), $mark ) ) {
				return true;
			}
		}
		return false;
	}

	public function schemas(): array {
		$days = static fn ( string $description ): array => [
			'type'        => 'integer',
			'minimum'     => 0,
			'maximum'     => self::MAX_DAYS,
			'description' => "$description, in days; 0 is until the browser is closed.",
		];
		return [
			self::FIELDS['submitted'] => $days( 'How long browsers remember that a survey was answered' ),
			self::FIELDS['minimized'] => $days( 'How long browsers remember that a popup was minimized' ),
		];
	}

	public function read( Settings $settings ): array {
		$values = [];
		foreach ( self::FIELDS as $mark => $field ) {
			$values[ $field ] = self::usable( $settings->value( $field ), $mark );
		}
		return $values;
	}

	public function normalize( array $sent ): array {
		return $sent;
	}

	public function errors( array $before, array $after ): array {
		return [];
	}

	public function used( array $before, array $after ): array {
		return [];
	}

	/**
	 * The option may have been changed by hand.
	 *
	 * @param 'submitted'|'minimized' $mark
	 */
	private static function usable( mixed $days, string $mark ): int {
		return is_int( $days ) && $days >= 0 && $days <= self::MAX_DAYS ? $days : self::DEFAULTS[ $mark ];
	}

	private static function bounded( mixed $days ): int {
		return is_numeric( $days ) ? max( 0, min( self::MAX_DAYS, (int) $days ) ) : 0;
	}
}
