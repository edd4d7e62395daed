<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use Throwable;
use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\Decision;
use UserFeedback\Licensing\FeatureGate;

/**
 * Packages that may be unpacked: of an add-on that the license holds, from the configured source, and checked in the very temporary file
 * that is handed on.
 *
 * @since 0.1.0
 */
final class CheckedPackages {

	/**
	 * @param string $coreVersion Of the core that runs.
	 */
	public function __construct(
		private readonly FeatureGate $gate,
		private readonly Catalogue $catalogue,
		private readonly PackageCheck $check,
		private readonly string $coreVersion = USERFEEDBACK_VERSION
	) {}

	/**
	 * What the catalogue has of an add-on now.
	 *
	 * @throws AddOnRefused When the license does not hold the add-on, or there is no package that runs here.
	 */
	public function entry( AddOn $addOn ): CatalogueEntry {
		$this->demand( $addOn );
		if ( ! $this->catalogue->hasSource() ) {
			throw AddOnRefused::noSource();
		}
		return $this->fitting( $this->catalogue->entries( true )[ $addOn->value ] ?? throw AddOnRefused::notListed( $addOn ) );
	}

	/**
	 * What the catalogue says of a file that somebody uploaded.
	 *
	 * @throws AddOnRefused When it is no package of ours, the license does not hold the add-on, or the package does not run here.
	 */
	public function entryOfFile( string $file ): CatalogueEntry {
		$entry = $this->catalogue->ofContent( PackageCheck::hash( $file ) ) ?? throw AddOnRefused::tampered();
		$this->demand( $entry->addOn );
		return $this->fitting( $entry );
	}

	/**
	 * The package of an entry as a temporary file, checked. Whoever asks deletes it.
	 *
	 * @param string|null $uploaded The file to take instead of the source's.
	 * @throws AddOnRefused When it cannot be had or is not what the entry says; nothing is left then.
	 */
	public function temporaryFile( CatalogueEntry $entry, ?string $uploaded = null ): string {
		$file = wp_tempnam( $entry->addOn->folder() );
		try {
			if ( $uploaded === null ) {
				$this->catalogue->copy( $entry, $file );
			} elseif ( ! copy( $uploaded, $file ) ) {
				throw AddOnRefused::notUploaded();
			}
			$this->check->check( $file, $entry );
		} catch ( Throwable $error ) {
			wp_delete_file( $file );
			throw $error;
		}
		return $file;
	}

	/**
	 * @throws AddOnRefused When the license does not hold the add-on.
	 */
	public function demand( AddOn $addOn ): void {
		$decision = $this->gate->decideAddOn( $addOn );
		if ( $decision !== Decision::Allowed ) {
			throw AddOnRefused::locked( $addOn, $decision, FeatureGate::planOf( $addOn ) );
		}
	}

	/**
	 * @throws AddOnRefused When it needs a later core.
	 */
	private function fitting( CatalogueEntry $entry ): CatalogueEntry {
		if ( ! $entry->fits( $this->coreVersion ) ) {
			throw AddOnRefused::needsNewerCore( $entry->addOn, $entry->requires );
		}
		return $entry;
	}
}
