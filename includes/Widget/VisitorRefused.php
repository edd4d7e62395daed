<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * The country of a visitor that is not told.
 *
 * @since 0.7.0
 */
final class VisitorRefused extends DomainError {

	/**
	 * The plan has no countries, or their add-on is not active.
	 */
	public static function notAvailable(): self {
		return new self( 'userfeedback_country_not_found', __( 'This site does not know the countries of its visitors.', 'userfeedback' ), 404 );
	}

	/**
	 * A page of another site asks.
	 */
	public static function otherSite(): self {
		return new self( 'userfeedback_visitor_cross_site', __( 'Pages of other sites cannot ask where visitors are.', 'userfeedback' ), 403 );
	}
}
