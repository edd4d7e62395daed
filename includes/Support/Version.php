<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Numbers of versions.
 *
 * @since 0.7.0
 */
final class Version {

	/**
	 * The first two numbers, such as 0.7 of 0.7.2-beta; '' without any. WordPress, too, calls what keeps these a minor update.
	 */
	public static function branch( string $version ): string {
		return preg_match( '/\d+(?:\.\d+)?/', $version, $found ) === 1 ? $found[0] : '';
	}
}
