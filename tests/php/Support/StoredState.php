<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;
use RuntimeException;

/**
 * What the database holds: compared after each test class, or kept as a copy and put back.
 */
final class StoredState {

	/** Options that WordPress itself changes at any time. */
	private const RESTLESS = '/^(_transient_|_site_transient_|cron$|recovery_keys$|wp_force_deactivated_plugins$)/';

	/**
	 * @param array<string, int>    $tables  Table → number of rows.
	 * @param array<string, string> $options Option → its stored text.
	 * @param string|null           $file    A copy of the database file.
	 */
	private function __construct( private readonly array $tables, private readonly array $options, private readonly ?string $file ) {}

	public static function read(): self {
		return new self( self::tables(), self::options(), null );
	}

	/**
	 * Reads the state and keeps a copy that restore() puts back.
	 */
	public static function copy(): self {
		if ( ! self::isSqlite() ) {
			return self::read();
		}
		$file = FQDB . '.test-copy';
		self::reconnectAround( static fn () => copy( FQDB, $file ) );
		return new self( self::tables(), self::options(), $file );
	}

	/**
	 * Puts the copy back: the whole file of SQLite; on MariaDB our tables are emptied and the options written again.
	 */
	public function restore(): void {
		global $wpdb;
		if ( $this->file !== null ) {
			$file = $this->file;
			self::reconnectAround(
				static function () use ( $file ): void {
					foreach ( [ '-wal', '-shm' ] as $suffix ) {
						if ( is_file( FQDB . $suffix ) ) {
							unlink( FQDB . $suffix );
						}
					}
					rename( $file, FQDB );
				}
			);
			wp_cache_flush();
			return;
		}
		$wpdb->query( 'ROLLBACK' );
		foreach ( array_keys( $this->tables ) as $table ) {
			if ( str_starts_with( $table, $wpdb->prefix . 'ufb_' ) ) {
				$wpdb->query( $wpdb->prepare( 'TRUNCATE TABLE %i', $table ) );
			}
		}
		wp_cache_flush();
		foreach ( array_diff_key( self::options(), $this->options ) as $name => $ignored ) {
			delete_option( $name );
		}
		foreach ( array_diff_assoc( $this->options, self::options() ) as $name => $value ) {
			update_option( $name, maybe_unserialize( $value ) );
		}
	}

	public function assertUnchanged(): void {
		Assert::assertSame( $this->tables, self::tables(), 'A test of this class left rows or tables behind.' );
		Assert::assertSame( $this->options, self::options(), 'A test of this class left changed options behind.' );
	}

	private static function isSqlite(): bool {
		return defined( 'DB_ENGINE' ) && DB_ENGINE === 'sqlite';
	}

	private static function reconnectAround( callable $work ): void {
		global $wpdb;
		$wpdb->close();
		$work();
		if ( ! $wpdb->db_connect( false ) ) {
			throw new RuntimeException( 'The database could not be opened again: ' . $wpdb->last_error );
		}
	}

	/**
	 * @return array<string, int>
	 */
	private static function tables(): array {
		global $wpdb;
		$tables = [];
		foreach ( (array) $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
			$name            = (string) $table;
			$tables[ $name ] = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', $name ) );
		}
		// Transients come and go: the options are compared one by one.
		unset( $tables[ $wpdb->options ] );
		ksort( $tables );
		return $tables;
	}

	/**
	 * @return array<string, string>
	 */
	private static function options(): array {
		global $wpdb;
		$options = [];
		$rows    = $wpdb->get_results( "SELECT option_name, option_value FROM {$wpdb->options} ORDER BY option_name", ARRAY_A );
		foreach ( (array) $rows as $row ) {
			if ( is_array( $row ) && ! preg_match( self::RESTLESS, (string) $row['option_name'] ) ) {
				$options[ (string) $row['option_name'] ] = (string) $row['option_value'];
			}
		}
		return $options;
	}
}
