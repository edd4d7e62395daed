<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\HeatmapFixtures;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Many processes report views of one page at the same moment.
 */
#[Group( 'commits' )]
final class HeatmapRaceTest extends TestCase {

	use HeatmapFixtures;

	private const WORKERS = 8;

	/** Of each process: together more than are wanted. */
	private const VIEWS = 20;

	private const WANTED = 100;

	#[TestDox( '[ADD-06~] of 160 views in eight processes at once exactly the wanted 100 are counted, with all that happened in them' )]
	#[DataProviderExternal( Isolation::class, 'both' )]
	public function testTheWantedViewsAreExact( ?bool $isolation ): void {
		OtherPlan::of( Plan::Elite )->takeOver();
		$heatmap   = $this->recordedPage( '/raced', self::WANTED );
		$arguments = [];
		for ( $worker = 0; $worker < self::WORKERS; $worker++ ) {
			$parts = [];
			for ( $view = 0; $view < self::VIEWS; $view++ ) {
				// Elements that others report as well, and one of its own, in another order each time.
				$paths   = [ "main>a:nth($worker)", 'main>b', 'main>c', "main>d:nth($view)" ];
				$parts[] = self::viewPart(
					$heatmap,
					[
						'paths' => $view % 2 === 0 ? $paths : array_reverse( $paths ),
						'cells' => array_map( static fn ( int $index ) => [ 'click', $index, 7, 1 ], range( 0, 3 ) ),
					]
				);
			}
			$arguments[] = Isolation::with( $isolation, [ 'parts' => $parts ] );
		}
		$sums = [];
		foreach ( Worker::race( 'view', $arguments ) as $result ) {
			foreach ( $result as $status => $count ) {
				$sums[ $status ] = ( $sums[ $status ] ?? 0 ) + (int) $count;
			}
		}
		RaceReport::add( 'ADD-06 160 views of a heatmap of 100' . ( $isolation === true ? ', snapshot isolation on' : '' ), $sums );
		if ( ! StoredState::isSqlite() ) {
			self::assertSame( 0, $sums['503'] ?? 0, 'refused' );
		}
		self::assertSame( [ self::WANTED, self::WORKERS * self::VIEWS ], [ $sums['200'] ?? 0, ( $sums['200'] ?? 0 ) + ( $sums['410'] ?? 0 ) ] );
		$row = $this->heatmapRow( $heatmap );
		self::assertSame( [ '100', '400', 'done' ], [ $row['views'], $row['clicks'], $row['state'] ] );
		$kinds = [];
		foreach ( $this->storedCells( $heatmap ) as $name => $count ) {
			$kinds[ $name[0] ] = ( $kinds[ $name[0] ] ?? 0 ) + $count;
		}
		self::assertSame( [ 'c' => 400, 's' => 100, 'v' => 100 ], $kinds );
		self::assertSame( (int) $row['anchors'], count( preg_grep( '/^c /', array_keys( $this->storedCells( $heatmap ) ) ) ?: [] ) );
	}
}
