<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Control;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\RatingIcon;
use UserFeedback\PostRatings\RatingIconValue;

/**
 * The drawings of a control as HTML. All are decoration: their meaning stands beside them as text.
 *
 * @since 0.6.0
 */
final class RatingDrawings {

	/** Our mark, a speech bubble with a tick, in the box 0 0 28 28. */
	private const BUBBLE = 'M6 2h16a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-7.6l-5.7 4.6A1 1 0 0 1 7 24.8V21H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z';
	private const TICK   = 'm8.8 11.6 3.6 3.6 6.8-7';

	/**
	 * The drawing of one rating.
	 */
	public static function choice( RatingIcon $icon, RatingIconValue $value ): string {
		return self::svg( $icon->viewBox, self::path( $value->path ) );
	}

	/**
	 * Five drawings beside each other, filled as far as the average: with 3.7, 74 % of their width. '' for an icon that is no scale.
	 *
	 * @param string $fill See RatingTexts.
	 */
	public static function average( RatingIcon $icon, string $fill ): string {
		if ( ! $icon->isScale ) {
			return '';
		}
		$row = '';
		foreach ( $icon->values as $index => $value ) {
			$row .= sprintf( '<g transform="translate(%d)">%s</g>', $index * 24, self::path( $value->path ) );
		}
		$row = self::svg( sprintf( '0 0 %d 24', count( $icon->values ) * 24 ), $row );
		return sprintf(
			'<span class="userfeedback-rating__fill" aria-hidden="true">%1$s<span style="inline-size:%2$s">%1$s</span></span>',
			$row,
			esc_attr( $fill )
		);
	}

	/**
	 * Our mark, for owners who show who made the control.
	 */
	public static function mark(): string {
		$tick = sprintf( '<path d="%s" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>', self::TICK );
		return self::svg( '0 0 28 28', sprintf( '<path d="%s" fill="#2d87f1"/>%s', self::BUBBLE, $tick ) );
	}

	private static function path( string $path ): string {
		return sprintf( '<path d="%s"/>', esc_attr( $path ) );
	}

	private static function svg( string $viewBox, string $content ): string {
		return sprintf( '<svg viewBox="%s" aria-hidden="true" focusable="false">%s</svg>', esc_attr( $viewBox ), $content );
	}
}
