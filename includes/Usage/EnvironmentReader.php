<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

/**
 * What the plugin runs on.
 *
 * @since 0.7.0
 */
final class EnvironmentReader {

	/**
	 * @return array{userfeedback: string, wordpress: string, php: string}
	 */
	public function versions(): array {
		return [
			'userfeedback' => USERFEEDBACK_VERSION,
			'wordpress'    => self::short( get_bloginfo( 'version' ) ),
			'php'          => self::short( PHP_VERSION ),
		];
	}

	/**
	 * Of the site, not of the user who looks at the report.
	 */
	public function locale(): string {
		return get_locale();
	}

	public function isMultisite(): bool {
		return is_multisite();
	}

	/**
	 * The first two numbers of a version: what follows often names a host's own build.
	 */
	public static function short( string $version ): string {
		return preg_match( '/\d+\.\d+/', $version, $found ) === 1 ? $found[0] : '';
	}
}
