<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\Askable;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Probe;
use UserFeedback\Tests\Support\SourceFiles;
use UserFeedback\Tests\TestCase;

/**
 * Nothing can be asked for that FeatureMatrixTest does not ask for, unless tests/fixtures/open-in-every-plan.json says why every plan has it.
 */
final class FeatureCoverageTest extends TestCase {

	use FeatureProbes;

	/** Code that may name every feature: the table and what reads it. */
	private const TABLE = '#^includes/Licensing/#';

	/** What design.md (5) lets an expired licence read, though it may not change it. */
	private const READ_AND_WRITTEN = [ Feature::PostRatings, Feature::Heatmaps ];

	/** @var list<Probe> */
	private array $all;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->storeWhatIsAskedFor();
		$this->all = $this->probes();
	}

	/** @testdox [GAT-01] Each route, argument, field and action has a probe in the matrix of plans or a reason why every plan has it */
	public function testNothingCanBeAskedForWithoutAProbeOrAReason(): void {
		$askable = Askable::all();
		$probed  = array_unique( array_column( $this->all, 'name' ) );
		$open    = $this->open( $askable );
		$fixture = 'tests/fixtures/open-in-every-plan.json';
		self::assertSame( [], array_values( array_diff( $askable, $probed, $open ) ), "needs a probe (FeatureProbes) or a line in $fixture" );
		self::assertSame( [], array_values( array_diff( $probed, $askable ) ), 'probed, and not there' );
		self::assertSame( [], array_values( array_intersect( $probed, $open ) ), "probed, and open in $fixture" );
	}

	public function testAFeatureIsProbedOrHasNoCall(): void {
		$probed = array_unique( array_map( static fn ( Probe $probe ) => $probe->feature->value, $this->all ) );
		$others = array_column( [ ...self::onScreensOnly(), ...self::withoutACallYet() ], 'value' );
		self::assertSame( [], array_values( array_intersect( $probed, $others ) ), 'has a probe: take it from the lists of those without' );
		self::assertEqualsCanonicalizing( array_column( Feature::cases(), 'value' ), [ ...$probed, ...$others ] );
	}

	/** @testdox [GAT-01~] What the code asks the gate for is what is probed */
	public function testEveryFeatureThatTheCodeAsksForIsProbed(): void {
		$probed = array_unique( array_map( static fn ( Probe $probe ) => $probe->feature->name, $this->all ) );
		$asked  = [];
		foreach ( SourceFiles::of( [ 'includes', 'addons' ] ) as $name => $code ) {
			if ( preg_match( self::TABLE, $name ) !== 1 ) {
				preg_match_all( '/\bFeature::(\w+)/', $code, $found );
				array_push( $asked, ...$found[1] );
			}
		}
		// A feature by a computed name (from, tryFrom, cases) hides what is asked for.
		self::assertEqualsCanonicalizing( $probed, array_values( array_unique( $asked ) ), 'what the code asks for, and what is probed' );
	}

	/** @testdox [GAT-05~] What an expired licence may read and not change is two features before a call asks for it */
	public function testWhatIsReadAndWrittenIsSplitBeforeItIsAskedFor(): void {
		foreach ( self::READ_AND_WRITTEN as $feature ) {
			self::assertFalse( $feature->needs()->isReading );
			self::assertContains( $feature, self::withoutACallYet(), 'Split it: a feature that isReading, and one that is not (features.php).' );
		}
	}

	/**
	 * The names that are open in every plan; "* page" is that argument of every route.
	 *
	 * @param list<string> $askable
	 * @return list<string>
	 */
	private function open( array $askable ): array {
		/** @var array<string, string> $lines */
		$lines = wp_json_file_decode( dirname( __DIR__, 2 ) . '/fixtures/open-in-every-plan.json', [ 'associative' => true ] );
		$open  = [];
		foreach ( $lines as $line => $reason ) {
			self::assertGreaterThan( 10, strlen( $reason ), "$line: why?" );
			$found = str_starts_with( $line, '* ' )
				? (array) preg_grep( '#^[A-Z]+ /\S* ' . preg_quote( substr( $line, 2 ), '#' ) . '$#', $askable )
				: array_intersect( $askable, [ $line ] );
			self::assertNotEmpty( $found, "open, and not there: $line" );
			array_push( $open, ...array_map( strval( ... ), array_values( $found ) ) );
		}
		return $open;
	}
}
