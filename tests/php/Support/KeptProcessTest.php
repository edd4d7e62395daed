<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/** Servers of tests end with the tests. */
final class KeptProcessTest extends TestCase {

	/** @return array<string, array{int}> */
	public static function signals(): array {
		return [
			'SIGINT'  => [ SIGINT ],
			'SIGTERM' => [ SIGTERM ],
			'SIGKILL' => [ SIGKILL ],
		];
	}

	#[TestDox( 'a server ends when the tests that started it are ended by $_dataName' )]
	#[DataProvider( 'signals' )]
	public function testEndsWithItsParent( int $signal ): void {
		$port   = KeptProcess::freePort();
		$parent = sprintf(
			'require %s; $server = %s::start( [ PHP_BINARY, "-n", "-S", "127.0.0.1:%d" ] ); sleep( 60 );',
			var_export( __DIR__ . '/KeptProcess.php', true ),
			KeptProcess::class,
			$port
		);
		$null   = [ 'file', '/dev/null', 'r+' ];
		$tests  = proc_open( [ PHP_BINARY, '-n', '-r', $parent ], [ $null, $null, $null ], $pipes );
		self::assertIsResource( $tests );
		self::assertTrue( $this->becomes( true, $port ), 'the server answers' );
		proc_terminate( $tests, $signal );
		proc_close( $tests );
		self::assertTrue( $this->becomes( false, $port ), 'the server has ended' );
	}

	#[TestDox( 'a process that ended by itself is not running, and can still be stopped' )]
	public function testKnowsThatItEnded(): void {
		$process = KeptProcess::start( [ PHP_BINARY, '-n', '-r', '' ] );
		$end     = microtime( true ) + 20;
		while ( $process->isRunning() && microtime( true ) < $end ) {
			usleep( 20_000 );
		}
		self::assertFalse( $process->isRunning() );
		$process->stop();
		$process->stop();
	}

	#[TestDox( 'a stopped server has ended before the next one starts' )]
	public function testStops(): void {
		$port    = KeptProcess::freePort();
		$process = KeptProcess::start( [ PHP_BINARY, '-n', '-S', "127.0.0.1:$port" ] );
		self::assertTrue( $this->becomes( true, $port ) );
		$process->stop();
		self::assertFalse( $this->listens( $port ) );
	}

	/** Whether a port comes to be listened to, or no longer to be, in 20 seconds. */
	private function becomes( bool $listens, int $port ): bool {
		$end = microtime( true ) + 20;
		while ( $this->listens( $port ) !== $listens && microtime( true ) < $end ) {
			usleep( 20_000 );
		}
		return $this->listens( $port ) === $listens;
	}

	private function listens( int $port ): bool {
		$connection = @fsockopen( '127.0.0.1', $port );
		if ( $connection !== false ) {
			fclose( $connection );
		}
		return $connection !== false;
	}
}
