<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * A script file for visitors' pages.
 *
 * @since 0.1.0
 */
final class Script {

	/**
	 * @param string                $handle       Handle as for wp_register_script(), unique on the page.
	 * @param string                $src          Its URL.
	 * @param string                $version      Changes with the file; '' for no version.
	 * @param list<string>          $dependencies Handles of registered scripts that it needs, besides wp-element.
	 * @param array<string, string> $strings      Translated texts for visitors, by keys that no other script uses. The script gets them with all
	 *                                            texts of the page.
	 */
	public function __construct(
		public readonly string $handle,
		public readonly string $src,
		public readonly string $version = '',
		public readonly array $dependencies = [],
		public readonly array $strings = []
	) {}
}
