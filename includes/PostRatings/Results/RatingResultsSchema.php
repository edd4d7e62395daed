<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Results;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Settings\RatingSettingsSchema;
use UserFeedback\Responses\HeldBack;
use UserFeedback\Support\JsonSchema;
use UserFeedback\Support\Pagination;

/**
 * Results of post ratings in the REST API. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.6.0
 */
final class RatingResultsSchema {

	private const AVERAGE = [
		'type'        => 'number',
		'description' => '1 to 5 with one decimal; 0 without ratings.',
	];

	private const LIKED = [
		'type'        => [ 'integer', 'null' ],
		'description' => 'With thumbs the share of thumbs up, 0 to 100, from the unrounded sum; null with other icons.',
	];

	/**
	 * A post with its ratings.
	 *
	 * @return ObjectSchema
	 */
	public static function post(): array {
		return JsonSchema::object( self::fields() );
	}

	/**
	 * A page of the posts.
	 *
	 * @return ObjectSchema
	 */
	public static function posts(): array {
		return JsonSchema::object(
			[
				'items'          => JsonSchema::listOf( self::post() ),
				'pagination'     => Pagination::schema(),
				'total_ratings'  => JsonSchema::described( JsonSchema::COUNT, 'Of the posts on all pages.' ),
				'average_rating' => self::AVERAGE,
				'liked_percent'  => self::LIKED,
				'icon'           => self::icon(),
			]
		);
	}

	/**
	 * A single rating.
	 *
	 * @return ObjectSchema
	 */
	public static function rating(): array {
		return JsonSchema::object(
			[
				'id'         => JsonSchema::COUNT,
				'created_at' => JsonSchema::MOMENT,
				'rating'     => JsonSchema::described( JsonSchema::COUNT, '1 to 5.' ),
				'comment'    => JsonSchema::described( JsonSchema::TEXT, 'Plain text; "" for none.' ),
				'status'     => JsonSchema::word( RatingQuery::STATUSES ),
				'held'       => JsonSchema::described( JsonSchema::word( [ '', ...HeldBack::REASONS ] ), 'Why it is held back; "" if it is not.' ),
			]
		);
	}

	/**
	 * A page of the ratings of a post.
	 *
	 * @return ObjectSchema
	 */
	public static function ratings(): array {
		$imported = JsonSchema::described( JsonSchema::COUNT, 'Ratings of which only the sum is known; 0 in a range of days.' );
		$bar      = JsonSchema::object(
			[
				'rating' => JsonSchema::COUNT,
				'count'  => JsonSchema::COUNT,
			]
		);
		return JsonSchema::object(
			[
				'post'           => JsonSchema::object( self::fields() + [ 'imported_ratings' => $imported ] ),
				'distribution'   => JsonSchema::described( JsonSchema::listOf( $bar ), 'Single published ratings by value, 5 to 1.' ),
				'items'          => JsonSchema::listOf( self::rating() ),
				'pagination'     => Pagination::schema(),
				'status_filters' => JsonSchema::listOf( Pagination::filterSchema() ),
				'icon'           => self::icon(),
			]
		);
	}

	/**
	 * @return array<string, array<string, mixed>>
	 */
	private static function fields(): array {
		return [
			'post_id'        => JsonSchema::COUNT,
			'post_title'     => JsonSchema::described( JsonSchema::TEXT, 'Plain text.' ),
			'url'            => JsonSchema::described( JsonSchema::TEXT, '"" where visitors cannot see the post.' ),
			'post_state'     => JsonSchema::described( JsonSchema::TEXT, 'Translated status, such as Draft; "" for a published post.' ),
			'total_ratings'  => JsonSchema::described( JsonSchema::COUNT, 'Published ones, and in all time the imported ones.' ),
			'average_rating' => self::AVERAGE,
			'liked_percent'  => self::LIKED,
		];
	}

	/**
	 * @return ObjectSchema
	 */
	private static function icon(): array {
		return RatingSettingsSchema::icon() + [ 'description' => 'The icon of the settings, with which visitors rate now.' ];
	}
}
