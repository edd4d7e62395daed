<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Which addresses of images visitors' browsers may load: those of this site's media library, so that no other host learns of visitors.
 *
 * @since 0.1.0
 */
final class LibraryImage {

	/**
	 * Whether an image may be on visitors' pages.
	 *
	 * @param string $url Its address; an empty one is no image and may.
	 */
	public static function isAllowed( string $url ): bool {
		if ( $url === '' ) {
			return true;
		}
		// Compared as text up to a slash: what PHP and browsers would read differently never comes to that.
		$address = (string) preg_replace( '#^https?://#i', '', $url );
		foreach ( self::places() as $place ) {
			if ( str_starts_with( $address, $place . '/' ) ) {
				return preg_match( '#[/\\\\](\.|%2e){2}([/\\\\?\#]|$)#i', $address ) !== 1;
			}
		}
		return false;
	}

	/**
	 * Hosts and folders without a scheme and without a slash at the end.
	 *
	 * @return list<string>
	 */
	private static function places(): array {
		$uploads = wp_get_upload_dir();
		/**
		 * Filters the further hosts from which visitors' browsers may load images of options: that of a network which delivers the media
		 * library, for example.
		 *
		 * @since 0.2.0
		 *
		 * @param list<string> $hosts Hosts, with a port where there is one: `cdn.example.com`.
		 */
		$hosts = apply_filters( 'userfeedback_image_hosts', [] );
		$hosts = array_filter( is_array( $hosts ) ? $hosts : [], static fn ( mixed $host ) => is_string( $host ) && $host !== '' );
		// WordPress' own pictures stand for files of the library that are no images.
		$folders = [ $uploads['baseurl'], includes_url( 'images' ) ];
		return array_values(
			array_map( static fn ( string $place ) => (string) preg_replace( '#^https?://|/+$#i', '', $place ), [ ...$folders, ...$hosts ] )
		);
	}
}
