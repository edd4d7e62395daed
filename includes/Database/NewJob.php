<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use InvalidArgumentException;

/**
 * Something to do later, before it is stored in the outbox.
 *
 * @since 0.2.0
 */
final class NewJob {

	/** As long as the column. */
	private const KIND = '/^[a-z0-9_.-]{1,32}$/D';

	/**
	 * @param string               $kind    Names the JobHandler; another plugin puts a prefix of its own before it, for example acme-crm.
	 * @param array<string, mixed> $payload What the handler needs: data that JSON can hold. Ids rather than what visitors typed, which is
	 *                                      read again when the job is done and may be deleted until then.
	 * @throws InvalidArgumentException When the kind is longer than 32 characters or has others than a-z, 0-9, _, . and -.
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
