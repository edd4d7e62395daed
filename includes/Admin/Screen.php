<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

/**
 * One page of the dashboard. PHP knows no more of it than this: what it shows is the business of src/admin-pages.
 */
final class Screen {

	/**
	 * @param string $slug       The page in admin.php?page=…
	 * @param string $title      Translated.
	 * @param string $capability Who may open it.
	 * @param string $entry      Name of the webpack entry.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $title,
		public readonly string $capability,
		public readonly string $entry
	) {}
}
