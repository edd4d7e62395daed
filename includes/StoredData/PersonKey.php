<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * By what the data of a person is found.
 *
 * @since 0.7.0
 */
enum PersonKey: string {

	/** An email address that the person typed. */
	case Email = 'email';

	/** The id of a WordPress user. */
	case User = 'user';
}
