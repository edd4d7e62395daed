<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * Reads values of the existing plugin's settings in the type that our schemas ask for.
 *
 * @since 0.7.0
 */
final class SettingValues {

	private const SWITCHES = [ '', '0', '1', 'true', 'false', 'yes', 'no', 'on', 'off' ];

	/**
	 * Whether a switch is on, however it was stored.
	 */
	public static function isOn( mixed $value ): bool {
		return is_bool( $value ) ? $value : in_array( strtolower( Cast::string( $value ) ), [ '1', 'true', 'yes', 'on' ], true );
	}

	/**
	 * The value in the type of a schema where that loses nothing; otherwise as it is, so that the schema refuses it.
	 *
	 * @param array<string, mixed> $schema
	 */
	public static function fitting( mixed $value, array $schema ): mixed {
		$type = $schema['type'] ?? '';
		if ( $type === 'boolean' ) {
			$isSwitch = ! is_array( $value ) && in_array( strtolower( Cast::string( $value ) ), self::SWITCHES, true );
			return $isSwitch ? self::isOn( $value ) : $value;
		}
		if ( $type === 'integer' && is_scalar( $value ) && preg_match( '/^\d{1,9}$/D', Cast::string( $value ) ) === 1 ) {
			return (int) $value;
		}
		if ( $type === 'string' && ( $value === null || is_int( $value ) || is_float( $value ) ) ) {
			return Cast::string( $value );
		}
		/** @var array<string, array<string, mixed>> $properties */
		$properties = $schema['properties'] ?? [];
		if ( is_array( $value ) && $properties !== [] ) {
			$known = array_intersect_key( $value, $properties );
			return array_combine(
				array_keys( $known ),
				array_map( static fn ( mixed $item, string $name ) => self::fitting( $item, $properties[ $name ] ), $known, array_keys( $known ) )
			);
		}
		return $value;
	}
}
