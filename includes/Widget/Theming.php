<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

/**
 * How the widget looks where nobody said otherwise (spec, builder and settings 9).
 */
final class Theming {

	public const WIDGET_COLOR = '#ffffff';
	public const TEXT_COLOR   = '#23282D';
	public const BUTTON_COLOR = '#2D87F1';
	public const POSITION     = 'bottom_right';

	/**
	 * The defaults, as WidgetSchema has them.
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
}
