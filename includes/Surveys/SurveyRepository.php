<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Pagination;

/**
 * Surveys in the database: SQL on ufb_surveys. Revisions are in RevisionRepository.
 *
 * @since 0.1.0
 */
final class SurveyRepository {

	/** SQL condition that all reads of single surveys contain; for the other rows see HiddenSurveyRepository. */
	private const EXISTS = "status NOT IN ( 'deleted', 'incomplete' )";

	private const SUMMARY = 'id, title, type, status, revision, publish_at, created_at, last_day';

	/** SQL condition of each status filter and its number of placeholders; every %s is the current time. */
	private const FILTERS = [
		'all'       => [ "status NOT IN ( 'trash', 'deleted', 'incomplete' )", 0 ],
		'publish'   => [ "status = 'publish' AND ( publish_at IS NULL OR publish_at <= %s )", 1 ],
		'scheduled' => [ "status = 'publish' AND publish_at > %s", 1 ],
		'draft'     => [ "status = 'draft'", 0 ],
		'trash'     => [ "status = 'trash'", 0 ],
	];

	/** Sets the nullable columns. wpdb::prepare() has no placeholder for NULL, so NULLIF converts ''. */
	private const NULLABLE = "save_id = NULLIF( x%s, x'' ), publish_at = NULLIF( %s, '' ), closed_at = NULLIF( %s, '' ),"
		. " last_day = NULLIF( %s, '' ), trashed_from = NULLIF( %s, '' )";

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The survey with an id, or null.
	 *
	 * @param bool $forUpdate Whether to lock it until the transaction ends.
	 */
	public function find( int $id, bool $forUpdate = false ): ?Survey {
		$lock = $forUpdate ? ' FOR UPDATE' : '';
		$row  = $this->connection->row( 'SELECT * FROM %i WHERE id = %d AND ' . self::EXISTS . $lock, $this->table(), $id );
		return $row === null ? null : SurveyRow::survey( $row );
	}

	/**
	 * Status of a survey; null if it does not exist. The survey cannot be changed or deleted until the transaction ends. Several transactions can
	 * hold this lock at the same time.
	 */
	public function lockStatus( int $id ): ?string {
		$sql = 'SELECT status FROM %i WHERE id = %d AND ' . self::EXISTS . ' LOCK IN SHARE MODE';
		return $this->connection->value( $sql, $this->table(), $id );
	}

	/**
	 * A page of a list.
	 *
	 * @return list<SurveySummary>
	 */
	public function query( SurveyQuery $query, DateTimeImmutable $now ): array {
		[ $where, $values ] = $this->where( $query, $now );

		// Ties are sorted by id, so that no survey is on two pages.
		$direction = $query->order === 'asc' ? 'ASC' : 'DESC';
		$orderBy   = in_array( $query->orderBy, SurveyQuery::ORDER_BY, true ) ? $query->orderBy : 'id';
		$rows      = $this->connection->rows(
			'SELECT ' . self::SUMMARY . " FROM %i WHERE $where ORDER BY %i $direction, id $direction LIMIT %d OFFSET %d",
			$this->table(),
			...$values,
			...[ $orderBy, $query->perPage, Pagination::offset( $query->page, $query->perPage ) ]
		);
		return array_map( SurveyRow::summary( ... ), $rows );
	}

	/**
	 * Number of surveys on all pages of a list.
	 */
	public function count( SurveyQuery $query, DateTimeImmutable $now ): int {
		[ $where, $values ] = $this->where( $query, $now );
		return (int) $this->connection->value( "SELECT COUNT(*) FROM %i WHERE $where", $this->table(), ...$values );
	}

