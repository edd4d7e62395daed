<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * Thrown when the tables of the existing plugin are not there.
 *
 * @since 0.7.0
 */
final class SourceMissing extends DomainError {

	public static function tables( SourceTables $tables ): self {
		return new self(
			'userfeedback_source_not_found',
			sprintf(
				/* translators: 1 and 2: names of tables of the database. */
				__( 'The tables %1$s and %2$s were not found, or they belong to another plugin.', 'userfeedback' ),
				$tables->surveys(),
				$tables->responses()
			),
			404
		);
	}

	/**
	 * A prefix with other characters than those of names of tables.
	 */
	public static function prefix(): self {
		$message = __( 'A table prefix consists of at most 40 letters, digits and underscores.', 'userfeedback' );
		return new self( 'userfeedback_source_invalid', $message, 400 );
	}
}
