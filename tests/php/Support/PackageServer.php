<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * A web server that gives out a folder of packages: the vendor's, on this machine. WordPress is told that its port may be asked.
 */
final class PackageServer {

	/**
	 * @param resource $process
	 */
	private function __construct( private readonly mixed $process, public readonly string $url ) {}

	/**
	 * @param string $folder What it gives out.
	 * @param string $router A PHP script that answers instead; '' for the files.
	 */
	public static function start( string $folder, string $router = '' ): self {
		$port    = self::freePort();
		$null    = [ 'file', '/dev/null', 'r+' ];
		$command = [ PHP_BINARY, '-S', "127.0.0.1:$port", '-t', $folder, ...( $router === '' ? [] : [ $router ] ) ];
		$process = proc_open( $command, [ $null, $null, $null ], $pipes );
		if ( $process === false ) {
			throw new RuntimeException( 'The web server could not be started.' );
		}
		$server = new self( $process, "http://127.0.0.1:$port/catalogue.json" );
		register_shutdown_function( $server->stop( ... ) );
		add_filter( 'http_allowed_safe_ports', static fn ( array $ports ): array => [ ...$ports, $port ] );
		add_filter( 'http_request_host_is_external', '__return_true' );
		$end = microtime( true ) + 30;
		while ( @fsockopen( '127.0.0.1', $port ) === false ) {
			if ( microtime( true ) > $end ) {
				throw new RuntimeException( 'The web server does not answer.' );
			}
			usleep( 20_000 );
		}
		return $server;
	}

	public function stop(): void {
		if ( is_resource( $this->process ) ) {
			proc_terminate( $this->process, SIGKILL );
			proc_close( $this->process );
		}
	}

	private static function freePort(): int {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$name   = $socket === false ? '' : (string) stream_socket_get_name( $socket, false );
		if ( $socket !== false ) {
			fclose( $socket );
		}
		return (int) substr( (string) strrchr( $name, ':' ), 1 );
	}
}
