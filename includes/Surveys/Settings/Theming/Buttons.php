<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The texts of the buttons Skip and Next. The default replaces an empty text.
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
		];
	}

	public function defaults(): array {
		return [
			'skip_text' => __( 'Skip', 'userfeedback' ),
			'next_text' => __( 'Next', 'userfeedback' ),
		];
	}

	public function normalize( array $group ): array {
		foreach ( $this->defaults() as $field => $default ) {
			if ( is_string( $group[ $field ] ?? null ) ) {
				$text            = Text::line( $group[ $field ] );
				$group[ $field ] = $text === '' ? $default : $text;
			}
		}
		return $group;
	}

	public function features(): array {
		return [
			'skip_text' => Feature::Texts,
			'next_text' => Feature::Texts,
		];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}
