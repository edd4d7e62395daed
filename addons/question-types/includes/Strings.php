<?php

declare( strict_types=1 );

namespace UserFeedback\QuestionTypes;

defined( 'ABSPATH' ) || exit;

/**
 * What visitors read in the add-on's questions; its scripts hold no text.
 *
 * @since 0.1.0
 */
final class Strings {

	/**
	 * The names of the stars.
	 *
	 * @return array<string, string>
	 */
	public static function starRating(): array {
		$strings = [];
		for ( $stars = 1; $stars <= StarRating::MOST; $stars++ ) {
			/* translators: %d: number of stars. */
			$strings[ "stars_$stars" ] = sprintf( _n( '%d star', '%d stars', $stars, 'userfeedback' ), $stars );
		}
		return $strings;
	}

	/**
	 * The ends of the scale.
	 *
	 * @return array<string, string>
	 */
	public static function nps(): array {
		return [
			'nps_least' => __( 'Not Likely', 'userfeedback' ),
			'nps_most'  => __( 'Extremely Likely', 'userfeedback' ),
			/* translators: Name of the lowest or highest number of a scale. 1: the number, 2: what it stands for, for example "Not Likely". */
			'nps_end'   => __( '%1$s, %2$s', 'userfeedback' ),
		];
	}

	/**
	 * The box under an answer.
	 *
	 * @return array<string, string>
	 */
	public static function commentBox(): array {
		return [
			'comments'        => __( 'Would you like to add a comment? (optional)', 'userfeedback' ),
			/* translators: Under a field that takes a limited number of characters. %s: how many more. */
			'characters_left' => __( 'Characters left: %s', 'userfeedback' ),
		];
	}
}
