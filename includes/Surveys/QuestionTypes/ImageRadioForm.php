<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * Form of a single choice between images; the add-on question-types makes it answerable.
 *
 * @since 0.1.0
 */
abstract class ImageRadioForm extends ChoiceForm {

	private const MAX_URL_LENGTH = 2000;

	protected function optionSchema(): array {
		return JsonSchema::object(
			[
				'label' => JsonSchema::TEXT,
				'image' => [
					'type'        => 'string',
					'maxLength'   => self::MAX_URL_LENGTH,
					'pattern'     => '^(https?://.+)?$(?!\n)',
					'description' => 'URL of the image; empty for none.',
				],
			]
		);
	}
}