	/**
	 * Number of surveys by status filter.
	 *
	 * @return array<string, int> all, publish, scheduled, draft, trash.
	 */
	public function countByStatus( DateTimeImmutable $now ): array {
		$sums   = [];
		$values = [];
		foreach ( self::FILTERS as $name => [ $condition, $moments ] ) {
			$sums[] = "SUM( CASE WHEN $condition THEN 1 ELSE 0 END ) AS filter_$name";
			array_push( $values, ...array_fill( 0, $moments, Dates::toColumn( $now ) ) );
		}
		$row = $this->connection->row( 'SELECT ' . implode( ', ', $sums ) . ' FROM %i', ...[ ...$values, $this->table() ] );

		$counts = [];
		foreach ( array_keys( self::FILTERS ) as $name ) {
			$counts[ $name ] = (int) ( $row[ "filter_$name" ] ?? 0 );
		}
		return $counts;
	}

	/**
	 * Published surveys including scheduled ones, latest publish date first (or creation date if there is none).
	 *
	 * @return list<SurveySummary>
	 */
	public function published(): array {
		$rows = $this->connection->rows(
			'SELECT ' . self::SUMMARY . " FROM %i WHERE status = 'publish' ORDER BY COALESCE( publish_at, created_at ) DESC, id DESC",
			$this->table()
		);
		return array_map( SurveyRow::summary( ... ), $rows );
	}

	/**
	 * Published surveys that were not saved since a moment, and were to be shown from then or earlier; by id.
	 *
	 * @since 0.7.0
	 *
	 * @return list<SurveySummary> Also those whose run time is over (OpenPeriod).
	 */
	public function publishedSince( DateTimeImmutable $moment ): array {
		$since = Dates::toColumn( $moment );
		$rows  = $this->connection->rows(
			'SELECT ' . self::SUMMARY . " FROM %i
			WHERE status = 'publish' AND updated_at < %s AND ( publish_at IS NULL OR publish_at <= %s ) ORDER BY id",
			$this->table(),
			$since,
			$since
		);
		return array_map( SurveyRow::summary( ... ), $rows );
	}

	/**
	 * The ids of all surveys but those in the trash.
	 *
	 * @return list<int>
	 */
	public function idsOutsideTheTrash(): array {
		$rows = $this->connection->rows( "SELECT id FROM %i WHERE status NOT IN ( 'trash', 'deleted', 'incomplete' )", $this->table() );
		return array_map( static fn ( array $row ) => (int) $row['id'], $rows );
	}

	/**
	 * Several complete surveys, in no particular order.
	 *
	 * @param list<int> $ids
	 * @return list<Survey>
	 */
	public function findMany( array $ids ): array {
		if ( $ids === [] ) {
			return [];
		}
		$marks = Connection::placeholders( $ids );
		return array_map(
			SurveyRow::survey( ... ),
			$this->connection->rows( "SELECT * FROM %i WHERE id IN ( $marks ) AND " . self::EXISTS, $this->table(), ...$ids )
		);
	}

	/**
	 * Several surveys without questions and settings, in no particular order.
	 *
	 * @since 0.7.0
	 *
	 * @param list<int> $ids
	 * @return list<SurveySummary>
	 */
	public function summaries( array $ids ): array {
		if ( $ids === [] ) {
			return [];
		}
		$sql = 'SELECT ' . self::SUMMARY . ' FROM %i WHERE id IN ( ' . Connection::placeholders( $ids ) . ' ) AND ' . self::EXISTS;
		return array_map( SurveyRow::summary( ... ), $this->connection->rows( $sql, $this->table(), ...$ids ) );
	}

	/**
	 * Several complete surveys, locked until the transaction ends.
	 *
	 * @param list<int> $ids
	 * @return list<Survey> By id: all transactions lock in the same order, so that they do not deadlock.
	 */
	public function lock( array $ids ): array {
		$marks = Connection::placeholders( $ids );
		$sql   = "SELECT * FROM %i WHERE id IN ( $marks ) AND " . self::EXISTS . ' ORDER BY id FOR UPDATE';
		$rows  = $this->connection->rows( $sql, $this->table(), ...$ids );
		return array_map( SurveyRow::survey( ... ), $rows );
	}

