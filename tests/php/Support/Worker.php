<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * A real process beside the test's own, with WordPress loaded. It sees what is committed: its tests belong to the group "commits".
 */
final class Worker {

	/**
	 * @param resource             $process
	 * @param array<int, resource> $pipes
	 */
	private function __construct( private readonly mixed $process, private readonly array $pipes, private readonly string $errors ) {}

	/**
	 * Runs a task in several processes that begin at the same moment.
	 *
	 * @param list<array<string, mixed>> $arguments Of each process.
	 * @param callable(): void|null      $meanwhile What the test does while they run.
	 * @return list<array<string, mixed>> What came of each.
	 */
	public static function race( string $task, array $arguments, ?callable $meanwhile = null ): array {
		$workers = array_map( static fn ( array $own ) => self::start( $task, $own ), $arguments );
		foreach ( $workers as $worker ) {
			$worker->awaitReady();
		}
		foreach ( $workers as $worker ) {
			$worker->begin();
		}
		if ( $meanwhile !== null ) {
			$meanwhile();
		}
		// All of them, before anything is said of one: a test that has failed must not be put back while others still write.
		$outcomes = array_map( static fn ( self $worker ) => $worker->outcome(), $workers );
		return array_map( self::decoded( ... ), $outcomes );
	}

	/**
	 * Runs a task in a process that may be killed.
	 *
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>|null What came of it; null when it was killed.
	 */
	public static function alone( string $task, array $arguments ): ?array {
		$worker = self::start( $task, $arguments );
		$worker->awaitReady();
		$worker->begin();
		$outcome = $worker->outcome();
		return $outcome['killed'] ? null : self::decoded( $outcome );
	}

	/**
	 * @param array<string, mixed> $arguments
	 */
	private static function start( string $task, array $arguments ): self {
		$errors  = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		$command = [ PHP_BINARY, '-d', 'memory_limit=512M', '-d', 'display_errors=stderr', __DIR__ . '/worker.php', $task ];
		$process = proc_open(
			$command,
			[ [ 'pipe', 'r' ], [ 'pipe', 'w' ], [ 'file', $errors, 'w' ] ],
			$pipes,
			ABSPATH,
			[
				'UF_MANY_VISITORS' => '1',
				'UF_WP_PATH'       => untrailingslashit( ABSPATH ),
			] + getenv()
		);
		if ( $process === false ) {
			throw new RuntimeException( 'A worker could not be started.' );
		}
		$worker = new self( $process, $pipes, $errors );
		fwrite( $pipes[0], wp_json_encode( $arguments ) . "\n" );
		return $worker;
	}

	private function awaitReady(): void {
		if ( fgets( $this->pipes[1] ) !== "ready\n" ) {
			throw new RuntimeException( 'A worker did not come up: ' . file_get_contents( $this->errors ) );
		}
	}

	private function begin(): void {
		fwrite( $this->pipes[0], "go\n" );
	}

	/**
	 * Waits for the end.
	 *
	 * @return array{killed: bool, output: string, errors: string}
	 */
	private function outcome(): array {
		$output = (string) stream_get_contents( $this->pipes[1] );
		array_map( fclose( ... ), $this->pipes );
		// PHP forgets how a process ended once it has been asked: before 8.3 proc_close() then answers -1.
		do {
			$status = proc_get_status( $this->process );
			usleep( 1000 );
		} while ( $status['running'] );
		proc_close( $this->process );
		$errors = (string) file_get_contents( $this->errors );
		unlink( $this->errors );
		return [
			'killed' => $status['signaled'],
			'output' => $output,
			'errors' => $errors,
		];
	}

	/**
	 * @param array{killed: bool, output: string, errors: string} $outcome
	 * @return array<string, mixed>
	 */
	private static function decoded( array $outcome ): array {
		$result = json_decode( $outcome['output'], true );
		if ( $outcome['killed'] || ! is_array( $result ) ) {
			throw new RuntimeException( "A worker failed: {$outcome['output']} {$outcome['errors']}" );
		}
		return $result;
	}
}
