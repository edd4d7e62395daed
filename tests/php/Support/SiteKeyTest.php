<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Database\Connection;
use UserFeedback\Database\SiteKey;
use UserFeedback\Plugin;
use UserFeedback\Tests\TestCase;

/**
 * The secret of a site is made once.
 */
final class SiteKeyTest extends TestCase {

	private const INSERTS = '/^\s*INSERT .*\'' . SiteKey::OPTION . '\'/s';

	public function testOfTwoFirstRequestsTheFirstOnesKeyStays(): void {
		delete_option( SiteKey::OPTION );
		$theirs = str_repeat( 'ab', 32 );
		$rival  = static function ( string $query ) use ( &$rival, $theirs ): string {
			if ( preg_match( self::INSERTS, $query ) === 1 ) {
				// Between looking and writing.
				remove_filter( 'query', $rival, 1 );
				$GLOBALS['wpdb']->insert( $GLOBALS['wpdb']->options, [ 'option_name' => SiteKey::OPTION, 'option_value' => $theirs ] );
			}
			return $query;
		};
		add_filter( 'query', $rival, 1 );
		self::assertSame( $theirs, $this->key() );
		self::assertFalse( has_filter( 'query', $rival ), 'a key was written' );
		wp_cache_flush();
		self::assertSame( $theirs, get_option( SiteKey::OPTION ) );
	}

	public function testTheKeyIsMadeOnceAndLoadedWithTheOtherOptions(): void {
		delete_option( SiteKey::OPTION );
		$key = $this->key();
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $key );
		self::assertSame( $key, $this->key() );
		self::assertSame( $key, wp_load_alloptions( true )[ SiteKey::OPTION ] ?? null );
		$queries = $GLOBALS['wpdb']->num_queries;
		$this->key();
		self::assertSame( $queries, $GLOBALS['wpdb']->num_queries );
	}

	#[Group( 'commits' )]
	public function testADatabaseThatOnlyReadsBreaksNothing(): void {
		delete_option( SiteKey::OPTION );
		add_filter( 'query', static fn ( string $query ) => (string) preg_replace( self::INSERTS, 'INSERT INTO ufb_nowhere VALUES ( 1 )', $query ) );
		$GLOBALS['wpdb']->suppress_errors( true );
		$key = $this->key();
		$GLOBALS['wpdb']->suppress_errors( false );
		self::assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $key );
		self::assertFalse( get_option( SiteKey::OPTION ) );
	}

	private function key(): string {
		return SiteKey::get( Plugin::instance()->get( Connection::class ) );
	}
}
