<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\JsonSchema;

/**
 * Schema of a template. Needs no WordPress, so that types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.1.0
 */
final class TemplateSchema {

	/**
	 * A template.
	 *
	 * @return ObjectSchema
	 */
	public static function template(): array {
		$questions = JsonSchema::listOf( [ 'type' => 'object' ] );
		return JsonSchema::object(
			[
				'key'             => JsonSchema::TEXT,
				'name'            => JsonSchema::TEXT,
				'description'     => JsonSchema::TEXT,
				'group'           => JsonSchema::described( JsonSchema::TEXT, 'Heading above it; empty for none.' ),
				'type'            => JsonSchema::described(
					JsonSchema::word( [ Survey::STANDARD, Survey::NPS ] ),
					'Type of a survey created from it.'
				),
				'is_available'    => JsonSchema::described( JsonSchema::YES_NO, 'Whether license and add-ons allow a survey from it.' ),
				'required_addons' => JsonSchema::described(
					JsonSchema::listOf( JsonSchema::TEXT ),
					'Slugs of the add-ons that it needs, active or not.'
				),
				'question_types'  => JsonSchema::described(
					JsonSchema::listOf( JsonSchema::TEXT ),
					'Types of its questions in their order, also while its add-on is not active.'
				),
				'config'          => JsonSchema::object(
					[ 'questions' => JsonSchema::described( $questions, 'Questions as in a survey; empty while its add-on is not active.' ) ]
				),
			]
		);
	}
}
