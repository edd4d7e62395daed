<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Preview\RatingPreviewController;
use UserFeedback\PostRatings\Settings\RatedPostTypes;
use UserFeedback\PostRatings\Settings\RatingSettingsController;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\Support\AdminPages;

/**
 * Ratings that visitors give to posts: settings, votes, results.
 *
 * @since 0.6.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		ControlServices::define( $this->container );
		SettingsServices::define( $this->container );
	}

	public function controllers(): array {
		return [ RatingSettingsController::class, RatingPreviewController::class ];
	}

	public function screenData( string $screen ): array {
		if ( $screen !== AdminPages::POST_RATINGS ) {
			return [];
		}
		return [
			'rating_defaults'   => $this->container->get( RatingSettingsService::class )->defaults(),
			'rating_post_types' => RatedPostTypes::all(),
		];
	}

	public function uninstall(): void {
		delete_option( RatingSettingsReader::OPTION );
	}
}
