<?php

declare( strict_types=1 );

namespace UserFeedback\Targeting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Surveys\PageRules\ChoiceRule;
use UserFeedback\Surveys\PageRules\PageTest;

/**
 * Single posts and pages. An id is that of a post; owners find them with GET search.
 *
 * @since 0.3.0
 */
final class PageListRule extends ChoiceRule implements PageTest {

	use AppliesToPage;

	public function name(): string {
		return 'specific_pages';
	}

	/**
	 * The post itself, and the page that was chosen as the blog page.
	 */
	protected function current(): array {
		$object = get_queried_object();
		return $object instanceof \WP_Post ? [ (string) $object->ID ] : [];
	}

	protected function isId( string $id ): bool {
		return preg_match( '/^[1-9]\d{0,18}$/D', $id ) === 1;
	}
}
