<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Form of a single choice between icons; the add-on question-types makes it answerable.
 *
 * @since 0.1.0
 */
abstract class IconChoiceForm extends ChoiceForm {

	private const WORD = [
		'type'    => 'string',
		'pattern' => '^[a-z0-9-]{0,64}$(?!\n)',
	];

	public function settingsSchema(): array {
		return [
			'icon_color' => [
				'type'    => 'string',
				'pattern' => '^#[0-9A-Fa-f]{6}$(?!\n)',
				'default' => '#1579EF',
			],
			'icon_size'  => [ 'default' => 'medium' ] + JsonSchema::word( [ 'small', 'medium', 'large' ] ),
		];
	}

	protected function optionSchema(): array {
		return JsonSchema::object(
			[
				'label' => JsonSchema::TEXT,
				'icon'  => JsonSchema::object(
					[
						'name'  => self::WORD,
						'style' => self::WORD,
					]
				),
			]
		);
	}
}
