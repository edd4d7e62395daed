<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PDO;
use SQLite3;

/**
 * A copy of the SQLite file. SQLite itself copies it in both directions: a request of the test's server may still be at its end, and a file that is
 * replaced while somebody has it open mixes its own log with that of the new one ("database disk image is malformed").
 */
final class SqliteCopy {

	private const COPY       = '.test-copy';
	private const CHECKPOINT = '.test-checkpoint';

	/** Milliseconds for which somebody else may write. */
	private const PATIENCE = 10_000;

	private function __construct( private readonly string $file ) {}

	public static function make(): self {
		return self::of( self::COPY );
	}

	/**
	 * A copy within a test, which can be put back repeatedly. There is one at a time.
	 */
	public static function checkpoint(): self {
		return self::of( self::CHECKPOINT );
	}

	/**
	 * Puts back the copy that a run left which was broken off in the middle of a test.
	 */
	public static function recover(): void {
		if ( ! is_file( FQDB . self::COPY ) ) {
			return;
		}
		( new self( FQDB . self::COPY ) )->restore();
		wp_cache_flush();
	}

	public function restore(): void {
		Reconnection::around(
			function (): void {
				self::transfer( $this->file, FQDB );
				if ( $this->file !== FQDB . self::CHECKPOINT ) {
					self::remove( self::CHECKPOINT, self::COPY );
				}
			}
		);
	}

	/**
	 * Definition and rows of all tables, also of those in which the drop-in keeps definitions of MySQL and the next ids.
	 *
	 * @return array<string, array{definition: string, rows: list<array<string, mixed>>}> By table.
	 */
	public static function contents(): array {
		$database = new PDO( 'sqlite:' . FQDB );
		$database->setAttribute( PDO::ATTR_DEFAULT_FETCH_MODE, PDO::FETCH_ASSOC );
		$contents = [];
		foreach ( self::fetch( $database, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name" ) as $row ) {
			$name    = (string) $row['name'];
			$objects = self::fetch( $database, "SELECT sql FROM sqlite_master WHERE tbl_name = '$name' ORDER BY name" );

			$contents[ $name ] = [
				'definition' => implode( ";\n", array_map( strval( ... ), array_column( $objects, 'sql' ) ) ),
				'rows'       => self::fetch( $database, "SELECT * FROM `$name`" ),
			];
		}
		return $contents;
	}

	private static function of( string $suffix ): self {
		$file = FQDB . $suffix;
		Reconnection::around( static fn () => self::transfer( FQDB, $file ) );
		return new self( $file );
	}

	/**
	 * Makes one database equal to another, whoever has it open.
	 */
	private static function transfer( string $from, string $to ): void {
		[ $source, $target ] = array_map(
			static function ( string $file ): SQLite3 {
				$database = new SQLite3( $file );
				$database->enableExceptions( true );
				$database->busyTimeout( self::PATIENCE );
				return $database;
			},
			[ $from, $to ]
		);
		$source->backup( $target );
		$source->close();
		$target->close();
	}

	private static function remove( string ...$suffixes ): void {
		foreach ( $suffixes as $suffix ) {
			if ( is_file( FQDB . $suffix ) ) {
				unlink( FQDB . $suffix );
			}
		}
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private static function fetch( PDO $database, string $sql ): array {
		$statement = $database->query( $sql );
		/** @var list<array<string, mixed>> $rows */
		$rows = $statement === false ? [] : $statement->fetchAll();
		// When the drop-in made a table.
		return array_map( static fn ( array $row ) => array_diff_key( $row, [ 'CREATE_TIME' => true ] ), $rows );
	}
}
