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

	private const VISITS = [ 'type' => [ 'integer', 'null' ] ];

	private const DAY = [
		'type'        => 'string',
		'description' => 'Local date of the site, YYYY-MM-DD.',
	];

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
			'range'                   => self::described( self::nullable( JsonSchema::object( self::days() ) ), 'Null for all time.' ),
			'language'                => self::described(
				[ 'type' => [ 'string', 'null' ] ],
				'Locale in which those answered who are counted; null for all. It applies to what is of the range, not to the counts below.'
			),
			'languages'               => self::described(
				JsonSchema::listOf( JsonSchema::TEXT ),
				'Locales of the newest responses, such as de_DE; empty for a survey in one language.'
			),
			'counted_from'            => self::described(
				[ 'type' => [ 'string', 'null' ] ],
				'First day that is counted where a filter by language does not read all of the range; else null.'
			),
			'total'                   => [ 'description' => 'Responses ever.' ] + self::COUNT,
			'range_responses_count'   => [ 'description' => 'Responses of the range.' ] + self::COUNT,
			'responses_count_7_days'  => [ 'description' => 'Today and the 6 days before, in the site\'s time zone.' ] + self::COUNT,
			'responses_count_30_days' => [ 'description' => 'Today and the 29 days before, in the site\'s time zone.' ] + self::COUNT,
			'impressions'             => [ 'description' => 'Visitors who saw it, once a session; `statistics` has the range.' ] + self::COUNT,
			'statistics'                 => self::statistics(),
			'before'                  => self::described(
				self::nullable( JsonSchema::object( self::days() + self::statistics()['properties'] ) ),
				'The statistics of the range of equal length just before; null for all time.'
			),
			'data_points'             => self::described(
				JsonSchema::listOf(
					JsonSchema::object(
						[
							'date'  => self::DAY,
							'count' => self::COUNT,
						]
					)
				),
				'Responses of each day of the range; empty for all time.'
			),
			'funnel'                  => self::described(
				JsonSchema::listOf( self::step() ),
				'How far visitors came, in order; no step counts fewer than the next one. Empty where impressions were not counted, as by language.'
			),
			'question_stats'          => JsonSchema::listOf( QuestionStatsSchema::question() ),
			'nps_overview'            => self::described(
				self::nullable( QuestionStatsSchema::nps() ),
				'Of the first NPS question of a survey of the type nps; null for others, and without answers.'
			),
		];
		return JsonSchema::object( $properties );
	}

	/**
	 * How a question was answered over time.
	 *
	 * @since 0.5.0
	 *
	 * @return array<string, mixed>
	 */
	public static function trend(): array {
		$point = self::days() + [
			'average' => self::described( self::number(), 'Of a scale; null without answers.' ),
			'nps'     => self::described( self::number(), 'Of an NPS question, -100 to 100; null without answers.' ),
			'total'   => [ 'description' => 'Responses that answered the question.' ] + self::COUNT,
		];
		return JsonSchema::object(
			[
				'points' => self::described(
					JsonSchema::listOf( JsonSchema::object( $point ) ),
					'Days up to 31, else weeks (seven days, the last one ends with the range) up to 26, else months; periods without answers too.'
				),
			]
		);
	}

	/**
	 * Counts and rates of a period.
	 *
	 * @return array{type: string, properties: array<string, array<string, mixed>>, required: list<string>, additionalProperties: bool}
	 */
	private static function statistics(): array {
		return JsonSchema::object(
			[
				'impressions'     => self::described( self::VISITS, 'Visitors who saw the survey, each once in a session; null by language.' ),
				'starts'          => self::described( self::VISITS, 'Visitors who began to answer; null by language.' ),
				'responses'       => self::COUNT,
				'response_rate'   => self::described( self::number(), 'Responses by impressions, 0 to 1; null if it is not known.' ),
				'completion_rate' => self::described( self::number(), 'Responses by starts, 0 to 1; null if it is not known.' ),
				'median_seconds'  => self::described( self::number(), 'From the first question to the submission; null if no response has a time.' ),
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function step(): array {
		return JsonSchema::object(
			[
				'step'        => JsonSchema::word( Funnel::STEPS ),
				'question_id' => self::described( JsonSchema::TEXT, 'Of a step "reached".' ),
				'title'       => self::described( JsonSchema::TEXT, 'Of its question.' ),
				'count'       => self::COUNT,
				'saw'         => self::described(
					self::COUNT,
					'Of a step "reached": visitors who were asked its question. Fewer than `count` where logic led some past it.'
				),
				'answered'    => self::described( self::COUNT, 'Of a step "reached": responses with an answer to its question.' ),
			],
			[ 'step', 'count' ]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function days(): array {
		return [
			'from' => self::DAY,
			'to'   => self::DAY,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function number(): array {
		return [ 'type' => [ 'number', 'null' ] ];
	}

	/**
	 * @param array<string, mixed> $schema Of an object.
	 * @return array<string, mixed>
	 */
	private static function nullable( array $schema ): array {
		return [ 'type' => [ 'object', 'null' ] ] + $schema;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function described( array $schema, string $description ): array {
		return JsonSchema::described( $schema, $description );
	}
}
