<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * Cases that a test in TypeScript makes, so that both languages are tested with the same ones.
 */
trait MadeByJest {

	/**
	 * Runs a test of Jest and reads the JSON file that it writes.
	 *
	 * @param string                $test     Its path from the plugin's folder.
	 * @param string                $file     Environment variable with the path of the file to write.
	 * @param array<string, string> $settings Further environment variables.
	 * @return list<mixed>
	 */
	protected function madeByJest( string $test, string $file, array $settings ): array {
		$root    = dirname( __DIR__, 3 );
		$path    = (string) tempnam( sys_get_temp_dir(), 'jest' );
		$command = [ 'node', "$root/node_modules/jest/bin/jest.js", '--ci', '--silent', '--runTestsByPath', $test ];
		try {
			$process = proc_open(
				$command,
				[ 1 => [ 'pipe', 'w' ], 2 => [ 'file', '/dev/null', 'w' ] ],
				$pipes,
				$root,
				[ $file => $path ] + $settings + getenv()
			);
			self::assertIsResource( $process );
			$output = stream_get_contents( $pipes[1] );
			self::assertSame( 0, proc_close( $process ), (string) $output );
			/** @var list<mixed> */
			return json_decode( (string) file_get_contents( $path ), true, 512, JSON_THROW_ON_ERROR );
		} finally {
			unlink( $path );
		}
	}
}
