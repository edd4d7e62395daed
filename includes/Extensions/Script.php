<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Assets;

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
	 * @param bool                  $isPlain      Whether it runs without wp-element: a part of the kind theme or listener is then loaded with
	 *                                            the tab of a minimised popup (since 0.7.0).
	 */
	public function __construct(
		public readonly string $handle,
		public readonly string $src,
		public readonly string $version = '',
		public readonly array $dependencies = [],
		public readonly array $strings = [],
		public readonly bool $isPlain = false
	) {}

	/**
	 * A script of a plugin's build.
	 *
	 * @since 0.3.0
	 *
	 * @param Assets                $assets  Built files of the plugin.
	 * @param string                $handle  See __construct().
	 * @param string                $entry   Name of the webpack entry.
	 * @param array<string, string> $strings See __construct().
	 */
	public static function built( Assets $assets, string $handle, string $entry, array $strings = [] ): self {
		$file = $assets->script( $entry );
		return new self( $handle, $file['src'], $file['version'], $file['dependencies'], $strings, $file['dependencies'] === [] );
	}
}
