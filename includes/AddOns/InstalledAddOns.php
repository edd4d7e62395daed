<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\AddOnStates;

/**
 * The add-ons that lie below this site's plugins. Asked on every page of the dashboard: the list of active plugins is in memory anyway,
 * and only of active add-ons a file is read, once.
 *
 * @since 0.1.0
 */
final class InstalledAddOns implements AddOnStates {

	/** Header of an add-on's main file: the least version of the core that it runs with. */
	public const REQUIRES = 'Requires UserFeedback';

	/** @var array<string, bool> Whether each is there, by slug: every feature of a Lite site asks for all of them. */
	private array $present = [];

	/** @var array<string, array{version: string, requires: string, address: string}|null> By slug; null for one that is not there. */
	private array $headers = [];

	/**
	 * @param string $coreVersion Of the core that runs.
	 * @param string $folder      The folder of the plugins.
	 */
	public function __construct(
		private readonly string $coreVersion = USERFEEDBACK_VERSION,
		private readonly string $folder = WP_PLUGIN_DIR
	) {}

	public function isActive( AddOn $addOn ): bool {
		return $this->isSwitchedOn( $addOn ) && $this->fits( $addOn );
	}

	public function isInstalled( AddOn $addOn ): bool {
		return $this->present[ $addOn->value ] ??= is_file( $this->file( $addOn ) );
	}

	public function isAnyInstalled(): bool {
		foreach ( AddOn::cases() as $addOn ) {
			if ( $this->isInstalled( $addOn ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether WordPress loads it, be it for this site or for the network, and even if it does not fit.
	 */
	public function isSwitchedOn( AddOn $addOn ): bool {
		return in_array( $addOn->basename(), (array) get_option( 'active_plugins', [] ), true ) || $this->isNetworkActive( $addOn );
	}

	/**
	 * Whether it is active for the whole network.
	 */
	public function isNetworkActive( AddOn $addOn ): bool {
		return is_multisite() && isset( ( (array) get_site_option( 'active_sitewide_plugins', [] ) )[ $addOn->basename() ] );
	}

	/**
	 * Its version; null when it is not installed.
	 */
	public function version( AddOn $addOn ): ?string {
		return $this->headers( $addOn )['version'] ?? null;
	}

	/**
	 * The least version of the core that it runs with; null when it is not installed.
	 */
	public function requires( AddOn $addOn ): ?string {
		return $this->headers( $addOn )['requires'] ?? null;
	}

	/**
	 * Its Update URI, by which what lies in its folder is known to be ours; null when nothing is there.
	 */
	public function address( AddOn $addOn ): ?string {
		return $this->headers( $addOn )['address'] ?? null;
	}

	/**
	 * Whether it is installed and runs with this version of the core.
	 */
	public function fits( AddOn $addOn ): bool {
		$requires = $this->requires( $addOn );
		return $requires !== null && version_compare( $requires, $this->coreVersion, '<=' );
	}

	/**
	 * Whether its folder is a link to somewhere else, as in development: what it leads to must not be replaced.
	 */
	public function isLinked( AddOn $addOn ): bool {
		return is_link( $this->folder . '/' . $addOn->folder() );
	}

	/**
	 * Reads the files again when they are next asked for.
	 */
	public function forget(): void {
		$this->present = [];
		$this->headers = [];
		clearstatcache();
	}

	private function file( AddOn $addOn ): string {
		return $this->folder . '/' . $addOn->basename();
	}

	/**
	 * @return array{version: string, requires: string, address: string}|null
	 */
	private function headers( AddOn $addOn ): ?array {
		if ( ! array_key_exists( $addOn->value, $this->headers ) ) {
			$this->headers[ $addOn->value ] = $this->isInstalled( $addOn ) ? self::read( $this->file( $addOn ) ) : null;
		}
		return $this->headers[ $addOn->value ];
	}

	/**
	 * @return array{version: string, requires: string, address: string}
	 */
	private static function read( string $file ): array {
		$found = get_file_data(
			$file,
			[
				'version'  => 'Version',
				'requires' => self::REQUIRES,
				'address'  => 'Update URI',
			]
		);
		return [
			'version'  => $found['version'],
			'requires' => $found['requires'],
			'address'  => $found['address'],
		];
	}
}
