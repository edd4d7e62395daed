<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;

/**
 * Registers the types of page rules that the builder offers.
 *
 * @since 0.3.0
 */
final class AddOn {

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		$headers = get_file_data( WP_PLUGIN_DIR . '/userfeedback-targeting/userfeedback-targeting.php', [ 'Requires UserFeedback' ] );
		// The classes below extend the core's, which an older core lacks. The Plugins screen says so.
		if ( version_compare( $headers[0], USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		$rules = [
			new UrlRule( 'page_url_is' ),
			new UrlRule( 'page_url_is_not' ),
			new UrlTextRule( 'page_url_contains' ),
			new UrlTextRule( 'page_url_not_contains' ),
			new UrlPatternRule(),
			new UrlRule( 'referrer' ),
			new QueryParameterRule(),
			new LoginRule(),
			new RoleRule(),
			new PageTypeRule(),
			new PostTypeRule(),
			new TaxonomyRule(),
			new TermRule(),
			new PageListRule(),
		];
		foreach ( $rules as $rule ) {
			$extensions->pageRule( $rule );
		}
	}
}
