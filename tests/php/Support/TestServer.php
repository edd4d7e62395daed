<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use RuntimeException;

/**
 * The test site behind a real web server, for what only a real request goes through. It sees what is committed: its tests belong to the
 * group "commits".
 */
final class TestServer {

	private static ?self $shared = null;

	private function __construct( private readonly KeptProcess $process, public readonly string $url ) {}

	/**
	 * The server of all tests, started by the first one that asks: each start compiles all of WordPress.
	 */
	public static function shared(): self {
		return self::$shared ??= self::start();
	}

	private static function start(): self {
		$port    = KeptProcess::freePort();
		$url     = "http://127.0.0.1:$port";
		$tests   = dirname( __DIR__ );
		$command = [
			PHP_BINARY,
			'-d',
			"auto_prepend_file=$tests/Support/process.php",
			'-d',
			'opcache.revalidate_freq=0',
			'-S',
			"127.0.0.1:$port",
			'-t',
			untrailingslashit( ABSPATH ),
			dirname( $tests, 2 ) . '/tools/site/router.php',
		];
		$server  = new self( KeptProcess::start( $command, ABSPATH, [ 'USERFEEDBACK_SITE_URL' => $url ] + getenv() ), $url );
		register_shutdown_function( $server->process->stop( ... ) );
		$server->awaitFirstAnswer();
		return $server;
	}

	/**
	 * Somebody who asks this server; 0 is nobody.
	 */
	public function session( int $userId = 0 ): HttpSession {
		return $userId === 0 ? new HttpSession( $this->url, [] ) : HttpSession::of( $this->url, $userId );
	}

	private function awaitFirstAnswer(): void {
		$end = microtime( true ) + 60;
		while ( $this->session()->send( 'GET', '/wp-login.php' )->status !== 200 ) {
			if ( microtime( true ) > $end || ! $this->process->isRunning() ) {
				$this->process->stop();
				throw new RuntimeException( 'The web server does not answer.' );
			}
			usleep( 20_000 );
		}
	}
}
