<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The tab that minimizes and opens the widget: its text, icon and icon colour.
 *
 * @since 0.3.0
 */
final class Toggle extends SettingPart {

	public const MAX_LENGTH = 60;

	/** The icons of the specification (builder and settings 9), the default first. */
	public const ICONS = [
		'field-userfeedback',
		'field-smile',
		'field-mail-open',
		'field-hand-star',
		'field-comments',
		'field-comment-star',
		'field-comment-heart',
		'field-comment-edit',
		'field-chevron-down',
	];

	public function schemas(): array {
		return [
			'widget_toggle_text'  => [
				'type'        => 'string',
				'maxLength'   => self::MAX_LENGTH,
				'description' => 'Empty for the text of the widget.',
			],
			'widget_toggle_icon'  => JsonSchema::word( self::ICONS ),
			'widget_toggle_color' => Colors::HEX,
		];
	}

	public function defaults(): array {
		return [
			'widget_toggle_text'  => '',
			'widget_toggle_icon'  => self::ICONS[0],
			'widget_toggle_color' => Colors::TEXT,
		];
	}

	public function normalize( array $group ): array {
		$text = $group['widget_toggle_text'] ?? null;
		return is_string( $text ) ? array_replace( $group, [ 'widget_toggle_text' => Text::line( $text ) ] ) : $group;
	}

	public function features(): array {
		return [
			'widget_toggle_text'  => Feature::Texts,
			'widget_toggle_icon'  => Feature::Texts,
			'widget_toggle_color' => Feature::Colors,
		];
	}

	public function visitorSchemas(): array {
		return array_intersect_key( $this->schemas(), [ 'widget_toggle_text' => true ] );
	}
}
