<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Structure;

defined( 'ABSPATH' ) || exit;

/**
 * How a site's tables differ from what the migrations make. What is there beyond that does no harm and is not named. Tables have no prefixes.
 *
 * @since 0.7.0
 */
final class TableFaults {

	/**
	 * @param list<string>                $tables  Missing tables.
	 * @param array<string, list<string>> $columns Missing columns by table.
	 * @param array<string, list<string>> $keys    Missing or different keys by table.
	 * @param list<string>                $engines Tables without transactions.
	 */
	public function __construct(
		public readonly array $tables,
		public readonly array $columns,
		public readonly array $keys,
		public readonly array $engines
	) {}

	/**
	 * Whether the tables are as they should be.
	 */
	public function areNone(): bool {
		return $this->tables === [] && $this->columns === [] && $this->keys === [] && $this->engines === [];
	}

	/**
	 * Whether something cannot be stored or read. Otherwise, it only takes longer, or is not safe.
	 */
	public function areSevere(): bool {
		return $this->tables !== [] || $this->columns !== [];
	}

	/**
	 * One name for each fault: surveys, surveys.title, surveys (status_id).
	 *
	 * @return list<string>
	 */
	public function names(): array {
		$names = $this->tables;
		foreach ( $this->columns as $table => $columns ) {
			array_push( $names, ...array_map( static fn ( string $column ) => "$table.$column", $columns ) );
		}
		foreach ( $this->keys as $table => $keys ) {
			array_push( $names, ...array_map( static fn ( string $key ) => "$table ($key)", $keys ) );
		}
		return [ ...$names, ...array_map( static fn ( string $table ) => "$table (engine)", $this->engines ) ];
	}
}
