<?php

declare( strict_types=1 );

namespace UserFeedback\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;
use UserFeedback\Surveys\SurveySchema;

/**
 * What the overview of the results looks like. Needs no WordPress, so that the types can be generated without one.
 *
 * @since 0.1.0
 */
final class OverviewSchema {

	/**
	 * Responses by day, and a page of the surveys.
	 *
	 * @return array<string, mixed>
	 */
	public static function overview(): array {
		$point = JsonSchema::object(
			[
				'date'  => JsonSchema::described( JsonSchema::TEXT, 'Local date of the site, YYYY-MM-DD.' ),
				'count' => JsonSchema::COUNT,
			]
		);
		return JsonSchema::object(
			[
				'total_responses' => JsonSchema::described( JsonSchema::COUNT, 'Within the range.' ),
				'data_points'     => JsonSchema::described( JsonSchema::listOf( $point ), 'Every day of the range, in order.' ),
				'surveys'         => JsonSchema::listOf( SurveySchema::summary() ),
				'pagination'      => Pagination::schema(),
			]
		);
	}
}
