<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * A web server that gives out a folder of packages: the vendor's, on this machine. WordPress is told that its port may be asked.
 */
final class PackageServer {

	private function __construct( private readonly KeptProcess $process, public readonly string $url ) {}

	/**
	 * @param string $folder What it gives out.
	 * @param string $router A PHP script that answers instead; '' for the files.
	 */
	public static function start( string $folder, string $router = '' ): self {
		$port    = KeptProcess::freePort();
		$command = [ PHP_BINARY, '-S', "127.0.0.1:$port", '-t', $folder, ...( $router === '' ? [] : [ $router ] ) ];
		$server  = new self( KeptProcess::start( $command ), "http://127.0.0.1:$port/catalogue.json" );
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
		$this->process->stop();
	}
}
