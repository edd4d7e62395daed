<?php

declare( strict_types=1 );

namespace UserFeedback\Database\Structure;

defined( 'ABSPATH' ) || exit;

use wpdb;

/**
 * A database on paper: migrations run on it, and it keeps the columns and keys that they make. So the migrations are the only definition of the
 * tables, also for whoever checks and repairs them. Statements that change rows do nothing.
 *
 * @phpstan-import-type Key from TableStructure
 * @since 0.7.0
 */
final class PaperDatabase extends wpdb {

	/** @var array<string, TableStructure> By name of the table. */
	private array $structures = [];

	public function __construct() {
		// Without a connection.
		$this->prefix = '';
	}

	/**
	 * @return array<string, TableStructure> By name, as Connection::table() gives it.
	 */
	public function structures(): array {
		return $this->structures;
	}

	/**
	 * Changes the structures.
	 *
	 * {@inheritDoc}
	 */
	public function query( $query ): int {
		$sql  = trim( (string) preg_replace( '/\s+/', ' ', str_replace( '`', '', $query ) ) );
		$list = '\( ?([^()]+?) ?\)';
		if ( preg_match( '/^CREATE TABLE IF NOT EXISTS (\w+) \( (.+) \)( ENGINE| DEFAULT|$)/', $sql, $found ) === 1 ) {
			$this->structures[ $found[1] ] ??= self::parsed( $found[2] );
		} elseif ( preg_match( '/^ALTER TABLE (\w+) ADD COLUMN (\w+) (.+?)(, AUTO_INCREMENT = \d+)?$/', $sql, $found ) === 1 ) {
			$this->structures[ $found[1] ] = $this->structures[ $found[1] ]->withColumn( $found[2], $found[3] );
		} elseif ( preg_match( "/^CREATE (UNIQUE )?INDEX (\w+) ON (\w+) $list$/", $sql, $found ) === 1 ) {
			$this->structures[ $found[3] ] = $this->structures[ $found[3] ]->withKey( $found[2], self::names( $found[4] ), $found[1] !== '' );
		} elseif ( preg_match( '/^DROP INDEX (\w+) ON (\w+)$/', $sql, $found ) === 1 ) {
			$this->structures[ $found[2] ] = $this->structures[ $found[2] ]->withoutKey( $found[1] );
		} elseif ( preg_match( "/^ALTER TABLE (\w+) DROP INDEX \w+, ADD INDEX (\w+) $list$/", $sql, $found ) === 1 ) {
			$this->structures[ $found[1] ] = $this->structures[ $found[1] ]->withKey( $found[2], self::names( $found[3] ), false );
		} elseif ( preg_match( "/^ALTER TABLE (\w+) DROP PRIMARY KEY, ADD PRIMARY KEY $list$/", $sql, $found ) === 1 ) {
			$this->structures[ $found[1] ] = $this->structures[ $found[1] ]->withKey( TableStructure::PRIMARY, self::names( $found[2] ), true );
		}
		return 0;
	}

	/**
	 * Answers what migrations ask about tables.
	 *
	 * {@inheritDoc}
	 *
	 * @return list<array<string, string>>
	 */
	public function get_results( $query = null, $output = OBJECT ): array {
		$sql = str_replace( '`', '', trim( (string) $query ) );
		if ( preg_match( '/^SHOW COLUMNS FROM (\w+)/', $sql, $found ) === 1 ) {
			return array_map( static fn ( string $name ) => [ 'Field' => $name ], array_keys( $this->structures[ $found[1] ]->columns ?? [] ) );
		}
		if ( preg_match( '/^SHOW INDEX FROM (\w+)/', $sql, $found ) === 1 ) {
			return self::indexRows( $this->structures[ $found[1] ]->keys ?? [] );
		}
		return str_starts_with( $sql, 'SHOW TABLE STATUS' ) ? [ [ 'Engine' => 'InnoDB' ] ] : [];
	}

	/**
	 * {@inheritDoc}
	 */
	public function _real_escape( $data ): string {
		return addslashes( $data );
	}

	/**
	 * @param array<string, Key> $keys
	 * @return list<array<string, string>>
	 */
	private static function indexRows( array $keys ): array {
		$rows = [];
		foreach ( $keys as $name => [ $columns, $isUnique ] ) {
			foreach ( $columns as $index => $column ) {
				$rows[] = [
					'Key_name'     => $name,
					'Seq_in_index' => (string) ( $index + 1 ),
					'Column_name'  => $column,
					'Non_unique'   => $isUnique ? '0' : '1',
				];
			}
		}
		return $rows;
	}

	/**
	 * @param string $definition What CREATE TABLE has between its brackets.
	 */
	private static function parsed( string $definition ): TableStructure {
		$structure = new TableStructure( [], [] );
		// At commas outside of brackets: DECIMAL(14,2), PRIMARY KEY (a, b).
		foreach ( (array) preg_split( '/,(?![^(]*\))/', $definition ) as $line ) {
			$line = trim( (string) $line );
			if ( preg_match( '/^(PRIMARY|UNIQUE )? ?KEY (\w*) ?\(([^)]+)\)$/', $line, $found ) === 1 ) {
				$isPrimary = $found[1] === 'PRIMARY';
				$name      = $isPrimary ? TableStructure::PRIMARY : $found[2];
				$structure = $structure->withKey( $name, self::names( $found[3] ), $isPrimary || $found[1] !== '' );
			} else {
				[ $name, $rest ] = explode( ' ', $line, 2 );
				$structure       = $structure->withColumn( $name, $rest );
			}
		}
		return $structure;
	}

	/**
	 * @return non-empty-list<string>
	 */
	private static function names( string $list ): array {
		return array_map( trim( ... ), explode( ',', $list ) );
	}
}
