<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

/**
 * Where another plugin keeps its single ratings.
 *
 * @since 0.6.0
 */
final class VoteTable {

	/**
	 * @param string $name        Of the table, without WordPress' prefix.
	 * @param string $id          Column: ascending id.
	 * @param string $post        Column: id of the post.
	 * @param string $value       Column: the rating.
	 * @param string $time        Column: when it was given.
	 * @param bool   $isTimestamp Whether that is a number of seconds since 1970 instead of a date.
	 * @param bool   $isLocal     Whether it is the site's local time instead of UTC (then also the number of seconds).
	 * @param string $action      Column that is 1 for ratings when the table also holds other rows; '' for none.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $id,
		public readonly string $post,
		public readonly string $value,
		public readonly string $time,
		public readonly bool $isTimestamp = false,
		public readonly bool $isLocal = true,
		public readonly string $action = ''
	) {}

	/**
	 * The columns that are read.
	 *
	 * @return list<string>
	 */
	public function columns(): array {
		return array_values( array_filter( [ $this->id, $this->post, $this->value, $this->time, $this->action ] ) );
	}
}
