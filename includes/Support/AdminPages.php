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

	/**
	 * Sends files; in no menu.
	 *
	 * @since 0.5.0
	 */
	public const EXPORTS = 'userfeedback_exports';

	/** Name of the parameter of routeUrl(). */
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
	 * URL of a route of a page, for emails. The route is a parameter, which redirectTarget() turns into the part behind the #: that part would be
	 * lost when somebody has to log in first.
	 *
	 * @since 0.7.0
	 *
	 * @param string $slug  One of the constants.
	 * @param string $route As in src/routes.ts, for example /survey/7.
	 */
	public static function routeUrl( string $slug, string $route ): string {
		return self::url( $slug ) . '&' . self::ROUTE . '=' . $route;
	}

	/**
	 * Where routeUrl() leads on.
	 *
	 * @since 0.7.0
	 *
	 * @param string $slug  One of the constants.
	 * @param mixed  $route The parameter, as sent.
	 * @return string|null URL of the same page; null if that is no route.
	 */
	public static function redirectTarget( string $slug, mixed $route ): ?string {
		return is_string( $route ) && preg_match( '#^(/[a-z0-9-]{1,64}){1,8}$#D', $route ) === 1 ? self::url( $slug ) . "#$route" : null;
	}
}
