<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * URLs of the plugin's dashboard pages, for emails and links.
 *
 * @since 0.1.0
 */
final class AdminPages {

	public const SURVEYS      = 'userfeedback_surveys';
	public const RESULTS      = 'userfeedback_results';
	public const POST_RATINGS = 'userfeedback_post_ratings';
	public const ADD_ONS      = 'userfeedback_addons';
	public const SETTINGS     = 'userfeedback_settings';
	public const GROWTH_TOOLS = 'userfeedback_growth_tools';
	public const ABOUT        = 'userfeedback_about';

	/**
	 * Where visitors click, and how far they read.
	 *
	 * @since 0.7.0
	 */
	public const HEATMAPS = 'userfeedback_heatmaps';

	/**
	 * The setup wizard; in no menu.
	 *
	 * @since 0.7.0
	 */
	public const WELCOME = 'userfeedback_welcome';

	/**
	 * Sends files; in no menu.
	 *
	 * @since 0.5.0
	 */
	public const EXPORTS = 'userfeedback_exports';

	/** Name of the parameter of AdminRoute::urlElsewhere(). */
	public const ROUTE = 'route';

	/**
	 * URL of a page.
	 *
	 * @param string $slug One of the constants.
	 */
	public static function url( string $slug ): string {
		return admin_url( 'admin.php?page=' . $slug );
	}

	/**
	 * Where AdminRoute::urlElsewhere() leads on.
	 *
	 * @since 0.7.0
	 *
	 * @param string $slug  One of the constants.
	 * @param mixed  $route The parameter, as sent.
	 * @return string|null URL of the same page; null if the page has no such route.
	 */
	public static function redirectTarget( string $slug, mixed $route ): ?string {
		if ( ! is_string( $route ) ) {
			return null;
		}
		$known = array_filter( AdminRoute::ofPage( $slug ), static fn ( AdminRoute $of ) => $of->matches( $route ) );
		return $known === [] ? null : self::url( $slug ) . "#$route";
	}
}
