<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Ratings;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Connection;

/**
 * Reads post meta and options of other plugins as they are stored: WordPress' own functions would unserialize them.
 *
 * @since 0.6.0
 */
final class StoredMetaRepository {

	/** Characters of a value that is compared: numbers have fewer. */
	private const LONGEST = 64;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Posts with one of the keys, in the order of their ids. Of a key that is stored several times, the first value counts, as in WordPress.
	 *
	 * @param non-empty-list<string> $keys
	 * @return list<array{post_id: int, values: array<string, string>, exists: bool}> Values by key; whether the post exists.
	 */
	public function posts( array $keys, int $after, int $limit ): array {
		$meta = $this->connection->siteTable( 'postmeta' );
		$list = Connection::placeholders( $keys, '%s' );
		$ids  = array_column(
			$this->connection->rows(
				"SELECT DISTINCT post_id FROM %i WHERE meta_key IN ( $list ) AND post_id > %d ORDER BY post_id LIMIT %d",
				...[ $meta, ...$keys, $after, $limit ]
			),
			'post_id'
		);
		if ( $ids === [] ) {
			return [];
		}
		$rows  = $this->connection->rows(
			'SELECT m.post_id, m.meta_key, m.meta_value, p.ID FROM %i m LEFT JOIN %i p ON p.ID = m.post_id WHERE m.post_id IN ( '
				. Connection::placeholders( $ids ) . " ) AND m.meta_key IN ( $list ) ORDER BY m.post_id, m.meta_id",
			...[ $meta, $this->connection->siteTable( 'posts' ), ...array_map( intval( ... ), $ids ), ...$keys ]
		);
		$posts = [];
		foreach ( $rows as $row ) {
			$id           = (int) $row['post_id'];
			$posts[ $id ] ??= [
				'post_id' => $id,
				'values'  => [],
				'exists'  => $row['ID'] !== null,
			];
			$posts[ $id ]['values'][ (string) $row['meta_key'] ] ??= trim( (string) $row['meta_value'] );
		}
		return array_values( $posts );
	}

	/**
	 * How many posts that exist have the same values, each combination once.
	 *
	 * @since 0.7.0
	 *
	 * @param non-empty-list<string> $keys
	 * @return list<array{values: array<string, string>, posts: int}> Values by key, as posts() has them, cut after LONGEST characters.
	 */
	public function combinations( array $keys ): array {
		$meta   = $this->connection->siteTable( 'postmeta' );
		$names  = array_map( static fn ( int $index ) => "v$index", array_keys( $keys ) );
		$firsts = array_map( static fn ( string $name ) => "MIN( CASE WHEN meta_key = %s THEN meta_id END ) AS $name", $names );
		$values = array_map( static fn ( string $name ) => "LEFT( $name.meta_value, " . self::LONGEST . " ) AS $name", $names );
		$joins  = array_map( static fn ( string $name ) => "LEFT JOIN %i $name ON $name.meta_id = f.$name", $names );
		$list   = Connection::placeholders( $keys, '%s' );
		$groups = array_map( static fn ( int $index ) => (string) ( $index + 2 ), array_keys( $keys ) );
		$rows   = $this->connection->rows(
			'SELECT COUNT(*) AS posts, ' . implode( ', ', $values )
				. ' FROM ( SELECT post_id, ' . implode( ', ', $firsts ) . " FROM %i WHERE meta_key IN ( $list ) GROUP BY post_id ) f"
				. ' INNER JOIN %i p ON p.ID = f.post_id ' . implode( ' ', $joins ) . ' GROUP BY ' . implode( ', ', $groups ),
			...[ ...$keys, $meta, ...$keys, $this->connection->siteTable( 'posts' ), ...array_fill( 0, count( $keys ), $meta ) ]
		);
		return array_map(
			static function ( array $row ) use ( $keys, $names ): array {
				$values = array_combine( $keys, array_map( static fn ( string $name ) => $row[ $name ], $names ) );
				return [
					'values' => array_map( trim( ... ), array_filter( $values, is_string( ... ) ) ),
					'posts'  => (int) $row['posts'],
				];
			},
			$rows
		);
	}

	/**
	 * The stored text of an option; null when there is none.
	 */
	public function option( string $name ): ?string {
		return $this->connection->value( 'SELECT option_value FROM %i WHERE option_name = %s', $this->connection->siteTable( 'options' ), $name );
	}
}
