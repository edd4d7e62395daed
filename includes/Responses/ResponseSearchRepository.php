<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;

/**
 * Finds responses by what is in no key: pages, devices, answers, texts. It reads responses in the order of their list and at most WINDOW of them, so
 * the cost has a limit however many the survey has. A window that does not reach the end names the response where the next one begins.
 *
 * @since 0.5.0
 */
final class ResponseSearchRepository {

	/** Responses that one search reads at most. */
	public const WINDOW = 50_000;

	/** Ids that are read at once; more matches than these are counted. */
	private const ENOUGH = 1_000;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The conditions of a filter as SQL on the responses `r`.
	 */
	public function conditions( ResponseFilter $filter ): ResponseConditions {
		$tables = [
			'answers'       => $this->connection->table( 'answers' ),
			'answer_texts'  => $this->connection->table( 'answer_texts' ),
			'response_tags' => $this->connection->table( 'response_tags' ),
		];
		return ResponseConditions::of( $filter, $tables, $this->connection->contains( $filter->search ) );
	}

	/**
	 * One page of what a filter finds in a window. A response whose number is searched for is found wherever it is, and stands first.
	 *
	 * @param ListPlace|null $start  The first response of the window; null for the beginning of the list.
	 * @param int              $offset Matches before the page.
	 * @param int              $limit  Matches on the page.
	 * @param int              $window Responses that are read at most.
	 */
	public function window( ResponseFilter $filter, ?ListPlace $start, int $offset, int $limit, int $window = self::WINDOW ): ResponseWindow {
		$next       = $this->keyAfter( $filter, $start, $window );
		$conditions = $this->conditions( $filter );
		$parts      = array_map(
			static fn ( array $range ) => [ $range[0] . $conditions->sql, [ ...$range[1], ...$conditions->values ] ],
			ListOrder::ranges( $filter->newestFirst, $start, $next )
		);
		$number     = $filter->searchedNumber();
		if ( $number !== null ) {
			$parts = array_map( static fn ( array $part ) => [ $part[0] . ' AND r.id <> %d', [ ...$part[1], $number ] ], $parts );
		}
		$named = $number === null || $start !== null ? [] : $this->named( $filter, $number, $conditions );
		$ids   = array_slice( $named, $offset, $limit );
		$total = count( $named );
		foreach ( $parts as $part ) {
			$skip   = max( 0, $offset - $total );
			$found  = $this->matches( $filter, $part, $skip, $limit - count( $ids ) );
			$ids    = [ ...$ids, ...$found['ids'] ];
			$total += $found['count'];
		}
		return new ResponseWindow( $ids, $total, $next );
	}

	/**
	 * The response of a number, if it meets the other conditions.
	 *
	 * @return list<int> None or one.
	 */
	private function named( ResponseFilter $filter, int $number, ResponseConditions $conditions ): array {
		$part = [ ' AND r.id = %d' . $conditions->sql, [ $number, ...$conditions->values ] ];
		return array_map( intval( ... ), array_column( $this->rows( 'SELECT r.id', $filter, $part, '', [], 'PRIMARY' ), 'id' ) );
	}

	/**
	 * How many responses match in a part of the list, and some of them.
	 *
	 * @param array{string, list<int|string>} $part Condition on the responses, and the values for its placeholders.
	 * @return array{count: int, ids: list<int>}
	 */
	private function matches( ResponseFilter $filter, array $part, int $skip, int $limit ): array {
		$ids = $limit === 0 ? null : $this->ids( $filter, $part, 0, self::ENOUGH );
		if ( $ids !== null && count( $ids ) < self::ENOUGH ) {
			return [
				'count' => count( $ids ),
				'ids'   => array_slice( $ids, $skip, $limit ),
			];
		}
		$found = $this->rows( 'SELECT COUNT(*) AS n', $filter, $part, '', [] );
		return [
			'count' => (int) ( $found[0]['n'] ?? 0 ),
			'ids'   => $limit === 0 ? [] : $this->ids( $filter, $part, $skip, $limit ),
		];
	}

	/**
	 * @param array{string, list<int|string>} $part
	 * @return list<int>
	 */
	private function ids( ResponseFilter $filter, array $part, int $skip, int $limit ): array {
		$rows = $this->rows( 'SELECT r.id', $filter, $part, ListOrder::by( $filter->newestFirst, 'r.' ) . ' LIMIT %d OFFSET %d', [ $limit, $skip ] );
		return array_map( intval( ... ), array_column( $rows, 'id' ) );
	}

	/**
	 * The response that comes a number of responses after another one, whether or not it matches; null if there are not so many.
	 */
	private function keyAfter( ResponseFilter $filter, ?ListPlace $start, int $number ): ?ListPlace {
		$ranges = ListOrder::ranges( $filter->newestFirst, $start, null );
		foreach ( $ranges as $index => $range ) {
			$end = ListOrder::by( $filter->newestFirst, 'r.' ) . ' LIMIT 1 OFFSET %d';
			$row = $this->rows( 'SELECT r.submitted_on, r.submitted_at, r.id', $filter, $range, $end, [ $number ] )[0] ?? null;
			if ( $row !== null ) {
				return new ListPlace( (string) $row['submitted_on'], Dates::fromColumn( (string) $row['submitted_at'] ), (int) $row['id'] );
			}
			if ( $index === count( $ranges ) - 1 ) {
				break;
			}
			$number -= (int) ( $this->rows( 'SELECT COUNT(*) AS n', $filter, $range, '', [] )[0]['n'] ?? 0 );
		}
		return null;
	}

	/**
	 * @param array{string, list<int|string>} $part
	 * @param list<int>                       $values For the placeholders of $end.
	 * @param string                          $key    By which the responses are found.
	 * @return list<array<string, string|null>>
	 */
	private function rows( string $select, ResponseFilter $filter, array $part, string $end, array $values, string $key = 'listing' ): array {
		$days = $filter->days === null ? [] : [ $filter->days->from, $filter->days->to ];
		return $this->connection->rows(
			"$select FROM %i r FORCE INDEX ( $key ) WHERE r.survey_id = %d AND r.status = %s"
			. ( $days === [] ? '' : ' AND r.submitted_on BETWEEN %s AND %s' ) . $part[0] . $end,
			$this->connection->table( 'responses' ),
			$filter->surveyId,
			$filter->status->value,
			...$days,
			...$part[1],
			...$values
		);
	}
}
