<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\AdminRoute;

/**
 * The import of ratings in WordPress' list under Tools > Import, for users who may import. It leads to the plugin's own screen.
 *
 * @since 0.6.0
 */
final class ImporterEntry {

	/**
	 * Adds the entry, at admin_init.
	 */
	public function register(): void {
		if ( ! current_user_can( Capability::MANAGE ) ) {
			return;
		}
		register_importer(
			'userfeedback-ratings',
			__( 'Ratings of posts', 'userfeedback' ),
			__( 'Import the ratings that visitors gave with WP-PostRatings, kk Star Ratings, Rate My Post or YASR.', 'userfeedback' ),
			[ $this, 'open' ]
		);
		// Before WordPress prints its own screen for it.
		add_action( 'load-importer-userfeedback-ratings', [ $this, 'open' ] );
	}

	/**
	 * Action load-importer-userfeedback-ratings.
	 */
	public function open(): never {
		wp_safe_redirect( AdminRoute::RatingImport->url() );
		exit;
	}
}
