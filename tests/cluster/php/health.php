<?php
/**
 * Answers HAProxy whether a node of the database may be asked: 200 if it is in step with the cluster (or gives another node a copy), else 503.
 * A node that was cut off still takes connections, and refuses every statement.
 */

declare( strict_types=1 );

const SYNCED = 4;
const DONOR  = 2;

( static function (): void {
	http_response_code( 503 );
	$ports = (array) json_decode( (string) getenv( 'CLUSTER_PORTS' ), true );
	$port  = $ports[ (string) ( $_GET['node'] ?? '' ) ] ?? 0;
	mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
	try {
		$link = mysqli_init();
		mysqli_options( $link, MYSQLI_OPT_CONNECT_TIMEOUT, 1 );
		mysqli_options( $link, MYSQLI_OPT_READ_TIMEOUT, 1 );
		mysqli_real_connect( $link, '127.0.0.1', 'keeper', (string) getenv( 'CLUSTER_PASSWORD' ), '', (int) $port );
		$rows = mysqli_query( $link, "SHOW GLOBAL STATUS WHERE Variable_name IN ( 'wsrep_cluster_status', 'wsrep_local_state' )" );
		$is   = array_column( mysqli_fetch_all( $rows ), 1, 0 );
	} catch ( mysqli_sql_exception $failure ) {
		echo $failure->getMessage();
		return;
	}
	$isInStep = in_array( (int) ( $is['wsrep_local_state'] ?? 0 ), [ SYNCED, DONOR ], true );
	if ( $isInStep && ( $is['wsrep_cluster_status'] ?? '' ) === 'Primary' ) {
		http_response_code( 200 );
	}
	echo implode( ' ', $is );
} )();
