<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * A file that cannot be imported. Nothing of it was stored.
 *
 * @since 0.1.0
 */
final class ImportError extends DomainError {

	/**
	 * @param string   $message Translated sentence.
	 * @param int|null $line    Line of the file, from 1; null when it is about the file as a whole.
	 */
	public function __construct( string $message, ?int $line = null ) {
		/* translators: 1: number of a line of the file, 2: what is wrong with it. */
		$full = $line === null ? $message : sprintf( __( 'Line %1$d: %2$s', 'userfeedback' ), $line, $message );
		parent::__construct( 'userfeedback_import_invalid', $full, 400 );
	}
}
