<?php
/**
 * Sends reads to a replica, as HyperDB and LudicrousDB do: unless all of them, or those of a table, were sent to the primary. A table that a request
 * has written to is read from the primary.
 *
 * Ours, since neither of the two can be had from the registries that these tests may use; the plugin knows the members by which they are told.
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

// Names and parameters are those of wpdb and the routers.
// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName, SlevomatCodingStandard.TypeHints

/**
 * A wpdb with a replica.
 */
final class ClusterRouter extends wpdb {

	private const IS_READ = '/^\s*(SELECT|SHOW|DESCRIBE|DESC|EXPLAIN)\b(?!.*(FOR UPDATE|LOCK IN SHARE MODE|FOUND_ROWS|LAST_INSERT_ID|@@))/is';

	/** @var bool|array<string, bool> */
	public $srtm = [];

	private ?mysqli $replica = null;

	private bool $isGone = false;

	public function send_reads_to_masters(): void {
		$this->srtm = true;
	}

	/**
	 * @param string $query
	 */
	public function query( $query ) {
		if ( preg_match( self::IS_READ, (string) $query ) !== 1 ) {
			$table = $this->get_table_from_query( $query );
			if ( is_array( $this->srtm ) && is_string( $table ) && $table !== '' ) {
				$this->srtm[ $table ] = true;
			}
			return parent::query( $query );
		}
		$replica = $this->isForPrimary( (string) $query ) ? null : $this->replica();
		if ( $replica === null ) {
			return parent::query( $query );
		}
		$primary   = $this->dbh;
		$this->dbh = $replica;
		try {
			return parent::query( $query );
		} finally {
			// wpdb connects to the primary when a connection is lost.
			if ( $this->dbh === $replica ) {
				$this->dbh = $primary;
			} else {
				$this->isGone = true;
			}
		}
	}

	private function isForPrimary( string $query ): bool {
		if ( $this->srtm === true ) {
			return true;
		}
		foreach ( array_keys( (array) $this->srtm ) as $table ) {
			if ( stripos( $query, (string) $table ) !== false ) {
				return true;
			}
		}
		return false;
	}

	private function replica(): ?mysqli {
		if ( $this->replica === null && ! $this->isGone ) {
			[ 'host' => $host, 'port' => $port, 'password' => $password ] = constant( 'CLUSTER_REPLICA' );
			$link = mysqli_init();
			try {
				mysqli_options( $link, MYSQLI_OPT_CONNECT_TIMEOUT, 1 );
				if ( @mysqli_real_connect( $link, $host, DB_USER, $password, DB_NAME, $port ) ) {
					$this->set_charset( $link );
					$this->replica = $link;
				}
			} catch ( mysqli_sql_exception ) {
				// The primary answers instead.
				$this->replica = null;
			}
			$this->isGone = $this->replica === null;
		}
		return $this->replica;
	}
}

$GLOBALS['wpdb'] = new ClusterRouter( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST );
