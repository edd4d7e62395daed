<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use UserFeedback\Database\OptionUpdate;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;

/**
 * T98: options in an object cache that several servers share.
 */
final class SharedOptionsTest extends TestCase {

	private const OPTION = 'userfeedback_shared';

	protected function setUp(): void {
		parent::setUp();
		update_option( self::OPTION, [ 'before' ], true );
		wp_using_ext_object_cache( true );
	}

	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
		delete_option( self::OPTION );
		parent::tearDown();
	}

	public function testWhatAnotherServerHadReadBeforeDoesNotStayInTheCache(): void {
		$stale = wp_load_alloptions();
		$this->letAnotherServerFillTheCacheWith( $stale, 1 );
		Plugin::instance()->get( OptionUpdate::class )->run( self::OPTION, static fn () => [ 'after' ] );
		self::assertSame( [ 'after' ], get_option( self::OPTION ) );
	}

	public function testACacheThatWasFilledLaterIsMended(): void {
		$stale = wp_load_alloptions();
		Plugin::instance()->get( OptionUpdate::class )->run( self::OPTION, static fn () => [ 'after' ] );
		wp_cache_set( 'alloptions', $stale, 'options' );
		self::assertSame( [ 'before' ], get_option( self::OPTION ), 'as WordPress does with any other option' );
		Plugin::instance()->get( OptionUpdate::class )->renewCache();
		self::assertSame( [ 'after' ], get_option( self::OPTION ) );
	}

	/**
	 * Lets another server be faster, when this one has read the options and wants to cache them.
	 *
	 * @param array<string, mixed> $stale
	 */
	private function letAnotherServerFillTheCacheWith( array $stale, int $times ): void {
		add_filter(
			'pre_cache_alloptions',
			static function ( mixed $options ) use ( $stale, &$times ): mixed {
				if ( did_action( 'update_option_' . self::OPTION ) > 0 && $times-- > 0 ) {
					wp_cache_set( 'alloptions', $stale, 'options' );
				}
				return $options;
			}
		);
	}
}
