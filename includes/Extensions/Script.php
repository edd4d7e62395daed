<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

/**
 * A script of an add-on for the visitor's page. It is fetched only where a survey needs it, after wp-element and the widget's app and before
 * the survey shows.
 */
final class Script {

	/**
	 * @param string                $handle       As for wp_register_script(), unique on the page.
	 * @param string                $src          Its address.
	 * @param string                $version      Changes with the file; '' for none.
	 * @param list<string>          $dependencies Handles of registered scripts that it needs besides wp-element.
	 * @param array<string, string> $strings      What visitors read of it, translated, by keys that no other script has: a control gets
	 *                                            them among its strings.
	 */
	public function __construct(
		public readonly string $handle,
		public readonly string $src,
		public readonly string $version = '',
		public readonly array $dependencies = [],
		public readonly array $strings = []
	) {}
}
