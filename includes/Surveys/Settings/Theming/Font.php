<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Settings\Theming;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\Feature;
use UserFeedback\Support\Cast;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingPart;

/**
 * The font of the widget: its own, or a family of the catalogue in one weight.
 *
 * @since 0.3.0
 */
final class Font extends SettingPart {

	public function schemas(): array {
		return [
			'font' => JsonSchema::object(
				[
					'family' => [
						'type'        => 'string',
						'format'      => 'font-family',
						'maxLength'   => 64,
						'description' => 'Name of a font of the catalogue; empty for the font of the widget.',
					],
					'weight' => [
						'type'       => 'integer',
						'minimum'    => 100,
						'maximum'    => 900,
						'multipleOf' => 100,
					],
				]
			),
		];
	}

	public function defaults(): array {
		return [
			'font' => [
				'family' => '',
				'weight' => 400,
			],
		];
	}

	/**
	 * @param array<mixed> $group
	 * @return list<FieldError>
	 */
	public function errors( array $group ): array {
		$family = Cast::string( Cast::at( $group, 'font', 'family' ) );
		if ( $family === '' ) {
			return [];
		}
		$weights = FontCatalogue::weights( $family );
		if ( $weights === [] ) {
			$message = __( 'This font is not in the list of fonts. Choose another one.', 'userfeedback' );
			return [ new FieldError( 'font.family', 'unknown_font', $message ) ];
		}
		if ( in_array( Cast::at( $group, 'font', 'weight' ), $weights, true ) ) {
			return [];
		}
		$message = __( 'This font does not have this weight. Choose another weight.', 'userfeedback' );
		return [ new FieldError( 'font.weight', 'unknown_weight', $message ) ];
	}

	public function inheritable(): array {
		return [ 'font' => [ 'font' ] ];
	}

	public function features(): array {
		return [ 'font' => Feature::Fonts ];
	}

	public function visitorSchemas(): array {
		return $this->schemas();
	}
}
