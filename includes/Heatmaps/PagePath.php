<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;

/**
 * Names a page of this site by its path, decoded and without a slash at the end, so that all ways to write its URL are one page. The query says
 * nothing but which post it is on sites without pretty permalinks.
 *
 * @since 0.7.0
 */
final class PagePath {

	/** Longer ones are no addresses of pages. */
	private const MAX_BYTES = 1000;

	/** Query variables by which WordPress finds a post without pretty permalinks. */
	private const POSTS = [ 'p', 'page_id' ];

	/**
	 * The page of a URL; null if it is none of this site.
	 */
	public static function ofUrl( string $url ): ?string {
		$parts = Text::isUtf8( $url ) ? wp_parse_url( $url ) : false;
		$home  = wp_parse_url( home_url() );
		if ( ! is_array( $parts ) || ! is_array( $home ) || ! in_array( $parts['scheme'] ?? '', [ 'http', 'https' ], true ) ) {
			return null;
		}
		$isOurs = strtolower( (string) ( $parts['host'] ?? '' ) ) === strtolower( (string) ( $home['host'] ?? '' ) )
			&& ( $parts['port'] ?? null ) === ( $home['port'] ?? null );
		return $isOurs ? self::normalized( (string) ( $parts['path'] ?? '/' ), (string) ( $parts['query'] ?? '' ) ) : null;
	}

	/**
	 * The page of a request.
	 *
	 * @param string $uri Path and query as the browser sent them.
	 * @return string|null Null for what is no address of a page.
	 */
	public static function ofRequest( string $uri ): ?string {
		[ $path, $query ] = array_pad( explode( '?', $uri, 2 ), 2, '' );
		return self::normalized( $path, $query );
	}

	/**
	 * The URL of a page that is no post.
	 */
	public static function url( string $page ): string {
		[ $path, $query ] = array_pad( explode( '?', $page, 2 ), 2, '' );
		$home   = wp_parse_url( home_url() );
		$origin = ( $home['scheme'] ?? 'https' ) . '://' . ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":{$home['port']}" : '' );
		$path   = implode( '/', array_map( rawurlencode( ... ), explode( '/', $path ) ) );
		return $query === '' ? $origin . user_trailingslashit( $path ) : "$origin$path?$query";
	}

	private static function normalized( string $path, string $query ): ?string {
		$decoded = rawurldecode( $path );
		if ( ! Text::isUtf8( $decoded ) || preg_match( '/[\x00-\x1f\x7f]/', $decoded ) === 1 || strlen( $decoded ) > self::MAX_BYTES ) {
			return null;
		}
		// A question mark that was encoded stays encoded: it begins the query.
		$page = '/' . str_replace( '?', '%3F', trim( (string) preg_replace( '#/+#', '/', $decoded ), '/' ) );
		parse_str( $query, $variables );
		foreach ( self::POSTS as $name ) {
			$value = $variables[ $name ] ?? '';
			if ( is_string( $value ) && preg_match( '/^[1-9]\d{0,18}$/D', $value ) === 1 ) {
				return "$page?$name=$value";
			}
		}
		return $page;
	}
}