	/**
	 * The survey that was created with a client's id, locked until the transaction ends; null if there is none.
	 *
	 * @param string $clientId UUID.
	 */
	public function lockByClientId( string $clientId ): ?Survey {
		$row = $this->connection->row( 'SELECT * FROM %i WHERE client_id = x%s FOR UPDATE', $this->table(), SurveyRow::hex( $clientId ) );
		return $row === null ? null : SurveyRow::survey( $row );
	}

	/**
	 * Stores a new survey.
	 *
	 * @param string|null $clientId UUID from the client; a survey with that id is stored only once.
	 * @return int|null Its id; null if a survey with the client's id exists. Nothing is written then.
	 */
	public function insert( Survey $survey, ?string $clientId = null ): ?int {
		$columns = SurveyRow::columns( $survey ) + [ 'created_at' => Dates::toColumn( $survey->createdAt ) ];
		$marks   = array_fill_keys( array_keys( $columns ), '%s' );
		$values  = array_values( $columns );
		if ( $clientId === null ) {
			$this->connection->insertRows( 'INSERT', 'surveys', $marks, [ $values ] );
			$id = $this->connection->insertId();
		} else {
			$hex = SurveyRow::hex( $clientId );
			// The unique key prevents duplicates when two first saves race.
			if ( $this->connection->insertRows( 'INSERT IGNORE', 'surveys', $marks + [ 'client_id' => 'x%s' ], [ [ ...$values, $hex ] ] ) === 0 ) {
				return null;
			}
			$id = (int) $this->connection->value( 'SELECT id FROM %i WHERE client_id = x%s', $this->table(), $hex );
		}
		$nullable = self::NULLABLE;
		$this->connection->execute( "UPDATE %i SET $nullable WHERE id = %d", $this->table(), ...[ ...self::nullableValues( $survey ), $id ] );
		return $id;
	}

	/**
	 * Overwrites a stored survey.
	 */
	public function update( Survey $survey ): void {
		$columns = SurveyRow::columns( $survey );
		$sets    = Connection::placeholders( $columns, '%i = %s' );
		$values  = [];
		foreach ( $columns as $name => $value ) {
			array_push( $values, $name, $value );
		}
		$nullable = self::NULLABLE;
		array_push( $values, ...self::nullableValues( $survey ) );
		$this->connection->execute( "UPDATE %i SET $sets, $nullable WHERE id = %d", $this->table(), ...[ ...$values, $survey->id ] );
	}

	/**
	 * Changes when a survey was created: it was made elsewhere.
	 *
	 * @since 0.7.0
	 */
	public function setCreatedAt( int $id, DateTimeImmutable $moment ): void {
		$this->connection->execute( 'UPDATE %i SET created_at = %s WHERE id = %d', $this->table(), Dates::toColumn( $moment ), $id );
	}

	/**
	 * Values for NULLABLE.
	 *
	 * @return list<string>
	 */
	private static function nullableValues( Survey $survey ): array {
		return [
			SurveyRow::hex( $survey->saveId ?? '' ),
			$survey->publishAt === null ? '' : Dates::toColumn( $survey->publishAt ),
			$survey->closedAt === null ? '' : Dates::toColumn( $survey->closedAt ),
			$survey->lastDay ?? '',
			$survey->trashedFrom ?? '',
		];
	}

	/**
	 * @return array{string, list<string>}
	 */
	private function where( SurveyQuery $query, DateTimeImmutable $now ): array {
		[ $condition, $moments ] = self::FILTERS[ $query->status === '' ? 'all' : $query->status ];
		$values                  = array_fill( 0, $moments, Dates::toColumn( $now ) );
		if ( $query->search !== '' ) {
			$condition .= ' AND title LIKE %s';
			$values[]   = $this->connection->contains( $query->search );
		}
		return [ $condition, $values ];
	}

	private function table(): string {
		return $this->connection->table( 'surveys' );
	}
}
