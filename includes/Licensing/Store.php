<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Json;

/**
 * The vendor's store.
 *
 * @since 0.7.0
 */
final class Store {

	/**
	 * Its addresses, and prices and coupon of an upgrade (store.json).
	 *
	 * @return array<mixed>
	 */
	public static function data(): array {
		return Json::decode( (string) file_get_contents( __DIR__ . '/store.json' ) );
	}
}
