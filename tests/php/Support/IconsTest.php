<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\TestCase;
use UserFeedback\Support\Icons;

/**
 * The drawings that a visitor's page takes out of the files of icons.
 */
final class IconsTest extends TestCase {

	private const DIRECTORY = __DIR__ . '/../../../build/data/';

	public function testEveryIconOfThePickerIsFound(): void {
		$icons = new Icons( self::DIRECTORY );
		foreach ( [ 'solid', 'regular', 'brands' ] as $style ) {
			$all = json_decode( (string) file_get_contents( self::DIRECTORY . "icons-$style.json" ), true );
			self::assertIsArray( $all );
			self::assertGreaterThan( 100, count( $all ) );
			foreach ( $all as $name => $icon ) {
				self::assertSame( [ 'box' => $icon['box'], 'path' => $icon['path'] ], $icons->drawing( $style, (string) $name ), "$style $name" );
			}
		}
	}

	public function testWhatThereIsNotHasNoDrawing(): void {
		$icons = new Icons( self::DIRECTORY );
		foreach ( [ '', 'star-', 'sta', 'zzz', 'label', "star\n", '../star', 'Star' ] as $name ) {
			self::assertNull( $icons->drawing( 'solid', $name ), $name );
		}
		self::assertNull( $icons->drawing( 'duotone', 'star' ) );
		self::assertNull( ( new Icons( self::DIRECTORY . 'gone/' ) )->drawing( 'solid', 'star' ) );
	}

	public function testAPageDoesNotReadAFileWhole(): void {
		stream_wrapper_register( CountedFile::SCHEME, CountedFile::class );
		CountedFile::$bytes = 0;
		$icons              = new Icons( CountedFile::SCHEME . '://' . self::DIRECTORY );
		foreach ( [ 'star', 'sun', 'moon', 'heart', 'thumbs-up' ] as $name ) {
			self::assertNotNull( $icons->drawing( 'solid', $name ) );
		}
		stream_wrapper_unregister( CountedFile::SCHEME );
		self::assertLessThan( 0.1 * (int) filesize( self::DIRECTORY . 'icons-solid.json' ), CountedFile::$bytes );
	}
}
