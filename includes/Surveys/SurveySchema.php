<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Model\Survey;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;

/**
 * What a survey looks like, said once: REST arguments, validation and the TypeScript types come from here.
 *
 * Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 */
final class SurveySchema {

	public const MAX_TITLE_LENGTH   = 500;
	public const MAX_MESSAGE_LENGTH = 2000;
	public const MAX_QUESTIONS      = 100;

	private const OPTIONAL_MOMENT = [ 'type' => [ 'string', 'null' ] ] + JsonSchema::MOMENT;

	/**
	 * A survey as the API answers it.
	 *
	 * @param list<QuestionForm> $types Question types of this site.
	 * @return ObjectSchema
	 */
	public static function survey( array $types ): array {
		$own = [
			'updated_at'  => JsonSchema::MOMENT,
			'cookie_name' => JsonSchema::TEXT,
		];
		return JsonSchema::object( self::summary()['properties'] + self::input( $types )['properties'] + $own );
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
				'publish_at'      => self::OPTIONAL_MOMENT,
				'created_at'      => JsonSchema::MOMENT,
				'responses_count' => JsonSchema::COUNT,
			]
		);
	}

	/**
	 * A page of a list.
	 *
	 * @param array<string, mixed> $item What it holds.
	 * @return array<string, mixed>
	 */
	public static function page( array $item ): array {
		return JsonSchema::object(
			[
				'items'          => JsonSchema::listOf( $item ),
				'pagination'     => self::pagination(),
				'status_filters' => JsonSchema::listOf( self::statusFilter() ),
			]
		);
	}

	/**
	 * Where a page of a list stands among the others.
	 *
	 * @return array<string, mixed>
	 */
	public static function pagination(): array {
		return JsonSchema::object( array_fill_keys( [ 'page', 'pages', 'per_page', 'total' ], JsonSchema::COUNT ) );
	}

	/**
	 * A quick filter of a list with the number of items behind it.
	 *
	 * @return array<string, mixed>
	 */
	public static function statusFilter(): array {
		return JsonSchema::object(
			[
				'status' => JsonSchema::TEXT,
				'count'  => JsonSchema::COUNT,
			]
		);
	}

	/**
	 * What a client may send: everything is optional in an update.
	 *
	 * @param list<QuestionForm> $types Question types of this site.
	 * @return ObjectSchema
	 */
	public static function input( array $types ): array {
		return JsonSchema::object(
			[
				'title'         => [
					'type'      => 'string',
					'minLength' => 1,
					'maxLength' => self::MAX_TITLE_LENGTH,
				],
				'type'          => JsonSchema::word( [ Survey::STANDARD, Survey::NPS ] ),
				'status'        => JsonSchema::word( [ Survey::DRAFT, Survey::PUBLISH ] ),
				'template'      => [
					'type'      => 'string',
					'maxLength' => 64,
					'pattern'   => '^[a-z0-9-]*$(?!\n)',
				],
				'publish_at'    => self::OPTIONAL_MOMENT,
				'questions'     => [
					'type'     => 'array',
					'maxItems' => self::MAX_QUESTIONS,
					'items'    => [ 'anyOf' => array_map( QuestionSchema::of( ... ), $types ) ],
				],
				'settings'      => self::settings(),
				'notifications' => self::notifications(),
			],
			[]
		);
	}

	/**
	 * Settings of a survey.
	 *
	 * @return ObjectSchema
	 */
	public static function settings(): array {
		return JsonSchema::object(
			[
				'thank_you' => JsonSchema::object(
					[
						'type'    => JsonSchema::word( [ 'message' ] ),
						'message' => [
							'type'      => 'string',
							'maxLength' => self::MAX_MESSAGE_LENGTH,
						],
					]
				),
			]
		);
	}

	/**
	 * Settings of a survey that has none yet.
	 *
	 * @param string $message See SurveyTexts::thankYou().
	 * @return array<string, mixed>
	 */
	public static function defaultSettings( string $message ): array {
		return [
			'thank_you' => [
				'type'    => 'message',
				'message' => $message,
			],
		];
	}

	/**
	 * Who is told of new responses, and how.
	 *
	 * @return array<string, mixed>
	 */
	public static function notifications(): array {
		return JsonSchema::object(
			[
				'email' => JsonSchema::object(
					[
						'active'    => JsonSchema::YES_NO,
						'addresses' => [
							'type'        => 'string',
							'maxLength'   => self::MAX_MESSAGE_LENGTH,
							'description' => 'E-mail addresses, separated by commas.',
						],
					]
				),
			]
		);
	}

	/**
	 * Notifications of a survey that has none yet.
	 *
	 * @param string $address The site's own address.
	 * @return array<string, mixed>
	 */
	public static function defaultNotifications( string $address ): array {
		return [
			'email' => [
				'active'    => false,
				'addresses' => $address,
			],
		];
	}
}
