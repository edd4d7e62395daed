<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrator;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\DailyCountsRepository;

/**
 * A site whose tables are still those of version 1, with rows in each (tests/fixtures/tables-1.sql).
 */
final class TablesOfVersion1 {

	private const FILE = __DIR__ . '/../../fixtures/tables-1.sql';

	/** The survey whose responses it has. */
	public const SURVEY = 1;

	/** The id of the next survey: the last one was deleted. */
	public const NEXT_SURVEY = 4;

	/**
	 * Replaces the present tables.
	 *
	 * @param string $engine Of the tables, on a server.
	 */
	public static function install( string $engine = 'InnoDB' ): void {
		$connection = Plugin::instance()->get( Connection::class );
		Plugin::instance()->get( Migrator::class )->uninstall();
		$sql     = preg_replace( '/^--.*$/m', '', (string) file_get_contents( self::FILE ) );
		$charset = "ENGINE=$engine " . $connection->charset();
		foreach ( array_filter( array_map( trim( ... ), explode( ";\n", (string) $sql ) ) ) as $statement ) {
			$connection->execute( strtr( $statement, [ '{prefix}' => $connection->table( '' ), '{charset}' => $charset ] ) );
		}
		update_option( Migrator::OPTION, 1 );
		delete_option( DailyCountsRepository::OPTION );
	}

	/**
	 * Every row of the tables, with the columns of version 1, in any order.
	 *
	 * @param array<string, list<string>>|null $columns By table; null for those that there are.
	 * @return array<string, list<array<string, string|null>>>
	 */
	public static function rows( ?array $columns = null ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$tables     = [];
		preg_match_all( '/^CREATE TABLE \{prefix\}(\w+)/m', (string) file_get_contents( self::FILE ), $names );
		foreach ( $names[1] as $name ) {
			$rows = $connection->rows( 'SELECT * FROM %i', $connection->table( $name ) );
			if ( $columns !== null ) {
				$rows = array_map( static fn ( array $row ) => array_intersect_key( $row, array_flip( $columns[ $name ] ) ), $rows );
			}
			sort( $rows );
			$tables[ $name ] = $rows;
		}
		return $tables;
	}
}
