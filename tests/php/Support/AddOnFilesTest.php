<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\TestDox;
use PHPUnit\Framework\TestCase;

/**
 * The add-ons of the test site.
 */
final class AddOnFilesTest extends TestCase {

	private string $folder;

	protected function setUp(): void {
		$this->folder = sys_get_temp_dir() . '/uf-plugins-' . bin2hex( random_bytes( 6 ) );
		mkdir( "$this->folder/userfeedback-behavior", recursive: true );
		file_put_contents( "$this->folder/userfeedback-behavior/userfeedback-behavior.php", 'installed by a test' );
		mkdir( "$this->folder/userfeedback-branding" );
	}

	protected function tearDown(): void {
		foreach ( (array) scandir( $this->folder ) as $name ) {
			$path = "$this->folder/$name";
			if ( is_link( $path ) ) {
				unlink( $path );
			} elseif ( ! in_array( $name, [ '.', '..' ], true ) ) {
				array_map( unlink( ... ), array_filter( (array) glob( "$path/*" ), is_string( ... ) ) );
				rmdir( $path );
			}
		}
		rmdir( $this->folder );
	}

	#[TestDox( "a test run begins with the site's own add-ons, although the run before was killed while a test had installed others" )]
	public function testRestoresAfterAKilledRun(): void {
		symlink( __DIR__, "$this->folder/.userfeedback-behavior.aside" );
		symlink( __DIR__, "$this->folder/.userfeedback-heatmaps.aside" );
		AddOnFiles::restoreIn( $this->folder );
		$left = array_values( array_diff( (array) scandir( $this->folder ), [ '.', '..' ] ) );
		self::assertSame( [ 'userfeedback-behavior', 'userfeedback-branding', 'userfeedback-heatmaps' ], $left );
		self::assertSame( __DIR__, readlink( "$this->folder/userfeedback-behavior" ) );
		self::assertSame( __DIR__, readlink( "$this->folder/userfeedback-heatmaps" ) );
		self::assertTrue( is_dir( "$this->folder/userfeedback-branding" ) && ! is_link( "$this->folder/userfeedback-branding" ) );
	}
}
