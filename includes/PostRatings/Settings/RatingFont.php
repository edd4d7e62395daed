<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * The web font that an owner chose. Browsers load it from Google Fonts; without a choice nothing is loaded.
 *
 * @since 0.6.0
 */
final class RatingFont {

	/**
	 * URL of the font's style sheet, without a version, which would make it another file for Google; '' for the theme's font.
	 */
	public static function url( RatingSettings $settings ): string {
		if ( $settings->fontFamily === '' ) {
			return '';
		}
		$query = [
			'family'  => rawurlencode( $settings->fontFamily ) . ":wght@$settings->fontWeight",
			'display' => 'swap',
		];
		return add_query_arg( $query, 'https://fonts.googleapis.com/css2' );
	}
}
