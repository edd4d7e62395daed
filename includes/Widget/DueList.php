<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Which surveys a page may still show, as parameters of surveys/due. Short, because URLs are: surveys with rules about the page's content are named
 * with the results of these rules, of many others only the place in the order after which they follow.
 *
 * @since 0.6.0
 *
 * @phpstan-import-type Item from PublishedList
 */
final class DueList {

	/** Form of the surveys with the results of their page rules: "7,9-01-0123456789abcdef"; "0" for none. */
	public const SURVEYS = '^\d{1,19}(-[01]{1,30}-[0-9a-f]{8,16})?(,\d{1,19}(-[01]{1,30}-[0-9a-f]{8,16})?)*$(?!\n)';

	/** Form of the surveys that are left out. */
	public const WITHOUT = '^(\d{1,19}(,\d{1,19}){0,99})?$(?!\n)';

	/** Characters of the named surveys. */
	private const MAX_NAMED = 3_000;

	/** Surveys without rules about content that are named. */
	private const MAX_OTHERS = 50;

	/**
	 * @param array<int, string> $results Of PageVerdict, by survey id; '' for surveys without rules about the page's content.
	 * @param int|null           $after   Surveys without such rules follow too, those after this survey in the order: 0 for all. Null for none.
	 * @param list<int>          $without Surveys that do not follow.
	 */
	public function __construct(
		private readonly array $results,
		private readonly ?int $after = null,
		public readonly array $without = []
	) {}

	/**
	 * The list of these surveys.
	 *
	 * @param array<int, PageVerdict> $verdicts By survey id, in order.
	 * @param list<int>               $without  Surveys that a page has already, wherever they are in the order.
	 * @param int                     $after    The survey before the first one; 0 for none.
	 */
	public static function of( array $verdicts, array $without, int $after = 0 ): self {
		$results = array_map( static fn ( PageVerdict $verdict ) => $verdict->results, $verdicts );
		$others  = array_filter( $results, static fn ( string $result ) => $result === '' );
		$isShort = count( $others ) <= self::MAX_OTHERS;
		return new self( $isShort ? $results : array_diff_key( $results, $others ), $isShort ? null : $after, $isShort ? [] : $without );
	}

	/**
	 * The list that a URL names.
	 */
	public static function fromQuery( string $surveys, ?int $after, string $without ): self {
		$results = [];
		foreach ( array_filter( explode( ',', $surveys ) ) as $item ) {
			[ $id, $result ]       = explode( '-', $item, 2 ) + [ 1 => '' ];
			$results[ (int) $id ] = $result;
		}
		return new self( $results, $after, array_map( 'intval', array_values( array_filter( explode( ',', $without ) ) ) ) );
	}

	/**
	 * The parameters of a URL that names the list.
	 *
	 * @return array{surveys: string, after?: int, without?: string}
	 */
	public function query(): array {
		$named = '';
		foreach ( $this->results as $id => $result ) {
			$item = $id . ( $result === '' ? '' : "-$result" );
			if ( strlen( $named ) + strlen( $item ) < self::MAX_NAMED ) {
				$named .= $named === '' ? $item : ",$item";
			}
		}
		return [ 'surveys' => $named === '' ? '0' : $named ]
			+ ( $this->after === null ? [] : [ 'after' => $this->after ] )
			+ ( $this->without === [] ? [] : [ 'without' => implode( ',', array_slice( $this->without, 0, 100 ) ) ] );
	}

	/**
	 * The results of the rules about the page's content; '' for a survey that had none.
	 */
	public function resultsOf( int $id ): string {
		return $this->results[ $id ] ?? '';
	}

	/**
	 * Those of these surveys that the list contains.
	 *
	 * @param list<Item> $order   All surveys.
	 * @param list<Item> $entries Some of them.
	 * @return list<Item>
	 */
	public function remaining( array $order, array $entries ): array {
		$ids    = array_column( $order, 'id' );
		$place  = $this->after === null ? PHP_INT_MAX : array_search( $this->after, $ids, true );
		// A survey that is not published any more has no place: all follow.
		$follow = array_flip( array_slice( $ids, $place === false ? 0 : ( $place === PHP_INT_MAX ? count( $ids ) : $place + 1 ) ) );
		return array_values(
			array_filter(
				$entries,
				fn ( array $entry ) => isset( $this->results[ $entry['id'] ] )
					|| ( isset( $follow[ $entry['id'] ] ) && ! in_array( $entry['id'], $this->without, true ) )
			)
		);
	}
}
