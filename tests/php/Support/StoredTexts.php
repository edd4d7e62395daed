<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Database\Schema;
use UserFeedback\Plugin;

/**
 * Every text in our tables that holds the mark of a payload, also inside stored JSON.
 */
final class StoredTexts {

	/**
	 * @param QueryLog|null $log Only tables that it saw changed are read.
	 * @return array<string, string> Where → the text.
	 */
	public static function marked( ?QueryLog $log = null ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$found      = [];
		$names      = array_map( $connection->table( ... ), array_combine( Schema::TABLES, Schema::TABLES ) );
		foreach ( $log ? array_intersect( $names, $log->changed( array_values( $names ) ) ) : $names as $table => $name ) {
			foreach ( $connection->rows( 'SELECT * FROM %i', $name ) as $number => $row ) {
				$found += self::within( $row, "$table $number" );
			}
		}
		return $found;
	}

	/**
	 * @return array<string, string>
	 */
	private static function within( mixed $value, string $where ): array {
		$found = [];
		if ( is_array( $value ) ) {
			foreach ( $value as $name => $inner ) {
				$found += self::within( $inner, "$where $name" ) + self::within( (string) $name, "$where, a name" );
			}
			return $found;
		}
		if ( ! is_string( $value ) || ! str_contains( $value, Payload::MARK ) ) {
			return [];
		}
		$inner = preg_match( '/ (questions|settings|notifications|payload)$/', $where ) === 1 ? json_decode( $value, true ) : null;
		return is_array( $inner ) ? self::within( $inner, $where ) : [ $where => $value ];
	}
}
