<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Heatmaps\BlockMarks;
use UserFeedback\Heatmaps\FrameAddress;
use UserFeedback\Heatmaps\FramedPage;
use UserFeedback\Heatmaps\PageHeatmap;
use UserFeedback\Heatmaps\PagePath;
use UserFeedback\Heatmaps\RecordingList;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * Pages that are recorded, and the same pages in the frame of the viewer.
 */
final class RecordedPageTest extends TestCase {

	use HeatmapFixtures;
	use MainQuery;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
	}

	protected function tearDown(): void {
		$_GET = [];
		unset( $_SERVER['REQUEST_URI'] );
		remove_filter( 'render_block', [ BlockMarks::class, 'mark' ], 100 );
		parent::tearDown();
	}

	#[TestDox( '[ADD-06~] only chosen pages are recorded, the same for all visitors; no editor, preview or missing page is' )]
	public function testCurrent(): void {
		$post    = (int) wp_insert_post( [ 'post_title' => 'Shop', 'post_status' => 'publish', 'post_type' => 'page' ] );
		$heatmap = $this->recordedPage( "/?page_id=$post" );
		$this->goTo( [ 'page_id' => $post ] );
		$expected = [
			'v'       => 1,
			'heatmap' => $heatmap,
			'token'   => self::tokenOf( $heatmap ),
			'sample'  => 100,
			'url'     => rest_url( 'userfeedback/v1/heatmaps' ),
		];
		self::assertSame( $expected, PageHeatmap::current() );
		$this->asRole( 'subscriber' );
		self::assertSame( $expected, PageHeatmap::current() );
		$this->asRole( 'contributor' );
		self::assertNull( PageHeatmap::current() );
		$this->asVisitor();
		$this->goTo( [ 'page_id' => $post, 'utm_source' => 'x' ] );
		self::assertSame( $expected, PageHeatmap::current() );
		$this->goTo( [ 'page_id' => $post, 'preview' => 'true' ] );
		self::assertNull( PageHeatmap::current() );
		$this->goTo( [] );
		self::assertNull( PageHeatmap::current() );
		wp_delete_post( $post, true );
		$this->goTo( [ 'page_id' => $post ] );
		self::assertNull( PageHeatmap::current() );
	}

	#[TestDox( 'a page that is not recorded costs no query' )]
	public function testCostsNoQuery(): void {
		$this->recordedPage( '/elsewhere' );
		$this->goTo( [] );
		get_option( RecordingList::OPTION );
		$before = $GLOBALS['wpdb']->num_queries;
		self::assertNull( PageHeatmap::current() );
		self::assertSame( $before, $GLOBALS['wpdb']->num_queries );
		self::assertContains( RecordingList::OPTION, array_keys( wp_load_alloptions() ) );
	}

	#[TestDox( 'all ways to write the address of a page name the same page' )]
	public function testPaths(): void {
		foreach ( [ '/shop', '/shop/', '//shop///', '/shop?utm=1', '/sh%6fp/#top' ] as $path ) {
			self::assertSame( '/shop', PagePath::ofUrl( home_url( $path ) ), $path );
		}
		self::assertSame( '/', PagePath::ofUrl( home_url() ) );
		self::assertSame( '/?page_id=7', PagePath::ofRequest( '/?a=b&page_id=7' ) );
		self::assertSame( '/', PagePath::ofRequest( '/?page_id=07&p[]=1' ) );
		self::assertSame( '/a%3Fp=1', PagePath::ofRequest( '/a%3Fp=1' ) );
		self::assertNull( PagePath::ofRequest( "/%00" ) );
		self::assertNull( PagePath::ofRequest( "/%ff" ) );
		self::assertSame( home_url( '/%C3%BCber' ), untrailingslashit( PagePath::url( '/über' ) ) );
	}

	#[TestDox( 'a block keeps its mark where it moves, and an edited one gets another' )]
	public function testMarks(): void {
		BlockMarks::start();
		$block = static fn ( string $text ) => "<!-- wp:paragraph --><p class=\"x\">$text</p><!-- /wp:paragraph -->";
		$group = static fn ( string $inner ) => "<!-- wp:group --><div class=\"wp-block-group\">$inner</div><!-- /wp:group -->";
		$marks = static function ( string $content ): array {
			preg_match_all( '/<(\w+) data-userfeedback-block="([0-9a-f]{8})"/', do_blocks( $content ), $found );
			return array_map( null, $found[1], $found[2] );
		};
		$first = $marks( $block( 'One' ) . $block( 'Two' ) );
		self::assertCount( 2, $first );
		self::assertNotSame( $first[0], $first[1] );
		self::assertSame( array_reverse( $first ), $marks( $block( 'Two' ) . $block( 'One' ) ) );
		$inside = $marks( $group( $block( 'One' ) ) );
		self::assertSame( [ 'div', 'p' ], array_column( $inside, 0 ) );
		self::assertContains( $first[0], $inside );
		self::assertNotContains( $first[0], $marks( $block( 'One!' ) ) );
		self::assertSame( 'Only text', trim( do_blocks( 'Only text' ) ) );
	}

	#[TestDox( 'the frame shows the page as a visitor sees it, with marks, without popups and the recorder, for who may see results' )]
	public function testFrame(): void {
		$heatmap = $this->recordedPage( '/' );
		update_option( 'userfeedback_published', [ 'surveys' => '1,', 'rules' => '[]', 'is_partial' => false ] );
		$admin = $this->asAdmin();
		$nonce = wp_create_nonce( FrameAddress::action( $heatmap ) );
		$wrong = [
			[ $admin, (string) $heatmap, 'x' ],
			[ $admin, (string) ( $heatmap + 1 ), $nonce ],
			[ $this->asRole( 'subscriber' ), (string) $heatmap, wp_create_nonce( FrameAddress::action( $heatmap ) ) ],
		];
		foreach ( $wrong as [ $user, $id, $value ] ) {
			wp_set_current_user( $user );
			$_GET = [ FrameAddress::VARIABLE => $id, '_wpnonce' => $value ];
			FramedPage::start();
			self::assertSame( $user, get_current_user_id() );
			self::assertFalse( has_filter( 'render_block', [ BlockMarks::class, 'mark' ] ) );
		}
		wp_set_current_user( $admin );
		$_GET = [ FrameAddress::VARIABLE => (string) $heatmap, '_wpnonce' => $nonce ];
		FramedPage::start();
		self::assertSame( 0, get_current_user_id() );
		self::assertFalse( apply_filters( 'show_admin_bar', true ) );
		self::assertSame( [], get_option( 'userfeedback_published' ) );
		$this->goTo( [] );
		self::assertNull( PageHeatmap::current() );
		self::assertNotFalse( has_filter( 'render_block', [ BlockMarks::class, 'mark' ] ) );
		self::assertTrue( apply_filters( 'wp_robots', [] )['noindex'] ?? false );
	}

	#[TestDox( 'a theme that refuses frames is overruled in the frame, and its other rules stay' )]
	public function testHeaders(): void {
		$headers = [
			'X-Frame-Options'         => 'DENY',
			'Content-Security-Policy' => "default-src 'self'; frame-ancestors 'none'; img-src *",
			'Cache-Control'           => 'max-age=600',
		];
		self::assertSame(
			[
				'X-Frame-Options'         => 'SAMEORIGIN',
				'Content-Security-Policy' => "default-src 'self'; img-src *",
				'Cache-Control'           => 'max-age=600',
			],
			FramedPage::allowFrame( $headers )
		);
		self::assertSame( [ 'X-Frame-Options' => 'SAMEORIGIN' ], FramedPage::allowFrame( [ 'content-security-policy' => 'frame-ancestors none' ] ) );
	}
}
