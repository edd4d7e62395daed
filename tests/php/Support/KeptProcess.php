<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * A process that ends with the one that started it, also when that is killed: a server that stays would keep its port and its site.
 */
final class KeptProcess {

	/**
	 * @param resource $process The keeper's.
	 * @param resource $input   Closing it ends the process.
	 */
	private function __construct( private readonly mixed $process, private readonly mixed $input ) {}

	/**
	 * @param list<string>               $command     Program and arguments.
	 * @param array<string, string>|null $environment That of this process if null.
	 */
	public static function start( array $command, ?string $folder = null, ?array $environment = null ): self {
		$null    = [ 'file', '/dev/null', 'w' ];
		$keeper  = [ PHP_BINARY, '-n', __DIR__ . '/keeper.php', ...$command ];
		$process = proc_open( $keeper, [ [ 'pipe', 'r' ], $null, $null ], $pipes, $folder, $environment );
		if ( $process === false ) {
			throw new RuntimeException( "$command[0] could not be started." );
		}
		return new self( $process, $pipes[0] );
	}

	public function isRunning(): bool {
		return is_resource( $this->process ) && proc_get_status( $this->process )['running'];
	}

	/**
	 * Ends it, and waits until it has ended.
	 */
	public function stop(): void {
		if ( is_resource( $this->process ) ) {
			fclose( $this->input );
			proc_close( $this->process );
		}
	}

	/**
	 * A port of this machine that nobody listens to.
	 */
	public static function freePort(): int {
		$socket = stream_socket_server( 'tcp://127.0.0.1:0' );
		$name   = $socket === false ? '' : (string) stream_socket_get_name( $socket, false );
		if ( $socket !== false ) {
			fclose( $socket );
		}
		return (int) substr( (string) strrchr( $name, ':' ), 1 );
	}
}
