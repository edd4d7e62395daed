<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The colours of the widget. Choosing a scheme in the builder replaces them with the scheme's preset; the stored colours decide what visitors see.
 *
 * @since 0.3.0
 */
final class Colors extends SettingPart {

	public const WIDGET = '#ffffff';
	public const TEXT   = '#23282D';
	public const BUTTON = '#2D87F1';

	public const HEX = [
		'type'        => 'string',
		'format'      => 'hex-color',
		'pattern'     => '^#[0-9A-Fa-f]{6}$(?!\n)',
		'description' => 'Hex colour, for example #2D87F1.',
	];

	public function schemas(): array {
		return [
			'color_scheme' => JsonSchema::word( [ 'light', 'dark' ] ),
			'widget_color' => self::HEX,
			'text_color'   => self::HEX,
			'button_color' => self::HEX,
			// Of the tab's icon.
			'widget_toggle_color' => self::HEX,
		];
	}

	public function defaults(): array {
		return [
			'color_scheme' => 'light',
			'widget_color' => self::WIDGET,
			'text_color'   => self::TEXT,
			'button_color' => self::BUTTON,
			'widget_toggle_color' => self::TEXT,
		];
	}

	public function inheritable(): array {
		return [ 'color_scheme' => array_keys( $this->schemas() ) ];
	}

	public function features(): array {
		return array_fill_keys( array_keys( $this->schemas() ), Feature::Colors );
	}

	public function visitorSchemas(): array {
		return array_diff_key( $this->schemas(), [ 'color_scheme' => true ] );
	}
}
