<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use _WP_Dependency;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use WP_Hook;

/**
 * The data of surveys as pages print it, kept after the first page that needed it: making it loads every question type and setting, two thirds of
 * what a page with a survey costs (`npm run bench -- weight`, decision 0081). For visitors who are not logged in, whose pages are the same for all.
 *
 * It is out of date whenever a page in a page cache is (userfeedback_purge_pages), and after an hour, because scripts and texts of WordPress and of
 * other plugins may change unseen.
 *
 * @since 0.7.0
 */
final class PreparedData {

	/** Not autoloaded: read with one query, by pages with a survey only. */
	public const OPTION = 'userfeedback_page_data';

	/** Autoloaded; another value with every change that pages show. What was made before does not count. */
	public const STATE = 'userfeedback_page_state';

	/** Most bytes of all data together. A site with more different pages makes the rest anew for each. */
	private const MOST_BYTES = 100_000;

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * Whether the page that WordPress is creating may use it.
	 */
	public static function isAllowed(): bool {
		// Filters may decide by the page; developers change files all the time.
		$isFiltered = has_filter( 'userfeedback_page_survey' ) || has_filter( 'userfeedback_cookie_days' );
		return ! $isFiltered && ! is_user_logged_in() && ! wp_is_development_mode( 'plugin' );
	}

	/**
	 * Names what data is made of, besides the state.
	 *
	 * @param array<mixed> $parts What the page decides, such as its surveys.
	 */
	public static function key( array $parts ): string {
		$ofSite    = (array) get_option( 'active_plugins' );
		$ofNetwork = is_multisite() ? array_keys( (array) get_site_option( 'active_sitewide_plugins' ) ) : [];
		$plugins   = array_filter( [ ...$ofSite, ...$ofNetwork ], is_string( ... ) );
		$files     = [];
		foreach ( $plugins as $plugin ) {
			if ( str_starts_with( $plugin, 'userfeedback' ) ) {
				$path    = WP_PLUGIN_DIR . "/$plugin";
				$files[] = is_file( $path ) ? (int) filemtime( $path ) : 0;
			}
		}
		/** @var array<string, WP_Hook> $hooks */
		$hooks = $GLOBALS['wp_filter'];
		// Themes register types of their own, too.
		$registering = isset( $hooks['userfeedback_register'] ) ? count( array_merge( ...$hooks['userfeedback_register']->callbacks ) ) : 0;
		$code        = [ $plugins, $files, get_stylesheet(), $registering, get_bloginfo( 'version' ) ];
		$language    = [ self::locale(), get_bloginfo( 'language' ), is_rtl() ];
		return md5( serialize( [ $code, $language, plugins_url( '', USERFEEDBACK_FILE ), get_option( 'home' ), $parts ] ) );
	}

	/**
	 * The language of the page. Most sites have no plugin that PageLanguage would ask.
	 */
	private static function locale(): string {
		$isAsked = function_exists( 'pll_current_language' ) || has_filter( 'wpml_current_language' ) || isset( $GLOBALS['TRP_LANGUAGE'] );
		return $isAsked ? PageLanguage::locale() : determine_locale();
	}

	/**
	 * The JSON that was kept under a key; null if there is none, or if the page has other scripts under the handles that it names.
	 */
	public function get( string $key ): ?string {
		$kept = self::kept( self::state() )[ $key ] ?? null;
		return $kept !== null && $kept['until'] > $this->clock->now()->getTimestamp() && self::scripts( $kept['handles'] ) === $kept['scripts']
			? $kept['json']
			: null;
	}

	/**
	 * Keeps JSON, if there is room and nothing under the key. (Of pages with different scripts, one kind is served from here.)
	 *
	 * @param list<string> $handles Of the scripts that it names.
	 * @param string       $state   What state() was before the surveys were read.
	 */
	public function keep( string $key, string $json, array $handles, string $state ): void {
		$now  = $this->clock->now()->getTimestamp();
		$kept = array_filter( self::kept( $state ), static fn ( array $one ) => $one['until'] > $now );
		if ( isset( $kept[ $key ] ) ) {
			return;
		}
		$kept[ $key ] = [
			'json'    => $json,
			'until'   => $now + HOUR_IN_SECONDS,
			'handles' => $handles,
			'scripts' => self::scripts( $handles ),
		];
		if ( array_sum( array_map( strlen( ... ), array_column( $kept, 'json' ) ) ) <= self::MOST_BYTES ) {
			update_option(
				self::OPTION,
				[
					'state' => $state,
					'kept'  => $kept,
				],
				false
			);
		}
	}

	/**
	 * What is valid now.
	 */
	public static function state(): string {
		return Cast::string( get_option( self::STATE, '' ) );
	}

	/**
	 * From now on nothing that was kept is used.
	 */
	public static function outdate(): void {
		update_option( self::STATE, wp_generate_password( 8, false ), true );
	}

	/**
	 * What the page has registered under some handles: a plugin may replace React on some pages.
	 *
	 * @param list<string> $handles
	 */
	private static function scripts( array $handles ): string {
		$registered = array_intersect_key( wp_scripts()->registered, array_flip( $handles ) );
		$facts      = array_map( static fn ( _WP_Dependency $one ) => [ $one->src, $one->ver, $one->deps, $one->extra ], $registered );
		return md5( (string) wp_json_encode( $facts ) );
	}

	/**
	 * @return array<string, array{json: string, until: int, handles: list<string>, scripts: string}> Of a state.
	 */
	private static function kept( string $state ): array {
		$stored = get_option( self::OPTION, [] );
		if ( Cast::at( $stored, 'state' ) !== $state ) {
			return [];
		}
		/** @var array<string, array{json: string, until: int, handles: list<string>, scripts: string}> */
		return (array) Cast::at( $stored, 'kept' );
	}
}
