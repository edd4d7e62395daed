<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Schema of a survey, for REST arguments, validation and the TypeScript types.
 *
 * Needs no WordPress, so that types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.1.0
 */
final class SurveySchema {

	public const MAX_TITLE_LENGTH = 500;
	public const MAX_QUESTIONS    = 100;

	/**
	 * A survey in a response of the API.
	 *
	 * @param array<string, QuestionForm> $types    Question types of this site, by name.
	 * @param SettingSections             $sections Setting sections of this site.
	 * @return ObjectSchema
	 */
	public static function survey( array $types, SettingSections $sections ): array {
		$own = [
			'updated_at'  => JsonSchema::MOMENT,
			'cookie_name' => JsonSchema::TEXT,
		];
		// Lists alone tell when a run time ended: there, the settings are missing.
		$common = array_diff_key( self::summary()['properties'], [ 'ended_on' => true ] );
		return JsonSchema::object( $common + self::fields( $types ) + $sections->schemas( true ) + $own );
	}

	/**
	 * The response to a save.
	 *
	 * @param ObjectSchema $survey See survey().
	 * @return ObjectSchema
	 */
	public static function saved( array $survey ): array {
		$message = JsonSchema::described( JsonSchema::TEXT, 'Why it was not published although requested; empty otherwise.' );
		return JsonSchema::object(
			$survey['properties'] + [
				'published' => JsonSchema::YES_NO,
				'message'   => $message,
			]
		);
	}

	/**
	 * A survey as an item of a list.
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
				'revision'        => JsonSchema::described( JsonSchema::COUNT, 'Increases with every save.' ),
				'publish_at'      => JsonSchema::OPTIONAL_MOMENT,
				'created_at'      => JsonSchema::MOMENT,
				'responses_count' => JsonSchema::COUNT,
				'ended_on'        => JsonSchema::described(
					[ 'type' => [ 'string', 'null' ], 'format' => 'date' ],
					'The last day of a published survey whose run time is over, in the site\'s time zone; null otherwise.'
				),
			]
		);
	}

	/**
	 * The answer to the import of a survey.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, mixed> $survey See survey().
	 * @return ObjectSchema
	 */
	public static function imported( array $survey ): array {
		$part = JsonSchema::object( array_fill_keys( [ 'field', 'code', 'message' ], JsonSchema::TEXT ) );
		return JsonSchema::object(
			[
				'survey'   => $survey,
				'left_out' => JsonSchema::described( JsonSchema::listOf( $part ), 'Parts of the file that the survey does not contain, and why.' ),
			]
		);
	}

	/**
	 * The answer to a change of the status of several surveys.
	 *
	 * @since 0.7.0
	 *
	 * @return ObjectSchema
	 */
	public static function changed(): array {
		return JsonSchema::object(
			[
				'updated' => JsonSchema::described( JsonSchema::listOf( JsonSchema::COUNT ), 'The surveys that have the status now.' ),
				'message' => JsonSchema::described( JsonSchema::TEXT, 'Why others became drafts; empty if none did.' ),
			]
		);
	}

	/**
	 * A page of the list of surveys.
	 *
	 * @since 0.7.0
	 *
	 * @return ObjectSchema
	 */
	public static function list(): array {
		return Pagination::listOf( self::summary() );
	}

	/**
	 * Where visitors meet a survey.
	 *
	 * @return ObjectSchema
	 */
	public static function reach(): array {
		$overlap = [
			'id'          => JsonSchema::COUNT,
			'title'       => JsonSchema::TEXT,
			'shows_first' => [
				'type'        => 'boolean',
				'description' => 'Whether a page that both are for shows it instead of the survey.',
			],
		];
		return JsonSchema::object(
			[
				'view_url'       => [
					'type'        => [ 'string', 'null' ],
					'description' => 'A page of the site on which it shows; null if its page rules name none.',
				],
				'overlaps'       => [ 'description' => 'The first ones, in the order in which pages try them.' ]
					+ JsonSchema::listOf( JsonSchema::object( $overlap ) ),
				'overlaps_count' => JsonSchema::COUNT,
			]
		);
	}

	/**
	 * Input of a client. All fields are optional in an update.
	 *
	 * @param array<string, QuestionForm> $types    Question types of this site, by name.
	 * @param SettingSections             $sections Setting sections of this site.
	 * @return ObjectSchema
	 */
	public static function input( array $types, SettingSections $sections ): array {
		return JsonSchema::object( self::fields( $types ) + $sections->schemas( false ), [] );
	}

	/**
	 * The fields of every survey besides the setting sections.
	 *
	 * @param array<string, QuestionForm> $types
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
				'items'    => [ 'anyOf' => array_map( QuestionSchema::of( ... ), array_keys( $types ), $types ) ],
			],
		];
	}
}
