<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Why;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\DatabaseError;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\ScriptJson;
use UserFeedback\Widget\WidgetPage;
use WP_Admin_Bar;

/**
 * "Why (not) here?" in the admin bar of the site for people who may edit surveys, and the debug mode. The pages of all others contain nothing of it.
 *
 * @since 0.4.0
 */
final class WhyBar {

	/** Id of the item in the admin bar, and handle of the script. */
	public const ITEM = 'userfeedback-why';

	/** Query parameter with which editors switch on the debug mode for one page. */
	private const DEBUG = 'userfeedback_debug';

	/** Small enough to be printed with the admin bar's own style sheet. On phones, WordPress hides items that it does not know. */
	private const STYLES = <<<'CSS'
		#wpadminbar #wp-admin-bar-userfeedback-why svg{width:20px;height:20px;fill:#a7aaad;vertical-align:middle}
		#wpadminbar #wp-admin-bar-userfeedback-why a:is(:hover,:focus) svg{fill:currentColor}
		#wpadminbar #wp-admin-bar-userfeedback-why .ab-label{margin-inline-start:6px}
		@media screen and (max-width:782px){
			#wpadminbar li#wp-admin-bar-userfeedback-why{display:block}
			#wpadminbar #wp-admin-bar-userfeedback-why .ab-item{width:52px;text-align:center;padding:0}
			#wpadminbar #wp-admin-bar-userfeedback-why svg{width:26px;height:26px}
			#wpadminbar #wp-admin-bar-userfeedback-why .ab-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
		}
		CSS;

	private const ICON = '<svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">'
		. '<path d="M4 3h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-5l-4 4v-4H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zm2 3v2h8V6zm0 3v2h5V9z"/></svg>';

	/**
	 * @param Closure(): PageReport $report Called only for editors and in debug mode.
	 * @param Closure(): WidgetPage $page   Likewise.
	 */
	public function __construct(
		#[Lazy( PageReport::class )] private readonly Closure $report,
		#[Lazy( WidgetPage::class )] private readonly Closure $page,
		private readonly Assets $assets
	) {}

	/**
	 * Adds the item. Without JavaScript, it opens the list of surveys.
	 */
	public function addItem( WP_Admin_Bar $bar ): void {
		if ( ! current_user_can( Capability::EDIT_SURVEYS ) ) {
			return;
		}
		$bar->add_node(
			[
				'id'    => self::ITEM,
				'title' => sprintf(
					'%s<span class="screen-reader-text">UserFeedback: </span><span class="ab-label">%s</span>',
					self::ICON,
					esc_html__( 'Why (not) here?', 'userfeedback' )
				),
				'href'  => AdminPages::url( AdminPages::SURVEYS ),
			]
		);
	}

	/**
	 * Adds the script and its data to a page of an editor, or of anybody in debug mode.
	 */
	public function enqueue(): void {
		$isEditor = current_user_can( Capability::EDIT_SURVEYS );
		$hasItem  = $isEditor && is_admin_bar_showing();
		if ( is_embed() || ! ( $hasItem || self::isDebug( $isEditor ) ) ) {
			return;
		}
		$script = $this->assets->script( 'widget/why' );
		wp_enqueue_script(
			self::ITEM,
			$script['src'],
			[],
			$script['version'],
			[
				'in_footer' => true,
				'strategy'  => 'defer',
			]
		);
		if ( $hasItem ) {
			wp_add_inline_style( 'admin-bar', self::STYLES );
		}
		// After the block or the shortcode has said which survey comes first, and before the footer's scripts (priority 20).
		add_action( 'wp_footer', [ $this, 'printData' ], 11 );
	}

	/**
	 * Action wp_footer: prints the data that the script reads.
	 */
	public function printData(): void {
		$isEditor = current_user_can( Capability::EDIT_SURVEYS );
		$first    = ( $this->page )()->first();
		try {
			$report = $isEditor
				? ( $this->report )()->forEditor( $first, current_user_can( Capability::MANAGE ), self::isDebug( true ) )
				: ( $this->report )()->forEverybody( $first );
		} catch ( DatabaseError ) {
			// The tables are missing or broken: the dashboard says so, and the page must still work.
			return;
		}
		ScriptJson::print( self::ITEM . '-data', ScriptJson::encode( $report ) );
	}

	private static function isDebug( bool $isEditor ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only reads.
		$isOn = ( defined( 'USERFEEDBACK_DEBUG' ) && USERFEEDBACK_DEBUG ) || ( $isEditor && isset( $_GET[ self::DEBUG ] ) );

		/**
		 * Filters whether this page writes to the browser's console why each survey is shown or hidden. By default it does if the constant
		 * USERFEEDBACK_DEBUG is true, and for people who may edit surveys if the URL contains the parameter userfeedback_debug. Visitors' pages
		 * may be cached.
		 *
		 * @since 0.4.0
		 *
		 * @param bool $isOn
		 */
		return (bool) apply_filters( 'userfeedback_debug', $isOn );
	}
}
