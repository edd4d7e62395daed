<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Heatmaps\RecordingList;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Owners choose which pages are recorded.
 */
final class HeatmapsRestTest extends TestCase {

	use HeatmapFixtures;

	private const PATH = '/userfeedback/v1/heatmaps';

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[ADD-06~] a page of the site is recorded once, however its URL is written; its pages then carry a token' )]
	public function testCreates(): void {
		$created = $this->create( [ 'url' => home_url( '/Über/?utm=1#x' ), 'wanted_views' => 200, 'sample' => 50 ] );
		self::assertSame( 201, $created->get_status(), (string) wp_json_encode( $created->get_data() ) );
		$heatmap = $this->body( $created );
		self::assertSame(
			[ 'title' => '/Über', 'post_id' => null, 'state' => 'recording', 'views' => 0, 'wanted_views' => 200, 'sample' => 50, 'clicks' => 0 ],
			array_intersect_key( $heatmap, array_flip( [ 'title', 'post_id', 'state', 'views', 'wanted_views', 'sample', 'clicks' ] ) )
		);
		self::assertSame( home_url( '/%C3%9Cber' ), untrailingslashit( (string) $heatmap['url'] ) );
		$recorded = (array) get_option( RecordingList::OPTION );
		self::assertSame( [ '/Über' ], array_keys( $recorded ) );
		self::assertSame( [ $heatmap['id'], 50 ], array_slice( $recorded['/Über'], 0, 2 ) );
		$again = $this->create( [ 'url' => home_url( '/%c3%9cber' ) ] );
		$this->assertRefused( $again, 409, 'userfeedback_heatmap_exists' );
		self::assertSame( $heatmap['id'], $this->body( $again )['data']['heatmap_id'] );
	}

	#[TestDox( 'a post is recorded at its address and named by its title; its deletion deletes the heatmap' )]
	public function testOfPost(): void {
		$post    = (int) wp_insert_post( [ 'post_title' => 'Our <b>shop</b> &amp; more', 'post_status' => 'publish' ] );
		$heatmap = $this->body( $this->create( [ 'post_id' => $post ] ) );
		self::assertSame( [ 'Our shop & more', $post, get_permalink( $post ) ], [ $heatmap['title'], $heatmap['post_id'], $heatmap['url'] ] );
		self::assertStringContainsString( "post=$post", $heatmap['edit_url'] );
		$this->assertRefused( $this->create( [ 'url' => get_permalink( $post ) ] ), 409, 'userfeedback_heatmap_exists' );
		wp_delete_post( $post, true );
		$this->assertRefused( $this->get( self::PATH . "/pages/{$heatmap['id']}" ), 404, 'userfeedback_heatmap_not_found' );
		self::assertSame( [], get_option( RecordingList::OPTION ) );
	}

	#[TestDox( 'pages of other sites, drafts and no page at all are refused' )]
	public function testWrongPages(): void {
		$draft = (int) wp_insert_post( [ 'post_title' => 'Draft', 'post_status' => 'draft' ] );
		foreach ( [ 'https://evil.test/', 'javascript:alert(1)', '/shop' ] as $url ) {
			$this->assertRefused( $this->create( [ 'url' => $url ] ), 400, 'userfeedback_heatmap_invalid' );
		}
		$this->assertRefused( $this->create( [] ), 400, 'userfeedback_heatmap_invalid' );
		$this->assertRefused( $this->create( [ 'post_id' => $draft ] ), 400, 'userfeedback_heatmap_invalid' );
		self::assertSame( 400, $this->create( [ 'url' => home_url(), 'wanted_views' => 99 ] )->get_status() );
		self::assertSame( 400, $this->create( [ 'url' => home_url(), 'sample' => 101 ] )->get_status() );
		self::assertSame( [], get_option( RecordingList::OPTION, [] ) );
	}

	#[TestDox( 'recording is paused, resumed and ended; ended ones need more views to go on' )]
	public function testStates(): void {
		$id = $this->body( $this->create( [ 'url' => home_url( '/shop' ), 'wanted_views' => 100 ] ) )['id'];
		self::assertSame( 'paused', $this->body( $this->change( $id, [ 'state' => 'paused' ] ) )['state'] );
		self::assertSame( [], get_option( RecordingList::OPTION ) );
		self::assertSame( 'recording', $this->body( $this->change( $id, [ 'state' => 'recording', 'title' => ' The  shop ' ] ) )['state'] );
		self::assertSame( [ '/shop' ], array_keys( (array) get_option( RecordingList::OPTION ) ) );
		for ( $view = 0; $view < 100; $view++ ) {
			$this->sendView( $id, [ 'cells' => [] ] );
		}
		$this->assertRefused( $this->change( $id, [ 'state' => 'recording' ] ), 409, 'userfeedback_heatmap_complete' );
		$resumed = $this->body( $this->change( $id, [ 'state' => 'recording', 'wanted_views' => 150 ] ) );
		self::assertSame( [ 'recording', 100, 150 ], [ $resumed['state'], $resumed['views'], $resumed['wanted_views'] ] );
		self::assertSame( 'The shop', $resumed['title'] );
		self::assertSame( 'done', $this->body( $this->change( $id, [ 'wanted_views' => 100 ] ) )['state'] );
		$this->assertRefused( $this->change( 999999, [ 'state' => 'paused' ] ), 404, 'userfeedback_heatmap_not_found' );
	}

