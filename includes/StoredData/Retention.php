<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

/**
 * What of a kind of stored data is deleted when it is old.
 *
 * @since 0.7.0
 */
interface Retention {

	/**
	 * Names it within its kind, for example spam: 1 to 32 characters of a-z, 0-9 and -.
	 */
	public function name(): string;

	/**
	 * For how many days it is kept, at least 1.
	 */
	public function days(): int;

	/**
	 * Deletes some of what is older than days(). Safe to repeat after a kill at any statement.
	 *
	 * @return int How many records were deleted; 0 when none is left.
	 */
	public function deleteSome(): int;
}
