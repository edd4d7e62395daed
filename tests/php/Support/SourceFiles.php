<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * The code of the plugin, for tests that read it.
 */
final class SourceFiles {

	/**
	 * PHP and TypeScript by path from the root of the project.
	 *
	 * @param list<string> $folders For example src.
	 * @return iterable<string, string>
	 */
	public static function of( array $folders ): iterable {
		$root = dirname( __DIR__, 3 );
		foreach ( $folders as $folder ) {
			$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$root/$folder", FilesystemIterator::SKIP_DOTS ) );
			foreach ( $files as $file ) {
				$name = substr( (string) $file, strlen( $root ) + 1 );
				if ( preg_match( '/\.(php|tsx?)$/', $name ) === 1 ) {
					yield $name => (string) file_get_contents( (string) $file );
				}
			}
		}
	}
}
