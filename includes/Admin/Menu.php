<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Assets;
use UserFeedback\Support\ScriptJson;

/**
 * Menu entries, and what a page of ours loads. Nothing is loaded on other pages.
 *
 * @since 0.1.0
 */
final class Menu {

	/** @var array<string, Screen> By the hook suffix that WordPress gave the page. */
	private array $screens = [];

	public function __construct(
		private readonly Assets $assets,
		private readonly ScreenConfig $config,
		private readonly MediaLibrary $media,
		private readonly LaterScripts $later
	) {}

	/**
	 * Action admin_menu.
	 */
	public function addPages(): void {
		$screens = Screens::all();
		$first   = $screens[0];
		// Without a callback: the first submenu entry stands for the same page and brings it.
		add_menu_page( 'UserFeedback', 'UserFeedback', $first->capability, $first->slug, '', $this->icon(), 30 );
		foreach ( $screens as $screen ) {
			$suffix = add_submenu_page( $first->slug, $screen->title, $screen->title, $screen->capability, $screen->slug, [ $this, 'render' ] );
			if ( ! is_string( $suffix ) ) {
				continue;
			}
			$this->screens[ $suffix ] = $screen;
			add_action( "load-$suffix", [ $this, 'openRoute' ] );
			if ( $screen->slug === AdminPages::SURVEYS ) {
				// The pictures of a question come from the media library.
				add_action( "load-$suffix", [ $this->media, 'sendWhenRequested' ] );
			}
		}
	}

	/**
	 * Action admin_head: takes the entries of pages that are in no menu out of it. WordPress has checked by then who may open the page, and has found
	 * its title and the menu that is open.
	 *
	 * @since 0.7.0
	 */
	public function hideEntries(): void {
		$screens = Screens::all();
		foreach ( $screens as $screen ) {
			if ( ! $screen->isInMenu ) {
				remove_submenu_page( $screens[0]->slug, $screen->slug );
			}
		}
	}

	/**
	 * Filter submenu_file: a page that is in no menu belongs to the first entry.
	 *
	 * @since 0.7.0
	 *
	 * @param mixed $file What WordPress or a plugin chose; null for the entry of the page.
	 */
	public function currentEntry( mixed $file ): mixed {
		$screen = $this->screens[ (string) get_current_screen()?->id ] ?? null;
		return $screen === null || $screen->isInMenu ? $file : Screens::all()[0]->slug;
	}

	/**
	 * Leads a link from an email on to the route that it names, see AdminRoute::urlElsewhere(). For the hook load-{page}.
	 */
	public function openRoute(): void {
		$screen = $this->screens[ substr( (string) current_action(), strlen( 'load-' ) ) ] ?? null;
		$target = $screen === null ? null : AdminPages::redirectTarget( $screen->slug, wp_unslash( $_GET[ AdminPages::ROUTE ] ?? '' ) );
		if ( $target !== null && wp_safe_redirect( $target ) ) {
			exit;
		}
	}

	/**
	 * Prints the outline of a page, which its script replaces.
	 */
	public function render(): void {
		$screen = $this->screens[ (string) current_action() ] ?? null;
		echo '<div id="userfeedback-root" class="userfeedback-root">';
		if ( $screen !== null ) {
			FirstPaint::render( $screen );
		}
		echo '</div>';
		printf(
			'<noscript><style>.userfeedback-first-paint{display:none}</style><div class="notice notice-error"><p>%s</p></div></noscript>',
			esc_html__( 'This page needs JavaScript. Turn it on in your browser and reload the page.', 'userfeedback' )
		);
	}

	/**
	 * Action admin_enqueue_scripts.
	 */
	public function enqueue( string $suffix ): void {
		$screen = $this->screens[ $suffix ] ?? null;
		if ( $screen === null ) {
			return;
		}
		// WordPress would put pictures for emoji into the texts that React keeps, from a server elsewhere; its own editor does without, too.
		remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
		$handle = 'userfeedback-' . str_replace( '/', '-', $screen->entry );
		$script = $this->assets->script( $screen->entry );
		wp_enqueue_script( $handle, $script['src'], $script['dependencies'], $script['version'], [ 'in_footer' => true ] );
		wp_set_script_translations( $handle, 'userfeedback' );
		wp_enqueue_style( $handle, $this->assets->style( $screen->entry ), [ 'wp-components' ], $script['version'] );
		wp_style_add_data( $handle, 'rtl', 'replace' );
		wp_add_inline_script( $handle, $this->config->script( $screen ), 'before' );
		$this->preload( $screen );
		$this->later->register();
	}

	/**
	 * Answers the first request of the page's default route before it is made.
	 */
	private function preload( Screen $screen ): void {
		/** @var array<string, string> $paths */
		$paths = wp_json_file_decode( __DIR__ . '/preload.json', [ 'associative' => true ] );
		$path  = $paths[ $screen->slug ] ?? null;
		if ( $path === null ) {
			return;
		}
		$answers = array_filter( rest_preload_api_request( [], $path ) );
		wp_add_inline_script(
			'wp-api-fetch',
			// PHP does not see the route: an answer for the default one must not wait until somebody comes there from another.
			sprintf(
				'location.hash.length > 2 || wp.apiFetch.use( wp.apiFetch.createPreloadingMiddleware( %s ) );',
				ScriptJson::encode( $answers )
			),
			'after'
		);
	}

	private function icon(): string {
		$path = 'M4 3h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-5l-4 4v-4H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm2 3v2h8V6zm0 3v2h5V9z';
		// WordPress' svg-painter gives a base64 SVG the colours of the user's scheme. It finds fill="…" in double quotes only.
		$svg = sprintf( '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path fill="black" d="%s"/></svg>', $path );
		return 'data:image/svg+xml;base64,' . base64_encode( $svg );
	}
}
