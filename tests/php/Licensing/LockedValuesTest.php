<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\TakingAway;
use UserFeedback\Tests\TestCase;

/**
 * What was stored while it was allowed, in the states of license and add-ons that differ: kept, taken away, put back.
 */
final class LockedValuesTest extends TestCase {

	use FeatureProbes;
	use TakingAway;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[GAT-01~] A locked value of a survey may stay and be taken away, and comes back or changes only where it is allowed' )]
	#[DataProvider( 'states' )]
	public function testALockedValueMayStayAndBeTakenAwayOnly( OtherPlan $plan ): void {
		$this->storeWhatIsAskedFor();
		$plan->takeOver();
		$this->assertValuesAreKeptAndTakenAway( $plan->gate() );
	}

	#[TestDox( '[GAT-01~] Roles are neither given nor taken while they are locked' )]
	#[DataProvider( 'states' )]
	public function testLockedRolesAreNeitherGivenNorTaken( OtherPlan $plan ): void {
		$plan->takeOver();
		$this->assertRolesAreKept( $plan->gate() );
	}

	/**
	 * Of the states of FeatureMatrixTest those that differ in what may be written.
	 *
	 * @return iterable<string, array{OtherPlan}>
	 */
	public static function states(): iterable {
		$written = array_filter(
			Feature::cases(),
			static fn ( Feature $feature ) => ! $feature->needs()->isReading && ! in_array( $feature, self::withoutACallYet(), true )
		);
		$seen    = [];
		foreach ( FeatureMatrixTest::states() as $name => [ $plan ] ) {
			$decisions = array_map( static fn ( Feature $feature ) => $plan->gate()->decide( $feature ), $written );
			if ( in_array( $decisions, $seen, true ) ) {
				continue;
			}

			$seen[] = $decisions;
			yield $name => [ $plan ];
		}
	}
}
