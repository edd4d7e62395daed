<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\DomainError;

/**
 * Makes the tables of a kind of stored data.
 *
 * @since 0.7.0
 */
interface TableSource {

	/**
	 * The table that somebody asks for.
	 *
	 * @param array<string, mixed>      $fields Of the request, whatever they are: survey, days, filters.
	 * @param array<string, mixed>|null $layout What Table::layout() returned when the run started; null for one that starts now.
	 * @param int|null                  $userId Who reads; null for WP-CLI without --user.
	 * @throws DomainError When a field is wrong, naming it, or what it names does not exist.
	 */
	public function table( array $fields, ?array $layout, ?int $userId ): Table;
}
