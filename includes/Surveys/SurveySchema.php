<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

use UserFeedback\Surveys\QuestionTypes\QuestionType;

/**
 * What a survey looks like, said once: REST arguments, validation and the TypeScript types come from here.
 *
 * Needs no WordPress, so that the types can be generated without one.
 */
final class SurveySchema {

	public const MAX_TITLE_LENGTH   = 500;
	public const MAX_MESSAGE_LENGTH = 2000;
	public const MAX_QUESTIONS      = 100;

	/** Shown after the last question, also when the owner left the message empty (spec, widget 4). */
	public const DEFAULT_MESSAGE = 'Thanks for your feedback!';

	private const MOMENT = [
		'type'        => [ 'string', 'null' ],
		'format'      => 'date-time',
		'description' => 'ISO 8601, UTC.',
	];

	/**
	 * A survey as the API answers it.
	 *
	 * @param list<QuestionType> $types Question types of this site.
	 * @return array<string, mixed>
	 */
	public static function survey( array $types ): array {
		$properties = self::summary()['properties'] + self::input( $types )['properties'] + [
			'updated_at'  => self::moment(),
			'cookie_name' => [ 'type' => 'string' ],
		];
		return self::object( $properties, array_keys( $properties ) );
	}

	/**
	 * A survey as a list shows it.
	 *
	 * @return array{type: string, properties: array<string, mixed>, required: list<string>, additionalProperties: bool}
	 */
	public static function summary(): array {
		$properties = [
			'id'              => [ 'type' => 'integer' ],
			'title'           => [ 'type' => 'string' ],
			'type'            => self::word( [ 'survey' ] ),
			'status'          => self::word( [ Survey::DRAFT, Survey::PUBLISH, Survey::TRASH ] ),
			'revision'        => [
				'type'        => 'integer',
				'description' => 'Grows with every save.',
			],
			'publish_at'      => self::MOMENT,
			'created_at'      => self::moment(),
			'responses_count' => [ 'type' => 'integer' ],
		];
		return self::object( $properties, array_keys( $properties ) );
	}

	/**
	 * The answer to a save.
	 *
	 * @param array<string, mixed> $survey See survey().
	 * @return array<string, mixed>
	 */
	public static function saved( array $survey ): array {
		$properties = $survey['properties'] + [
			'published' => [ 'type' => 'boolean' ],
			'message'   => [
				'type'        => 'string',
				'description' => 'Why it was not published though that was asked; empty otherwise.',
			],
		];
		return self::object( $properties, array_keys( $properties ) );
	}

	/**
	 * Where a page of a list stands among the others.
	 *
	 * @return array<string, mixed>
	 */
	public static function pagination(): array {
		$count = [ 'type' => 'integer' ];
		return self::object(
			[
				'page'     => $count,
				'pages'    => $count,
				'per_page' => $count,
				'total'    => $count,
			],
			[ 'page', 'pages', 'per_page', 'total' ]
		);
	}

	/**
	 * A quick filter of a list with the number of items behind it.
	 *
	 * @return array<string, mixed>
	 */
	public static function statusFilter(): array {
		return self::object(
			[
				'status' => [ 'type' => 'string' ],
				'count'  => [ 'type' => 'integer' ],
			],
			[ 'status', 'count' ]
		);
	}

	/**
	 * What a client may send: everything is optional in an update.
	 *
	 * @param list<QuestionType> $types Question types of this site.
	 * @return array{type: string, properties: array<string, mixed>, required: list<string>, additionalProperties: bool}
	 */
	public static function input( array $types ): array {
		return self::object(
			[
				'title'      => [
					'type'      => 'string',
					'minLength' => 1,
					'maxLength' => self::MAX_TITLE_LENGTH,
				],
				'type'       => self::word( [ 'survey' ] ),
				'status'     => self::word( [ Survey::DRAFT, Survey::PUBLISH ] ),
				'template'   => [
					'type'      => 'string',
					'maxLength' => 64,
					'pattern'   => '^[a-z0-9-]*$(?!\n)',
				],
				'publish_at' => self::MOMENT,
				'questions'  => [
					'type'     => 'array',
					'maxItems' => self::MAX_QUESTIONS,
					'items'    => [ 'anyOf' => array_map( self::question( ... ), $types ) ],
				],
				'settings'   => self::settings(),
			]
		);
	}

	/**
	 * A question of one type.
	 *
	 * @return array<string, mixed>
	 */
	public static function question( QuestionType $type ): array {
		$properties = [
			'id'       => [
				'type'        => 'string',
				'pattern'     => '^[A-Za-z0-9_-]{1,16}$(?!\n)',
				'description' => 'Made by the client, unique in the survey, kept for ever.',
			],
			'type'     => self::word( [ $type->name() ] ),
			'title'    => [
				'type'      => 'string',
				'maxLength' => self::MAX_TITLE_LENGTH,
			],
			'config'   => $type->configSchema(),
			'settings' => self::object(
				[
					'required'    => [ 'type' => 'boolean' ],
					'randomize'   => [ 'type' => 'boolean' ],
					'comment_box' => [ 'type' => 'boolean' ],
				],
				[ 'required', 'randomize', 'comment_box' ]
			),
			'logic'    => self::object(
				[
					'enabled'    => [ 'type' => 'boolean' ],
					'action'     => self::word( [ 'show', 'hide' ] ),
					'conditions' => [
						'type'     => 'array',
						'maxItems' => 20,
						'items'    => self::condition(),
					],
				],
				[ 'enabled', 'action', 'conditions' ]
			),
		];
		return self::object( $properties, array_keys( $properties ) );
	}

	/**
	 * Settings of a survey.
	 *
	 * @return array<string, mixed>
	 */
	public static function settings(): array {
		return self::object(
			[
				'thank_you' => self::object(
					[
						'type'    => self::word( [ 'message' ] ),
						'message' => [
							'type'      => 'string',
							'maxLength' => self::MAX_MESSAGE_LENGTH,
						],
					],
					[ 'type', 'message' ]
				),
			],
			[ 'thank_you' ]
		);
	}

	/**
	 * Settings of a survey that has none yet.
	 *
	 * @return array<string, mixed>
	 */
	public static function defaultSettings(): array {
		return [
			'thank_you' => [
				'type'    => 'message',
				'message' => self::DEFAULT_MESSAGE,
			],
		];
	}

	/**
	 * What a question has unless it says otherwise.
	 *
	 * @return array{title: string, config: array<string, mixed>, settings: array<string, bool>, logic: array{enabled: bool, action: string, conditions: list<never>}}
	 */
	public static function questionDefaults(): array {
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
	 * An object that has these properties and no others.
	 *
	 * @param array<string, mixed> $properties
	 * @param list<string>         $required   Names that must be there.
	 * @return array{type: string, properties: array<string, mixed>, required: list<string>, additionalProperties: bool}
	 */
	public static function object( array $properties, array $required = [] ): array {
		return [
			'type'                 => 'object',
			'properties'           => $properties,
			'required'             => $required,
			'additionalProperties' => false,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function condition(): array {
		return self::object(
			[
				'question_id' => [ 'type' => 'string' ],
				'compare'     => [ 'type' => 'string' ],
				'value'       => [ 'type' => 'string' ],
			],
			[ 'question_id', 'compare', 'value' ]
		);
	}

	/**
	 * @param list<string> $words
	 * @return array{type: string, enum: list<string>}
	 */
	private static function word( array $words ): array {
		return [
			'type' => 'string',
			'enum' => $words,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function moment(): array {
		return [ 'type' => 'string' ] + self::MOMENT;
	}
}
