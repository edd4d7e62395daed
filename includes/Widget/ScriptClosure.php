<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Script;
use UserFeedback\Support\Cast;
use WP_Scripts;

/**
 * Resolves the dependencies of scripts to URLs in load order. WordPress would print these scripts; the loader fetches them only when a survey
 * shows.
 *
 * @since 0.1.0
 */
final class ScriptClosure {

	/**
	 * Scripts with all their dependencies.
	 *
	 * @param list<string> $handles Registered scripts.
	 * @return list<array{handle: string, src: string, before: string, after: string}>
	 */
	public static function of( array $handles, WP_Scripts $registry ): array {
		// A clone, so that resolving does not change what the page prints.
		$scripts        = clone $registry;
		$scripts->to_do = [];
		$scripts->done  = [];
		$scripts->all_deps( $handles );

		/** @var list<string> $order */
		$order   = $scripts->to_do;
		$closure = [];
		foreach ( $order as $handle ) {
			$src = self::src( $handle, $scripts );
			// A handle without a file is only an alias for its dependencies.
			if ( $src === '' ) {
				continue;
			}

			$localized = $scripts->get_data( $handle, 'data' );
			$before    = $scripts->get_inline_script_data( $handle, 'before' );
			$closure[] = [
				'handle' => $handle,
				'src'    => $src,
				'before' => trim( ( is_string( $localized ) ? $localized : '' ) . "\n" . $before ),
				'after'  => trim( $scripts->get_inline_script_data( $handle, 'after' ) ),
			];
		}
		return $closure;
	}

	/**
	 * Scripts of the plugin or of add-ons, after their dependencies.
	 *
	 * @param list<Script> $scripts
	 * @return list<array{handle: string, src: string, before: string, after: string}>
	 */
	public static function withNeeds( array $scripts, WP_Scripts $registry ): array {
		$needs = array_merge( ...array_column( $scripts, 'dependencies' ) );
		$files = array_map(
			static fn ( Script $script ) => [
				'handle' => $script->handle,
				'src'    => $script->version === '' ? $script->src : add_query_arg( 'ver', $script->version, $script->src ),
				'before' => '',
				'after'  => '',
			],
			$scripts
		);
		return [ ...self::of( $needs, $registry ), ...$files ];
	}

	private static function src( string $handle, WP_Scripts $scripts ): string {
		$script = $scripts->registered[ $handle ] ?? null;
		if ( $script === null || ! is_string( $script->src ) || $script->src === '' ) {
			return '';
		}
		$src = $script->src;
		if ( preg_match( '#^(https?:)?//#', $src ) !== 1 ) {
			$src = $scripts->base_url . $src;
		}
		$version = $script->ver === false ? $scripts->default_version : $script->ver;
		if ( is_string( $version ) && $version !== '' ) {
			$src = add_query_arg( 'ver', $version, $src );
		}
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		return Cast::string( apply_filters( 'script_loader_src', $src, $handle ) );
	}
}
