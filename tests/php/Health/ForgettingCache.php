<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Health;

use WP_Object_Cache;

/**
 * An object cache whose server is down.
 */
final class ForgettingCache extends WP_Object_Cache {

	/**
	 * {@inheritDoc}
	 */
	public function get( $key, $group = 'default', $force = false, &$found = null ): bool {
		$found = false;
		return false;
	}
}
