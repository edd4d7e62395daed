<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\LicenseReport;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\Licenses;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\TakingAway;
use UserFeedback\Tests\Support\TryOut;
use UserFeedback\Tests\TestCase;

/**
 * The site's own gate, with a signed elite key and the plugin of one add-on active and loaded, and none of the others.
 */
final class OneAddOnTest extends TestCase {

	use FeatureProbes;
	use TakingAway;
	use TryOut;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( "[GAT-05] With one add-on active alone the site's own gate allows its features, those without an add-on, and no other" )]
	#[DataProvider( 'addOns' )]
	public function testTheGateAllowsTheFeaturesOfTheAddOnOnly( ?AddOn $addOn ): void {
		$plugin  = $this->onlyWith( $addOn );
		$told    = ( new LicenseReport( $plugin->get( LicenseStore::class ), $plugin->get( FeatureGate::class ) ) )->site()['features'];
		$checked = 0;
		foreach ( FeatureGateTest::TABLE as $name => $line ) {
			$expected = in_array( $line[1], [ null, $addOn?->value ], true ) ? Decision::Allowed : Decision::ActivateAddon;
			self::assertSame( $expected, $plugin->get( FeatureGate::class )->decide( Feature::from( $name ) ), $name );
			self::assertSame( $expected->value, $told[ $name ]['decision'], $name );
			++$checked;
		}
		self::assertSame( count( Feature::cases() ), $checked );
	}

	#[TestDox( "[GAT-01~] With one add-on active alone the server and its stored values obey the site's own gate" )]
	#[DataProvider( 'addOnsWithACall' )]
	public function testTheServerObeysTheSitesOwnGate( ?AddOn $addOn ): void {
		$this->storeWhatIsAskedFor();
		$plugin = $this->onlyWith( $addOn );
		$this->assertServerObeys( $plugin->get( FeatureGate::class ) );
		// LockedValuesTest tries every field: what is asked here is whether the site's own gate is the one that decides.
		$this->assertValuesAreKeptAndTakenAway( $plugin->get( FeatureGate::class ), true );
	}

	/**
	 * @return iterable<string, array{AddOn|null}>
	 */
	public static function addOns(): iterable {
		yield 'none' => [ null ];
		foreach ( AddOn::cases() as $addOn ) {
			yield $addOn->value => [ $addOn ];
		}
	}

	/**
	 * Without those of whose features no call asks for one: to the server they are the same as none.
	 *
	 * @return iterable<string, array{AddOn|null}>
	 */
	public static function addOnsWithACall(): iterable {
		foreach ( self::addOns() as $name => [ $addOn ] ) {
			$asked = static fn ( Feature $feature ) => $feature->needs()->addOn === $addOn && ! in_array( $feature, self::withoutACallYet(), true );
			if ( array_filter( Feature::cases(), $asked ) !== [] ) {
				yield $name => [ $addOn ];
			}
		}
	}

	/**
	 * The plugin as it is in a request on a site where one add-on is active, and nothing else.
	 */
	private function onlyWith( ?AddOn $addOn ): Plugin {
		Licenses::put( Licenses::key( 'elite' ) );
		$active = [ plugin_basename( USERFEEDBACK_FILE ), ...array_filter( [ $addOn?->basename() ] ) ];
		update_option( 'active_plugins', $active );
		remove_all_actions( 'userfeedback_register' );
		if ( $addOn !== null ) {
			include WP_PLUGIN_DIR . '/' . $addOn->basename();
		}
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'user_has_cap' );
		unset( $GLOBALS['wp_rest_server'] );
		$plugin = new Plugin();
		$plugin->register();
		return $plugin;
	}
}
