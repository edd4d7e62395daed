<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\HeatmapRecorder\AddOn;
use UserFeedback\Heatmaps\BlockMarks;
use UserFeedback\Heatmaps\Module;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\TestCase;

/**
 * What the add-on puts on pages.
 */
final class RecorderAddOnTest extends TestCase {

	use HeatmapFixtures;
	use MainQuery;

	private const CONTENT = '<!-- wp:separator --><hr class="wp-block-separator" /><!-- /wp:separator -->';

	private int $post;

	private int $heatmap;

	protected function setUp(): void {
		parent::setUp();
		$this->post    = $this->publishedPost();
		$this->heatmap = $this->recordedPage( "/?p=$this->post" );
	}

	#[TestDox( 'a recorded page has the recorder, its data and marked blocks, and is the same for all visitors' )]
	public function testRecordedPage(): void {
		$html = $this->page( $this->post );
		self::assertSame( 1, preg_match( '#<script id="userfeedback-heatmap-data" type="application/json">\s*(.+?)\s*</script>#s', $html, $found ) );
		self::assertSame(
			[
				'v'       => 1,
				'heatmap' => $this->heatmap,
				'token'   => self::tokenOf( $this->heatmap ),
				'sample'  => 100,
				'url'     => rest_url( 'userfeedback/v1/heatmaps' ),
			],
			json_decode( $found[1] ?? '', true )
		);
		self::assertMatchesRegularExpression( '#<script [^>]*userfeedback-heatmaps/build/recorder\.js[^>]*></script>#', $html );
		self::assertMatchesRegularExpression( '/<hr data-userfeedback-block="[0-9a-f]{8}" class="wp-block-separator"/', $html );
		self::assertSame( $html, $this->page( $this->post ) );
	}

	#[TestDox( 'other pages, pages that are not recorded any more, and pages of people who edit the site stay as they are' )]
	public function testOtherPages(): void {
		self::assertSame( '<hr class="wp-block-separator" />', $this->page( $this->publishedPost() ) );
		$this->asAdmin();
		self::assertSame( '<hr class="wp-block-separator" />', $this->page( $this->post ) );
		$this->asVisitor();
		update_option( 'userfeedback_heatmaps_recording', [] );
		self::assertSame( '<hr class="wp-block-separator" />', $this->page( $this->post ) );
	}

	private function publishedPost(): int {
		return (int) wp_insert_post(
			[
				'post_title'   => 'A page',
				'post_content' => self::CONTENT,
				'post_status'  => 'publish',
			]
		);
	}

	/**
	 * The content of a page as the request of a visitor gets it, and what the add-on puts after it.
	 */
	private function page( int $post ): string {
		$this->goTo( [ 'p' => $post ] );
		remove_filter( 'render_block', [ BlockMarks::class, 'mark' ], 100 );
		remove_action( 'wp_enqueue_scripts', [ AddOn::class, 'enqueueRecorder' ] );
		remove_action( 'wp_footer', [ AddOn::class, 'printData' ] );
		$GLOBALS['wp_scripts'] = null;
		Module::startRecorder();
		ob_start();
		echo trim( do_blocks( (string) get_post()?->post_content ) );
		if ( has_action( 'wp_enqueue_scripts', [ AddOn::class, 'enqueueRecorder' ] ) === 10 ) {
			AddOn::enqueueRecorder();
		}
		if ( has_action( 'wp_footer', [ AddOn::class, 'printData' ] ) === 10 ) {
			AddOn::printData();
		}
		wp_scripts()->do_items();
		return (string) ob_get_clean();
	}
}
