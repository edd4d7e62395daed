<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\FeatureGate;

/**
 * The add-ons as the Addons screen shows them.
 *
 * @since 0.1.0
 */
final class AddOnList {

	/** What an add-on is called that the license holds; the others are called as the plan that does. */
	public const LICENSED = 'licensed';

	/**
	 * @param string|null $coreUrl     The address of the core's folder, with a slash; null for where it is.
	 * @param string      $coreVersion Of the core that runs.
	 */
	public function __construct(
		private readonly FeatureGate $gate,
		private readonly Catalogue $catalogue,
		private readonly InstalledAddOns $installed,
		private readonly ?string $coreUrl = null,
		private readonly string $coreVersion = USERFEEDBACK_VERSION
	) {}

	/**
	 * All of them. What is wrong with the catalogue is said beside them: what is installed can be shown without it.
	 *
	 * @return array{addons: list<array<string, mixed>>, error: string|null}
	 */
	public function all(): array {
		$entries = [];
		$error   = null;
		try {
			$entries = $this->catalogue->entries();
		} catch ( AddOnRefused $refused ) {
			$error = $refused->getMessage();
		}
		return [
			'addons' => array_map( fn ( AddOn $addOn ) => $this->item( $addOn, $entries[ $addOn->value ] ?? null ), AddOn::cases() ),
			'error'  => $error,
		];
	}

	/**
	 * One of them, by what is on this site only.
	 *
	 * @return array<string, mixed>
	 */
	public function one( AddOn $addOn ): array {
		return $this->item( $addOn, null );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function item( AddOn $addOn, ?CatalogueEntry $entry ): array {
		$isLicensed = $this->gate->decideAddOn( $addOn ) === Decision::Allowed;
		$plan       = FeatureGate::planOf( $addOn )->value;
		$present    = $this->installed->version( $addOn );
		$isUpdate   = $entry !== null && $present !== null && $entry->fits( $this->coreVersion )
			&& version_compare( $entry->version, $present, '>' );
		return [
			'slug'      => $addOn->value,
			'title'     => $addOn->title(),
			'excerpt'   => $addOn->excerpt(),
			'icon'      => ( $this->coreUrl ?? plugin_dir_url( USERFEEDBACK_FILE ) ) . "addons/$addOn->value/icon.svg",
			'type'      => $isLicensed ? self::LICENSED : $plan,
			'plan'      => $plan,
			'version'   => $present ?? $entry->version ?? '',
			'installed' => $present !== null,
			'active'    => $this->installed->isActive( $addOn ),
			'basename'  => $addOn->basename(),
			'url'       => $addOn->value,
			'redirect'  => $entry?->redirect,
			'update'    => $isUpdate ? $entry->version : null,
		];
	}
}
