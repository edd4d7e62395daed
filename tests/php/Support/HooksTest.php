<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Hooks that others may rely on are written down.
 */
final class HooksTest extends TestCase {

	public function testEveryHookOfTheCodeIsInTheDocumentationAndViceVersa(): void {
		$root = dirname( __DIR__, 3 );
		$code = '';
		/** @var SplFileInfo $file */
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( "$root/includes" ) ) as $file ) {
			$code .= $file->getExtension() === 'php' ? (string) file_get_contents( $file->getPathname() ) : '';
		}
		preg_match_all( "/(?:do_action|apply_filters)\( '(userfeedback_[a-z_]+)'/", $code, $fired );
		preg_match_all( '/^\| `(userfeedback_[a-z_]+)`/m', (string) file_get_contents( "$root/docs/hooks.md" ), $documented );
		self::assertNotSame( [], $fired[1] );
		self::assertEqualsCanonicalizing( array_unique( $fired[1] ), $documented[1] );
	}
}
