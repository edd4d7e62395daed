<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

/**
 * What a page rule depends on, which determines where it can be evaluated: pages are cached, so PHP must not decide for one visitor.
 *
 * @since 0.3.0
 */
enum DecidedBy {

	/** The page's content, the same for all its visitors. PHP evaluates the rule while it creates the page. */
	case Page;

	/** The visitor, or an address with its query. The visitor's browser evaluates the rule. */
	case Visitor;
}
