<?php

declare( strict_types=1 );

namespace UserFeedback\Tests;

use PHPUnit\Framework\Attributes\Depends;
use PHPUnit\Framework\Attributes\Group;

/**
 * What a test stores does not outlive it.
 */
final class TestCaseTest extends TestCase {

	public function testStoresInsideATransaction(): void {
		global $wpdb;
		add_option( 'ufb_test_option', 'left' );
		$wpdb->query( 'START TRANSACTION' );
		wp_insert_post( [ 'post_title' => 'Committed inside' ] );
		$wpdb->query( 'COMMIT' );
		$_GET['page'] = 'left';
		add_filter( 'the_title', 'strtoupper' );
		$this->asRole( 'editor' );
		self::assertSame( 'Committed inside', $wpdb->get_var( "SELECT post_title FROM {$wpdb->posts} ORDER BY ID DESC LIMIT 1" ) );
	}

	#[Depends( 'testStoresInsideATransaction' )]
	public function testFindsNothingOfAnotherTest(): void {
		self::assertFalse( get_option( 'ufb_test_option' ) );
		self::assertSame( [], get_posts( [ 'title' => 'Committed inside' ] ) );
		self::assertSame( [], $_GET );
		self::assertFalse( has_filter( 'the_title', 'strtoupper' ) );
		self::assertSame( 0, get_current_user_id() );
	}

	#[Group( 'commits' )]
	public function testCommitsAndFails(): void {
		global $wpdb;
		add_option( 'ufb_test_option', 'left' );
		$wpdb->query( 'CREATE TABLE ufb_test_table ( id INT PRIMARY KEY )' );
		$wpdb->suppress_errors( true );
		self::assertFalse( $wpdb->query( 'INSERT INTO ufb_nowhere VALUES ( 1 )' ) );
		$wpdb->suppress_errors( false );
		self::assertSame( 'left', get_option( 'ufb_test_option' ) );
	}

	#[Depends( 'testCommitsAndFails' )]
	public function testFindsTheDatabaseRestored(): void {
		global $wpdb;
		self::assertFalse( get_option( 'ufb_test_option' ) );
		self::assertNull( $wpdb->get_var( "SHOW TABLES LIKE 'ufb_test_table'" ) );
	}

	public function testDispatchesRequests(): void {
		self::assertSame( 200, $this->get( '/wp/v2/posts', [ 'per_page' => 1 ] )->get_status() );
		$this->assertRefused( $this->post( '/wp/v2/posts', [ 'title' => 'x' ] ), 401, 'rest_cannot_create' );
		$this->asAdmin();
		self::assertSame( 201, $this->post( '/wp/v2/posts', [ 'title' => 'x' ] )->get_status() );
	}
}
