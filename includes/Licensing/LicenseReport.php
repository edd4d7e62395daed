<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

use UserFeedback\Support\Dates;

/**
 * What screens and ajax answers tell of this site's licences.
 */
final class LicenseReport {

	public function __construct( private readonly LicenseSource $licenses, private readonly FeatureGate $gate ) {}

	/**
	 * What every screen may know: no key is in it.
	 *
	 * @return array{
	 *     is_pro: bool,
	 *     is_licensed: bool,
	 *     license_type: string,
	 *     license_status: array{site: string, network: string|null},
	 *     source: string,
	 *     features: array<string, array{decision: string, plan: string, addon: string|null, title: string}>
	 * }
	 */
	public function site(): array {
		return [
			'is_pro'         => $this->gate->isPro(),
			'is_licensed'    => $this->gate->isLicensed(),
			'license_type'   => $this->gate->plan()->value,
			'license_status' => [
				'site'    => $this->licenses->ofSite()->status->value,
				'network' => $this->licenses->ofNetwork()?->status->value,
			],
			'source'         => $this->gate->isPro() ? 'proplugin' : 'liteplugin',
			'features'       => $this->features(),
		];
	}

	/**
	 * With the keys: for those only who manage them.
	 *
	 * @param bool $withNetworkKey Whether the key of the network is theirs too.
	 * @return array<string, mixed>
	 */
	public function withKeys( bool $withNetworkKey ): array {
		$network = $this->licenses->ofNetwork();
		$told    = $network === null ? null : self::license( $network );
		if ( $told !== null && ! $withNetworkKey ) {
			$told['key'] = '';
		}
		return self::license( $this->licenses->ofSite() ) + [ 'network' => $told ] + $this->site();
	}

	/**
	 * @return array{key: string, type: string, is_expired: bool, is_disabled: bool, is_invalid: bool, expires: string|null}
	 */
	private static function license( License $license ): array {
		return $license->toArray() + [ 'expires' => $license->expires === null ? null : Dates::toIso( $license->expires ) ];
	}

	/**
	 * @return array<string, array{decision: string, plan: string, addon: string|null, title: string}>
	 */
	private function features(): array {
		$told = [];
		foreach ( Feature::cases() as $feature ) {
			$needs                   = $feature->needs();
			$told[ $feature->value ] = [
				'decision' => $this->gate->decide( $feature )->value,
				'plan'     => $needs->plan->value,
				'addon'    => $needs->addOn?->value,
				'title'    => $feature->title(),
			];
		}
		return $told;
	}
}
