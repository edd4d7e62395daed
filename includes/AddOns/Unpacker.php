<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use Closure;
use Plugin_Upgrader;
use UserFeedback\Licensing\AddOn;
use WP_Ajax_Upgrader_Skin;
use WP_Error;
use WP_Filesystem_Base;

/**
 * Unpacks a package below the plugins, by WordPress' own installer. What does not work leaves everything as it was.
 *
 * @since 0.1.0
 */
final class Unpacker {

	/**
	 * @param string $file      The package, checked.
	 * @param bool   $isPresent Whether an earlier version is to be replaced.
	 * @throws AddOnRefused When WordPress could not.
	 */
	public function unpack( AddOn $addOn, string $file, bool $isPresent ): void {
		$isTaken  = file_exists( WP_PLUGIN_DIR . '/' . $addOn->folder() );
		$skin     = new WP_Ajax_Upgrader_Skin();
		$upgrader = new Plugin_Upgrader( $skin );
		$level    = ob_get_level();
		$install  = static fn () => $upgrader->install( $file, [ 'overwrite_package' => $isPresent ] );
		try {
			$result = $isPresent ? $this->withBackup( $addOn, $file, $upgrader, $install ) : $install();
		} finally {
			while ( ob_get_level() > $level ) {
				// The skin catches what is printed, and after an error catches it for ever.
				ob_end_clean();
			}
		}
		$errors = is_wp_error( $result ) ? $result : $skin->get_errors();
		if ( $result === true && ! $errors->has_errors() ) {
			return;
		}
		$this->tidyUp( $addOn, $file, $isTaken, $errors );
		throw AddOnRefused::failed( $addOn, wp_strip_all_tags( $errors->get_error_message(), true ) );
	}

	/**
	 * Keeps the version that is there until the new one has taken its place, as WordPress' updates do and its installations do not.
	 *
	 * @param Closure(): (bool|WP_Error|null) $install
	 */
	private function withBackup( AddOn $addOn, string $file, Plugin_Upgrader $upgrader, Closure $install ): bool|WP_Error|null {
		$backup  = [
			'slug' => $addOn->folder(),
			'src'  => WP_PLUGIN_DIR,
			'dir'  => 'plugins',
		];
		$ask     = static function ( mixed $options ) use ( $backup, $file ): mixed {
			// What else is installed meanwhile, as a language pack after it, is none of ours.
			if ( is_array( $options ) && ( $options['package'] ?? null ) === $file ) {
				$options['hook_extra'] = [ 'temp_backup' => $backup ] + (array) ( $options['hook_extra'] ?? [] );
			}
			return $options;
		};
		$restore = static fn () => $upgrader->restore_temp_backup( [ $backup ] );
		$upgrader->init();
		// One that was killed may have left an older version there.
		$upgrader->delete_temp_backup( [ $backup ] );
		// Also runs when PHP gives up in between.
		add_action( 'shutdown', $restore );
		add_filter( 'upgrader_package_options', $ask );
		$result = null;
		try {
			$result = $install();
			return $result;
		} finally {
			remove_filter( 'upgrader_package_options', $ask );
			// WordPress would do both after everything else, when it may be somebody else's turn.
			remove_action( 'shutdown', [ $upgrader, 'restore_temp_backup' ] );
			remove_action( 'shutdown', [ $upgrader, 'delete_temp_backup' ], 100 );
			if ( $result === true ) {
				$upgrader->delete_temp_backup( [ $backup ] );
			} else {
				$restore();
				wp_clean_plugins_cache( false );
			}
			remove_action( 'shutdown', $restore );
		}
	}

	/**
	 * Removes what WordPress leaves behind when it gives up half-way.
	 *
	 * @param bool $isTaken Whether the add-on's folder was there before.
	 */
	private function tidyUp( AddOn $addOn, string $file, bool $isTaken, WP_Error $errors ): void {
		$files = $GLOBALS['wp_filesystem'] ?? null;
		if ( ! $files instanceof WP_Filesystem_Base ) {
			return;
		}
		$files->delete( $files->wp_content_dir() . 'upgrade/' . basename( $file, '.tmp' ), true );
		// Somebody else's, who came first.
		$isForeign = in_array( 'folder_exists', $errors->get_error_codes(), true );
		if ( ! $isTaken && ! $isForeign ) {
			$files->delete( $files->wp_plugins_dir() . $addOn->folder(), true );
		}
	}
}
