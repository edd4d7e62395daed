<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Results\RatedPostQuery;
use UserFeedback\PostRatings\Stored\RatingRequest;
use UserFeedback\Results\Stored\ResponseRequest;
use UserFeedback\Support\JsonSchema;

/**
 * Exports in the REST API. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.5.0
 */
final class ExportSchema {

	/**
	 * What a client sends.
	 *
	 * @return ObjectSchema
	 */
	public static function request(): array {
		$reports = JsonSchema::word( self::reports() );
		$day     = JsonSchema::described( JsonSchema::TEXT, 'Local date of the site, YYYY-MM-DD; both or none. Without them all days.' );
		return JsonSchema::object(
			[
				'kind'        => JsonSchema::described( JsonSchema::TEXT, 'Of stored data, for example responses (the default) or ratings.' ),
				'survey_id'   => JsonSchema::described( [ 'minimum' => 1 ] + JsonSchema::COUNT, 'For what belongs to a survey.' ),
				'report'      => JsonSchema::described( $reports, 'Default: general, and of ratings: ratings.' ),
				'question_id' => JsonSchema::described( JsonSchema::TEXT, 'For the report "question".' ),
				'post_id'     => JsonSchema::described( [ 'minimum' => 1 ] + JsonSchema::COUNT, 'For the report "post-ratings".' ),
				'heatmap_id'  => JsonSchema::described( [ 'minimum' => 1 ] + JsonSchema::COUNT, 'For the kind "heatmaps"; all of them without it.' ),
				'orderby'     => JsonSchema::described( JsonSchema::word( RatedPostQuery::ORDER_BY ), 'For the report "ratings".' ),
				'order'       => JsonSchema::word( [ 'asc', 'desc' ] ),
				'start'       => $day,
				'end'         => $day,
				'format'      => JsonSchema::word( array_column( Format::cases(), 'value' ) ),
				'option_columns' => [
					'type'        => 'boolean',
					'description' => 'A column for each option of questions with several choices, with 1 or 0, instead of one with all chosen ones.',
				],
				// Exports check it themselves: a value that is wrong is refused with its name.
				'filter'      => [
					'type'        => 'object',
					'description' => 'As for GET surveys/{id}/responses.',
				],
			],
			[ 'format' ]
		);
	}

	/**
	 * An export in the background.
	 *
	 * @return ObjectSchema
	 */
	public static function export(): array {
		$states = [ BackgroundExport::QUEUED, BackgroundExport::RUNNING, BackgroundExport::DONE, BackgroundExport::FAILED ];
		return JsonSchema::object(
			[
				'id'         => JsonSchema::COUNT,
				'kind'       => JsonSchema::described( JsonSchema::TEXT, 'Of stored data.' ),
				'survey_id'  => JsonSchema::described( JsonSchema::COUNT, '0 for data that belongs to none.' ),
				'title'      => JsonSchema::described( JsonSchema::TEXT, 'Of the survey, or the name of the kind.' ),
				'report'     => JsonSchema::described( JsonSchema::TEXT, 'One of those of the request; "" for kinds without.' ),
				'start'      => JsonSchema::described( JsonSchema::TEXT, 'First local date; "" for all days.' ),
				'end'        => JsonSchema::described( JsonSchema::TEXT, 'Last local date; "" for all days.' ),
				'format'     => JsonSchema::word( array_column( Format::cases(), 'value' ) ),
				'state'      => JsonSchema::word( $states ),
				'read'       => JsonSchema::described( JsonSchema::COUNT, 'Records that were read so far.' ),
				'total'      => [
					'type'        => [ 'integer', 'null' ],
					'description' => 'Number of records in all; null while it is not known: with filters until the end.',
				],
				'error'      => JsonSchema::described( JsonSchema::TEXT, 'Why it failed; "" if it did not.' ),
				'url'        => JsonSchema::described( JsonSchema::TEXT, 'From which the file can be downloaded; "" until it is complete.' ),
				'expires_at' => JsonSchema::MOMENT,
			]
		);
	}

	/**
	 * The answer to a request: the address of the file, or the export that prepares it.
	 *
	 * @return ObjectSchema
	 */
	public static function started(): array {
		return JsonSchema::object(
			[
				'url'    => JsonSchema::described( JsonSchema::TEXT, 'From which the file can be downloaded now; "" if it is being prepared.' ),
				'export' => [ 'type' => [ 'object', 'null' ] ] + self::export(),
			]
		);
	}

	/**
	 * @return list<string>
	 */
	private static function reports(): array {
		return [ ResponseRequest::GENERAL, ResponseRequest::QUESTION, ...RatingRequest::REPORTS ];
	}

	/**
	 * The exports of a user.
	 *
	 * @return ObjectSchema
	 */
	public static function list(): array {
		return JsonSchema::object( [ 'items' => JsonSchema::listOf( self::export() ) ] );
	}
}
