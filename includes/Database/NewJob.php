<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;

/**
 * A job that is to be stored in the outbox.
 *
 * @since 0.2.0
 */
final class NewJob {

	/** As long as the column `kind`. */
	private const KIND = '/^[a-z0-9_.-]{1,32}$/D';

	/**
	 * @param string               $kind    Selects the JobHandler. Other plugins use their own prefix, for example acme-crm.
	 * @param array<string, mixed> $payload JSON-serialisable data for the handler. Use ids instead of texts of visitors: the handler
	 *                                      reads these again, and they may be deleted meanwhile.
	 * @throws InvalidArgumentException When the kind is not 1 to 32 characters of a-z, 0-9, _, . and -.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly array $payload
	) {
		if ( preg_match( self::KIND, $kind ) !== 1 ) {
			throw new InvalidArgumentException( "$kind is no kind of jobs: 1 to 32 of a-z, 0-9, _, . and -." );
		}
	}
}
