<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;

/**
 * Puts add-ons below this site's plugins. For requests of the dashboard; whoever calls it has made sure that the
 * user may.
 *
 * @since 0.1.0
 */
final class AddOnInstaller {

	public function __construct(
		private readonly CheckedPackages $packages,
		private readonly InstalledAddOns $installed,
		private readonly InstallLock $lock = new InstallLock(),
		private readonly Unpacker $unpacker = new Unpacker()
	) {}

	/**
	 * Installs an add-on from the configured source, or brings it up to date. Does nothing when that version or a later one is there.
	 *
	 * @throws AddOnRefused When it must not or cannot be; nothing is left on the disk then.
	 */
	public function install( AddOn $addOn ): void {
		WritableFiles::demand();
		$this->put( $this->packages->entry( $addOn ), null );
	}

	/**
	 * The same with a package that somebody uploaded.
	 *
	 * @param string $file Left where it is.
	 * @return AddOn The one that the package holds.
	 * @throws AddOnRefused When it must not or cannot be; nothing is left on the disk then.
	 */
	public function upload( string $file ): AddOn {
		WritableFiles::demand();
		$entry = $this->packages->entryOfFile( $file );
		$this->put( $entry, $file );
		return $entry->addOn;
	}

	/**
	 * @throws AddOnRefused When it must not or cannot be.
	 */
	private function put( CatalogueEntry $entry, ?string $uploaded ): void {
		$this->lock->during(
			function () use ( $entry, $uploaded ): void {
				// Whoever had the lock before may have installed it.
				$this->installed->forget();
				$present = $this->installed->version( $entry->addOn );
				if ( $present === null || version_compare( $present, $entry->version, '<' ) ) {
					$this->replace( $entry, $uploaded, $present !== null );
				}
			}
		);
	}

	/**
	 * @param bool $isPresent Whether an earlier version is there.
	 * @throws AddOnRefused When it cannot be.
	 */
	private function replace( CatalogueEntry $entry, ?string $uploaded, bool $isPresent ): void {
		if ( $this->installed->isLinked( $entry->addOn ) ) {
			throw AddOnRefused::linked( $entry->addOn );
		}
		$file = $this->packages->temporaryFile( $entry, $uploaded );
		try {
			$this->unpacker->unpack( $entry->addOn, $file, $isPresent );
		} finally {
			wp_delete_file( $file );
			$this->installed->forget();
		}
	}
}
