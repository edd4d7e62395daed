<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\JsonSchema;

/**
 * Imports from the existing plugin in the REST API. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class ExistingPluginSchema {

	private const COUNTED = [
		'surveys_new'        => 'Surveys that were added.',
		'surveys_known'      => 'Surveys that were imported before.',
		'surveys_left_out'   => 'Surveys that cannot be imported.',
		'responses_new'      => 'Responses that were added.',
		'responses_known'    => 'Responses that were imported before.',
		'responses_left_out' => 'Responses that cannot be imported.',
		'impressions'        => 'Impressions that were added to the counts.',
		'settings'           => 'Plugin-wide settings that were taken over.',
	];

	/**
	 * What a client sends.
	 *
	 * @return ObjectSchema
	 */
	public static function request(): array {
		return JsonSchema::object(
			[
				'dry_run' => JsonSchema::described( JsonSchema::YES_NO, 'Whether this is a preview, which stores nothing.' ),
				'goes_on' => JsonSchema::described(
					JsonSchema::YES_NO,
					'Whether to do a step only if it is at work: for who follows it. It may have been stopped, or have come to its end.'
				),
			],
			[ 'dry_run' ]
		);
	}

	/**
	 * What there is to import, and the last runs.
	 *
	 * @return ObjectSchema
	 */
	public static function overview(): array {
		$found = JsonSchema::object(
			[
				'surveys'     => JsonSchema::COUNT,
				'responses'   => JsonSchema::COUNT,
				'trashed'     => JsonSchema::described( JsonSchema::COUNT, 'Of the responses, those in the trash.' ),
				'impressions' => JsonSchema::COUNT,
			]
		);
		$found = self::orNull( $found, 'Null if the tables of the plugin do not exist.' );
		return JsonSchema::object( [ 'found' => $found ] + self::runs()['properties'] );
	}

	/**
	 * The last runs.
	 *
	 * @return ObjectSchema
	 */
	public static function runs(): array {
		return JsonSchema::object(
			[
				'import'  => self::orNull( self::run(), 'Null if there was none, or if it was stopped.' ),
				'preview' => self::orNull( self::run(), 'The same as a dry run.' ),
			]
		);
	}

	/**
	 * An import or a preview.
	 *
	 * @return ObjectSchema
	 */
	public static function run(): array {
		$survey  = [
			'id'     => JsonSchema::described( JsonSchema::COUNT, 'Of the other plugin.' ),
			'title'  => JsonSchema::TEXT,
			'status' => JsonSchema::word( [ Survey::DRAFT, Survey::PUBLISH, Survey::TRASH ] ),
			'is_new' => JsonSchema::described( JsonSchema::YES_NO, 'Whether it was not imported before.' ),
		];
		$problem = [
			'kind'    => JsonSchema::word( [ Problems::SURVEY, Problems::RESPONSE, Problems::SETTING ] ),
			'id'      => JsonSchema::described( JsonSchema::COUNT, 'Of the other plugin; 0 for settings.' ),
			'field'   => JsonSchema::described( JsonSchema::TEXT, 'For example questions[3].logic; "" for all of it.' ),
			'message' => JsonSchema::TEXT,
		];
		$count = static fn ( string $text ): array => JsonSchema::described( JsonSchema::COUNT, $text );
		return JsonSchema::object(
			[
				'status'         => JsonSchema::word( [ 'running', 'done', 'failed' ] ),
				'done'           => $count( 'Rows so far.' ),
				'total'          => $count( 'Rows at the end; 0 while it is not known.' ),
				'error'          => JsonSchema::described( JsonSchema::TEXT, 'Why it waits or has failed; "" if it did not.' ),
				'at'             => JsonSchema::MOMENT,
				'counts'         => JsonSchema::object( array_map( $count, self::COUNTED ) ),
				'surveys'        => JsonSchema::described( JsonSchema::listOf( JsonSchema::object( $survey ) ), 'The first 100.' ),
				'problems'       => JsonSchema::described( JsonSchema::listOf( JsonSchema::object( $problem ) ), 'The first 100.' ),
				'problems_count' => $count( 'All of them.' ),
			]
		);
	}

	/**
	 * @param ObjectSchema $schema
	 * @return array<string, mixed>
	 */
	private static function orNull( array $schema, string $description ): array {
		return [ 'type' => [ 'object', 'null' ], 'description' => $description ] + $schema;
	}
}
