<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Licensing;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\FeatureLocked;
use UserFeedback\Licensing\License;
use UserFeedback\Licensing\LicenseSource;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\TestCase;

/**
 * What the gate decides, against a table that was written from the specification and not from the code.
 */
final class FeatureGateTest extends TestCase {

	private const PLANS = [ 'lite', 'plus', 'pro', 'elite' ];

	/** Feature → least plan, then the add-on that brings it, then whether it only reads what was collected. */
	public const TABLE = [
		'required'          => [ 'plus', null, false ],
		'thank-you-message' => [ 'plus', null, false ],
		'longer-ranges'     => [ 'plus', null, true ],
		'exports'           => [ 'plus', null, false ],
		'single-response'   => [ 'plus', null, true ],
		'response-changes'  => [ 'plus', null, false ],
		'quick-filters'     => [ 'plus', null, true ],
		'bulk-actions'      => [ 'plus', null, false ],
		'row-selection'     => [ 'plus', null, false ],
		'partial-answers'   => [ 'plus', null, false ],
		'middle-positions'  => [ 'plus', null, false ],
		'access-roles'      => [ 'plus', null, false ],
		'star-rating'       => [ 'plus', 'question-types', false ],
		'nps'               => [ 'plus', 'question-types', false ],
		'image-radio'       => [ 'plus', 'question-types', false ],
		'icon-choice'       => [ 'plus', 'question-types', false ],
		'randomize'         => [ 'plus', 'question-types', false ],
		'comment-box'       => [ 'plus', 'question-types', false ],
		'pro-templates'     => [ 'plus', 'templates', false ],
		'redirects'         => [ 'plus', 'behavior', false ],
		'timing'            => [ 'plus', 'behavior', false ],
		'display-length'    => [ 'plus', 'behavior', false ],
		'run-time'          => [ 'plus', 'behavior', false ],
		'start-minimized'   => [ 'plus', 'behavior', false ],
		'scheduling'        => [ 'plus', 'behavior', false ],
		'colors'            => [ 'plus', 'branding', false ],
		'fonts'             => [ 'plus', 'branding', false ],
		'texts'             => [ 'plus', 'branding', false ],
		'logo'              => [ 'plus', 'branding', false ],
		'page-rules'        => [ 'plus', 'targeting', false ],
		'advanced-pages'    => [ 'plus', 'targeting', false ],
		'devices'           => [ 'pro', 'targeting', false ],
		'conditional-email' => [ 'pro', null, false ],
		'ai-summary'        => [ 'pro', null, false ],
		'webhooks'          => [ 'pro', null, false ],
		'post-ratings'      => [ 'pro', 'post-ratings', false ],
		'rating-results'    => [ 'pro', 'post-ratings', true ],
		'countries'         => [ 'elite', 'geo-restrictions', false ],
		'heatmaps'          => [ 'elite', 'heatmaps', false ],
		'heatmap-results'   => [ 'elite', 'heatmaps', true ],
	];

	#[TestDox( "[GAT-05] every feature × plan × license status × add-on state comes out as the specification's table says" )]
	public function testMatrix(): void {
		self::assertSame( array_keys( self::TABLE ), array_column( Feature::cases(), 'value' ), 'the table and the features' );
		$checked = 0;
		foreach ( self::TABLE as $name => [ $least, $addOn, $isReading ] ) {
			$feature = Feature::from( $name );
			foreach ( self::PLANS as $plan ) {
				foreach ( LicenseStatus::cases() as $status ) {
					if ( ( $plan === 'lite' ) !== ( $status === LicenseStatus::None ) ) {
						continue;
					}
					foreach ( self::addOnStates( $addOn ) as $state => [ $installed, $active ] ) {
						$expected = self::expected( $least, $addOn, $isReading, $plan, $status->value, $installed !== [], $active );
						$decision = self::gate( $plan, $status, $installed, $active )->decide( $feature );
						self::assertSame( $expected, $decision->value, "$name, $plan, {$status->value}, add-ons: $state" );
						++$checked;
					}
				}
			}
		}
		self::assertGreaterThan( 2000, $checked );
	}

	#[TestDox( '[GAT-05~] each plan covers itself and those below it: lite < plus < pro < elite' )]
	public function testOrderOfPlans(): void {
		self::assertSame( self::PLANS, array_column( Plan::cases(), 'value' ) );
		foreach ( self::PLANS as $rank => $plan ) {
			foreach ( self::PLANS as $otherRank => $other ) {
				self::assertSame( $rank >= $otherRank, Plan::from( $plan )->covers( Plan::from( $other ) ), "$plan, $other" );
			}
		}
	}

	public function testARefusalSaysWhatItWouldTake(): void {
		$gate = self::gate( 'plus', LicenseStatus::Valid, [ AddOn::Targeting ], [ AddOn::Targeting ] );
		$gate->demand( Feature::PageRules );
		try {
			$gate->demand( Feature::Devices );
			self::fail( 'It was allowed.' );
		} catch ( FeatureLocked $refusal ) {
			self::assertSame( 403, $refusal->status );
			$expected = [ 'feature' => 'devices', 'decision' => 'upgrade', 'plan' => 'pro', 'addon' => 'targeting' ];
			self::assertSame( $expected, $refusal->details );
		}
	}

