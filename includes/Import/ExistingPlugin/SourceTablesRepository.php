<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Reads the tables of the existing plugin. Never writes.
 *
 * @since 0.7.0
 */
final class SourceTablesRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The tables of this site.
	 */
	public function ofSite(): SourceTables {
		return new SourceTables( $this->connection->siteTable( '' ) );
	}

	/**
	 * Whether both tables exist and have the expected columns.
	 */
	public function exist( SourceTables $tables ): bool {
		return $this->has( $tables->surveys(), SourceTables::SURVEY_COLUMNS ) && $this->has( $tables->responses(), SourceTables::RESPONSE_COLUMNS );
	}

	/**
	 * How much there is.
	 *
	 * @return array{surveys: int, responses: int, trashed: int, impressions: int}
	 */
	public function counts( SourceTables $tables ): array {
		$surveys   = $this->connection->row( 'SELECT COUNT(*) AS n, SUM( impressions ) AS impressions FROM %i', $tables->surveys() );
		$responses = $this->connection->row(
			"SELECT COUNT(*) AS n, SUM( CASE WHEN status = 'trash' THEN 1 ELSE 0 END ) AS trashed FROM %i",
			$tables->responses()
		);
		return [
			'surveys'     => (int) ( $surveys['n'] ?? 0 ),
			'responses'   => (int) ( $responses['n'] ?? 0 ),
			'trashed'     => (int) ( $responses['trashed'] ?? 0 ),
			'impressions' => (int) ( $surveys['impressions'] ?? 0 ),
		];
	}

	/**
	 * Surveys in the order of their ids.
	 *
	 * @return list<SourceSurvey>
	 */
	public function surveys( SourceTables $tables, int $after, int $limit ): array {
		$columns = implode( ', ', SourceTables::SURVEY_COLUMNS );
		$sql     = "SELECT $columns FROM %i WHERE id > %d ORDER BY id LIMIT %d";
		return array_map( SourceSurvey::fromRow( ... ), $this->connection->rows( $sql, $tables->surveys(), $after, $limit ) );
	}

	/**
	 * The survey with an id, or null.
	 */
	public function survey( SourceTables $tables, int $id ): ?SourceSurvey {
		$found = $this->surveys( $tables, $id - 1, 1 )[0] ?? null;
		return $found?->id === $id ? $found : null;
	}

	/**
	 * Responses of all surveys in the order of their ids, by the primary key: a copy may have no other.
	 *
	 * @return list<SourceResponse>
	 */
	public function responses( SourceTables $tables, int $after, int $limit ): array {
		$columns = implode( ', ', SourceTables::RESPONSE_COLUMNS );
		$sql     = "SELECT $columns FROM %i WHERE id > %d ORDER BY id LIMIT %d";
		return array_map( SourceResponse::fromRow( ... ), $this->connection->rows( $sql, $tables->responses(), $after, $limit ) );
	}

	/**
	 * Options of the site of these tables whose name begins with userfeedback, unserialised values not included.
	 *
	 * @return array<string, string> Name → stored value. Empty where the copy has no table of options.
	 */
	public function options( SourceTables $tables ): array {
		$table = $tables->prefix . 'options';
		if ( ! $this->has( $table, [ 'option_name', 'option_value' ] ) ) {
			return [];
		}
		$sql  = "SELECT option_name, option_value FROM %i WHERE option_name LIKE 'userfeedback%%' ORDER BY option_name";
		$rows = $this->connection->rows( $sql, $table );
		$options = [];
		foreach ( $rows as $row ) {
			$options[ (string) $row['option_name'] ] = (string) $row['option_value'];
		}
		return $options;
	}

	/**
	 * @param list<string> $expected Names of columns.
	 */
	private function has( string $table, array $expected ): bool {
		foreach ( $this->connection->rows( 'SHOW TABLES LIKE %s', $table ) as $row ) {
			if ( array_values( $row )[0] === $table ) {
				return array_diff( $expected, array_column( $this->connection->rows( 'SHOW COLUMNS FROM %i', $table ), 'Field' ) ) === [];
			}
		}
		return false;
	}
}
