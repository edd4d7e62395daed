<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Changes values inside nested arrays. Cast::at() reads them.
 *
 * @since 0.3.0
 */
final class ArrayPath {

	/**
	 * The data with a value at a path.
	 *
	 * @param array<mixed>           $data
	 * @param non-empty-list<string> $path
	 * @return array<mixed>
	 */
	public static function put( array $data, array $path, mixed $value ): array {
		$name          = array_shift( $path );
		$data[ $name ] = $path === [] ? $value : self::put( (array) ( $data[ $name ] ?? [] ), $path, $value );
		return $data;
	}

	/**
	 * The data without what is at a path.
	 *
	 * @param array<mixed>           $data
	 * @param non-empty-list<string> $path
	 * @return array<mixed>
	 */
	public static function without( array $data, array $path ): array {
		$name = array_shift( $path );
		if ( $path === [] ) {
			return array_diff_key( $data, [ $name => true ] );
		}
		return is_array( $data[ $name ] ?? null ) ? array_replace( $data, [ $name => self::without( $data[ $name ], $path ) ] ) : $data;
	}

	/**
	 * A value with missing fields of objects filled in. Lists and other values are not merged.
	 */
	public static function filled( mixed $value, mixed $default ): mixed {
		if ( ! is_array( $value ) || ! is_array( $default ) || array_is_list( $default ) ) {
			return $value;
		}
		foreach ( $default as $name => $of ) {
			$value[ $name ] = array_key_exists( $name, $value ) ? self::filled( $value[ $name ], $of ) : $of;
		}
		return $value;
	}

	/**
	 * Paths of leaves in which two values differ, such as logic.action; '' if they are no objects.
	 *
	 * @return list<string>
	 */
	public static function differences( mixed $value, mixed $other ): array {
		if ( $value === $other ) {
			return [];
		}
		if ( ! is_array( $value ) || ! is_array( $other ) || array_is_list( $value ) ) {
			return [ '' ];
		}
		$paths = [];
		foreach ( $value as $name => $of ) {
			foreach ( self::differences( $of, $other[ $name ] ?? null ) as $path ) {
				$paths[] = trim( "$name.$path", '.' );
			}
		}
		return $paths;
	}
}
