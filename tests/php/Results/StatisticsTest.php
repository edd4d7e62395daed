<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Results\Intervals;
use UserFeedback\Results\NpsStatistics;
use UserFeedback\Results\NumberStatistics;
use UserFeedback\Results\Significance;
use UserFeedback\Tests\TestCase;

/**
 * Scores and intervals, against values that others have published or that were calculated by hand.
 */
final class StatisticsTest extends TestCase {

	#[TestDox( '[PLS-13~] a share has the Wilson interval of 95%' )]
	#[DataProvider( 'shares' )]
	public function testAShareHasTheWilsonInterval( int $count, int $total, float $low, float $high ): void {
		$interval = Intervals::ofShare( $count, $total );
		// Exactly: a screen shows 100%, not a little less.
		self::assertSame( $high === 1.0, $interval['high'] === 1.0 );
		self::assertEqualsWithDelta( [ $low, $high ], array_values( $interval ), 5e-5 );
	}

	/**
	 * The first four are those of R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17, 1998,
	 * table I, method 3.
	 *
	 * @return iterable<string, array{int, int, float, float}>
	 */
	public static function shares(): iterable {
		yield '81 of 263' => [ 81, 263, 0.2553, 0.3662 ];
		yield '15 of 148' => [ 15, 148, 0.0624, 0.1605 ];
		yield 'none of 20' => [ 0, 20, 0.0, 0.1611 ];
		yield '1 of 29' => [ 1, 29, 0.0061, 0.1718 ];
		yield 'all of 20' => [ 20, 20, 0.8389, 1.0 ];
		yield 'one of one' => [ 1, 1, 0.2065, 1.0 ];
		yield 'half' => [ 50, 100, 0.4038, 0.5962 ];
		yield 'nobody answered' => [ 0, 0, 0.0, 1.0 ];
	}

	#[TestDox( '[NPS-01~] the score is the percentage of promoters less that of detractors, with its 95% interval' )]
	public function testTheScoreIsPromotersLessDetractors(): void {
		$statistics = NpsStatistics::ofNumbers( [ 0 => 3, 6 => 7, 7 => 11, 8 => 9, 9 => 20, 10 => 30, 11 => 500, -1 => 500 ] );
		self::assertSame( [ 10, 20, 50 ], [ $statistics->detractors, $statistics->passives, $statistics->promoters ] );
		self::assertSame( 50.0, $statistics->score() );
		// p + d − (p − d)² = 0.75 − 0.25; 1.96 · 100 · √(0.5 / 80).
		self::assertEqualsWithDelta( 15.4952, $statistics->margin(), 1e-4 );
		self::assertSame( 0, array_sum( array_column( (array) ( $statistics->toArray( [], null )['distribution'] ?? [] ), 'count' ) ) );
	}

	public function testWithoutAnswersThereIsNoScore(): void {
		self::assertNull( NpsStatistics::ofNumbers( [ 0 => 0, 10 => 0 ] )->toArray( [ 0 => 0, 10 => 0 ], null ) );
	}

	public function testAllOfOneKindHaveNoMargin(): void {
		self::assertSame( [ 100.0, 0.0 ], [ ( new NpsStatistics( 0, 0, 40 ) )->score(), ( new NpsStatistics( 0, 0, 40 ) )->margin() ] );
		self::assertSame( [ -100.0, 0.0 ], [ ( new NpsStatistics( 40, 0, 0 ) )->score(), ( new NpsStatistics( 40, 0, 0 ) )->margin() ] );
	}

	/** The standard errors are 7.16 and 7.59 (or 7.62) points: 20.44 (or 20.49) points are the least significant difference. */
	#[TestDox( '[PLS-13~] a score has changed only if the difference is larger than 1.96 standard errors of both, with 30 answers in each' )]
	public function testAChangeIsSignificantBeyondTheErrorsOfBoth(): void {
		$now = new NpsStatistics( 25, 25, 75 );
		self::assertFalse( $now->differsFrom( new NpsStatistics( 35, 30, 60 ) ), '20 points' );
		self::assertTrue( $now->differsFrom( new NpsStatistics( 36, 30, 59 ) ), '21.6 points' );
		self::assertTrue( ( new NpsStatistics( 36, 30, 59 ) )->differsFrom( $now ), 'whichever is first' );
		self::assertFalse( ( new NpsStatistics( 0, 0, 30 ) )->differsFrom( new NpsStatistics( 29, 0, 0 ) ), '29 answers' );
		self::assertTrue( ( new NpsStatistics( 0, 0, 30 ) )->differsFrom( new NpsStatistics( 30, 0, 0 ) ), '30 answers' );
	}

	#[TestDox( '[PLS-13~] an average has the interval of 1.96 standard errors, within its scale' )]
	public function testAnAverageHasAnIntervalWithinItsScale(): void {
		// Mean 3, squared deviations 4 + 1 + 0 + 1 + 4 = 10, s² = 2.5, s/√5 = 0.7071.
		$statistics = new NumberStatistics( [ 1 => 1, 2 => 1, 3 => 1, 4 => 1, 5 => 1 ] );
		self::assertSame( 3.0, (float) $statistics->average() );
		self::assertEqualsWithDelta( [ 1.6141, 4.3859 ], array_values( $statistics->interval( 1, 5 ) ?? [] ), 1e-4 );
		self::assertEqualsWithDelta( [ 2, 4 ], array_values( $statistics->interval( 2, 4 ) ?? [] ), 1e-9, 'cut' );
		self::assertNull( ( new NumberStatistics( [ 4 => 1 ] ) )->interval( 1, 5 ), 'one answer' );
		$interval = ( new NumberStatistics( [ 4 => 9 ] ) )->interval( 1, 5 ) ?? [];
		self::assertSame( [ 4.0, 4.0 ], array_map( floatval( ... ), array_values( $interval ) ) );
		self::assertNull( ( new NumberStatistics( [] ) )->average() );
	}

