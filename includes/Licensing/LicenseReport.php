<?php

declare( strict_types=1 );

namespace UserFeedback\Licensing;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Dates;

/**
 * What screens and ajax answers tell of this site's licenses.
 *
 * @since 0.1.0
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
	 *     features: array<string, array{decision: string, plan: string, plans: list<string>, addon: string|null, title: string}>
	 * }
	 */
	public function site(): array {
		return [
			'is_pro'         => $this->gate->isPro(),
			'is_licensed'    => $this->gate->isLicensed(),
			'license_type'   => $this->gate->plan()->value,
			'license_status' => [
				'site'    => $this->licenses->ofSite()->shownStatus()->value,
				'network' => $this->licenses->ofNetwork()?->shownStatus()->value,
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
		return $this->all( true, $withNetworkKey );
	}

	/**
	 * The same with '' in place of the keys, which stand on no page: browsers keep pages, and people send them to each other.
	 *
	 * @return array<string, mixed>
	 */
	public function withoutKeys(): array {
		return $this->all( false, false );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function all( bool $withKey, bool $withNetworkKey ): array {
		$network = $this->licenses->ofNetwork();
		return self::license( $this->licenses->ofSite(), $withKey )
			+ [ 'network' => $network === null ? null : self::license( $network, $withNetworkKey ) ]
			+ $this->site();
	}

	/**
	 * @return array{key: string, type: string, is_expired: bool, is_disabled: bool, is_invalid: bool, expires: string|null}
	 */
	private static function license( License $license, bool $withKey ): array {
		$reported = $license->toArray() + [ 'expires' => $license->expires === null ? null : Dates::toIso( $license->expires ) ];
		return $withKey ? $reported : [ 'key' => '' ] + $reported;
	}

	/**
	 * @return array<string, array{decision: string, plan: string, plans: list<string>, addon: string|null, title: string}>
	 */
	private function features(): array {
		$reported = [];
		foreach ( Feature::cases() as $feature ) {
			$needs                   = $feature->needs();
			$reported[ $feature->value ] = [
				'decision' => $this->gate->decide( $feature )->value,
				'plan'     => $needs->plan->value,
				'plans'    => array_column( FeatureGate::plansWith( $feature ), 'value' ),
				'addon'    => $needs->addOn?->value,
				'title'    => $feature->title(),
			];
		}
		return $reported;
	}
}
