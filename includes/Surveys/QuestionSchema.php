<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;

/**
 * Schema of a question, one for each type, because each type defines its own config.
 *
 * Needs no WordPress, so that types can be generated without one.
 *
 * @since 0.1.0
 */
final class QuestionSchema {

	private const MAX_CONDITIONS = 20;

	/**
	 * A question of one type.
	 *
	 * @return array<string, mixed>
	 */
	public static function of( QuestionForm $type ): array {
		return JsonSchema::object(
			[
				'id'       => [
					'type'        => 'string',
					// `$` alone would also accept a trailing line break.
					'pattern'     => '^[A-Za-z0-9_-]{1,16}$(?!\n)',
					'description' => 'Made by the client, unique in the survey, kept for ever.',
				],
				'type'     => JsonSchema::word( [ $type->name() ] ),
				'title'    => [
					'type'      => 'string',
					'maxLength' => SurveySchema::MAX_TITLE_LENGTH,
				],
				'config'   => $type->configSchema(),
				'settings' => JsonSchema::object(
					[
						'required'    => JsonSchema::YES_NO,
						'randomize'   => JsonSchema::YES_NO,
						'comment_box' => JsonSchema::YES_NO,
					] + $type->settingsSchema()
				),
				'logic'    => self::logic(),
			]
		);
	}

	/**
	 * Default fields of a question.
	 *
	 * @return array{
	 *     title: string,
	 *     config: array<string, mixed>,
	 *     settings: array<string, bool>,
	 *     logic: array{enabled: bool, action: string, conditions: list<never>}
	 * }
	 */
	public static function defaults(): array {
		return [
			'title'    => '',
			'config'   => [ 'options' => [] ],
			'settings' => [
				'required'    => false,
				'randomize'   => false,
				'comment_box' => false,
			],
			'logic'    => [
				'enabled'    => false,
				'action'     => 'show',
				'conditions' => [],
			],
		];
	}

	/**
	 * Default settings of a question type.
	 *
	 * @return array<string, mixed>
	 */
	public static function defaultSettings( QuestionForm $type ): array {
		return self::defaults()['settings'] + array_map( static fn ( array $schema ) => $schema['default'], $type->settingsSchema() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function logic(): array {
		$condition = JsonSchema::object(
			[
				'question_id' => JsonSchema::TEXT,
				'compare'     => JsonSchema::TEXT,
				'value'       => JsonSchema::TEXT,
			]
		);
		return JsonSchema::object(
			[
				'enabled'    => JsonSchema::YES_NO,
				'action'     => JsonSchema::word( [ 'show', 'hide' ] ),
				'conditions' => JsonSchema::listOf( $condition ) + [ 'maxItems' => self::MAX_CONDITIONS ],
			]
		);
	}
}