	public function testAverageOfNumbersBeyondTheScaleStaysWithinItsInterval(): void {
		$interval = ( new NumberStatistics( [ 9 => 2, 10 => 2 ] ) )->interval( 1, 5 );
		self::assertNotNull( $interval );
		self::assertSame( 9.5, (float) $interval['high'] );
		self::assertGreaterThan( 8, $interval['low'] );
	}

	public function testAveragesDifferBeyondTheErrorsOfBoth(): void {
		$low  = new NumberStatistics( [ 3 => 20, 4 => 20 ] );
		$high = new NumberStatistics( [ 3 => 11, 4 => 29 ] );
		// Means 3.5 and 3.725; standard errors 0.0801 and 0.0715: 0.2104 is the least significant difference.
		self::assertTrue( $low->differsFrom( $high ) );
		self::assertFalse( $low->differsFrom( new NumberStatistics( [ 3 => 12, 4 => 28 ] ) ), '0.2' );
		self::assertFalse( ( new NumberStatistics( [ 1 => 29 ] ) )->differsFrom( new NumberStatistics( [ 5 => 29 ] ) ), 'too few' );
		self::assertTrue( ( new NumberStatistics( [ 1 => 30 ] ) )->differsFrom( new NumberStatistics( [ 5 => 30 ] ) ), '30 answers' );
		self::assertFalse( ( new NumberStatistics( [] ) )->differsFrom( $low ), 'none' );
	}

	#[TestDox( "[PLS-23~] of probabilities, Holm's method keeps those that are at most 5 % divided by the rows that are left" )]
	public function testHolmKeepsTheSmallestProbabilities(): void {
		// Of four rows: 0.0125, 0.0167, 0.025, 0.05.
		$kept = Significance::holm( [ 'a' => 0.016, 'b' => 0.9, 'c' => 0.0125, 'd' => 0.026 ] );
		self::assertSame( [ 'c' => true, 'a' => true, 'd' => false, 'b' => false ], $kept );
		self::assertSame( [ true ], Significance::holm( [ 0.05 ] ) );
		self::assertSame( [ false, false ], Significance::holm( [ 0.03, 0.04 ] ), 'once one is too large, all larger ones are' );
		self::assertSame( [], Significance::holm( [] ) );
	}

	#[TestDox( "[PLS-23~] the probability of a difference is that of the normal distribution, of shares with Yates' correction" )]
	public function testProbabilityOfDifference(): void {
		self::assertEqualsWithDelta( 0.05, Significance::ofDifference( 1.959964, 1.0 ), 1e-6 );
		self::assertEqualsWithDelta( 5.733e-7, Significance::ofDifference( 5.0, 1.0 ), 1e-8 );
		self::assertSame( 1.0, Significance::ofDifference( 0.0, 1.0 ) );
		self::assertSame( 1.0, Significance::ofDifference( 0.0, 0.0 ) );
		self::assertSame( 0.0, Significance::ofDifference( 1.0, 0.0 ) );
		// χ² = 5.4 with one degree of freedom.
		self::assertEqualsWithDelta( 0.02014, Significance::ofShares( 20, 30, 10, 30 ), 1e-5 );
		self::assertSame( [ 1.0, 1.0 ], [ Significance::ofShares( 0, 30, 0, 40 ), Significance::ofShares( 30, 30, 40, 40 ) ] );
	}

	#[TestDox( '[PLS-23~] random answers have a mark in few comparisons: 87 rows, 60 times, with a fixed seed' )]
	public function testRandomAnswersHaveHardlyAnyMark(): void {
		mt_srand( 7 );
		$marked = 0;
		$alone  = 0;
		for ( $time = 0; $time < 60; $time++ ) {
			$chances = [];
			for ( $row = 0; $row < 87; $row++ ) {
				$chances[] = Significance::ofShares( self::draw( 44, 10 + $row % 40 ), 44, self::draw( 43, 10 + $row % 40 ), 43 );
			}
			$marked += (int) in_array( true, Significance::holm( $chances ), true );
			$alone  += count( array_filter( $chances, static fn ( float $chance ) => $chance <= 0.05 ) );
		}
		mt_srand();
		self::assertLessThanOrEqual( 3, $marked, '5 of 100 comparisons' );
		self::assertGreaterThan( 60, $alone, 'each row for itself would mark more than one row in each comparison' );
	}

	/**
	 * How many of some visitors choose an option that each of them chooses with a probability.
	 */
	private static function draw( int $visitors, int $percent ): int {
		$count = 0;
		for ( $visitor = 0; $visitor < $visitors; $visitor++ ) {
			$count += (int) ( mt_rand( 1, 100 ) <= $percent );
		}
		return $count;
	}
}
