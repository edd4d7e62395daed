<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Migrator;
use UserFeedback\Heatmaps\Stored\HeatmapDeletion;
use UserFeedback\Heatmaps\Stored\HeatmapsKind;
use UserFeedback\Heatmaps\Stored\HeatmapTotals;
use WP_Post;

/**
 * What visitors do on chosen pages: where they click, move and stop reading.
 *
 * @since 0.7.0
 */
final class Module extends \UserFeedback\Module {

	/**
	 * Action deleted_post.
	 */
	public static function deleteHeatmapsOfPost( int $postId, WP_Post $post ): void {
		// A save may delete many old revisions.
		if ( $post->post_type !== 'revision' && self::service( Migrator::class )->isCurrent() ) {
			self::service( HeatmapService::class )->deleteOfPost( $postId );
		}
	}

	/**
	 * Actions add_option_{option} and update_option_{option} of the plan whose settings visitors see.
	 */
	public static function onPlanChanged(): void {
		if ( self::service( Migrator::class )->isCurrent() ) {
			self::service( RecordingList::class )->refresh();
		}
	}

	/**
	 * Action init, of requests for a page in the frame of the heatmap viewer.
	 */
	public static function startFrame(): void {
		FramedPage::start();
	}

	public function storedData(): array {
		return [ HeatmapsKind::class ];
	}

	/**
	 * Action template_redirect, while any page of the site is recorded.
	 */
	public static function startRecorder(): void {
		$data = has_action( 'userfeedback_recorded_page' ) ? PageHeatmap::current() : null;
		if ( $data !== null ) {
			/**
			 * Fires when visitors get a page that a heatmap records, before its content is made.
			 *
			 * @since 0.7.0
			 *
			 * @param array $data What the recorder needs: v, heatmap, token, sample and url.
			 */
			do_action( 'userfeedback_recorded_page', $data );
		}
	}

	public function dailyTasks(): array {
		return [
			fn () => $this->container->get( HeatmapDeletion::class )->run(),
			fn () => $this->container->get( HeatmapTotals::class )->run(),
		];
	}

	public function uninstall(): void {
		delete_option( RecordingList::OPTION );
	}
}
