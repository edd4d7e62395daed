<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;
use UserFeedback\Support\Json;

/**
 * A real web server on 127.0.0.2 that receives webhooks, and the constant that allows it. Nothing listens at its ports on other addresses of this
 * machine: what arrives was sent to the address that was checked.
 *
 * @phpstan-type Received array{method: string, path: string, headers: array<string, string>, body: string}
 */
final class WebhookServer {

	private static ?self $shared = null;

	private function __construct(
		private readonly string $directory,
		private readonly KeptProcess $process,
		public readonly string $port,
		public readonly string $securePort
	) {}

	/**
	 * The server of all tests of this process, as if it had just started: a constant names it.
	 */
	public static function fresh(): self {
		self::$shared ??= self::start();
		self::$shared->forget();
		return self::$shared;
	}

	private static function start(): self {
		$directory = sys_get_temp_dir() . '/ufb-webhooks-' . bin2hex( random_bytes( 4 ) );
		mkdir( $directory );
		$process = KeptProcess::start( [ PHP_BINARY, __DIR__ . '/webhook-server.php', $directory ] );
		$end     = microtime( true ) + 30;
		while ( ! is_file( "$directory/ports" ) ) {
			if ( microtime( true ) > $end ) {
				throw new RuntimeException( 'The web server does not start.' );
			}
			usleep( 10_000 );
		}
		$server = new self( $directory, $process, ...explode( ' ', (string) file_get_contents( "$directory/ports" ) ) );
		$origins = [ "http://127.0.0.2:$server->port", "http://localhost:$server->port", "https://127.0.0.2:$server->securePort" ];
		define( 'USERFEEDBACK_WEBHOOK_ORIGINS', implode( ', ', $origins ) );
		register_shutdown_function( $server->stop( ... ) );
		return $server;
	}

	/**
	 * A URL at which it receives webhooks.
	 */
	public function url( string $host = '127.0.0.2' ): string {
		return "http://$host:$this->port/hook?key=1";
	}

	/**
	 * What the server does with the next requests, see webhook-server.php.
	 */
	public function mode( string $mode ): void {
		file_put_contents( "$this->directory/mode", $mode );
	}

	/**
	 * The requests that arrived, in their order.
	 *
	 * @return list<Received>
	 */
	public function requests(): array {
		$requests = [];
		foreach ( glob( "$this->directory/*.json" ) ?: [] as $file ) {
			/** @var Received $request */
			$request    = Json::decode( (string) file_get_contents( $file ) );
			$requests[] = $request;
		}
		return $requests;
	}

	private function forget(): void {
		$this->mode( '200' );
		array_map( unlink( ... ), glob( "$this->directory/*.json" ) ?: [] );
	}

	private function stop(): void {
		$this->process->stop();
		array_map( unlink( ... ), glob( "$this->directory/*" ) ?: [] );
		rmdir( $this->directory );
	}
}
