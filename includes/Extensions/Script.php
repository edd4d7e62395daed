<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * A file for the visitor's page.
 *
 * @since 0.1.0
 */
final class Script {

	/**
	 * @param string                $handle       As for wp_register_script(), unique on the page.
	 * @param string                $src          Its address.
	 * @param string                $version      Changes with the file; '' for none.
	 * @param list<string>          $dependencies Handles of registered scripts that it needs besides wp-element.
	 * @param array<string, string> $strings      Its texts for visitors, translated, by keys that no other script has: it gets them with all
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
