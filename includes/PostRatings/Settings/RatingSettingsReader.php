<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\Support\Cast;

/**
 * The stored settings of post ratings.
 *
 * @phpstan-import-type Values from RatingSettings
 * @since 0.6.0
 */
final class RatingSettingsReader {

	/** The option that holds what owners changed, autoloaded: every page with a control reads it. */
	public const OPTION = 'userfeedback_rating_settings';

	private const COLOR = '/^#[0-9A-Fa-f]{6}$/D';

	/**
	 * The settings of this site, without a query.
	 */
	public static function current(): RatingSettings {
		return RatingSettings::of( self::values() );
	}

	/**
	 * The same in the form in which they are stored and sent.
	 *
	 * @return array<string, mixed> In the shape of RatingSettingsSchema::settings().
	 * @phpstan-return Values
	 */
	public static function values(): array {
		return self::over( self::stored() );
	}

	/**
	 * What owners changed. Defaults are not among it, so that they are in the language of who reads them.
	 *
	 * @return array<mixed>
	 */
	public static function stored(): array {
		// get_option() would look for an option that does not exist in the database.
		$values = isset( wp_load_alloptions()[ self::OPTION ] ) ? get_option( self::OPTION ) : [];
		return is_array( $values ) ? $values : [];
	}

	/**
	 * Changes over the defaults. Somebody may have changed the option by hand, and no visitor's page may break then: what is not usable has its
	 * default.
	 *
	 * @param array<mixed> $changes
	 * @return array<string, mixed> In the shape of RatingSettingsSchema::settings().
	 * @phpstan-return Values
	 */
	public static function over( array $changes ): array {
		$defaults = RatingDefaults::values();
		$values   = $defaults;
		foreach ( $defaults as $name => $default ) {
			$value = $changes[ $name ] ?? null;
			if ( self::isUsable( $name, $value, $default ) ) {
				$values[ $name ] = $value;
			}
		}
		/** @var Values $values */
		return $values;
	}

	private static function isUsable( string $name, mixed $value, mixed $default ): bool {
		if ( ! self::fits( $value, $default ) ) {
			return false;
		}
		return match ( $name ) {
			'icon_id' => in_array( $value, RatingIcons::IDS, true ),
			'icon_color' => preg_match( self::COLOR, Cast::string( $value ) ) === 1,
			'background_color', 'text_color' => $value === '' || preg_match( self::COLOR, Cast::string( $value ) ) === 1,
			'rating_question' => $value !== '',
			'display_settings' => in_array( $value, RatingSettings::PLACES, true ),
			'review_type' => in_array( $value, [ '', ...RatingSettingsSchema::REVIEW_TYPES ], true ),
			'font' => preg_match( '/^[1-9]00$/D', Cast::string( Cast::at( $value, 'value' ) ) ) === 1,
			default => true,
		};
	}

	/**
	 * Whether a value has the shape of the default. A list may have any strings.
	 */
	private static function fits( mixed $value, mixed $default ): bool {
		if ( ! is_array( $default ) || ! is_array( $value ) ) {
			return gettype( $value ) === gettype( $default );
		}
		if ( array_is_list( $default ) ) {
			return array_is_list( $value ) && array_filter( $value, is_string( ... ) ) === $value;
		}
		foreach ( $default as $name => $of ) {
			if ( ! self::fits( $value[ $name ] ?? null, $of ) ) {
				return false;
			}
		}
		return true;
	}
}
