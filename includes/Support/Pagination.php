<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Pagination of a list.
 *
 * @since 0.2.0
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 */
final class Pagination {

	/**
	 * @param int $page    From 1.
	 * @param int $perPage Items on a page, at least 1.
	 * @param int $total   Items on all pages.
	 */
	public function __construct(
		public readonly int $page,
		public readonly int $perPage,
		public readonly int $total
	) {}

	/**
	 * Number of items before a page.
	 */
	public static function offset( int $page, int $perPage ): int {
		return ( $page - 1 ) * $perPage;
	}

	/**
	 * In the format of the REST API.
	 *
	 * @return array{page: int, pages: int, per_page: int, total: int}
	 */
	public function toArray(): array {
		return [
			'page'     => $this->page,
			'pages'    => (int) ceil( $this->total / $this->perPage ),
			'per_page' => $this->perPage,
			'total'    => $this->total,
		];
	}

	/**
	 * Schema of toArray().
	 *
	 * @return ObjectSchema
	 */
	public static function schema(): array {
		return JsonSchema::object( array_fill_keys( [ 'page', 'pages', 'per_page', 'total' ], JsonSchema::COUNT ) );
	}

	/**
	 * Schema of a page of a list with its quick filters.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, mixed> $item Schema of an item.
	 * @return ObjectSchema
	 */
	public static function listOf( array $item ): array {
		return JsonSchema::object(
			[
				'items'          => JsonSchema::listOf( $item ),
				'pagination'     => self::schema(),
				'status_filters' => JsonSchema::listOf( self::filterSchema() ),
			]
		);
	}

	/**
	 * Schemas of the arguments that name a page of a list.
	 *
	 * @since 0.7.0
	 *
	 * @param int $perPage Items on a page unless said otherwise.
	 * @return array<string, array<string, mixed>>
	 */
	public static function arguments( int $perPage = 20 ): array {
		return [
			'page'     => [
				'type'    => 'integer',
				'minimum' => 1,
				// Larger pages could overflow the offset.
				'maximum' => 1_000_000,
				'default' => 1,
			],
			'per_page' => [
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => 100,
				'default' => $perPage,
			],
		];
	}

	/**
	 * Schema of a quick filter with its number of items.
	 *
	 * @return ObjectSchema
	 */
	public static function filterSchema(): array {
		return JsonSchema::object(
			[
				'status' => JsonSchema::TEXT,
				'count'  => JsonSchema::COUNT,
			]
		);
	}

	/**
	 * The quick filters of a list: "all", and those with items.
	 *
	 * @param array<string, int> $counts By status.
	 * @return list<array{status: string, count: int}>
	 */
	public static function filters( array $counts ): array {
		$filters = [];
		foreach ( $counts as $status => $count ) {
			if ( $status === 'all' || $count > 0 ) {
				$filters[] = [
					'status' => $status,
					'count'  => $count,
				];
			}
		}
		return $filters;
	}
}
