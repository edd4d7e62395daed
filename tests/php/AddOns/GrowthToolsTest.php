<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AddOns\GrowthTools;
use UserFeedback\AddOns\KnownPlugin;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * What the screens Growth Tools and About Us recommend.
 */
final class GrowthToolsTest extends TestCase {

	/**
	 * @param array<string, string> $expected
	 */
	#[DataProvider( 'sites' )]
	#[TestDox( '[ABT-03~] features an upgrade to Lite, Elite to plus and pro, and the analytics plugin to elite and to Pro without a license' )]
	public function testFeaturesWhatTheSiteLacks( FeatureGate $gate, array $expected ): void {
		$screen = ( new GrowthTools( $gate ) )->screen();
		self::assertSame( $expected, array_intersect_key( $screen['featured'], $expected ) );
		self::assertSame( [ 'traffic', 'engagement', 'revenue', 'guides' ], array_keys( $screen['sections'] ) );
		// The featured plugin is not recommended twice.
		$traffic = array_column( $screen['sections']['traffic'], 'slug' );
		self::assertSame( $expected['kind'] === 'upgrade', in_array( KnownPlugin::MonsterInsights->value, $traffic, true ) );
	}

	/**
	 * @return iterable<string, array{FeatureGate, array<string, string>}>
	 */
	public static function sites(): iterable {
		$analytics = [
			'kind' => 'plugin',
			'slug' => 'google-analytics-for-wordpress',
		];
		$upgrade = static fn ( string $plan ) => [
			'kind' => 'upgrade',
			'plan' => $plan,
		];
		yield 'lite' => [ OtherPlan::lite()->gate(), $upgrade( 'pro' ) ];
		yield 'plus' => [ OtherPlan::of( Plan::Plus )->gate(), $upgrade( 'elite' ) ];
		yield 'pro' => [ OtherPlan::of( Plan::Pro )->gate(), $upgrade( 'elite' ) ];
		yield 'elite' => [ OtherPlan::of( Plan::Elite )->gate(), $analytics ];
		yield 'pro without a key' => [ OtherPlan::withoutKey()->gate(), $analytics ];
		yield 'pro without a valid license' => [ OtherPlan::of( Plan::Pro, LicenseStatus::Expired )->gate(), $analytics ];
	}

	#[TestDox( '[ABT-03~] an upgrade names what its plan includes and the site lacks, and no more' )]
	public function testNamesWhatAnUpgradeAdds(): void {
		$features = static fn ( FeatureGate $gate ): array => (array) ( ( new GrowthTools( $gate ) )->screen()['featured']['features'] ?? [] );
		self::assertSame( [ 'Country targeting', 'Heatmaps', 'Viewing heatmaps' ], $features( OtherPlan::of( Plan::Pro )->gate() ) );
		self::assertContains( 'Webhooks', $features( OtherPlan::of( Plan::Plus )->gate() ) );
		self::assertNotContains( 'Exports', $features( OtherPlan::of( Plan::Plus )->gate() ) );
		$lite = $features( OtherPlan::lite()->gate() );
		self::assertSame( 'Results of post ratings', end( $lite ) );
		self::assertCount( 6, $lite );
	}

	#[TestDox( '[ABT-03~] an item is a plugin of the list that can be installed, or a guide with an address' )]
	public function testItems(): void {
		$screen = ( new GrowthTools( OtherPlan::lite()->gate() ) )->screen();
		foreach ( array_merge( ...array_values( $screen['sections'] ), ...[ GrowthTools::forAbout() ] ) as $item ) {
			self::assertNotSame( '', $item['text'] );
			if ( $item['kind'] === 'plugin' ) {
				self::assertContains( KnownPlugin::tryFrom( $item['slug'] ), GrowthTools::plugins() );
				continue;
			}
			self::assertContains( $item['kind'], [ 'guide', 'link' ] );
			$known = '#^https://(developer\.)?wordpress\.org/|page=userfeedback_about\#/about/getting-started$#';
			self::assertMatchesRegularExpression( $known, $item['url'] );
		}
		self::assertSame( [ 'guide' => 5, 'link' => 1 ], array_count_values( array_column( $screen['sections']['guides'], 'kind' ) ) );
		self::assertCount( 6, GrowthTools::forAbout() );
	}

	public function testEveryPluginHasItsOwnBasename(): void {
		$names = array_merge( ...array_map( static fn ( KnownPlugin $plugin ) => $plugin->basenames(), KnownPlugin::cases() ) );
		self::assertSame( array_unique( $names ), $names );
		foreach ( $names as $name ) {
			self::assertMatchesRegularExpression( '#^[a-z0-9-]+/[a-z0-9_-]+\.php$#', $name );
		}
	}
}
