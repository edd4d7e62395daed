<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;
use UserFeedback\Support\FieldError;

/**
 * There is no such kind of stored data.
 *
 * @since 0.7.0
 */
final class UnknownKind extends DomainError {

	/**
	 * @param list<string> $known Names.
	 */
	public function __construct( string $name, array $known ) {
		$message = sprintf(
			/* translators: 1: name of a kind of data, such as "ratings", 2: the names that there are. */
			__( 'There is no data called “%1$s” on this site. Choose one of: %2$s. If an addon stores it, activate the addon.', 'userfeedback' ),
			$name,
			implode( ', ', $known )
		);
		parent::__construct( 'userfeedback_data_kind_unknown', $message, 400, [ new FieldError( 'kind', 'unknown', $message ) ] );
	}
}
