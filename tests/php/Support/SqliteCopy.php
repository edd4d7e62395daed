<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * A copy of the SQLite file.
 */
final class SqliteCopy {

	private function __construct( private readonly string $file ) {}

	public static function make(): self {
		$file = FQDB . '.test-copy';
		Reconnection::around( static fn () => copy( FQDB, $file ) );
		return new self( $file );
	}

	/**
	 * Puts back the copy that a run left which was broken off in the middle of a test.
	 */
	public static function recover(): void {
		$file = FQDB . '.test-copy';
		if ( ! is_file( $file ) ) {
			return;
		}
		( new self( $file ) )->restore();
		wp_cache_flush();
	}

	public function restore(): void {
		Reconnection::around(
			function (): void {
				foreach ( [ '-wal', '-shm' ] as $suffix ) {
					if ( is_file( FQDB . $suffix ) ) {
						unlink( FQDB . $suffix );
					}
				}
				rename( $this->file, FQDB );
			}
		);
	}
}
