<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Integrations;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Connection;
use UserFeedback\Integrations\FreshReads;
use UserFeedback\Tests\Support\RoutingWpdb;
use UserFeedback\Tests\TestCase;

/**
 * T90: where a router sends reads to replicas, people see what they have just changed.
 */
final class FreshReadsTest extends TestCase {

	protected function tearDown(): void {
		unset( $_COOKIE[ FreshReads::COOKIE ] );
		parent::tearDown();
	}

	#[DataProvider( 'requests' )]
	public function testReadsComeFrom( string $server, string $method, bool $hasWritten ): void {
		if ( $hasWritten ) {
			$_COOKIE[ FreshReads::COOKIE ] = '1';
		}
		$wpdb       = new RoutingWpdb();
		$connection = new Connection( $wpdb );
		( new FreshReads( $connection->scope ) )->begin( $method );
		$connection->rows( 'SELECT id FROM wp_ufb_surveys' );
		self::assertSame( [ "$server SELECT id FROM wp_ufb_surveys" ], $wpdb->statements );
	}

	/**
	 * @return iterable<string, array{string, string, bool}>
	 */
	public static function requests(): iterable {
		yield 'who only reads' => [ 'replica', 'GET', false ];
		yield 'who has just written' => [ 'primary', 'GET', true ];
		yield 'who writes' => [ 'primary', 'POST', false ];
		yield 'who deletes' => [ 'primary', 'DELETE', false ];
	}
}
