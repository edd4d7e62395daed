<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

/**
 * Keeps WordPress' command palette (1 MB gzip with the block editor and its data) out of the way of a screen of ours: its scripts are
 * in an inert template, which the screen inserts when it is done (src/components/later-scripts.ts).
 */
final class LaterScripts {

	/** The script that starts the palette. What else needs it gets it at once. */
	private const PALETTE = 'wp-core-commands';

	/**
	 * For a page of ours, at admin_enqueue_scripts.
	 */
	public function register(): void {
		add_action( 'admin_enqueue_scripts', $this->hold( ... ), PHP_INT_MAX );
	}

	private function hold(): void {
		if ( wp_script_is( self::PALETTE ) ) {
			wp_dequeue_script( self::PALETTE );
			// After WordPress has printed the footer's scripts.
			add_action( 'admin_print_footer_scripts', $this->print( ... ), 20 );
		}
	}

	private function print(): void {
		echo '<template id="userfeedback-later">';
		wp_scripts()->do_items( [ self::PALETTE ] );
		echo '</template>';
	}
}
