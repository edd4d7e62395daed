<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * What the statistics of one question look like. Needs no WordPress, so that the types can be generated without one.
 *
 * @since 0.5.0
 */
final class QuestionStatsSchema {

	private const NUMBER = [ 'type' => 'number' ];

	/**
	 * Statistics of one question.
	 *
	 * @return array{type: string, properties: array<string, array<string, mixed>>, required: list<string>, additionalProperties: bool}
	 */
	public static function question(): array {
		$properties = [
			'id'               => JsonSchema::TEXT,
			'title'            => JsonSchema::TEXT,
			'type'             => JsonSchema::TEXT,
			'is_quantitative'  => self::described( JsonSchema::YES_NO, 'Whether answers are counted by value.' ),
			'is_valid'         => self::described(
				JsonSchema::YES_NO,
				'False for a quantitative question whose options are missing, empty, doubled or not of its type.'
			),
			'total_answers'    => self::described( JsonSchema::COUNT, 'Responses that answered it.' ),
			'skipped'          => self::described( JsonSchema::COUNT, 'Responses that saw it and passed it over.' ),
			'is_few'           => self::described( JsonSchema::YES_NO, 'Fewer than 30 answers: shares and scores say little.' ),
			'average'          => self::described(
				self::orNull( self::NUMBER ),
				'Of the numbers that were answered; null where there are none.'
			),
			'average_interval' => self::described(
				self::orNull( JsonSchema::object( self::interval() ) ),
				'95% confidence interval of the average, within the scale; null with fewer than two answers.'
			),
			'nps'              => self::described( self::orNull( self::nps() ), 'Of a question of the type nps that has answers.' ),
			'options'          => JsonSchema::listOf( self::option() ),
			'answers'          => self::described( JsonSchema::listOf( self::answer() ), 'The newest ten of a text question.' ),
			'texts_count'      => self::described( JsonSchema::COUNT, 'Answers to a text question.' ),
			'comments_count'   => self::described( JsonSchema::COUNT, 'Comments beside answers.' ),
			'before'           => self::described(
				self::orNull( self::before() ),
				'Of the range of equal length just before; null for all time.'
			),
		];
		return JsonSchema::object( $properties );
	}

	/**
	 * A Net Promoter Score with what it consists of.
	 *
	 * @return array<string, mixed>
	 */
	public static function nps(): array {
		$score   = [
			'nps'    => self::described( self::NUMBER, '-100 to 100, not rounded.' ),
			'margin' => self::described( self::NUMBER, 'Half of the 95% confidence interval, in points.' ),
			'total'  => self::described( JsonSchema::COUNT, 'Answers.' ),
		];
		$compare = [ 'is_significant' => self::described( JsonSchema::YES_NO, 'Whether the scores differ by more than chance would explain.' ) ];
		return JsonSchema::object(
			[
				'detractor'    => self::described( JsonSchema::COUNT, 'Answers from 0 to 6.' ),
				'passive'      => self::described( JsonSchema::COUNT, 'Answers of 7 and 8.' ),
				'promoter'     => self::described( JsonSchema::COUNT, 'Answers of 9 and 10.' ),
			] + $score + [
				'is_few'       => self::described( JsonSchema::YES_NO, 'Fewer than 30 answers.' ),
				'distribution' => self::described(
					JsonSchema::listOf(
						JsonSchema::object(
							[
								'value' => JsonSchema::COUNT,
								'count' => JsonSchema::COUNT,
							]
						)
					),
					'Every number of the scale, and those that were answered when it was longer.'
				),
				'before'       => self::described(
					self::orNull( JsonSchema::object( $score + $compare ) ),
					'Of the range of equal length just before; null for all time, and without answers.'
				),
			]
		);
	}

	/**
	 * How often an option was chosen.
	 *
	 * @return array{type: string, properties: array<string, array<string, mixed>>, required: list<string>, additionalProperties: bool}
	 */
	public static function option(): array {
		return JsonSchema::object(
			[
				'id'       => self::described( JsonSchema::TEXT, 'Of the option, whatever its label. Filters and comparisons name it.' ),
				'value'    => self::value(),
				'count'    => JsonSchema::COUNT,
				'share'    => self::described( self::NUMBER, 'Of the responses that answered the question, 0 to 1.' ),
				'wordings' => self::described(
					JsonSchema::listOf( JsonSchema::TEXT ),
					'Earlier labels of the option, which the count includes, the newest first; omitted when there are none.'
				),
				'retired'  => self::described( JsonSchema::YES_NO, 'No longer asked: the option was removed. Its label is the last one.' ),
			] + self::interval( 'of the 95% confidence interval of the share.' ),
			[ 'id', 'value', 'count', 'share', 'low', 'high' ]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function answer(): array {
		return JsonSchema::object(
			[
				'value'       => JsonSchema::TEXT,
				'date'        => [
					'type'   => 'string',
					'format' => 'date-time',
				],
				'response_id' => JsonSchema::COUNT,
				'extra'       => TextsSchema::extra(),
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function before(): array {
		return JsonSchema::object(
			[
				'total_answers'  => JsonSchema::COUNT,
				'average'        => self::orNull( self::NUMBER ),
				'nps'            => self::described( self::orNull( self::NUMBER ), 'The score.' ),
				'is_significant' => self::described(
					JsonSchema::YES_NO,
					'Whether the score, or else the average, changed by more than chance would explain. False with fewer than 30 answers.'
				),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function interval( string $what = 'of the interval.' ): array {
		return [
			'low'  => self::described( self::NUMBER, "Lower end $what" ),
			'high' => self::described( self::NUMBER, "Upper end $what" ),
		];
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
				'image' => self::described( JsonSchema::TEXT, 'Address of the picture.' ),
				'icon'  => $icon,
			],
			[ 'label' ]
		);
		return [
			'description' => 'The newest label or a number; of a question with pictures or icons the option with its label.',
			'anyOf'       => [ JsonSchema::TEXT, $picture ],
		];
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function orNull( array $schema ): array {
		return [ 'type' => [ $schema['type'], 'null' ] ] + $schema;
	}

	/**
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function described( array $schema, string $description ): array {
		return JsonSchema::described( $schema, $description );
	}
}
