<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Appearance of the widget. Owners cannot change it yet, so visitors get the defaults (specification, builder and settings 9).
 *
 * @since 0.1.0
 */
final class Theming extends JsonSection {

	public const WIDGET_COLOR = '#ffffff';
	public const TEXT_COLOR   = '#23282D';
	public const BUTTON_COLOR = '#2D87F1';
	public const POSITION     = 'bottom_right';

	public function path(): string {
		return 'settings.theming';
	}

	public function schema(): ?array {
		return null;
	}

	protected function default(): mixed {
		return self::defaults();
	}

	/**
	 * The default appearance, in the shape of visitorSchema().
	 *
	 * @return array<string, string>
	 */
	public static function defaults(): array {
		return [
			'widget_color' => self::WIDGET_COLOR,
			'text_color'   => self::TEXT_COLOR,
			'button_color' => self::BUTTON_COLOR,
			'position'     => self::POSITION,
			'skip_text'    => __( 'Skip', 'userfeedback' ),
			'next_text'    => __( 'Next', 'userfeedback' ),
		];
	}

	public function visitorSchema(): array {
		return JsonSchema::object(
			[
				'widget_color' => JsonSchema::described( JsonSchema::TEXT, 'Hex colour, like the other colours.' ),
				'text_color'   => JsonSchema::TEXT,
				'button_color' => JsonSchema::TEXT,
				'position'     => JsonSchema::word( [ 'bottom_left', 'bottom_right' ] ),
				'skip_text'    => JsonSchema::TEXT,
				'next_text'    => JsonSchema::TEXT,
			]
		);
	}
}
