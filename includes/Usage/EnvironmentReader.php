<?php

declare( strict_types=1 );

namespace UserFeedback\Usage;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Version;

/**
 * What the plugin runs on.
 *
 * @since 0.7.0
 */
final class EnvironmentReader {

	/**
	 * The first two numbers of a version: what follows often names a host's own build.
	 *
	 * @return array{userfeedback: string, wordpress: string, php: string}
	 */
	public function versions(): array {
		return [
			'userfeedback' => USERFEEDBACK_VERSION,
			'wordpress'    => Version::branch( get_bloginfo( 'version' ) ),
			'php'          => Version::branch( PHP_VERSION ),
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
}
