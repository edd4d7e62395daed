<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The texts of the buttons Skip and Next, and of Next on the last question. Empty for those of the widget, which are in the language of the site; the
 * last question then has the text of Next.
 *
 * @since 0.3.0
 */
final class Buttons extends SettingPart {

	public const MAX_LENGTH = 60;

	public function schemas(): array {
		$text = [ 'maxLength' => self::MAX_LENGTH ] + JsonSchema::TEXT;
		return [
			'skip_text' => $text,
			'next_text' => $text,
			'finish_text' => $text,
		];
	}

	public function defaults(): array {
		return [
			'skip_text' => '',
			'next_text' => '',
			'finish_text' => '',
		];
	}

	public function normalize( array $group ): array {
		foreach ( array_keys( $this->schemas() ) as $field ) {
			if ( is_string( $group[ $field ] ?? null ) ) {
				$group[ $field ] = Text::line( $group[ $field ] );
			}
		}
		return $group;
	}

	public function inheritable(): array {
		return [
			'skip_text' => [ 'skip_text' ],
			'next_text' => [ 'next_text' ],
		];
	}

	public function features(): array {
		return [
			'skip_text' => Feature::Texts,
			'next_text' => Feature::Texts,
			'finish_text' => Feature::Texts,
		];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}
