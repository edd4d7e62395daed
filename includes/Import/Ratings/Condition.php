<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * A part of a WHERE clause with the values of its placeholders.
 *
 * @since 0.6.0
 */
final class Condition {

	/**
	 * @param string           $sql    With placeholders of wpdb::prepare().
	 * @param list<string|int> $values
	 */
	public function __construct(
		public readonly string $sql,
		public readonly array $values
	) {}
}
