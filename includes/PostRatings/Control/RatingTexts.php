<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Control;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingIcon;
use UserFeedback\PostRatings\RatingIcons;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Settings\RatingSettings;

/**
 * The average and the number of ratings as visitors read them. Made on the server only, so that the script needs neither plurals nor the digits of a
 * language.
 *
 * @since 0.6.0
 */
final class RatingTexts {

	/**
	 * @param string $average '' without ratings.
	 * @param string $count   For example "12 ratings".
	 * @param string $fill    Width of the filled icons as a CSS percentage, for example "74%".
	 */
	private function __construct(
		public readonly string $average,
		public readonly string $count,
		public readonly string $fill
	) {}

	/**
	 * The texts for the published ratings of a post.
	 */
	public static function of( RatingStatistics $statistics, RatingIcon $icon ): self {
		if ( $statistics->count < 1 ) {
			return new self( '', __( 'No ratings yet', 'userfeedback' ), '0%' );
		}
		/* translators: %s: number of ratings. */
		$count = sprintf( _n( '%s rating', '%s ratings', $statistics->count, 'userfeedback' ), number_format_i18n( $statistics->count ) );
		return new self( self::average( $statistics, $icon ), $count, round( $statistics->average * 20 ) . '%' );
	}

	/**
	 * As the REST API answers them after a rating: '' for what the owner does not show.
	 *
	 * @return array{average: string, count: string, fill: string}
	 */
	public static function shown( RatingStatistics $statistics, RatingSettings $settings ): array {
		$texts = self::of( $statistics, RatingIcons::of( $settings->iconId ) );
		return [
			'average' => $settings->showsAverage ? $texts->average : '',
			'count'   => $settings->showsCount ? $texts->count : '',
			'fill'    => $settings->showsAverage ? $texts->fill : '',
		];
	}

	/**
	 * The average as a sentence; of thumbs the share of those who liked the post.
	 */
	public static function average( RatingStatistics $statistics, RatingIcon $icon ): string {
		if ( $icon->isBinary() ) {
			/* translators: %s: number from 0 to 100, the share of visitors who liked a post. */
			return sprintf( __( '%s%% liked it', 'userfeedback' ), number_format_i18n( $statistics->likedPercent() ) );
		}
		/* translators: %s: average rating from 1 to 5, for example 3.7. */
		return sprintf( __( '%s out of 5', 'userfeedback' ), number_format_i18n( $statistics->average, 1 ) );
	}
}
