<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;

/**
 * What the summary of a survey looks like. Needs no WordPress, so that the types can be generated without one.
 *
 * @since 0.5.0
 */
final class SummarySchema {

	private const IDS = [
		'type'        => 'array',
		'items'       => JsonSchema::COUNT,
		'description' => 'The responses behind it, the newest, at most 50.',
	];

	/**
	 * The answer of both routes.
	 *
	 * @return array<string, mixed>
	 */
	public static function answer(): array {
		$summary    = self::summary();
		$questions  = [
			'type'        => [ 'integer', 'null' ],
			'description' => 'Questions to the AI service; null while it is not known.',
		];
		$progress   = JsonSchema::object(
			[
				'done'  => JsonSchema::COUNT,
				'total' => $questions,
			]
		);
		$properties = [
			'success'  => JsonSchema::YES_NO,
			'summary'  => [ 'type' => [ 'object', 'null' ] ] + $summary,
			'progress' => JsonSchema::described( $progress, 'Only while a new summary is being made; the last one is shown meanwhile.' ),
			'error'    => [ 'description' => 'Why there is none, for people; only without success.' ] + JsonSchema::TEXT,
		];
		return JsonSchema::object( $properties, [ 'success', 'summary' ] );
	}

	/**
	 * A summary.
	 *
	 * @return array<string, mixed>
	 */
	public static function summary(): array {
		$properties = [
			'source'        => [
				'type'        => 'string',
				'enum'        => [ Summary::AI, Summary::LOCAL ],
				'description' => 'Who made it: an AI service, or this site without one.',
			],
			'provider'      => [ 'description' => 'Name of service and model; empty for local.' ] + JsonSchema::TEXT,
			'made_at'       => JsonSchema::MOMENT,
			'responses'     => [ 'description' => 'Responses with something written that were read.' ] + JsonSchema::COUNT,
			'total'         => [ 'description' => 'Responses of the survey when it was made.' ] + JsonSchema::COUNT,
			'is_whole'      => [ 'description' => 'False if only the newest were read.' ] + JsonSchema::YES_NO,
			'is_stale'      => [ 'description' => 'Whether there are new responses.' ] + JsonSchema::YES_NO,
			'new_responses' => JsonSchema::COUNT,
			'overview'      => [
				'type'        => 'array',
				'description' => 'Sentences, as plain text.',
				'items'       => JsonSchema::object(
					[
						'text'         => JsonSchema::TEXT,
						'response_ids' => self::IDS,
					]
				),
			],
			'themes'        => [
				'type'  => 'array',
				'items' => self::theme(),
			],
		];
		return JsonSchema::object( $properties );
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function theme(): array {
		$properties = [
			'title'        => JsonSchema::TEXT,
			'count'        => [ 'description' => 'Responses about it.' ] + JsonSchema::COUNT,
			'share'        => [
				'type'        => 'number',
				'description' => 'Of the responses that were read, 0 to 1.',
			],
			'mood'         => [
				'type'        => 'string',
				'enum'        => array_map( static fn ( Mood $mood ) => $mood->value, Mood::cases() ),
				'description' => 'unknown where too few words with a known mood were written.',
			],
			'quotes'       => [
				'type'  => 'array',
				'items' => JsonSchema::object(
					[
						'text'        => JsonSchema::TEXT,
						'response_id' => JsonSchema::COUNT,
					]
				),
			],
			'response_ids' => self::IDS,
			'search'       => [ 'description' => 'Words that find the responses in their list; empty where the ids are all.' ] + JsonSchema::TEXT,
		];
		return JsonSchema::object( $properties );
	}
}
