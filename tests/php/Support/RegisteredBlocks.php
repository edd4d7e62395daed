<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Plugin;
use UserFeedback\PostRatings\Module as PostRatings;
use UserFeedback\Widget\Module as Widget;
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
		foreach ( [ 'userfeedback/survey', 'userfeedback/post-rating' ] as $name ) {
			WP_Block_Type_Registry::get_instance()->unregister( $name );
		}
		$plugin->register();
		Widget::registerEmbeds();
		PostRatings::registerBlock();
		// As at init: adds the attributes of supports.
		WP_Block_Supports::init();
	}
}
