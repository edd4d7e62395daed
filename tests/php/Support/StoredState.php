<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Assert;

/**
 * What the database holds: compared after each test class, or kept as a copy and put back.
 */
final class StoredState {

	/** Options that WordPress itself changes at any time. */
	private const RESTLESS = '/^(_transient_|_site_transient_|cron$|recovery_keys$|wp_force_deactivated_plugins$)/';

	/**
	 * @param array<string, int>             $tables  Table → number of rows.
	 * @param array<string, string>          $options Option → its stored text.
	 * @param SqliteCopy|MariadbCopy|null $copy    What restore() puts back.
	 */
	private function __construct(
		private readonly array $tables,
		private readonly array $options,
		private readonly SqliteCopy|MariadbCopy|null $copy
	) {}

	/**
	 * What the database holds between two tests.
	 */
	public static function read(): self {
		if ( self::isSqlite() ) {
			SqliteCopy::recover();
		}
		return new self( self::tables(), self::options(), null );
	}

	/**
	 * Reads the state and keeps a copy that restore() puts back.
	 */
	public static function copy(): self {
		return new self( self::tables(), self::options(), self::isSqlite() ? SqliteCopy::make() : MariadbCopy::make() );
	}

	/**
	 * A copy within a test of the group "commits", which restore() puts back as often as wanted.
	 */
	public static function checkpoint(): self {
		return new self( [], [], self::isSqlite() ? SqliteCopy::checkpoint() : MariadbCopy::make() );
	}

	/**
	 * Puts the copy back, whatever became of the connection and its transaction.
	 */
	public function restore(): void {
		$this->copy?->restore();
		wp_cache_flush();
	}

	/**
	 * Definition and rows of all tables, as the database itself has them.
	 *
	 * @return array<string, array{definition: string, rows: list<array<string, mixed>>}> By table.
	 */
	public static function contents(): array {
		return self::isSqlite() ? SqliteCopy::contents() : MariadbCopy::contents();
	}

	public static function isSqlite(): bool {
		return defined( 'DB_ENGINE' ) && DB_ENGINE === 'sqlite';
	}

	public function assertUnchanged(): void {
		Assert::assertSame( $this->tables, self::tables(), 'A test of this class left rows or tables behind.' );
		Assert::assertSame( $this->options, self::options(), 'A test of this class left changed options behind.' );
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
