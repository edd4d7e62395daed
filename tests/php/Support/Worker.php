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
	 * Runs a task in several processes that begin at the same moment. They are forks of one that has loaded WordPress, each with a connection
	 * of its own.
	 *
	 * @param list<array<string, mixed>> $arguments Of each process.
	 * @param callable(): void|null      $meanwhile What the test does while they run.
	 * @return list<array<string, mixed>> What came of each.
	 */
	public static function race( string $task, array $arguments, ?callable $meanwhile = null ): array {
		$worker = self::start( $task, $arguments );
		$worker->awaitReady();
		$worker->begin();
		if ( $meanwhile !== null ) {
			$meanwhile();
		}
		return self::decoded( $worker->outcome() );
	}

	/**
	 * Runs a task in a process that may be killed.
	 *
	 * @param array<string, mixed> $arguments
	 * @return array<string, mixed>|null What came of it; null when it was killed.
	 */
	public static function alone( string $task, array $arguments ): ?array {
		$worker = self::start( $task, [ $arguments ] );
		$worker->awaitReady();
		$worker->begin();
		$outcome = $worker->outcome();
		return $outcome['killed'] ? null : self::decoded( $outcome )[0];
	}

	/**
	 * @param list<array<string, mixed>> $arguments
	 */
	private static function start( string $task, array $arguments ): self {
		$errors  = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		$command = [ PHP_BINARY, ...self::settings(), __DIR__ . '/worker.php', $task ];
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

	/**
	 * Arguments of PHP. Compiled code is kept beside the site: compiling WordPress takes longer than most tasks.
	 *
	 * @return list<string>
	 */
	private static function settings(): array {
		$cache = dirname( ABSPATH ) . '/opcache';
		wp_mkdir_p( $cache );
		$settings = [
			'memory_limit=512M',
			'display_errors=stderr',
			'opcache.enable_cli=1',
			"opcache.file_cache=$cache",
			'opcache.file_cache_only=1',
		];
		return array_merge( ...array_map( static fn ( string $setting ) => [ '-d', $setting ], $settings ) );
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
	 * @return list<array<string, mixed>> Of each process.
	 */
	private static function decoded( array $outcome ): array {
		$results = json_decode( $outcome['output'], true );
		if ( $outcome['killed'] || ! is_array( $results ) || in_array( null, $results, true ) ) {
			throw new RuntimeException( "A worker failed: {$outcome['output']} {$outcome['errors']}" );
		}
		return array_values( $results );
	}
}
