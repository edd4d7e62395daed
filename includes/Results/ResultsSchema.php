<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\SurveySchema;

/**
 * What the results of a survey look like. Needs no WordPress, so that the types can be generated without one.
 *
 * @since 0.1.0
 */
final class ResultsSchema {

	private const COUNT = [ 'type' => 'integer' ];

	/**
	 * Results of a survey.
	 *
	 * @return array<string, mixed>
	 */
	public static function results(): array {
		$survey     = SurveySchema::summary()['properties'];
		$survey     = array_intersect_key( $survey, array_flip( [ 'id', 'title', 'type', 'status', 'publish_at', 'created_at' ] ) );
		$properties = [
			'survey'                  => JsonSchema::object( $survey ),
			'total'                   => [ 'description' => 'Responses ever.' ] + self::COUNT,
			'range_responses_count'   => [ 'description' => 'Responses from `from` to `to`, both inclusive.' ] + self::COUNT,
			'responses_count_7_days'  => [ 'description' => 'Today and the 6 days before, in the site\'s time zone.' ] + self::COUNT,
			'responses_count_30_days' => [ 'description' => 'Today and the 29 days before, in the site\'s time zone.' ] + self::COUNT,
			'impressions'             => self::COUNT,
			'question_stats'          => [
				'type'  => 'array',
				'items' => self::question(),
			],
			'nps_overview'            => [ 'type' => 'null' ],
		];
		return JsonSchema::object( $properties );
	}

	/**
	 * Statistics of one question.
	 *
	 * @return array<string, mixed>
	 */
	public static function question(): array {
		$properties = [
			'id'              => [ 'type' => 'string' ],
			'title'           => [ 'type' => 'string' ],
			'type'            => [ 'type' => 'string' ],
			'is_quantitative' => [ 'type' => 'boolean' ],
			'total_answers'   => [ 'description' => 'Responses that answered it.' ] + self::COUNT,
			'skipped'         => [ 'description' => 'Responses that saw it and passed it over.' ] + self::COUNT,
			'average'         => [
				'type'        => [ 'number', 'null' ],
				'description' => 'Of the numbers that were answered; null where there are none.',
			],
			'options'         => [
				'type'  => 'array',
				'items' => JsonSchema::object(
					[
						'value'   => self::value(),
						'count'   => self::COUNT,
						'retired' => [
							'type'        => 'boolean',
							'description' => 'No longer asked: the option was renamed or removed.',
						],
					],
					[ 'value', 'count' ]
				),
			],
			'answers'         => [
				'type'        => 'array',
				'description' => 'The newest ten of a text question.',
				'items'       => JsonSchema::object(
					[
						'value'       => [ 'type' => 'string' ],
						'date'        => [
							'type'   => 'string',
							'format' => 'date-time',
						],
						'response_id' => self::COUNT,
						'extra'       => JsonSchema::object(
							[ 'name' => JsonSchema::described( JsonSchema::TEXT, 'Beside an email address, where it was requested and given.' ) ],
							[]
						),
					],
					[ 'value', 'date', 'response_id', 'extra' ]
				),
			],
		];
		return JsonSchema::object( $properties );
	}

	/**
	 * A value that answers are counted by.
	 *
	 * @return array<string, mixed>
	 */
	private static function value(): array {
		$icon    = JsonSchema::object(
			[
				'name'  => JsonSchema::TEXT,
				'style' => JsonSchema::TEXT,
			]
		);
		$picture = JsonSchema::object(
			[
				'label' => JsonSchema::TEXT,
				'image' => JsonSchema::described( JsonSchema::TEXT, 'Address of the picture.' ),
				'icon'  => $icon,
			],
			[ 'label' ]
		);
		return [
			'description' => 'A label or a number; of a question with pictures or icons the option with its label.',
			'anyOf'       => [ JsonSchema::TEXT, $picture ],
		];
	}
}
