<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;

/**
 * The one place that knows what this site may use. Services ask it for what they read and write; nobody else compares plans.
 *
 * A site is in one of three states: Lite; Pro without a valid license (a key that does not count, or a package of ours without one); Pro
 * licensed.
 *
 * @since 0.1.0
 */
final class FeatureGate {

	public function __construct(
		private readonly LicenseSource $licenses,
		private readonly AddOnStates $addOns
	) {}

	/**
	 * Whether the site may use a feature now, or what it would take.
	 */
	public function decide( Feature $feature ): Decision {
		$license = $this->licenses->current();
		$needs   = $feature->needs();
		if ( $license->isValid() || ( $needs->isReading && $this->hasExpired( $license ) ) ) {
			return $this->decideFor( $license->plan, $needs );
		}
		return $this->isPro() ? Decision::License : Decision::Upgrade;
	}

	public function allows( Feature $feature ): bool {
		return $this->decide( $feature ) === Decision::Allowed;
	}

	/**
	 * Whether what was set up while the feature was allowed goes on working: also after the license has expired, when nothing new may be.
	 */
	public function keeps( Feature $feature ): bool {
		return $this->decideFor( $this->licenses->keptPlan(), $feature->needs() ) === Decision::Allowed;
	}

	/**
	 * Whether a feature would go on working, see keeps(), but its add-on is not active.
	 *
	 * @since 0.4.0
	 */
	public function lacksAddOn( Feature $feature ): bool {
		return $this->decideFor( $this->licenses->keptPlan(), $feature->needs() ) === Decision::ActivateAddon;
	}

	/**
	 * Does nothing when the feature is allowed.
	 *
	 * @throws FeatureLocked When it is not.
	 */
	public function demand( Feature $feature ): void {
		$decision = $this->decide( $feature );
		if ( $decision !== Decision::Allowed ) {
			throw FeatureLocked::of( $feature, $decision );
		}
	}

	/**
	 * What is wrong with a field that asks for a feature; null when the feature is allowed.
	 *
	 * @param string $field Path of the field.
	 */
	public function fieldError( Feature $feature, string $field ): ?FieldError {
		$decision = $this->decide( $feature );
		return $decision === Decision::Allowed
			? null
			: new FieldError( $field, 'locked_' . $decision->value, FeatureLocked::text( $feature, $decision ) );
	}

	/**
	 * Whether the license holds an add-on, so that it may be installed and activated.
	 */
	public function decideAddOn( AddOn $addOn ): Decision {
		$license = $this->licenses->current();
		if ( $license->isValid() ) {
			return $license->plan->covers( self::planOf( $addOn ) ) ? Decision::Allowed : Decision::Upgrade;
		}
		return $this->isPro() ? Decision::License : Decision::Upgrade;
	}

	/**
	 * The plans that include a feature, lowest first.
	 *
	 * @since 0.3.0
	 *
	 * @return list<Plan>
	 */
	public static function plansWith( Feature $feature ): array {
		$least = $feature->needs()->plan;
		return array_values( array_filter( Plan::cases(), static fn ( Plan $plan ) => $plan->covers( $least ) ) );
	}

	/**
	 * The least plan that holds an add-on: that of the least of the features that it brings.
	 */
	public static function planOf( AddOn $addOn ): Plan {
		$least = Plan::Elite;
		foreach ( Feature::cases() as $feature ) {
			$needs = $feature->needs();
			if ( $needs->addOn === $addOn && $least->covers( $needs->plan ) ) {
				$least = $needs->plan;
			}
		}
		return $least;
	}

	/**
	 * The plan to recommend to this site: Pro to Lite, Elite to the plans between. Null for Elite, and for Pro without a valid license, which
	 * needs its key rather than another plan.
	 *
	 * @since 0.7.0
	 */
	public function offer(): ?Plan {
		if ( ! $this->isLicensed() ) {
			return $this->isPro() ? null : Plan::Pro;
		}
		return $this->plan() === Plan::Elite ? null : Plan::Elite;
	}

	/**
	 * What a plan would unlock that the site's own does not include, in the order of the feature table.
	 *
	 * @since 0.7.0
	 *
	 * @return list<Feature>
	 */
	public function gains( Plan $plan ): array {
		$isGained = fn ( Feature $feature ) => $this->decide( $feature ) === Decision::Upgrade && $plan->covers( $feature->needs()->plan );
		return array_values( array_filter( Feature::cases(), $isGained ) );
	}

	/**
	 * Whether this is the paid edition: a key is stored, or a package of ours is installed.
	 */
	public function isPro(): bool {
		return $this->licenses->current()->isStored() || $this->addOns->isAnyInstalled();
	}

	/**
	 * Whether there is a key that counts now.
	 */
	public function isLicensed(): bool {
		return $this->licenses->current()->isValid();
	}

	/**
	 * The plan that counts now; Lite without a valid key.
	 */
	public function plan(): Plan {
		return $this->isLicensed() ? $this->licenses->current()->plan : Plan::Lite;
	}

	private function hasExpired( License $license ): bool {
		return $license->status === LicenseStatus::Expired;
	}

	private function decideFor( Plan $plan, Requirement $needs ): Decision {
		if ( ! $plan->covers( $needs->plan ) ) {
			return Decision::Upgrade;
		}
		return $needs->addOn === null || $this->addOns->isActive( $needs->addOn ) ? Decision::Allowed : Decision::ActivateAddon;
	}
}
