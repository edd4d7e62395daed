<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\ResponseStatus;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;

/**
 * What a response looks like to those who may read results. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.1.0
 */
final class ResponseSchema {

	private const TEXT = [ 'type' => 'string' ];

	/**
	 * A response as a list shows it.
	 *
	 * @return ObjectSchema
	 */
	public static function summary(): array {
		$properties = [
			'id'             => [
				'type'        => 'integer',
				'description' => 'The N of "Response #N".',
			],
			'status'         => [
				'type' => 'string',
				'enum' => array_column( ResponseStatus::cases(), 'value' ),
			],
			'submitted_at'   => [
				'type'        => 'string',
				'format'      => 'date-time',
				'description' => 'ISO 8601, UTC.',
			],
			'page_submitted' => JsonSchema::object(
				[
					'name' => self::TEXT,
					'url'  => [ 'description' => 'Of this site; empty when there is none.' ] + self::TEXT,
				],
				[ 'name', 'url' ]
			),
			'user_ip'        => self::TEXT,
			'user_browser'   => self::TEXT,
			'user_os'        => self::TEXT,
			'user_device'    => self::TEXT,
			'user_country'   => [ 'description' => 'ISO 3166-1 alpha-2; empty if it is not known.' ] + self::TEXT,
			'late'           => [
				'type'        => 'boolean',
				'description' => 'It came after the survey had closed.',
			],
			'is_test'        => [
				'type'        => 'boolean',
				'description' => 'Marked as a test: it is listed, but not counted.',
			],
			'held'           => [
				'type'        => 'string',
				'enum'        => [ '', ...HeldBack::REASONS ],
				'description' => 'Why it is held back: too much through a proxy that is not confirmed, or from one network, or sent by a page of '
					. 'another site. "" unless its status is held.',
			],
			'language'       => [ 'description' => 'In which the survey was shown, for example de_DE; "" if it was in one language.' ] + self::TEXT,
		];
		return JsonSchema::object( $properties );
	}

	/**
	 * A response of a list, with its answers when the list was asked for a preview.
	 *
	 * @since 0.5.0
	 *
	 * @return ObjectSchema
	 */
	public static function item(): array {
		$summary = self::summary();
		$answers = [
			'description' => 'Only with `preview`; those first by which a filter found the response. Texts are cut to 200 characters.',
		] + self::answers();
		return JsonSchema::object( $summary['properties'] + [ 'answers' => $answers ], $summary['required'] );
	}

	/**
	 * What a page of a list says beside its items.
	 *
	 * @since 0.5.0
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function page(): array {
		return [
			'survey'    => self::survey(),
			'is_capped' => [
				'type'        => 'boolean',
				'description' => 'Whether a search or a filter stopped before it had read all responses; counts are of those that were read.',
			],
			'cursor'    => [
				'type'        => [ 'string', 'null' ],
				'description' => 'Where it goes on: the first response that was not read, as YYYY-MM-DD.seconds.id. Null if all were.',
			],
		];
	}

	/**
	 * A page of the list.
	 *
	 * @since 0.7.0
	 *
	 * @return ObjectSchema
	 */
	public static function list(): array {
		return JsonSchema::object( Pagination::listOf( self::item() )['properties'] + self::page() );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function answers(): array {
		return [
			'type'        => 'array',
			'description' => 'In the order of the questions as the visitor saw them.',
			'items'       => JsonSchema::object(
				[
					'question_id' => self::TEXT,
					'title'       => self::TEXT,
					'type'        => self::TEXT,
					'value'       => [
						'type'        => [ 'array', 'null' ],
						'items'       => self::TEXT,
						'description' => 'Options by their newest labels, a number, or the text; null when skipped.',
					],
					'option_ids'  => [
						'type'        => 'array',
						'items'       => self::TEXT,
						'description' => 'The ids of the options or of the number, in the order of `value`; empty for a text.',
					],
					'extra'       => JsonSchema::object(
						[
							'comments' => self::TEXT,
							'name'     => self::TEXT,
						],
						[]
					),
				],
				[ 'question_id', 'title', 'type', 'value', 'option_ids', 'extra' ]
			),
		];
	}

	/**
	 * A response with its answers.
	 *
	 * @return array<string, mixed>
	 */
	public static function response(): array {
		$properties = self::summary()['properties'] + [
			'answers'  => self::answers(),
			'survey'   => self::survey(),
			'previous' => [
				'type'        => [ 'integer', 'null' ],
				'description' => 'The next newer one of the same status, above it in the list.',
			],
			'next'     => [
				'type'        => [ 'integer', 'null' ],
				'description' => 'The next older one.',
			],
			'position' => JsonSchema::described( JsonSchema::COUNT, 'Among those of its status, from 1, the newest.' ),
			'count'    => JsonSchema::COUNT,
			'notes'    => JsonSchema::described( JsonSchema::listOf( RemarkSchema::note() ), 'Oldest first.' ),
			'tags'     => JsonSchema::described( RemarkSchema::tags(), 'In alphabetical order.' ),
		];
		return JsonSchema::object( $properties );
	}

	/**
	 * What a list can be filtered by.
	 *
	 * @since 0.5.0
	 *
	 * @return ObjectSchema
	 */
	public static function choices(): array {
		$texts = [
			'type'  => 'array',
			'items' => self::TEXT,
		];
		return JsonSchema::object(
			[
				'questions' => [
					'type'        => 'array',
					'description' => 'Those that the survey asks now.',
					'items'       => JsonSchema::object(
						[
							'id'         => self::TEXT,
							'title'      => self::TEXT,
							'type'       => self::TEXT,
							'options'    => [ 'description' => 'Newest labels, also of those that are no longer asked.' ] + $texts,
							'option_ids' => [ 'description' => 'One for each of `options`, in the same order.' ] + $texts,
							'has_scores' => [ 'type' => 'boolean' ],
						]
					),
				],
				'pages'     => [
					'type'        => 'array',
					'description' => 'Pages of the newest responses.',
					'items'       => JsonSchema::object(
						[
							'id'   => JsonSchema::COUNT,
							'name' => self::TEXT,
						]
					),
				],
				'countries' => [ 'description' => 'Countries of the newest responses, two capital letters each.' ] + $texts,
				'languages' => [ 'description' => 'Languages of the newest responses, such as de_DE.' ] + $texts,
				'tags'      => $texts,
				'columns'   => [
					'type'        => [ 'array', 'null' ],
					'items'       => self::TEXT,
					'description' => 'Questions that the user chose as columns; null for none yet.',
				],
			]
		);
	}

	/**
	 * The survey that responses belong to.
	 *
	 * @return array<string, mixed>
	 */
	public static function survey(): array {
		return JsonSchema::object(
			[
				'id'    => JsonSchema::COUNT,
				'title' => JsonSchema::TEXT,
			]
		);
	}
}
