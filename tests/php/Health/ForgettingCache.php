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
	public function set( $key, $data, $group = 'default', $expire = 0 ): bool {
		return false;
	}
}
