<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * What a test knows of the responses that it sent, and the results that follow from it, counted without the plugin and its tables.
 *
 * @phpstan-type Given array{value: mixed, extra: array<string, string>}
 * @phpstan-type Entry array{id: int, day: string, moment: string, status: string, from: string, isTest: bool, isPartial: bool,
 *     milliseconds: int, answers: array<string, Given>}
 */
final class ResponseLedger {

	/** @var array<int, Entry> By id. */
	private array $entries = [];

	/**
	 * A response that is new, or that replaces partial answers under the same id.
	 *
	 * @param array<string, Given> $answers   By question; a null value is a skipped one.
	 * @param int                  $milliseconds That the visitor took, as the browser says.
	 * @param bool                 $isPartial    Whether the visitor has not finished.
	 */
	public function add( int $id, string $moment, string $day, array $answers, int $milliseconds, bool $isPartial = false ): void {
		$status = $isPartial ? 'partial' : 'publish';

		$this->entries[ $id ] = [
			'id'        => $id,
			'day'       => $day,
			'moment'    => $moment,
			'status'    => $status,
			'from'      => $status,
			'isTest'    => $this->entries[ $id ]['isTest'] ?? false,
			'isPartial' => $isPartial,
			'milliseconds' => $milliseconds,
			'answers'   => $answers,
		];
	}

	/**
	 * @param string    $action trash, restore, spam, test, "no test" or delete.
	 * @param list<int> $ids
	 */
	public function change( string $action, array $ids ): void {
		foreach ( $ids as $id ) {
			if ( $action === 'delete' ) {
				unset( $this->entries[ $id ] );
				continue;
			}
			$entry = $this->entries[ $id ];
			if ( str_ends_with( $action, 'test' ) ) {
				$entry['isTest'] = $action === 'test';
			} elseif ( $action === 'restore' ) {
				$entry['status'] = match ( true ) {
					$entry['isPartial']          => 'partial',
					$entry['status'] === 'trash' => $entry['from'],
					default                      => 'publish',
				};
			} elseif ( $action === 'spam' || $entry['status'] !== 'trash' ) {
				$entry['from']   = $entry['status'];
				$entry['status'] = $action;
			}
			$this->entries[ $id ] = $entry;
		}
	}

	/**
	 * @param list<string> $statuses
	 * @return list<int>
	 */
	public function ids( array $statuses = [ 'publish', 'trash', 'spam', 'partial' ] ): array {
		return array_keys( array_filter( $this->entries, static fn ( array $entry ) => in_array( $entry['status'], $statuses, true ) ) );
	}

	/**
	 * Where a response stands in the list of those of its status: by day, then by id, newest first.
	 *
	 * @return array{previous: int|null, next: int|null, position: int, count: int}
	 */
	public function place( int $id ): array {
		$status = $this->entries[ $id ]['status'];
		$list   = array_filter( $this->entries, static fn ( array $entry ) => $entry['status'] === $status );
		$ids    = array_column( self::newestFirst( $list ), 'id' );
		$index  = (int) array_search( $id, $ids, true );
		return [
			'previous' => $ids[ $index - 1 ] ?? null,
			'next'     => $ids[ $index + 1 ] ?? null,
			'position' => $index + 1,
			'count'    => count( $ids ),
		];
	}

	/**
	 * How many responses count on each day of a range.
	 *
	 * @return array<string, int> Days with a response, in order.
	 */
	public function days( ?string $from, ?string $to ): array {
		$days = array_count_values( array_column( $this->counted( $from, $to ), 'day' ) );
		ksort( $days );
		return $days;
	}

	/**
	 * The median of the seconds that the responses took, of those that a person can have taken: 0.3 seconds for each answer, at most a day.
	 */
	public function median( ?string $from, ?string $to ): ?float {
		$times = [];
		foreach ( $this->counted( $from, $to ) as $entry ) {
			$answers = array_filter( array_column( $entry['answers'], 'value' ), static fn ( mixed $value ) => $value !== null );
			$seconds = intdiv( $entry['milliseconds'] + 500, 1000 );
			if ( $entry['milliseconds'] >= 300 * count( $answers ) && $seconds <= 86_400 ) {
				$times[] = $seconds;
			}
		}
		sort( $times );
		$count = count( $times );
		return $count === 0 ? null : ( $times[ intdiv( $count - 1, 2 ) ] + $times[ intdiv( $count, 2 ) ] ) / 2;
	}

	/**
	 * The answers to a question.
	 *
	 * @param list<mixed> $values That can be chosen; none for a text.
	 * @return array<string, mixed> total_answers, skipped, options (value → count), average, answers and comments_count, as results have them.
	 */
	public function question( string $id, array $values, ?string $from, ?string $to ): array {
		$skipped = 0;
		$counts  = array_fill_keys( $values, 0 );
		$texts   = [];
		foreach ( self::newestFirst( $this->counted( $from, $to ) ) as $entry ) {
			$given = $entry['answers'][ $id ] ?? null;
			if ( $given === null || $given['value'] === null ) {
				$skipped += $given === null ? 0 : 1;
				continue;
			}
			$texts[] = [
				'value'       => $given['value'],
				'date'        => $entry['moment'],
				'response_id' => $entry['id'],
				'extra'       => $given['extra'],
			];
			foreach ( $values === [] ? [] : (array) $given['value'] as $value ) {
				++$counts[ $value ];
			}
		}
		$numbers = array_filter( array_column( $texts, 'value' ), is_int( ... ) );
		return [
			'total_answers' => count( $texts ),
			'skipped'       => $skipped,
			'options'       => $counts,
			'average'       => $numbers === [] ? null : array_sum( $numbers ) / count( $numbers ),
			'answers'       => $values === [] ? array_slice( $texts, 0, 10 ) : [],
			'comments_count' => count( array_filter( array_column( array_column( $texts, 'extra' ), 'comments' ) ) ),
		];
	}

	/**
	 * @return array<int, Entry>
	 */
	private function counted( ?string $from, ?string $to ): array {
		return array_filter(
			$this->entries,
			static fn ( array $entry ) => $entry['status'] === 'publish' && ! $entry['isTest']
				&& ( $from === null || $entry['day'] >= $from ) && ( $to === null || $entry['day'] <= $to )
		);
	}

	/**
	 * @param array<int, Entry> $entries
	 * @return list<Entry>
	 */
	private static function newestFirst( array $entries ): array {
		usort( $entries, static fn ( array $a, array $b ) => [ $b['day'], $b['moment'], $b['id'] ] <=> [ $a['day'], $a['moment'], $a['id'] ] );
		return $entries;
	}
}
