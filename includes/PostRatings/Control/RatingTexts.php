<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Control;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingFigures;
use UserFeedback\PostRatings\RatingIcon;
use UserFeedback\PostRatings\RatingIcons;
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
	public static function of( RatingFigures $figures, RatingIcon $icon ): self {
		if ( $figures->count < 1 ) {
			return new self( '', __( 'No ratings yet', 'userfeedback' ), '0%' );
		}
		$average = min( 5.0, max( 0.0, $figures->average ) );
		/* translators: %s: number of ratings. */
		$count = sprintf( _n( '%s rating', '%s ratings', $figures->count, 'userfeedback' ), number_format_i18n( $figures->count ) );
		return new self( self::averageText( $average, $icon ), $count, round( $average * 20 ) . '%' );
	}

	/**
	 * As the REST API answers them after a rating: '' for what the owner does not show.
	 *
	 * @return array{average: string, count: string, fill: string}
	 */
	public static function shown( RatingFigures $figures, RatingSettings $settings ): array {
		$texts = self::of( $figures, RatingIcons::of( $settings->iconId ) );
		return [
			'average' => $settings->showsAverage ? $texts->average : '',
			'count'   => $settings->showsCount ? $texts->count : '',
			'fill'    => $settings->showsAverage ? $texts->fill : '',
		];
	}

	/**
	 * With thumbs there are ratings of 1 and 5 only, whose average says less than the share of the better one.
	 */
	private static function averageText( float $average, RatingIcon $icon ): string {
		if ( count( $icon->values ) === 2 ) {
			/* translators: %s: number from 0 to 100, the share of visitors who liked a post. */
			return sprintf( __( '%s%% liked it', 'userfeedback' ), number_format_i18n( round( max( 0.0, $average - 1 ) * 25 ) ) );
		}
		/* translators: %s: average rating from 1 to 5, for example 3.7. */
		return sprintf( __( '%s out of 5', 'userfeedback' ), number_format_i18n( $average, 1 ) );
	}
}
