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

	/** @var array<string, array<string, string>> What was read, by folder: some tests ask again and again. */
	private static array $read = [];

	/**
	 * PHP and TypeScript by path from the root of the project.
	 *
	 * @param list<string> $folders For example src.
	 * @return iterable<string, string>
	 */
	public static function of( array $folders ): iterable {
		foreach ( $folders as $folder ) {
			yield from self::$read[ $folder ] ??= iterator_to_array( self::read( $folder ) );
		}
	}

	/**
	 * @return iterable<string, string>
	 */
	private static function read( string $folder ): iterable {
		$root  = dirname( __DIR__, 3 );
		$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$root/$folder", FilesystemIterator::SKIP_DOTS ) );
		foreach ( $files as $file ) {
			$name = substr( (string) $file, strlen( $root ) + 1 );
			if ( preg_match( '/\.(php|tsx?)$/', $name ) === 1 ) {
				yield $name => (string) file_get_contents( (string) $file );
			}
		}
	}
}
