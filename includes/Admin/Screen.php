<?php

declare( strict_types=1 );

namespace UserFeedback\Admin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\AdminRoute;

/**
 * One page of the dashboard. PHP knows no more of it than this and its routes: what it shows is the business of src/admin-pages.
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
	 * @param bool        $isInMenu   Whether the menu has an entry for it.
	 */
	public function __construct(
		public readonly string $slug,
		public readonly string $title,
		public readonly string $capability,
		public readonly string $entry,
		?string $heading = null,
		public readonly bool $isInMenu = true
	) {
		$this->heading = $heading ?? $title;
	}

	/**
	 * Its hash routes, the default one first.
	 *
	 * @since 0.7.0
	 *
	 * @return list<AdminRoute>
	 */
	public function routes(): array {
		return AdminRoute::ofPage( $this->slug );
	}
}
