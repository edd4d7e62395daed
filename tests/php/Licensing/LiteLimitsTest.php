<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Probe;
use UserFeedback\Tests\TestCase;

/**
 * The limits of the free edition (results-and-ratings.md, 6): the screens lock them (locks.spec.ts), and nobody gets around the screens.
 * Its add-ons are AddOnInstallerTest's.
 */
final class LiteLimitsTest extends TestCase {

	use FeatureProbes;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
		$this->storeWhatIsAskedFor();
	}

	#[TestDox( '[GAT-06~] On Lite each call behind a limit is refused with 403 and a message that says what it takes' )]
	#[DataProvider( 'limits' )]
	public function testEachCallBehindALimitIsRefused( Feature $feature ): void {
		$probes = array_filter( $this->probes(), static fn ( Probe $probe ) => $probe->feature === $feature );
		self::assertNotEmpty( $probes );
		OtherPlan::lite()->takeOver();
		foreach ( $probes as $probe ) {
			$response = ( $probe->ask )();
			$body     = $this->body( $response );
			self::assertSame( [ 403, 'userfeedback_feature_locked' ], [ $response->get_status(), $body['code'] ], $probe->title() );
			$decision = $body['data']['decision'] ?? str_replace( 'locked_', '', $body['data']['errors'][0]['code'] );
			self::assertSame( 'upgrade', $decision, $probe->title() );
			self::assertMatchesRegularExpression( '/^\p{Lu}.+\.$/su', $body['message'], $probe->title() );
		}
	}

	/**
	 * @return iterable<string, array{Feature}>
	 */
	public static function limits(): iterable {
		$limits = [
			Feature::LongerRanges,
			Feature::Exports,
			Feature::AiSummary,
			Feature::Scheduling,
			Feature::ResponseChanges,
			Feature::QuickFilters,
			Feature::BulkActions,
			Feature::SingleResponse,
		];
		foreach ( $limits as $feature ) {
			yield $feature->value => [ $feature ];
		}
	}
}
