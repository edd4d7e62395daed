<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Heatmaps\Collecting\CellRepository;
use UserFeedback\Heatmaps\HeatmapService;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;

/**
 * What recorded pages never send, and programs do.
 */
final class CollectingRefusalsTest extends TestCase {

	use HeatmapFixtures;

	private int $heatmap;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->heatmap = $this->recordedPage();
	}

	protected function tearDown(): void {
		foreach ( [ 'HTTP_SEC_FETCH_SITE', 'HTTP_ORIGIN', 'HTTP_X_FORWARDED_FOR', 'REMOTE_ADDR' ] as $name ) {
			unset( $_SERVER[ $name ] );
		}
		parent::tearDown();
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function wrongParts(): iterable {
		yield 'a cell beyond the grid' => [ [ 'cells' => [ [ 'click', 0, 256, 1 ] ] ], 'cells' ];
		yield 'a cell below the grid' => [ [ 'cells' => [ [ 'click', 0, -1, 1 ] ] ], 'cells' ];
		yield 'a huge number' => [ [ 'cells' => [ [ 'click', 0, 1, 1001 ] ] ], 'cells' ];
		yield 'a number beyond integers' => [ [ 'cells' => [ [ 'click', 0, 1, 1e30 ] ] ], 'cells' ];
		yield 'no events' => [ [ 'cells' => [ [ 'click', 0, 1, 0 ] ] ], 'cells' ];
		yield 'a path that was not sent' => [ [ 'cells' => [ [ 'click', 2, 1, 1 ] ] ], 'cells' ];
		yield 'an unknown kind' => [ [ 'cells' => [ [ 'scroll', 0, 1, 1 ] ] ], 'cells' ];
		yield 'an unknown index of a kind' => [ [ 'cells' => [ [ 4, 0, 1, 1 ] ] ], 'cells' ];
		yield 'a cell with another member' => [ [ 'cells' => [ [ 'click', 0, 1, 1, 1 ] ] ], 'cells' ];
		yield 'a text for the cells' => [ [ 'cells' => 'x' ], 'cells' ];
		yield 'too many cells' => [ [ 'cells' => array_fill( 0, 2001, [ 'click', 0, 1, 1 ] ) ], 'cells' ];
		yield 'too many paths' => [ [ 'paths' => array_fill( 0, 201, 'main>a' ), 'cells' => [] ], 'paths' ];
		yield 'a path with a text' => [ [ 'paths' => [ 'main>a[title="Anna"]' ], 'cells' => [] ], 'paths' ];
		yield 'a path with a tag' => [ [ 'paths' => [ '<script>' ], 'cells' => [] ], 'paths' ];
		yield 'a path with a null byte' => [ [ 'paths' => [ "main\0" ], 'cells' => [] ], 'paths' ];
		yield 'an empty path' => [ [ 'paths' => [ '' ], 'cells' => [] ], 'paths' ];
		yield 'a long path' => [ [ 'paths' => [ str_repeat( 'a', 501 ) ], 'cells' => [] ], 'paths' ];
		yield 'a depth beyond the page' => [ [ 'scroll' => 101 ], 'scroll' ];
		yield 'a fold below the page' => [ [ 'fold' => -1 ], 'fold' ];
		yield 'a depth as text' => [ [ 'scroll' => '40' ], 'scroll' ];
		yield 'a device that does not exist' => [ [ 'device' => 'watch' ], 'device' ];
		yield 'a view that is no UUID' => [ [ 'view' => 'x' ], 'view' ];
		yield 'a flag as number' => [ [ 'first' => 1 ], 'first' ];
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	#[TestDox( 'absurd parts are refused whole' )]
	#[DataProvider( 'wrongParts' )]
	public function testAbsurdParts( array $changes, string $field ): void {
		$response = $this->sendView( $this->heatmap, $changes );
		self::assertSame( 400, $response->get_status() );
		self::assertSame( [ $field ], array_keys( (array) $this->body( $response )['data']['params'] ) );
		self::assertSame( [], $this->storedCells( $this->heatmap ) );
	}

	#[TestDox( 'a part without the token of its page, or with that of another page, is refused' )]
	public function testTokens(): void {
		$other = self::tokenOf( $this->recordedPage( '/other' ) );
		foreach ( [ '', 'x', '1.00000000000000000000', $other ] as $token ) {
			$this->assertRefused( $this->sendView( $this->heatmap, [ 'token' => $token ] ), 403, 'userfeedback_token_invalid' );
		}
		self::assertSame( [], $this->storedCells( $this->heatmap ) );
	}

	#[TestDox( 'a part that a page of another site sends is refused' )]
	public function testOtherSites(): void {
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$this->assertRefused( $this->sendView( $this->heatmap ), 403, 'userfeedback_heatmap_cross_site' );
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
		$_SERVER['HTTP_ORIGIN'] = 'https://evil.test';
		$this->assertRefused( $this->sendView( $this->heatmap ), 403, 'userfeedback_heatmap_cross_site' );
		$_SERVER['HTTP_ORIGIN'] = home_url();
		self::assertSame( 200, $this->sendView( $this->heatmap )->get_status() );
	}

	#[TestDox( 'T09, T71: more than 64 KB are refused with 413, and the largest part is stored' )]
	public function testSizes(): void {
		$paths = array_map( static fn ( int $number ) => str_pad( "main>a.x$number", 400, 'y' ), range( 1, 200 ) );
		$this->assertRefused( $this->sendView( $this->heatmap, [ 'paths' => $paths, 'cells' => [] ] ), 413, 'userfeedback_heatmap_too_large' );
		$cells = array_map( static fn ( int $number ) => [ 0, $number % 200, intdiv( $number, 10 ), 1000 ], range( 0, 1999 ) );
		$paths = array_map( static fn ( int $number ) => str_pad( "main>a.x$number", 100, 'y' ), range( 1, 200 ) );
		self::assertSame( 200, $this->sendView( $this->heatmap, [ 'paths' => $paths, 'cells' => $cells ] )->get_status() );
		self::assertSame( '2000000', $this->heatmapRow( $this->heatmap )['clicks'] );
		self::assertCount( 2002, $this->storedCells( $this->heatmap ) );
	}

	#[TestDox( 'T68: other types of content and empty bodies are refused with 400' )]
	public function testTypes(): void {
		$json = (string) wp_json_encode( self::viewPart( $this->heatmap ) );
		$sent = [
			[ 'text/plain', $json ],
			[ 'multipart/form-data; boundary=x', $json ],
			[ 'application/json', '' ],
			[ 'application/json', '[' ],
		];
		foreach ( $sent as [ $type, $body ] ) {
			$request = new WP_REST_Request( 'POST', '/userfeedback/v1/heatmaps' );
			$request->set_header( 'Content-Type', $type );
			$request->set_body( $body );
			self::assertSame( 400, $this->dispatch( $request )->get_status(), "$type $body" );
		}
		self::assertSame( [], $this->storedCells( $this->heatmap ) );
	}

	#[TestDox( 'T20, T21: one network is refused beyond its limit, whatever its headers say; others are not' )]
	public function testFloods(): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 1, 'too_many' => 1, 'surveys' => 10 ] );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.7';
		for ( $part = 1; $part <= 10; $part++ ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = "198.51.100.$part";
			self::assertSame( 200, $this->sendView( $this->heatmap )->get_status() );
		}
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.99';
		$refused = $this->sendView( $this->heatmap );
		$this->assertRefused( $refused, 429, 'userfeedback_rate_exceeded' );
		self::assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
		$_SERVER['REMOTE_ADDR'] = '203.0.113.8';
		self::assertSame( 200, $this->sendView( $this->heatmap )->get_status() );
		self::assertSame( '11', $this->heatmapRow( $this->heatmap )['views'] );
	}

	#[TestDox( 'elements beyond the first 5,000 are counted together, so that made-up paths fill no table' )]
	public function testMadeUpPaths(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( 'UPDATE %i SET anchors = %d', $connection->table( 'heatmaps' ), CellRepository::MAX_ANCHORS - 1 );
		$this->sendView( $this->heatmap, [ 'cells' => [ [ 'click', 0, 17, 2 ], [ 'click', 1, 99, 3 ] ] ] );
		$this->sendView( $this->heatmap, [ 'cells' => [ [ 'click', 0, 17, 2 ], [ 'click', 1, 98, 3 ] ] ] );
		self::assertSame( [ 'c d 000' => 6, 'c d 017 main>a.buy' => 4, 's d 040' => 2, 'v d 030' => 2 ], $this->storedCells( $this->heatmap ) );
		self::assertSame( (string) CellRepository::MAX_ANCHORS, $this->heatmapRow( $this->heatmap )['anchors'] );
	}

	#[TestDox( 'a paused, ended or deleted heatmap answers 410, and one of a plan without heatmaps' )]
	public function testEnded(): void {
		$token = self::tokenOf( $this->heatmap );
		$send  = fn ( bool $isFirst ) => $this->sendView( $this->heatmap, [ 'token' => $token, 'first' => $isFirst ] );
		$this->setState( 'paused' );
		$this->assertRefused( $send( true ), 410, 'userfeedback_heatmap_ended' );
		$this->assertRefused( $send( false ), 410, 'userfeedback_heatmap_ended' );
		$this->setState( 'recording' );
		self::assertSame( 200, $send( true )->get_status() );
		$this->setState( 'done' );
		$this->assertRefused( $send( false ), 410, 'userfeedback_heatmap_ended' );
		Plugin::instance()->get( HeatmapService::class )->delete( $this->heatmap, 1 );
		$this->assertRefused( $send( true ), 410, 'userfeedback_heatmap_ended' );
	}

	#[TestDox( 'after the license has expired a heatmap gets the rest of its views; without a plan it ends' )]
	public function testPlans(): void {
		$token = self::tokenOf( $this->heatmap );
		OtherPlan::of( Plan::Elite, LicenseStatus::Expired )->takeOver();
		self::assertSame( 200, $this->sendView( $this->heatmap, [ 'token' => $token ] )->get_status() );
		OtherPlan::lite()->takeOver();
		$this->assertRefused( $this->sendView( $this->heatmap, [ 'token' => $token ] ), 410, 'userfeedback_heatmap_ended' );
	}

	#[TestDox( 'an anchor is the first eight bytes of the SHA-256 of the path' )]
	public function testAnchors(): void {
		self::assertSame( 'e3b0c44298fc1c14', CellCode::anchor( '' ) );
		self::assertSame( substr( hash( 'sha256', 'main>a' ), 0, 16 ), CellCode::anchor( 'main>a' ) );
	}

	private function setState( string $state ): void {
		Plugin::instance()->get( HeatmapService::class )->update( $this->heatmap, [ 'state' => $state ], 1 );
	}
}
