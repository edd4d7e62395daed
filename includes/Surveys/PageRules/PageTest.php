<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

/**
 * A type of page rules about the content of a page, which is the same for all its visitors: PHP evaluates it while it creates the page. All other
 * types are evaluated by the visitor's browser, since pages are cached.
 *
 * @since 0.4.0
 */
interface PageTest extends PageRule {

	/**
	 * Whether a rule holds for the page that WordPress is creating, by its main query. Never depends on the visitor, and runs no query of its own.
	 *
	 * @param string|non-empty-list<string> $data The stored text, or the ids of the choices. Never empty.
	 */
	public function holds( string|array $data ): bool;
}
