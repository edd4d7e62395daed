<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Structure;

defined( 'ABSPATH' ) || exit;

/**
 * The columns and keys of one of the plugin's tables.
 *
 * @phpstan-type Key array{non-empty-list<string>, bool}
 * @since 0.7.0
 */
final class TableStructure {

	public const PRIMARY = 'PRIMARY';

	/**
	 * @param array<string, string> $columns Definitions by name, as in CREATE TABLE.
	 * @param array<string, Key>    $keys    By name: columns in the order of the key, and whether it is unique.
	 */
	public function __construct( public readonly array $columns, public readonly array $keys ) {}

	/**
	 * What CREATE TABLE has between its brackets.
	 */
	public function definition(): string {
		$lines = [];
		foreach ( $this->columns as $name => $definition ) {
			$lines[] = "$name $definition";
		}
		foreach ( $this->keys as $name => [ $columns, $isUnique ] ) {
			$kind    = $isUnique ? "UNIQUE KEY $name" : "KEY $name";
			$lines[] = ( $name === self::PRIMARY ? 'PRIMARY KEY' : $kind ) . ' (' . implode( ', ', $columns ) . ')';
		}
		return implode( ', ', $lines );
	}

	/**
	 * The same with another column, or with another definition of one.
	 */
	public function withColumn( string $name, string $definition ): self {
		return new self( [ ...$this->columns, $name => $definition ], $this->keys );
	}

	/**
	 * The same with another key, or with other columns of one.
	 *
	 * @param non-empty-list<string> $columns
	 */
	public function withKey( string $name, array $columns, bool $isUnique ): self {
		return new self( $this->columns, [ ...$this->keys, $name => [ $columns, $isUnique ] ] );
	}

	/**
	 * The same without a key.
	 */
	public function withoutKey( string $name ): self {
		return new self( $this->columns, array_diff_key( $this->keys, [ $name => true ] ) );
	}
}
