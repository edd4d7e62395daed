<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Database;

use PHPUnit\Framework\TestCase;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Transaction;
use UserFeedback\Tests\Support\RecordingWpdb;
use UserFeedback\Tests\Support\RoutingWpdb;
use UserFeedback\Tests\Support\SecretiveRoutingWpdb;

/**
 * Transactions where a router (HyperDB, LudicrousDB) sends reads to replicas.
 */
final class ReplicaRouterTest extends TestCase {

	public function testEveryStatementOfATransactionGoesToThePrimary(): void {
		$wpdb       = new RoutingWpdb();
		$connection = new Connection( $wpdb );
		$connection->row( 'SELECT id FROM wp_ufb_surveys' );
		( new Transaction( $connection ) )->run(
			static function () use ( $connection ): void {
				$connection->row( 'SELECT id FROM wp_ufb_surveys FOR UPDATE' );
				$connection->execute( 'UPDATE wp_ufb_surveys SET id = 1' );
			}
		);
		$connection->row( 'SELECT option_value FROM wp_options' );
		$connection->row( 'SELECT id FROM wp_ufb_surveys' );
		self::assertSame(
			[
				'replica SELECT id FROM wp_ufb_surveys',
				'primary START TRANSACTION',
				'primary SELECT id FROM wp_ufb_surveys FOR UPDATE',
				'primary UPDATE wp_ufb_surveys SET id = 1',
				'primary COMMIT',
				'replica SELECT option_value FROM wp_options',
				// Just written: a replica may not have it yet.
				'primary SELECT id FROM wp_ufb_surveys',
			],
			$wpdb->statements
		);
	}

	public function testTheRouterChoosesAgainAfterATransactionThatFailed(): void {
		$wpdb       = new RoutingWpdb();
		$wpdb->srtm = [ 'wp_posts' => true ];
		$connection = new Connection( $wpdb );
		try {
			( new Transaction( $connection ) )->run( static fn () => throw new RuntimeException( 'stop' ) );
		} catch ( RuntimeException ) {
			$connection->row( 'SELECT ID FROM wp_posts' );
			$connection->row( 'SELECT option_value FROM wp_options' );
		}
		self::assertSame(
			[ 'primary START TRANSACTION', 'primary ROLLBACK', 'primary SELECT ID FROM wp_posts', 'replica SELECT option_value FROM wp_options' ],
			$wpdb->statements
		);
	}

	public function testWhatSomebodyElseSentToThePrimaryStaysThere(): void {
		$wpdb       = new RoutingWpdb();
		$wpdb->srtm = true;
		( new Transaction( new Connection( $wpdb ) ) )->run( static fn () => null );
		self::assertTrue( $wpdb->srtm );
	}

	public function testARouterThatHidesItsStateStaysOnThePrimary(): void {
		$wpdb       = new SecretiveRoutingWpdb();
		$connection = new Connection( $wpdb );
		( new Transaction( $connection ) )->run( static fn () => $connection->row( 'SELECT 1 FOR UPDATE' ) );
		$connection->row( 'SELECT 2' );
		self::assertSame( [ 'primary START TRANSACTION', 'primary SELECT 1 FOR UPDATE', 'primary COMMIT', 'primary SELECT 2' ], $wpdb->statements );
	}

	public function testWithoutARouterNothingIsAskedOfWpdb(): void {
		$wpdb = new class() extends RecordingWpdb {};
		( new Transaction( new Connection( $wpdb ) ) )->run( static fn () => null );
		self::assertSame( [ 'primary START TRANSACTION', 'primary COMMIT' ], $wpdb->statements );
		self::assertObjectNotHasProperty( 'srtm', $wpdb );
	}
}
