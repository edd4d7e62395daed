<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

/**
 * A type of page rules about the visitor's login or roles. The browser evaluates it with what PHP prints into the pages of logged-in visitors, which
 * are not cached.
 *
 * @since 0.4.0
 */
interface AccountRule extends PageRule {}
