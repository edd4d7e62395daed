<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

/**
 * Where a new response comes from.
 *
 * @since 0.2.0
 */
enum ResponseOrigin: string {

	/** A visitor's submission. */
	case Visitor = 'visitor';

	/** A file, or another plugin: it was given elsewhere, usually in the past. */
	case Import = 'import';

	/** Restored on the request of the person who gave it. */
	case Privacy = 'privacy';
}
