<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Heatmaps\RecordingList;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * Recorded pages report what visitors do.
 */
final class CollectingTest extends TestCase {

	use HeatmapFixtures;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
	}

	#[TestDox( '[ADD-06~] parts of views become sums by kind, device, element and cell; nothing of a visitor is stored' )]
	public function testAddsUp(): void {
		$heatmap = $this->recordedPage();
		$first   = $this->sendView( $heatmap );
		self::assertSame( 200, $first->get_status(), (string) wp_json_encode( $first->get_data() ) );
		self::assertSame( [ 'success' => true ], $this->body( $first ) );
		$this->sendView( $heatmap, [ 'cells' => [ [ 0, 0, 17, 1 ], [ 'rage', 0, 17, 1 ], [ 'click', 0, 18, 4 ] ], 'fold' => 31 ] );
		$this->sendView( $heatmap, [ 'device' => 'mobile', 'cells' => [ [ 'click', 1, 255, 1 ] ], 'scroll' => 100 ] );
		self::assertSame(
			[
				'c d 017 main>a.buy'              => 3,
				'c d 018 main>a.buy'              => 4,
				'c m 255 [1a2b3c4d]>figure>img'  => 1,
				'd d 136 [1a2b3c4d]>figure>img'  => 1,
				'm d 017 main>a.buy'              => 5,
				'r d 017 main>a.buy'              => 1,
				's d 040'                         => 2,
				's m 100'                        => 1,
				'v d 030'                         => 1,
				'v d 031'                         => 1,
				'v m 030'                         => 1,
			],
			$this->storedCells( $heatmap )
		);
		$row = $this->heatmapRow( $heatmap );
		self::assertSame( [ '3', '8', '2' ], [ $row['views'], $row['clicks'], $row['anchors'] ] );
	}

	#[TestDox( '[ADD-06~] later parts of a view move its depth and count no view' )]
	public function testLaterParts(): void {
		$heatmap = $this->recordedPage();
		$view    = wp_generate_uuid4();
		$this->sendView( $heatmap, [ 'view' => $view, 'cells' => [] ] );
		$later = [ 'view' => $view, 'first' => false, 'cells' => [ [ 'click', 0, 1, 1 ] ] ];
		$this->sendView( $heatmap, [ 'part' => 2, 'scroll' => 70, 'scroll_before' => 40 ] + $later );
		$this->sendView( $heatmap, [ 'part' => 3, 'scroll' => 70, 'scroll_before' => 70 ] + $later );
		// A part that claims to scroll back, and one that says nothing of the part before.
		$this->sendView( $heatmap, [ 'part' => 4, 'scroll' => 10, 'scroll_before' => 70 ] + $later );
		$this->sendView( $heatmap, [ 'part' => 5, 'scroll' => 90 ] + $later );
		self::assertSame( [ 'c d 001 main>a.buy' => 4, 's d 070' => 1, 'v d 030' => 1 ], $this->storedCells( $heatmap ) );
		self::assertSame( '1', $this->heatmapRow( $heatmap )['views'] );
	}

	#[TestDox( 'a part that is sent again, as after a lost answer, counts once' )]
	public function testRepeatedParts(): void {
		$heatmap = $this->recordedPage();
		$first   = [ 'view' => wp_generate_uuid4(), 'cells' => [ [ 'click', 0, 1, 1 ] ] ];
		$second  = [ 'first' => false, 'part' => 2 ] + $first;
		foreach ( [ $first, $first, $second, $second ] as $part ) {
			self::assertSame( 200, $this->sendView( $heatmap, $part )->get_status() );
		}
		self::assertSame( [ 'c d 001 main>a.buy' => 2, 's d 040' => 1, 'v d 030' => 1 ], $this->storedCells( $heatmap ) );
		self::assertSame( '1', $this->heatmapRow( $heatmap )['views'] );
	}

	#[TestDox( '[ADD-06~] a heatmap ends by itself at the wanted number of views; the last ones may still send' )]
	public function testEndsByItself(): void {
		$heatmap = $this->recordedPage();
		$token   = self::tokenOf( $heatmap );
		$emptied = did_action( 'userfeedback_pages_outdated' );
		for ( $view = 1; $view <= 100; $view++ ) {
			self::assertSame( $emptied, did_action( 'userfeedback_pages_outdated' ), 'page caches stay' );
			$last = wp_generate_uuid4();
			self::assertSame( 200, $this->sendView( $heatmap, [ 'view' => $last, 'token' => $token ] )->get_status() );
		}
		self::assertSame( $emptied + 1, did_action( 'userfeedback_pages_outdated' ), 'pages in caches lose the recorder' );
		self::assertSame( [], get_option( RecordingList::OPTION ) );
		$this->assertRefused( $this->sendView( $heatmap, [ 'token' => $token ] ), 410, 'userfeedback_heatmap_ended' );
		$row = $this->heatmapRow( $heatmap );
		self::assertSame( [ '100', 'done', '200' ], [ $row['views'], $row['state'], $row['clicks'] ] );
		self::assertNotNull( $row['ended_at'] );
		$later = $this->sendView( $heatmap, [ 'view' => $last, 'token' => $token, 'first' => false, 'part' => 2 ] );
		self::assertSame( 200, $later->get_status() );
		self::assertSame( '202', $this->heatmapRow( $heatmap )['clicks'] );
		self::assertSame( $emptied + 1, did_action( 'userfeedback_pages_outdated' ), 'once' );
	}
}
