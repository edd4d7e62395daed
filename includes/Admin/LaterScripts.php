<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps WordPress' command palette (1 MB gzip with the block editor and its data) out of the way of a screen of ours: its scripts are
 * in an inert template, which the screen inserts when it is done (src/components/later-scripts.ts).
 *
 * @since 0.1.0
 */
final class LaterScripts {

	/** The script that starts the palette. What else needs it gets it at once. */
	private const PALETTE = 'wp-core-commands';

	/** What WordPress enqueues beside it; with what it needs 30 KB gzip and a request of its own. */
	private const COMMANDS = 'wp-commands';

	/**
	 * For a page of ours, at admin_enqueue_scripts.
	 */
	public function register(): void {
		add_action( 'admin_enqueue_scripts', [ $this, 'hold' ], PHP_INT_MAX );
	}

	/**
	 * Action admin_enqueue_scripts.
	 */
	public function hold(): void {
		if ( ! wp_script_is( self::PALETTE ) ) {
			return;
		}
		// WordPress decides in the head what the footer prints.
		wp_dequeue_script( self::PALETTE );
		wp_dequeue_script( self::COMMANDS );
		add_action( 'admin_head', [ $this, 'showButton' ], PHP_INT_MAX );
		add_action( 'in_admin_header', [ $this, 'holdAgain' ], 1 );
		// After WordPress has printed the footer's scripts.
		add_action( 'admin_print_footer_scripts', [ $this, 'print' ], 20 );
	}

	/**
	 * Action admin_head: the admin bar has a button for the palette only while its script is enqueued.
	 */
	public function showButton(): void {
		wp_enqueue_script( self::PALETTE );
	}

	/**
	 * Action in_admin_header.
	 */
	public function holdAgain(): void {
		wp_dequeue_script( self::PALETTE );
	}

	/**
	 * Action admin_print_footer_scripts: the scripts in a template.
	 */
	public function print(): void {
		echo '<template id="userfeedback-later">';
		wp_scripts()->do_items( [ self::PALETTE ] );
		echo '</template>';
	}
}
