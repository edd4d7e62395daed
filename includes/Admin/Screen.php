<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * One page of the dashboard. PHP knows no more of it than this: what it shows is the business of src/admin-pages.
 *
 * @since 0.1.0
 */
final class Screen {

	/** The heading of its default route. */
	public readonly string $heading;

	/**
	 * @param string      $slug       The page in admin.php?page=…
	 * @param string      $title      In the menu, translated.
	 * @param string      $capability Who may open it.
	 * @param string      $entry      Name of the webpack entry.
	 * @param string|null $heading    Translated; null where it is the title.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $title,
		public readonly string $capability,
		public readonly string $entry,
		?string $heading = null
	) {
		$this->heading = $heading ?? $title;
	}
}
