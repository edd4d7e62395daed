<?php

declare( strict_types=1 );

namespace UserFeedback\RatingControl;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Settings\RatingSettings;
use WP_Post;

/**
 * The average of a post as structured data for search engines (schema.org AggregateRating in JSON-LD).
 *
 * Google's conditions (https://developers.google.com/search/docs/appearance/structured-data/review-snippet): one item that has a name and a type of
 * its list, at least one rating, a decimal point, and the average visible on the page.
 *
 * @since 0.6.0
 */
final class ReviewSchema {

	/**
	 * The data of a post's page; null if the owner wants none, or if the page does not meet the conditions.
	 *
	 * @return array<string, mixed>|null
	 */
	public static function of( WP_Post $post, RatingSettings $settings, RatingStatistics $statistics ): ?array {
		if ( ! $settings->usesSchema || $settings->reviewType === '' || ! $settings->showsAverage || $statistics->count < 1 ) {
			return null;
		}
		$name   = trim( html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
		$schema = $name === '' || self::isPrintedByShop( $post, $settings->reviewType ) ? null : [
			'@context'        => 'https://schema.org',
			'@type'           => $settings->reviewType,
			'name'            => $name,
			'url'             => get_permalink( $post ),
			'aggregateRating' => [
				'@type'       => 'AggregateRating',
				'ratingValue' => $statistics->average,
				'ratingCount' => $statistics->count,
				'bestRating'  => 5,
				'worstRating' => 1,
			],
		];
		/**
		 * Filters the structured data about a post's ratings. Return null to print none, for example where another plugin prints the same item.
		 *
		 * @since 0.6.0
		 *
		 * @param array<string, mixed>|null $schema  JSON-LD as an array; null if none is printed.
		 * @param WP_Post                   $post    The post of the page.
		 * @param RatingStatistics             $statistics Its published ratings.
		 */
		$schema = apply_filters( 'userfeedback_review_schema', $schema, $post, $statistics );
		if ( ! is_array( $schema ) || $schema === [] ) {
			return null;
		}
		/** @var array<string, mixed> $schema */
		return $schema;
	}

	/**
	 * WooCommerce describes its products itself.
	 */
	private static function isPrintedByShop( WP_Post $post, string $type ): bool {
		return $type === 'Product' && $post->post_type === 'product' && class_exists( 'WooCommerce', false );
	}
}
