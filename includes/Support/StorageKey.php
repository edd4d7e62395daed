<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Tells apart what visitors' browsers keep for several sites of one host: cookies and storage belong to the host, but a network in folders, or two
 * installations, have surveys with the same numbers.
 *
 * @since 0.6.0
 */
final class StorageKey {

	/**
	 * The same on all pages of this site, so that cached pages agree with others. Not secret.
	 *
	 * @return string Eight hexadecimal digits; '' for the site at the root of the host.
	 */
	public static function get(): string {
		// The option, not home_url(): plugins for several languages filter the URL by the language of the page.
		$home = get_option( 'home' );
		$path = strtolower( trim( (string) wp_parse_url( is_string( $home ) ? $home : '', PHP_URL_PATH ), '/' ) );
		return $path === '' ? '' : substr( hash( 'sha256', $path ), 0, 8 );
	}

	/**
	 * A cookie or a key of storage, for this site only.
	 */
	public static function named( string $name ): string {
		$key = self::get();
		return $key === '' ? $name : "$name-$key";
	}
}
