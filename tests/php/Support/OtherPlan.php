<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\AddOnStates;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\License;
use UserFeedback\Licensing\LicenseSource;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;

/**
 * A license and add-ons as a test says, in place of the site's own.
 */
final class OtherPlan implements LicenseSource, AddOnStates {

	/**
	 * @param bool $isInstalled Whether the add-ons are installed.
	 * @param bool $isActive    Whether they are active, too.
	 */
	private function __construct(
		private readonly License $license,
		private readonly bool $isInstalled,
		private readonly bool $isActive
	) {}

	/**
	 * Neither a key nor a package.
	 */
	public static function lite(): self {
		return new self( License::none(), false, false );
	}

	/**
	 * A package of ours without a key.
	 */
	public static function withoutKey(): self {
		return new self( License::none(), true, true );
	}

	/**
	 * A key of a plan, with the add-ons active or not.
	 */
	public static function of( Plan $plan, LicenseStatus $status = LicenseStatus::Valid, bool $hasAddOns = true ): self {
		return new self( new License( 'a key', $status, $plan ), true, $hasAddOns );
	}

	public function gate(): FeatureGate {
		return new FeatureGate( $this, $this );
	}

	/**
	 * Puts a plugin with this plan in charge of the REST API, until the test ends.
	 *
	 * @param array<class-string, object> $services Other services, such as a clock.
	 */
	public function takeOver( array $services = [] ): Plugin {
		remove_all_actions( 'rest_api_init' );
		remove_all_filters( 'user_has_cap' );
		unset( $GLOBALS['wp_rest_server'] );
		$plugin = new Plugin( [ FeatureGate::class => $this->gate() ] + $services );
		$plugin->register();
		return $plugin;
	}

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

	public function isActive( AddOn $addOn ): bool {
		return $this->isActive;
	}

	public function isInstalled( AddOn $addOn ): bool {
		return $this->isInstalled;
	}

	public function isAnyInstalled(): bool {
		return $this->isInstalled;
	}
}
