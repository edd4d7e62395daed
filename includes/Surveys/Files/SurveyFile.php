<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\QuestionForm;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveySchema;

/**
 * The format of a survey in a file: a JSON object with format, version and survey. docs/survey-file.schema.json is generated from schema().
 *
 * Needs no WordPress, so that the file can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.3.0
 */
final class SurveyFile {

	public const FORMAT    = 'userfeedback-survey';
	public const VERSION   = 1;
	public const MAX_BYTES = 512 * 1024;

	/**
	 * Schema of a file. Only the title of the survey is required; of a setting section, missing fields get their defaults.
	 *
	 * @param array<string, QuestionForm> $types    Question types of this site, by name.
	 * @param SettingSections             $sections Setting sections of this site.
	 * @return ObjectSchema
	 */
	public static function schema( array $types, SettingSections $sections ): array {
		return JsonSchema::object(
			[
				'format'  => JsonSchema::word( [ self::FORMAT ] ),
				'version' => [
					'type'    => 'integer',
					'minimum' => 1,
					'maximum' => self::VERSION,
				],
				'survey'  => self::survey( $types, $sections ),
			]
		);
	}

	/**
	 * Schema of the survey in a file.
	 *
	 * @param array<string, QuestionForm> $types
	 * @return ObjectSchema
	 */
	public static function survey( array $types, SettingSections $sections ): array {
		$input  = SurveySchema::input( $types, self::sections( $sections ) )['properties'];
		$groups = [ SettingSections::SETTINGS, SettingSections::NOTIFICATIONS ];
		foreach ( array_intersect( $groups, array_keys( $input ) ) as $group ) {
			/** @var array<string, array<string, mixed>> $parts */
			$parts                         = $input[ $group ]['properties'];
			$input[ $group ]['properties'] = array_map( self::partial( ... ), $parts );
		}
		$input['questions']['items'] = [ 'anyOf' => array_map( self::question( ... ), array_keys( $types ), $types ) ];
		return JsonSchema::object( array_diff_key( $input, [ 'status' => true ] ), [ 'title' ] );
	}

	/**
	 * The sections that a file contains: those that a duplicate gets, too.
	 */
	public static function sections( SettingSections $sections ): SettingSections {
		$isInFile = static fn ( SettingSection $section ) => $section->schema() !== null && $section->isCopied();
		return new SettingSections( array_values( array_filter( $sections->all(), $isInFile ) ) );
	}

	/**
	 * Schema of a question, whose other fields have defaults.
	 *
	 * @return array<string, mixed>
	 */
	private static function question( string $name, QuestionForm $type ): array {
		$question = QuestionSchema::of( $name, $type );
		/** @var array<string, array<string, mixed>> $properties */
		$properties             = $question['properties'];
		$properties['settings'] = self::partial( $properties['settings'] );
		return array_replace(
			$question,
			[
				'properties' => $properties,
				'required'   => [ 'id', 'type' ],
			]
		);
	}

	/**
	 * An object whose fields are optional.
	 *
	 * @param array<string, mixed> $schema
	 * @return array<string, mixed>
	 */
	private static function partial( array $schema ): array {
		return array_diff_key( $schema, [ 'required' => true ] );
	}
}
