<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Templates;

defined( 'ABSPATH' ) || exit;

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
				'is_available'    => JsonSchema::YES_NO,
				'required_addons' => JsonSchema::described( JsonSchema::listOf( JsonSchema::TEXT ), 'Slugs of the add-ons that it needs.' ),
				'config'          => JsonSchema::object(
					[ 'questions' => JsonSchema::described( $questions, 'Questions as in a survey.' ) ]
				),
			]
		);
	}
}
