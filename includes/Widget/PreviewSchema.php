<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Survey;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Surveys\Settings\SettingSections;

/**
 * Schema of the builder's preview. Needs no WordPress, so that types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.3.0
 */
final class PreviewSchema {

	/**
	 * The response of the API.
	 *
	 * @return ObjectSchema
	 */
	public static function preview( SettingSections $sections ): array {
		return JsonSchema::object( self::members( $sections ) );
	}

	/**
	 * The response for a stored survey.
	 *
	 * @since 0.6.0
	 *
	 * @return ObjectSchema
	 */
	public static function stored( SettingSections $sections ): array {
		$survey = [
			'id'         => JsonSchema::COUNT,
			'title'      => JsonSchema::TEXT,
			'status'     => JsonSchema::word( [ Survey::DRAFT, Survey::PUBLISH, Survey::TRASH ] ),
			'publish_at' => JsonSchema::OPTIONAL_MOMENT,
		];
		return JsonSchema::object(
			self::members( $sections ) + [
				'inline' => JsonSchema::described( JsonSchema::TEXT, 'HTML of the survey in the content of a page, with its style sheet.' ),
				'survey' => JsonSchema::described( JsonSchema::object( $survey ), 'The survey as stored; in the page data its id is 0.' ),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function members( SettingSections $sections ): array {
		return [
			'data'     => JsonSchema::described(
				WidgetSchema::data( $sections ),
			'Page data with the survey, or without one if no question is ready.'
			),
			'left_out' => JsonSchema::described(
				JsonSchema::listOf( JsonSchema::TEXT ),
			'Ids of questions that lack texts or whose type is not active.'
			),
			'script'   => JsonSchema::described( JsonSchema::TEXT, 'URL of the script that shows the preview in an empty document.' ),
		];
	}
}
