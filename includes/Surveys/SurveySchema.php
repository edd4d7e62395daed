<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * What a survey looks like: the one definition from which REST arguments, validation and the TypeScript types come.
 *
 * Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.1.0
 */
final class SurveySchema {

	public const MAX_TITLE_LENGTH = 500;
	public const MAX_QUESTIONS    = 100;

	/**
	 * A survey as the API answers it.
	 *
	 * @param list<QuestionForm> $types    Question types of this site.
	 * @param SettingSections    $sections Setting sections of this site.
	 * @return ObjectSchema
	 */
	public static function survey( array $types, SettingSections $sections ): array {
		$own = [
			'updated_at'  => JsonSchema::MOMENT,
			'cookie_name' => JsonSchema::TEXT,
		];
		return JsonSchema::object( self::summary()['properties'] + self::fields( $types ) + $sections->schemas( true ) + $own );
	}

	/**
	 * The answer to a save.
	 *
	 * @param ObjectSchema $survey See survey().
	 * @return ObjectSchema
	 */
	public static function saved( array $survey ): array {
		$message = JsonSchema::described( JsonSchema::TEXT, 'Why it was not published though that was asked; empty otherwise.' );
		return JsonSchema::object(
			$survey['properties'] + [
				'published' => JsonSchema::YES_NO,
				'message'   => $message,
			]
		);
	}

	/**
	 * A survey as a list shows it.
	 *
	 * @return ObjectSchema
	 */
	public static function summary(): array {
		return JsonSchema::object(
			[
				'id'              => JsonSchema::COUNT,
				'title'           => JsonSchema::TEXT,
				'type'            => JsonSchema::word( [ Survey::STANDARD, Survey::NPS ] ),
				'status'          => JsonSchema::word( [ Survey::DRAFT, Survey::PUBLISH, Survey::TRASH ] ),
				'revision'        => JsonSchema::described( JsonSchema::COUNT, 'Grows with every save.' ),
				'publish_at'      => JsonSchema::OPTIONAL_MOMENT,
				'created_at'      => JsonSchema::MOMENT,
				'responses_count' => JsonSchema::COUNT,
			]
		);
	}

	/**
	 * What a client may send: everything is optional in an update.
	 *
	 * @param list<QuestionForm> $types    Question types of this site.
	 * @param SettingSections    $sections Setting sections of this site.
	 * @return ObjectSchema
	 */
	public static function input( array $types, SettingSections $sections ): array {
		return JsonSchema::object( self::fields( $types ) + $sections->schemas( false ), [] );
	}

	/**
	 * The fields that every survey has, whatever it can be set to.
	 *
	 * @param list<QuestionForm> $types
	 * @return array<string, array<string, mixed>>
	 */
	private static function fields( array $types ): array {
		return [
			'title'     => [
				'type'      => 'string',
				'minLength' => 1,
				'maxLength' => self::MAX_TITLE_LENGTH,
			],
			'type'      => JsonSchema::word( [ Survey::STANDARD, Survey::NPS ] ),
			'status'    => JsonSchema::word( [ Survey::DRAFT, Survey::PUBLISH ] ),
			'template'  => [
				'type'      => 'string',
				'maxLength' => 64,
				'pattern'   => '^[a-z0-9-]*$(?!\n)',
			],
			'questions' => [
				'type'     => 'array',
				'maxItems' => self::MAX_QUESTIONS,
				'items'    => [ 'anyOf' => array_map( QuestionSchema::of( ... ), $types ) ],
			],
		];
	}
}
