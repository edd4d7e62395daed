<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * There are no ratings of such a plugin on this site.
 *
 * @since 0.6.0
 */
final class UnknownSource extends DomainError {

	/**
	 * @param string $known Ids of the plugins whose ratings can be imported, separated by commas.
	 */
	public function __construct( string $known ) {
		/* translators: %s: names of plugins, separated by commas. */
		$message = sprintf( __( 'Ratings of this plugin cannot be imported. Choose one of: %s.', 'userfeedback' ), $known );
		parent::__construct( 'userfeedback_source_not_found', $message, 404 );
	}
}
