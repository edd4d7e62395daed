<?php

declare( strict_types=1 );

namespace UserFeedback\Database;

defined( 'ABSPATH' ) || exit;

use Closure;
use wpdb;

/**
 * What $wpdb must not do while a transaction of ours is open: reconnect, which would store half of the work, and read from a replica. Other work that
 * must not read what a replica had before is done by readFromPrimary().
 *
 * @since 0.7.0
 */
final class TransactionScope {

	/** Filters for the wp_die() handler of pages, admin-ajax.php requests and JSON requests. */
	private const DIE_HANDLERS = [ 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler' ];

	private const GONE_AWAY = 2006;

	/** wpdb's default. */
	private const RECONNECTS = 5;

	private bool $isOpen = false;

	/** The replica router's state before the transaction. */
	private mixed $routing = null;

	public function __construct( private readonly wpdb $wpdb ) {}

	/**
	 * Whether a transaction of ours is open.
	 */
	public function isOpen(): bool {
		return $this->isOpen;
	}

	/**
	 * Before START TRANSACTION.
	 */
	public function enter(): void {
		$this->routing = $this->readFromPrimary();
		$this->isOpen  = true;
		$this->allowReconnects( 0 );
	}

	/**
	 * After COMMIT or ROLLBACK.
	 *
	 * @param string $ownTables What the names of the plugin's tables begin with.
	 */
	public function leave( string $ownTables ): void {
		$this->allowReconnects( self::RECONNECTS );
		$this->isOpen = false;
		$this->readAsBefore( $ownTables );
	}

	/**
	 * Whether a router sends reads to replicas, which lag behind.
	 */
	public function hasReplicas(): bool {
		return method_exists( $this->wpdb, 'send_reads_to_masters' );
	}

	/**
	 * Makes a replica router (HyperDB, LudicrousDB) send every statement to the primary, for the rest of the request unless a transaction follows
	 * that restores what was before. Otherwise it would send SELECT … FOR UPDATE to a replica, which locks nothing and may return stale rows.
	 *
	 * @return mixed The router's state; null without a router.
	 */
	public function readFromPrimary(): mixed {
		if ( ! method_exists( $this->wpdb, 'send_reads_to_masters' ) ) {
			return null;
		}
		// The routers' property: true, or the tables whose reads go to the primary. It is private in LudicrousDB, so get_object_vars() does not
		// return it there.
		$before = get_object_vars( $this->wpdb )['srtm'] ?? null;
		$this->wpdb->send_reads_to_masters();
		return $before;
	}

	/**
	 * Restores the router's state if it is known; otherwise the rest of the request reads from the primary. Reads of the plugin's tables stay on
	 * the primary: they were just written, and replicas lag behind. (The router searches for the table names anywhere in a statement.)
	 */
	private function readAsBefore( string $ownTables ): void {
		if ( is_array( $this->routing ) ) {
			$this->wpdb->__set( 'srtm', $this->routing + [ $ownTables => true ] );
		}
	}

	/**
	 * Sets how often $wpdb reconnects by itself. Without reconnects $wpdb calls wp_die(), so its handlers are replaced by one that throws.
	 */
	private function allowReconnects( int $times ): void {
		// Protected, but wpdb::__set() allows writing it.
		$this->wpdb->__set( 'reconnect_retries', $times );
		foreach ( self::DIE_HANDLERS as $hook ) {
			if ( $times === 0 ) {
				add_filter( $hook, [ $this, 'throwingDieHandler' ], PHP_INT_MAX );
			} else {
				remove_filter( $hook, [ $this, 'throwingDieHandler' ], PHP_INT_MAX );
			}
		}
	}

	/**
	 * `wp_die` handler that throws.
	 *
	 * @return Closure(): never
	 */
	public function throwingDieHandler(): Closure {
		return static fn () => throw new DatabaseError( 'The connection to the database is lost.', self::GONE_AWAY );
	}
}
