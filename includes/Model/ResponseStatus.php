<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Status of a stored response. Only published ones are counted.
 *
 * @since 0.1.0
 */
enum ResponseStatus: string {

	case Publish = 'publish';
	case Trash   = 'trash';
	case Spam    = 'spam';

	/**
	 * Answers of a visitor who has not finished.
	 *
	 * @since 0.4.0
	 */
	case Partial = 'partial';

	/**
	 * Kept until the owner decides whether it counts, see Responses\HeldBack.
	 *
	 * @since 0.6.0
	 */
	case Held = 'held';
}
