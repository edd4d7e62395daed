<?php

declare( strict_types=1 );

namespace UserFeedback\StoredData;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeZone;

/**
 * All records of a kind on a site in the order of their ids, with dates in the time zone that the site had when the run started.
 *
 * @template Item of object
 * @phpstan-import-type Cell from Table
 * @since 0.7.0
 */
abstract class SiteTable implements Table {

	/**
	 * @param string                              $name  In the name of the file.
	 * @param DateTimeZone                        $zone  In which dates are written.
	 * @param Closure( int, int ): list<Item> $after The records after an id, at most so many.
	 */
	public function __construct(
		private readonly string $name,
		protected readonly DateTimeZone $zone,
		private readonly Closure $after
	) {}

	public function fields(): array {
		return [];
	}

	public function layout(): array {
		return ZoneLayout::of( $this->zone );
	}

	public function fileName(): FileName {
		return new FileName( $this->name, $this->name, [], null );
	}

	public function rows( ?string $after, int $limit ): Rows {
		$items = ( $this->after )( (int) $after, $limit );
		$count = count( $items );
		return new Rows(
			array_map( $this->cells( ... ), $items ),
			$count,
			$count > 0 && $count === $limit ? (string) $this->id( $items[ $count - 1 ] ) : null
		);
	}

	public function count(): ?int {
		return null;
	}

	public function readsMoreThan( int $limit ): bool {
		return count( ( $this->after )( 0, $limit + 1 ) ) > $limit;
	}

	/**
	 * The id of a record.
	 *
	 * @param Item $item
	 */
	abstract protected function id( object $item ): int;

	/**
	 * Its row.
	 *
	 * @param Item $item
	 * @return list<Cell>
	 */
	abstract protected function cells( object $item ): array;
}