	#[TestDox( 'the list counts and filters by state, newest first' )]
	public function testLists(): void {
		$ids = array_map( fn ( string $path ) => $this->body( $this->create( [ 'url' => home_url( $path ) ] ) )['id'], [ '/a', '/b', '/c' ] );
		$this->change( $ids[1], [ 'state' => 'paused' ] );
		$list = $this->body( $this->get( self::PATH, [ 'per_page' => 2 ] ) );
		self::assertSame( [ $ids[2], $ids[1] ], array_column( $list['items'], 'id' ) );
		self::assertSame( [ 'page' => 1, 'pages' => 2, 'per_page' => 2, 'total' => 3 ], $list['pagination'] );
		self::assertEqualsCanonicalizing(
			[ [ 'status' => 'all', 'count' => 3 ], [ 'status' => 'recording', 'count' => 2 ], [ 'status' => 'paused', 'count' => 1 ] ],
			$list['status_filters']
		);
		$paused = $this->body( $this->get( self::PATH, [ 'filter' => [ 'status' => 'paused' ] ] ) );
		self::assertSame( [ [ $ids[1] ], 1 ], [ array_column( $paused['items'], 'id' ), $paused['pagination']['total'] ] );
	}

	#[TestDox( 'the autoloaded list of recorded pages stays small: too many are refused' )]
	public function testTooMany(): void {
		$long = str_repeat( 'x', 900 );
		for ( $page = 0; $page < 100; $page++ ) {
			$answer = $this->create( [ 'url' => home_url( "/$long$page" ) ] );
			if ( $answer->get_status() !== 201 ) {
				break;
			}
		}
		$this->assertRefused( $answer, 409, 'userfeedback_heatmaps_full' );
		self::assertLessThanOrEqual( 32_000, strlen( (string) maybe_serialize( get_option( RecordingList::OPTION ) ) ) );
		self::assertGreaterThan( 20, $page );
	}

	#[TestDox( '[GAT-05~] after the license has expired heatmaps are read and stopped, and not started or changed' )]
	public function testExpired(): void {
		$id = $this->recordedPage();
		$this->asAdmin();
		OtherPlan::of( Plan::Elite, LicenseStatus::Expired )->takeOver();
		self::assertSame( 200, $this->get( self::PATH )->get_status() );
		self::assertSame( 200, $this->get( self::PATH . "/pages/$id" )->get_status() );
		self::assertSame( 403, $this->create( [ 'url' => home_url( '/x' ) ] )->get_status() );
		self::assertSame( 403, $this->change( $id, [ 'sample' => 5 ] )->get_status() );
		self::assertSame( 200, $this->change( $id, [ 'state' => 'paused' ] )->get_status() );
		self::assertSame( 403, $this->change( $id, [ 'state' => 'recording' ] )->get_status() );
	}

	#[TestDox( 'people without the rights neither see nor change heatmaps' )]
	public function testRights(): void {
		$id = $this->recordedPage();
		foreach ( [ 'subscriber', 'editor' ] as $role ) {
			$this->asRole( $role );
			self::assertSame( 403, $this->get( self::PATH )->get_status() );
			self::assertSame( 403, $this->get( self::PATH . "/pages/$id" )->get_status() );
			self::assertSame( 403, $this->create( [ 'url' => home_url( '/x' ) ] )->get_status() );
			self::assertSame( 403, $this->change( $id, [ 'state' => 'paused' ] )->get_status() );
			self::assertSame( 403, $this->post( self::PATH . "/pages/$id", [], method: 'DELETE' )->get_status() );
		}
	}

	/**
	 * @param array<string, mixed> $body
	 */
	private function create( array $body ): WP_REST_Response {
		return $this->post( self::PATH . '/pages', $body );
	}

	/**
	 * @param array<string, mixed> $body
	 */
	private function change( int $id, array $body ): WP_REST_Response {
		return $this->post( self::PATH . "/pages/$id", $body );
	}
}
