<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Decides which images visitors' browsers may load: only those of this site's media library, so that other hosts receive no requests from visitors.
 *
 * @since 0.1.0
 */
final class LibraryImage {

	/**
	 * Whether an image may be on visitors' pages.
	 *
	 * @param string $url URL of the image; '' (no image) is allowed.
	 */
	public static function isAllowed( string $url ): bool {
		if ( $url === '' ) {
			return true;
		}
		// Browsers leave out tabs and line breaks, so "/.\t./" leads elsewhere than it seems. No URL has them unencoded.
		if ( preg_match( '/[\x00-\x1F\x7F]/', $url ) === 1 ) {
			return false;
		}
		// A plain prefix comparison up to a slash, because PHP and browsers may parse a URL differently.
		$path = (string) preg_replace( '#^https?://#i', '', $url );
		foreach ( self::allowedPrefixes() as $prefix ) {
			if ( str_starts_with( $path, $prefix . '/' ) ) {
				return preg_match( '#[/\\\\](\.|%2e){2}([/\\\\?\#]|$)#i', $path ) !== 1;
			}
		}
		return false;
	}

	/**
	 * Allowed hosts and folders, without scheme and trailing slash.
	 *
	 * @return list<string>
	 */
	private static function allowedPrefixes(): array {
		$uploads = wp_get_upload_dir();
		/**
		 * Filters further hosts from which visitors' browsers may load option images, for example a CDN of the media library.
		 *
		 * @since 0.2.0
		 *
		 * @param list<string> $hosts Hosts, with port if needed: `cdn.example.com`.
		 */
		$hosts = apply_filters( 'userfeedback_image_hosts', [] );
		$hosts = array_filter( is_array( $hosts ) ? $hosts : [], static fn ( mixed $host ) => is_string( $host ) && $host !== '' );
		// WordPress' icons represent media files that are not images.
		$folders = [ $uploads['baseurl'], includes_url( 'images' ) ];
		return array_values(
			array_map( static fn ( string $prefix ) => (string) preg_replace( '#^https?://|/+$#i', '', $prefix ), [ ...$folders, ...$hosts ] )
		);
	}
}
