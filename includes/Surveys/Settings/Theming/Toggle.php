<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Json;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The tab that minimizes and opens the widget: its text and icon (Colors has the icon's colour).
 *
 * @since 0.3.0
 */
final class Toggle extends SettingPart {

	public const MAX_LENGTH = 60;

	private const ARROW = 'field-chevron-down';

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
		self::ARROW,
	];

	public function schemas(): array {
		return [
			'widget_toggle_text'  => [
				'type'        => 'string',
				'maxLength'   => self::MAX_LENGTH,
				'description' => 'Empty for the text of the widget.',
			],
			'widget_toggle_icon'  => JsonSchema::word( self::ICONS ),
		];
	}

	public function defaults(): array {
		return [
			'widget_toggle_text'  => '',
			'widget_toggle_icon'  => self::ICONS[0],
		];
	}

	public function normalize( array $group ): array {
		$text = $group['widget_toggle_text'] ?? null;
		return is_string( $text ) ? array_replace( $group, [ 'widget_toggle_text' => Text::line( $text ) ] ) : $group;
	}

	public function inheritable(): array {
		return [
			'widget_toggle_text' => [ 'widget_toggle_text' ],
			'widget_toggle_icon' => [ 'widget_toggle_icon' ],
		];
	}

	public function features(): array {
		return [
			'widget_toggle_text'  => Feature::Texts,
			'widget_toggle_icon'  => Feature::Texts,
		];
	}

	public function visitorSchemas(): array {
		return [
			'widget_toggle_text' => $this->schemas()['widget_toggle_text'],
			'widget_toggle_path' => [
				'type'        => 'string',
				'description' => 'The icon as the d of an SVG path, drawn with lines in a box of 24 px; empty for none.',
			],
		];
	}

	public function visitorValues( array $group ): array {
		return [
			'widget_toggle_text' => $group['widget_toggle_text'],
			// The tab always has its arrow.
			'widget_toggle_path' => $group['widget_toggle_icon'] === self::ARROW ? '' : self::path( Cast::string( $group['widget_toggle_icon'] ) ),
		];
	}

	/**
	 * The drawing of an icon: the d of an SVG path; empty if it does not exist. The builder reads the same file.
	 */
	private static function path( string $icon ): string {
		/** @var array<string, string> $paths */
		$paths = Json::decode( (string) file_get_contents( __DIR__ . '/toggle-icons.json' ) );
		return $paths[ $icon ] ?? '';
	}
}
