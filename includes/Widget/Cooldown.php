<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Settings\SettingFields;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\Cast;

/**
 * The plugin's setting for how many days no popup shows after a visitor has seen one. Every plan has it.
 *
 * @since 0.4.0
 */
final class Cooldown implements SettingFields {

	public const FIELD    = 'cooldown_days';
	public const MAX_DAYS = 365;

	/**
	 * The days of this site; 0 for none.
	 */
	public static function days(): int {
		return self::usable( Settings::loaded()->value( self::FIELD ) );
	}

	/**
	 * Whether two values of the plugin's option differ in it.
	 */
	public static function differs( mixed $before, mixed $after ): bool {
		return self::usable( Cast::at( $before, self::FIELD ) ) !== self::usable( Cast::at( $after, self::FIELD ) );
	}

	public function schemas(): array {
		return [
			self::FIELD => [
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => self::MAX_DAYS,
				'description' => 'Days without popups after a visitor has seen one; 0 for none.',
			],
		];
	}

	public function read( Settings $settings ): array {
		return [ self::FIELD => self::usable( $settings->value( self::FIELD ) ) ];
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
	 */
	private static function usable( mixed $days ): int {
		return is_int( $days ) && $days >= 0 && $days <= self::MAX_DAYS ? $days : 0;
	}
}
