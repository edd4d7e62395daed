<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The addresses of our pages in the dashboard, for mails and links.
 *
 * @since 0.1.0
 */
final class AdminPages {

	public const SURVEYS  = 'userfeedback_surveys';
	public const RESULTS  = 'userfeedback_results';
	public const ADD_ONS  = 'userfeedback_addons';
	public const SETTINGS = 'userfeedback_settings';

	/**
	 * The address of a page.
	 *
	 * @param string $slug One of the constants.
	 */
	public static function url( string $slug ): string {
		return admin_url( 'admin.php?page=' . $slug );
	}
}
