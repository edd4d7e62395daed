<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use stdClass;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\FeatureGate;
use WP_Error;

/**
 * Tells WordPress which add-ons have a new version in the configured catalogue, and hands it packages that were checked as those of
 * first installations are. Other plugins' updates pass through.
 *
 * @since 0.1.0
 */
final class UpdateOffers {

	/** The host of the add-ons' Update URI. It names them; nothing is ever fetched from it. */
	public const HOST = 'userfeedback.example';

	/**
	 * @param string $coreVersion Of the core that runs.
	 */
	public function __construct(
		private readonly FeatureGate $gate,
		private readonly Catalogue $catalogue,
		private readonly CheckedPackages $packages,
		private readonly InstalledAddOns $installed,
		private readonly string $coreVersion = USERFEEDBACK_VERSION
	) {}

	/**
	 * The update of a plugin: ours where it is one of our add-ons.
	 *
	 * @param mixed        $update   What others offer, or false.
	 * @param mixed        $headers  Of the plugin.
	 * @param mixed        $basename Of the plugin.
	 * @return mixed
	 */
	public function offer( mixed $update, mixed $headers, mixed $basename ): mixed {
		$addOn = is_string( $basename ) ? AddOn::ofBasename( $basename ) : null;
		if ( $addOn === null || ! is_array( $headers ) || ( $headers['UpdateURI'] ?? null ) !== self::address( $addOn ) ) {
			return $update;
		}
		return $this->latest( $addOn ) ?? $update;
	}

	/**
	 * Puts new versions on the list of updates. Where its directory does not answer, as in a network without a way out, WordPress stores the
	 * list without asking anybody else.
	 *
	 * @param mixed $updates The list.
	 * @return mixed
	 */
	public function complete( mixed $updates ): mixed {
		if ( ! $updates instanceof stdClass ) {
			return $updates;
		}
		// WordPress looks again right after it has brought one up to date.
		$this->installed->forget();
		$response = (array) ( $updates->response ?? [] );
		foreach ( AddOn::cases() as $addOn ) {
			// Null for one that is not there, another one for a stranger in its folder.
			if ( $this->installed->address( $addOn ) !== self::address( $addOn ) ) {
				continue;
			}
			$latest = $this->latest( $addOn );
			unset( $response[ $addOn->basename() ] );
			if ( $latest !== null && version_compare( $latest['version'], (string) $this->installed->version( $addOn ), '>' ) ) {
				$response[ $addOn->basename() ] = (object) $latest;
			}
		}
		$updates->response = $response;
		return $updates;
	}

	/**
	 * What the catalogue has of an add-on, as WordPress describes updates; null when it has none that can take the place of what is there.
	 *
	 * @return array{id: string, slug: string, plugin: string, version: string, new_version: string, url: string, package: string}|null
	 */
	private function latest( AddOn $addOn ): ?array {
		try {
			$entry = $this->catalogue->entries()[ $addOn->value ] ?? null;
		} catch ( AddOnRefused ) {
			$entry = null;
		}
		if ( $entry === null || ! $entry->fits( $this->coreVersion ) || $this->installed->isLinked( $addOn ) ) {
			return null;
		}
		return [
			'id'          => self::address( $addOn ),
			'slug'        => $addOn->folder(),
			'plugin'      => $addOn->basename(),
			'version'     => $entry->version,
			'new_version' => $entry->version,
			'url'         => self::address( $addOn ),
			// Without a package WordPress says that there is a version, and that it cannot be fetched.
			'package'     => $this->gate->decideAddOn( $addOn ) === Decision::Allowed ? self::package( $addOn ) : '',
		];
	}

	/**
	 * The package of one of our offers, checked; what its address leads to is never asked.
	 *
	 * @param mixed $reply   What others answer, or false.
	 * @param mixed $package The address of the package.
	 * @param mixed $extra   What is updated.
	 * @return mixed
	 */
	public function download( mixed $reply, mixed $package, mixed $extra ): mixed {
		$basename = is_array( $extra ) ? $extra['plugin'] ?? null : null;
		$addOn    = is_string( $basename ) ? AddOn::ofBasename( $basename ) : null;
		if ( $addOn === null || $package !== self::package( $addOn ) ) {
			return $reply;
		}
		try {
			$entry   = $this->packages->entry( $addOn );
			$present = $this->installed->version( $addOn );
			if ( $present !== null && version_compare( $entry->version, $present, '<=' ) ) {
				throw AddOnRefused::notNewer( $addOn );
			}
			return $this->packages->temporaryFile( $entry );
		} catch ( AddOnRefused $refused ) {
			return new WP_Error( $refused->errorCode, $refused->getMessage() );
		}
	}

	/**
	 * What "View details" shows: WordPress would ask its directory, which may know a stranger's plugin by that name.
	 *
	 * @param mixed $answer  What others answer, or false.
	 * @param mixed $action  What is asked for.
	 * @param mixed $question About which plugin.
	 * @return mixed
	 */
	public function describe( mixed $answer, mixed $action, mixed $question ): mixed {
		$slug  = is_object( $question ) ? $question->slug ?? null : null;
		$addOn = is_string( $slug ) ? AddOn::ofBasename( "$slug/$slug.php" ) : null;
		if ( $action !== 'plugin_information' || $addOn === null ) {
			return $answer;
		}
		return (object) [
			'name'     => 'UserFeedback ' . $addOn->title(),
			'slug'     => $addOn->folder(),
			'version'  => $this->installed->version( $addOn ) ?? '',
			'author'   => 'UserFeedback',
			'external' => true,
			'sections' => [ 'description' => esc_html( $addOn->excerpt() ) ],
		];
	}

	/**
	 * The Update URI of an add-on.
	 */
	public static function address( AddOn $addOn ): string {
		return 'https://' . self::HOST . "/add-ons/$addOn->value";
	}

	private static function package( AddOn $addOn ): string {
		return self::address( $addOn ) . '/' . $addOn->folder() . '.zip';
	}
}
