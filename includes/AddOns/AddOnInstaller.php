<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

use Plugin_Upgrader;
use WP_Ajax_Upgrader_Skin;
use WP_Error;
use WP_Filesystem_Base;
use WP_Upgrader;

/**
 * Puts add-ons below this site's plugins, by WordPress' own installer. For requests of the dashboard; whoever calls it has made sure that the
 * user may.
 */
final class AddOnInstaller {

	/** WordPress empties its working folder before each package: two at once would take it away from each other. */
	private const LOCK = 'userfeedback_addons';

	/** After so long the one that holds the lock is taken for dead. */
	private const LOCK_SECONDS = 120;

	/**
	 * @param int $patience Seconds to wait for another installation to end.
	 */
	public function __construct(
		private readonly CheckedPackages $packages,
		private readonly InstalledAddOns $installed,
		private readonly int $patience = 20
	) {}

	/**
	 * Installs an add-on from the configured source, or brings it up to date. Does nothing when that version or a later one is there.
	 *
	 * @throws AddOnRefused When it must not or cannot be; nothing is left on the disk then.
	 */
	public function install( AddOn $addOn ): void {
		$this->demandWritableFiles();
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
		$this->demandWritableFiles();
		$entry = $this->packages->entryOfFile( $file );
		$this->put( $entry, $file );
		return $entry->addOn;
	}

	/**
	 * @throws AddOnRefused When it must not or cannot be.
	 */
	private function put( CatalogueEntry $entry, ?string $uploaded ): void {
		$present = $this->installed->version( $entry->addOn );
		if ( $present !== null && version_compare( $present, $entry->version, '>=' ) ) {
			return;
		}
		if ( $this->installed->isLinked( $entry->addOn ) ) {
			throw AddOnRefused::linked( $entry->addOn );
		}
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		$this->lock();
		try {
			$file = $this->packages->temporaryFile( $entry, $uploaded );
			try {
				$this->unpack( $entry->addOn, $file, $present !== null );
			} finally {
				wp_delete_file( $file );
			}
		} finally {
			WP_Upgrader::release_lock( self::LOCK );
			$this->installed->forget();
		}
	}

	/**
	 * @param bool $isThere Whether an earlier version is to be replaced.
	 * @throws AddOnRefused When WordPress could not.
	 */
	private function unpack( AddOn $addOn, string $file, bool $isThere ): void {
		$skin     = new WP_Ajax_Upgrader_Skin();
		$upgrader = new Plugin_Upgrader( $skin );
		$level    = ob_get_level();
		$result   = $upgrader->install( $file, [ 'overwrite_package' => $isThere ] );
		while ( ob_get_level() > $level ) {
			// The skin catches what is printed, and after an error catches it for ever.
			ob_end_clean();
		}
		$errors = is_wp_error( $result ) ? $result : $skin->get_errors();
		if ( $result === true && ! $errors->has_errors() ) {
			return;
		}
		$this->tidyUp( $addOn, $file, $isThere, $errors );
		throw AddOnRefused::failed( $addOn, wp_strip_all_tags( $errors->get_error_message(), true ) );
	}

	/**
	 * Removes what WordPress leaves behind when it gives up half-way.
	 */
	private function tidyUp( AddOn $addOn, string $file, bool $isThere, WP_Error $errors ): void {
		$files = $GLOBALS['wp_filesystem'] ?? null;
		if ( ! $files instanceof WP_Filesystem_Base ) {
			return;
		}
		$files->delete( $files->wp_content_dir() . 'upgrade/' . basename( $file, '.tmp' ), true );
		// Somebody else's, of whom nothing was known before.
		$isForeign = in_array( 'folder_exists', $errors->get_error_codes(), true );
		if ( ! $isThere && ! $isForeign ) {
			$files->delete( $files->wp_plugins_dir() . $addOn->folder(), true );
		}
	}

	/**
	 * @throws AddOnRefused When WordPress may not change files here, or not without asking somebody for a password.
	 */
	private function demandWritableFiles(): void {
		if ( ! wp_is_file_mod_allowed( 'install_plugins' ) ) {
			throw AddOnRefused::filesLocked();
		}
		// It prints a form when it has to ask.
		ob_start();
		$credentials = request_filesystem_credentials( '', '', false, WP_PLUGIN_DIR );
		ob_end_clean();
		if ( $credentials === false || WP_Filesystem( is_array( $credentials ) ? $credentials : false, WP_PLUGIN_DIR ) !== true ) {
			throw AddOnRefused::notWritable();
		}
	}

	/**
	 * @throws AddOnRefused When another installation does not end.
	 */
	private function lock(): void {
		$end = time() + $this->patience;
		while ( ! WP_Upgrader::create_lock( self::LOCK, self::LOCK_SECONDS ) ) {
			if ( time() >= $end ) {
				throw AddOnRefused::busy();
			}
			usleep( 250_000 );
			// Another process has released it.
			wp_cache_delete( 'alloptions', 'options' );
			wp_cache_delete( self::LOCK . '.lock', 'options' );
		}
	}
}