	public function testWhatWasSetUpGoesOnAfterTheLicenseHasExpiredAndNotWithoutOne(): void {
		foreach ( LicenseStatus::cases() as $status ) {
			$plan = $status === LicenseStatus::None ? 'lite' : 'pro';
			$goes = in_array( $status, [ LicenseStatus::Valid, LicenseStatus::Expired ], true );
			$gate = self::gate( $plan, $status, AddOn::cases(), AddOn::cases() );
			self::assertSame( $goes, $gate->keeps( Feature::Timing ), $status->value );
			self::assertFalse( $gate->keeps( Feature::Countries ), "$status->value: above the plan" );
			self::assertFalse( self::gate( $plan, $status, AddOn::cases(), [] )->keeps( Feature::Timing ), "$status->value: without the add-on" );
		}
	}

	public function testAPlanHoldsTheAddOnsOfItsFeaturesAndOfThoseBelow(): void {
		$least = array_fill_keys( [ 'behavior', 'branding', 'targeting', 'templates', 'question-types' ], 'plus' )
			+ [ 'post-ratings' => 'pro', 'heatmaps' => 'elite', 'geo-restrictions' => 'elite' ];
		foreach ( AddOn::cases() as $addOn ) {
			foreach ( [ 'plus', 'pro', 'elite' ] as $plan ) {
				$covers   = array_search( $plan, self::PLANS, true ) >= array_search( $least[ $addOn->value ], self::PLANS, true );
				$decision = self::gate( $plan, LicenseStatus::Valid, [], [] )->decideAddOn( $addOn );
				self::assertSame( $covers ? 'allowed' : 'upgrade', $decision->value, "$addOn->value, $plan" );
				self::assertSame( 'license', self::gate( $plan, LicenseStatus::Expired, [], [] )->decideAddOn( $addOn )->value );
			}
			self::assertSame( 'upgrade', self::gate( 'lite', LicenseStatus::None, [], [] )->decideAddOn( $addOn )->value );
			self::assertSame( 'license', self::gate( 'lite', LicenseStatus::None, [ $addOn ], [] )->decideAddOn( $addOn )->value );
		}
	}

	public function testThreeStates(): void {
		$states = [
			[ self::gate( 'lite', LicenseStatus::None, [], [] ), false, false, Plan::Lite ],
			[ self::gate( 'lite', LicenseStatus::None, [ AddOn::Templates ], [] ), true, false, Plan::Lite ],
			[ self::gate( 'elite', LicenseStatus::Invalid, [], [] ), true, false, Plan::Lite ],
			[ self::gate( 'elite', LicenseStatus::Disabled, [], [] ), true, false, Plan::Lite ],
			[ self::gate( 'elite', LicenseStatus::Expired, [], [] ), true, false, Plan::Lite ],
			[ self::gate( 'plus', LicenseStatus::Valid, [], [] ), true, true, Plan::Plus ],
		];
		foreach ( $states as $i => [ $gate, $isPro, $isLicensed, $plan ] ) {
			self::assertSame( [ $isPro, $isLicensed, $plan ], [ $gate->isPro(), $gate->isLicensed(), $gate->plan() ], "state $i" );
		}
	}

	/**
	 * The rules once more, in the words of the specification.
	 *
	 * @param list<AddOn> $active
	 */
	private static function expected(
		string $least,
		?string $addOn,
		bool $isReading,
		string $plan,
		string $status,
		bool $isAnyInstalled,
		array $active
	): string {
		$mayRead = $status === 'valid' || ( $status === 'expired' && $isReading );
		if ( ! $mayRead ) {
			return $status === 'none' && ! $isAnyInstalled ? 'upgrade' : 'license';
		}
		if ( array_search( $plan, self::PLANS, true ) < array_search( $least, self::PLANS, true ) ) {
			return 'upgrade';
		}
		$isThere = $addOn === null || in_array( $addOn, array_column( $active, 'value' ), true );
		return $isThere ? 'allowed' : 'activate-addon';
	}

	/**
	 * Which add-ons are installed, and which of them are active.
	 *
	 * @return array<string, array{list<AddOn>, list<AddOn>}>
	 */
	private static function addOnStates( ?string $addOn ): array {
		$all    = AddOn::cases();
		$own    = array_values( array_filter( $all, static fn ( AddOn $one ) => $one->value === $addOn ) );
		$others = array_values( array_filter( $all, static fn ( AddOn $one ) => $one->value !== $addOn ) );
		return [
			'none'                => [ [], [] ],
			'all, inactive'       => [ $all, [] ],
			'all, active'         => [ $all, $all ],
			'only its own active' => [ $all, $own ],
			'all others active'   => [ $all, $others ],
		];
	}

	/**
	 * @param list<AddOn> $installed
	 * @param list<AddOn> $active
	 */
	private static function gate( string $plan, LicenseStatus $status, array $installed, array $active ): FeatureGate {
		$license = $status === LicenseStatus::None ? License::none() : new License( 'a key', $status, Plan::from( $plan ) );
		$source  = new class( $license ) implements LicenseSource {
			public function __construct( private readonly License $license ) {}

			public function current(): License {
				return $this->license;
			}

			public function ofSite(): License {
				return $this->license;
			}

			public function ofNetwork(): ?License {
				return null;
			}

			public function keptPlan(): Plan {
				return $this->license->keptPlan();
			}
		};
		$states = new class( $installed, $active ) implements AddOnStates {
			/**
			 * @param list<AddOn> $installed
			 * @param list<AddOn> $active
			 */
			public function __construct( private readonly array $installed, private readonly array $active ) {}

			public function isActive( AddOn $addOn ): bool {
				return in_array( $addOn, $this->active, true );
			}

			public function isInstalled( AddOn $addOn ): bool {
				return in_array( $addOn, $this->installed, true );
			}

			public function isAnyInstalled(): bool {
				return $this->installed !== [];
			}
		};
		return new FeatureGate( $source, $states );
	}
}
