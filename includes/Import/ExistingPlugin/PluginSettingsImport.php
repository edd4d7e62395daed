<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Settings\Settings;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Support\Cast;
use UserFeedback\Support\DomainError;

/**
 * Takes over plugin-wide settings of the existing plugin, which has the same names for them, where ours still have their defaults.
 *
 * @since 0.7.0
 */
final class PluginSettingsImport {

	/** Settings that are taken over together: each alone would be refused, or would look odd. */
	private const UNITS = [
		[ 'widget_theme', 'widget_color', 'widget_text_color', 'widget_button_color', 'widget_toggle_color' ],
		[ 'widget_custom_logo', 'widget_show_logo', 'logo_type' ],
		[ 'notifications_recipients' ],
		[ 'notifications_header_image' ],
		[ 'summaries_html_template' ],
		[ 'summaries_disabled' ],
		[ 'automatic_updates' ],
		[ Settings::CREATE_EDIT_SURVEYS ],
		[ Settings::VIEW_RESULTS ],
		[ Settings::DELETE_SURVEYS ],
		[ 'widget_toggle_icon' ],
		[ 'widget_toggle_text' ],
		[ 'widget_font' ],
		[ 'widget_position' ],
		[ 'widget_start_minimized' ],
		[ 'skip_text' ],
		[ 'next_text' ],
	];

	/** An option with fewer of these settings is another one. */
	private const LEAST = 3;

	public function __construct( private readonly SettingsService $settings ) {}

	/**
	 * Takes over what can be taken over.
	 *
	 * @param array<string, string> $options Name → stored value.
	 * @return int How many settings were changed, or would be.
	 */
	public function import( array $options, bool $isDryRun, Problems $problems ): int {
		$source  = self::source( $options );
		$changed = 0;
		foreach ( self::UNITS as $unit ) {
			$changes = $this->changes( $unit, $source, $problems );
			if ( $changes === [] ) {
				continue;
			}
			try {
				$isDryRun ? $this->settings->check( $changes ) : $this->settings->save( $changes );
				$changed += count( $changes );
			} catch ( DomainError $refused ) {
				foreach ( $refused->errors as $error ) {
					$problems->add( (string) preg_replace( '/^settings\./', '', $error->field ), $error->message );
				}
			}
		}
		return $changed;
	}

	/**
	 * Values of a unit that differ from ours.
	 *
	 * @param list<string> $unit
	 * @param array<mixed> $source
	 * @return array<string, mixed>
	 */
	private function changes( array $unit, array $source, Problems $problems ): array {
		$stored  = Settings::stored();
		$current = $this->settings->all();
		$schemas = (array) ( $this->settings->schema()['properties'] ?? [] );
		$changes = [];
		foreach ( array_intersect( $unit, array_keys( $source ), array_keys( $schemas ) ) as $name ) {
			/** @var array<string, mixed> $schema */
			$schema = $schemas[ $name ];
			$value  = self::value( $name, $source[ $name ], $schema );
			// Nothing chosen is the default.
			if ( $value === null || $value === '' || $value === [] || self::isSame( $value, $current[ $name ] ?? null ) ) {
				continue;
			}
			if ( $stored->value( $name ) !== null ) {
				$problems->add( $name, __( 'Not taken over: you have chosen another value here.', 'userfeedback' ) );
				continue;
			}
			$changes[ $name ] = $value;
		}
		return $changes;
	}

	/**
	 * @param array<string, mixed> $schema
	 */
	private static function value( string $name, mixed $value, array $schema ): mixed {
		return match ( true ) {
			$name === 'widget_font' => self::font( $value ),
			in_array( $name, Settings::ROLE_LISTS, true ) => array_values( array_filter( (array) $value, is_string( ... ) ) ),
			$name === 'notifications_recipients' && is_array( $value ) => implode( ', ', array_map( Cast::string( ... ), $value ) ),
			default => SettingValues::fitting( $value, $schema ),
		};
	}

	/**
	 * @return array{family: string, weight: int}|null
	 */
	private static function font( mixed $value ): ?array {
		$font = SettingShapes::font( $value );
		return $font['family'] === '' ? null : $font;
	}

	/**
	 * Whether two values are the same: roles in any order, colors in upper and lower case.
	 */
	private static function isSame( mixed $value, mixed $current ): bool {
		if ( is_array( $value ) && is_array( $current ) && array_is_list( $value ) ) {
			[ $one, $other ] = [ array_map( Cast::string( ... ), $value ), array_map( Cast::string( ... ), $current ) ];
			return array_diff( $one, $other ) === [] && array_diff( $other, $one ) === [];
		}
		return is_string( $value ) && is_string( $current ) ? strtolower( $value ) === strtolower( $current ) : $value === $current;
	}

	/**
	 * The settings of the existing plugin: the option that has most of their names. No objects are made of what is stored.
	 *
	 * @param array<string, string> $options
	 * @return array<mixed>
	 */
	private static function source( array $options ): array {
		$names = array_flip( array_merge( ...self::UNITS ) );
		$found = [];
		foreach ( $options as $stored ) {
			$value = is_serialized( $stored ) ? unserialize( trim( $stored ), [ 'allowed_classes' => false ] ) : null;
			$known = is_array( $value ) ? array_intersect_key( $value, $names ) : [];
			$found = count( $known ) >= max( self::LEAST, count( $found ) ) ? $known : $found;
		}
		return $found;
	}
}
