<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;

/**
 * What a page shows before its scripts have come: the header and the outline of its default route, in the markup of the React
 * components Page, Skeleton and ListView, which replace it. A test compares the two (tests/fixtures/first-paint.json).
 *
 * @since 0.1.0
 */
final class FirstPaint {

	private const MARK = '<svg class="userfeedback-mark" width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" focusable="false">'
		. '<path fill="#2d87f1" d="M6 2h16a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-7.6'
		. 'l-5.7 4.6A1 1 0 0 1 7 24.8V21H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z"></path>'
		. '<path fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" '
		. 'stroke-linejoin="round" d="m8.8 11.6 3.6 3.6 6.8-7"></path></svg>';

	/** Opens the drawer once the scripts have come. */
	private const TOGGLE = '<button type="button" aria-haspopup="dialog" class="components-button userfeedback-notifications-toggle has-icon" '
		. 'aria-label="%s"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" '
		. 'stroke-linejoin="round" aria-hidden="true" focusable="false">'
		. '<path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4"></path></svg></button>';

	/**
	 * Prints it.
	 */
	public static function render( Screen $screen ): void {
		$content = match ( $screen->slug ) {
			AdminPages::SURVEYS => self::listView( 'has-filters' ),
			AdminPages::RESULTS => self::results(),
			AdminPages::HEATMAPS => self::listView( 'has-filters' ),
			AdminPages::ADD_ONS => self::skeleton( 'card', 8 ),
			default => self::skeleton( 'card', 2 ),
		};
		$html = sprintf(
			'<div class="userfeedback-page userfeedback-first-paint"><div class="userfeedback-page__header"><div class="userfeedback-page__bar">%s'
				. '<div class="userfeedback-page__screen"><div class="userfeedback-page__heading" tabindex="-1">'
				. '<h1 class="userfeedback-page__title">%s</h1></div></div>%s</div>%s</div>'
				. '<div class="userfeedback-page__content"><div class="userfeedback-first-paint__default">%s</div>'
				. '<div class="userfeedback-first-paint__other">%s</div></div></div>',
			self::MARK,
			esc_html( $screen->heading ),
			sprintf( self::TOGGLE, esc_attr__( 'Notifications', 'userfeedback' ) ),
			self::tabs( $screen->slug ),
			$content,
			self::skeleton( 'card', 2 )
		);
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
		// PHP does not see the route. Another than the default one gets an outline without this one's title.
		wp_print_inline_script_tag(
			"location.hash.length > 2 && document.querySelector( '.userfeedback-first-paint' ).classList.add( 'is-elsewhere' );"
		);
	}

	private static function skeleton( string $shape, int $count ): string {
		return sprintf(
			'<div class="userfeedback-skeleton has-%1$ss" role="status"><span class="screen-reader-text">%2$s</span>%3$s</div>',
			$shape,
			esc_html__( 'Loading…', 'userfeedback' ),
			str_repeat( "<div class=\"userfeedback-skeleton__item is-$shape\"></div>", $count )
		);
	}

	/**
	 * @param string $toolbar The class that tells how high the toolbar will be.
	 */
	private static function listView( string $toolbar ): string {
		return sprintf(
			'<div class="userfeedback-list-view"><div class="userfeedback-list-view__toolbar %s"></div>'
				. '<div class="userfeedback-list-view__rows">%s</div></div>',
			$toolbar,
			self::skeleton( 'row', 8 )
		);
	}

	private static function results(): string {
		return sprintf(
			'<div class="userfeedback-results__cards"><div class="userfeedback-overview__placeholder">%s</div>'
				. '<div class="userfeedback-overview__surveys">%s</div></div>',
			self::skeleton( 'card', 1 ),
			self::listView( '' )
		);
	}

	/**
	 * The first tab of a screen with tabs, which is open; it gives the row of tabs its height. React adds the others beside it.
	 */
	private static function tabs( string $slug ): string {
		$first = match ( $slug ) {
			AdminPages::SETTINGS     => __( 'General', 'userfeedback' ),
			AdminPages::GROWTH_TOOLS => __( 'Featured', 'userfeedback' ),
			AdminPages::ABOUT        => __( 'About Us', 'userfeedback' ),
			AdminPages::POST_RATINGS => current_user_can( Capability::MANAGE ) ? __( 'Settings', 'userfeedback' ) : __( 'Results', 'userfeedback' ),
			default                  => '',
		};
		return $first === '' ? '' : sprintf(
			'<div class="userfeedback-link-tabs"><ul><li><a aria-current="page">%s</a></li></ul></div>',
			esc_html( $first )
		);
	}
}
