<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;

/**
 * A recorded page in the frame of the heatmap viewer: as visitors see it, without surveys in popups, the admin bar and the recorder; in no cache and
 * no search. Only for people who may see results, by a link that they have (FrameAddress).
 *
 * @since 0.7.0
 */
final class FramedPage {

	/**
	 * Action init, of requests with the query variable.
	 */
	public static function start(): void {
		$id    = Cast::int( $_GET[ FrameAddress::VARIABLE ] ?? 0 );
		$nonce = Cast::string( wp_unslash( $_GET['_wpnonce'] ?? '' ) );
		if ( is_admin() || ! current_user_can( Capability::VIEW_RESULTS ) || wp_verify_nonce( $nonce, FrameAddress::action( $id ) ) === false ) {
			return;
		}
		// What visitors see. Drafts and private posts are none of it: nobody recorded them.
		wp_set_current_user( 0 );
		self::keepOutOfCaches();
		add_filter( 'show_admin_bar', '__return_false' );
		add_filter( 'wp_robots', 'wp_robots_no_robots' );
		// Popups: without published surveys, pages load nothing. The recorder: without recorded pages.
		add_filter( 'pre_option_userfeedback_published', '__return_empty_array' );
		add_filter( 'pre_option_' . RecordingList::OPTION, '__return_empty_array' );
		add_filter( 'wp_headers', [ self::class, 'allowFrame' ], PHP_INT_MAX );
		// Plugins also send headers on their own.
		add_action( 'template_redirect', [ self::class, 'replaceSentHeaders' ], PHP_INT_MAX );
		BlockMarks::start();
	}

	/**
	 * Filter wp_headers: pages of this site may frame the page, whatever other plugins say.
	 *
	 * @param mixed $headers By name.
	 * @return array<mixed>
	 */
	public static function allowFrame( mixed $headers ): array {
		$kept = [];
		foreach ( is_array( $headers ) ? $headers : [] as $name => $value ) {
			$allowed = self::withoutFrameRule( (string) $name, Cast::string( $value ) );
			if ( $allowed !== null ) {
				$kept[ $name ] = $allowed;
			}
		}
		return [ 'X-Frame-Options' => 'SAMEORIGIN' ] + $kept;
	}

	/**
	 * Action template_redirect: the same for headers that were sent with header(). What the web server adds stays: the viewer says so.
	 */
	public static function replaceSentHeaders(): void {
		if ( headers_sent() ) {
			return;
		}
		$sent = [];
		foreach ( headers_list() as $line ) {
			[ $name, $value ] = array_map( trim( ... ), array_pad( explode( ':', $line, 2 ), 2, '' ) );
			$sent[ $name ][]  = $value;
		}
		foreach ( $sent as $name => $values ) {
			$allowed = array_map( static fn ( string $value ) => self::withoutFrameRule( $name, $value ), $values );
			if ( $allowed === $values ) {
				continue;
			}
			header_remove( $name );
			foreach ( array_filter( $allowed, is_string( ... ) ) as $value ) {
				header( "$name: $value", false );
			}
		}
		header( 'X-Frame-Options: SAMEORIGIN' );
	}

	/**
	 * A header without what says who may frame the page; null if nothing is left of it.
	 */
	private static function withoutFrameRule( string $name, string $value ): ?string {
		$name = strtolower( $name );
		if ( $name === 'x-frame-options' ) {
			return null;
		}
		if ( $name !== 'content-security-policy' ) {
			return $value;
		}
		$isKept = static fn ( string $rule ) => preg_match( '/^frame-ancestors\b/i', $rule ) !== 1;
		$rules  = array_filter( array_map( trim( ... ), explode( ';', $value ) ), $isKept );
		return trim( implode( '; ', $rules ), '; ' ) === '' ? null : implode( '; ', $rules );
	}

	private static function keepOutOfCaches(): void {
		nocache_headers();
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// Read by page caches.
			define( 'DONOTCACHEPAGE', true );
		}
	}
}
