<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Settings\SettingFields;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\ImageSources;
use UserFeedback\Surveys\Settings\Behavior\StartMinimized;

/**
 * The plugin's settings of the widget (specification, builder and settings 3): they apply to surveys that do not store their own theming.
 *
 * Rules, defaults and features are those of the surveys' settings; only the names differ.
 *
 * @since 0.4.0
 */
final class WidgetSettings implements SettingFields {

	/** Name of the setting → field of a survey's theming or behavior. */
	public const FIELDS = [
		'widget_theme'           => 'color_scheme',
		'widget_color'           => 'widget_color',
		'widget_text_color'      => 'text_color',
		'widget_button_color'    => 'button_color',
		'widget_toggle_color'    => 'widget_toggle_color',
		'widget_font'            => 'font',
		'widget_position'        => 'position',
		'widget_toggle_text'     => 'widget_toggle_text',
		'widget_toggle_icon'     => 'widget_toggle_icon',
		'widget_show_logo'       => 'show_logo',
		'logo_type'              => 'logo_type',
		'widget_custom_logo'     => 'custom_logo',
		'skip_text'              => 'skip_text',
		'next_text'              => 'next_text',
		'widget_start_minimized' => 'start_minimized',
	];

	/**
	 * The stored settings as fields of a survey. Surveys inherit them field by field.
	 *
	 * @return array<string, mixed> Without what is not stored or not usable.
	 */
	public static function inherited(): array {
		$settings = Settings::loaded();
		$defaults = self::merged( static fn ( SettingPart $part ) => $part->defaults() );
		$values   = [];
		foreach ( self::FIELDS as $name => $field ) {
			$value = $settings->value( $name );
			if ( self::fits( $value, $defaults[ $field ] ) ) {
				$values[ $field ] = $value;
			}
		}
		return $values;
	}

	/**
	 * Whether two values of the plugin's option differ in a setting of the widget.
	 */
	public static function differ( mixed $before, mixed $after ): bool {
		$of = static fn ( mixed $option ) => is_array( $option ) ? array_intersect_key( $option, self::FIELDS ) : [];
		return $of( $before ) !== $of( $after );
	}

	public function schemas(): array {
		$schemas = self::merged( static fn ( SettingPart $part ) => $part->schemas() );
		return array_map( static fn ( string $field ) => $schemas[ $field ], self::FIELDS );
	}

	public function read( Settings $settings ): array {
		$defaults = self::merged( static fn ( SettingPart $part ) => $part->defaults() );
		$values   = [];
		foreach ( self::FIELDS as $name => $field ) {
			$value           = $settings->value( $name );
			$values[ $name ] = self::fits( $value, $defaults[ $field ] ) ? $value : $defaults[ $field ];
		}
		return $values;
	}

	public function normalize( array $sent ): array {
		$group = self::asGroup( $sent );
		foreach ( self::parts() as $part ) {
			$group = $part->normalize( $group );
		}
		foreach ( array_intersect_key( self::FIELDS, $sent ) as $name => $field ) {
			$sent[ $name ] = $group[ $field ];
		}
		return $sent;
	}

	public function errors( array $before, array $after ): array {
		$group  = self::asGroup( $after );
		$errors = array_merge( ...array_map( static fn ( SettingPart $part ) => $part->errors( $group ), self::parts() ) );
		$errors = array_map( static fn ( $error ) => $error->at( self::nameOf( $error->field ) ), $errors );
		return [ ...$errors, ...ImageSources::logoErrors( $before['widget_custom_logo'], $after['widget_custom_logo'], 'widget_custom_logo' ) ];
	}

	public function used( array $before, array $after ): array {
		[ $from, $to ] = [ self::asGroup( $before ), self::asGroup( $after ) ];
		$used          = [];
		foreach ( self::parts() as $part ) {
			foreach ( $part->features() as $field => $feature ) {
				if ( $part->uses( $field, $from, $to ) ) {
					$used[ self::nameOf( $field ) ] = $feature;
				}
			}
		}
		return $used;
	}

	/**
	 * @return non-empty-list<SettingPart>
	 */
	private static function parts(): array {
		return [ ...Theming::parts(), new StartMinimized() ];
	}

	/**
	 * Settings with the names of a survey's fields.
	 *
	 * @param array<mixed> $settings
	 * @return array<mixed>
	 */
	private static function asGroup( array $settings ): array {
		$group = [];
		foreach ( array_intersect_key( self::FIELDS, $settings ) as $name => $field ) {
			$group[ $field ] = $settings[ $name ];
		}
		return $group;
	}

	/**
	 * The name of a survey's field in the settings: font.family is widget_font.family.
	 */
	private static function nameOf( string $field ): string {
		[ $first, $rest ] = explode( '.', $field, 2 ) + [ '', null ];
		$name             = (string) array_search( $first, self::FIELDS, true );
		return $rest === null ? $name : "$name.$rest";
	}

	/**
	 * Whether a stored value has the shape of the default: somebody may have changed the option by hand, and no visitor's page may break then.
	 */
	private static function fits( mixed $value, mixed $default ): bool {
		if ( ! is_array( $default ) ) {
			return gettype( $value ) === gettype( $default );
		}
		if ( ! is_array( $value ) ) {
			return false;
		}
		foreach ( $default as $name => $of ) {
			if ( ! self::fits( $value[ $name ] ?? null, $of ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * @template T
	 * @param callable( SettingPart ): array<string, T> $of
	 * @return array<string, T>
	 */
	private static function merged( callable $of ): array {
		return array_merge( ...array_map( $of, self::parts() ) );
	}
}
