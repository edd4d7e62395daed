<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Plugin;
use UserFeedback\PostRatings\PostRatingBlock;
use UserFeedback\Widget\SurveyBlock;
use WP_Block_Supports;
use WP_Block_Type_Registry;

/**
 * Registers our blocks again, so that a test renders them with a plugin of its own, as each request does.
 */
trait RegisteredBlocks {

	/**
	 * @param Plugin $plugin Whose services render the blocks from now on; after the test it must be Plugin::instance().
	 */
	protected static function registerBlocksOf( Plugin $plugin ): void {
		$registry = WP_Block_Type_Registry::get_instance();
		$blocks   = [
			'userfeedback/survey'      => SurveyBlock::class,
			'userfeedback/post-rating' => PostRatingBlock::class,
		];
		foreach ( $blocks as $name => $service ) {
			$registry->unregister( $name );
			$plugin->get( $service )->register();
		}
		// As at init: adds the attributes of supports.
		WP_Block_Supports::init();
	}
}
