<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use UserFeedback\Licensing\AddOn;

/**
 * The places on the disk where an installation leaves something: the plugins, WordPress' working folders, the uploads and the temporary
 * files. Add-ons that are there already are put aside and back.
 */
final class AddOnFiles {

	private const ASIDE = '.aside';

	/** WordPress' own, which it keeps when they are empty. */
	private const WORKING = [ WP_CONTENT_DIR . '/upgrade', WP_CONTENT_DIR . '/upgrade-temp-backup' ];

	/**
	 * Puts aside whatever add-ons the site has.
	 */
	public static function putAside(): void {
		foreach ( AddOn::cases() as $addOn ) {
			$folder = self::folder( $addOn );
			if ( is_link( $folder ) || is_dir( $folder ) ) {
				rename( $folder, dirname( $folder ) . '/.' . basename( $folder ) . self::ASIDE );
			}
		}
		self::forget();
	}

	/**
	 * Restores a folder of plugins after a test run that was killed: removes the add-ons that it installed, and puts back what it had put aside.
	 *
	 * @param string $plugins Path. WordPress need not be loaded.
	 */
	public static function restoreIn( string $plugins ): void {
		foreach ( (array) glob( "$plugins/.*" . self::ASIDE ) as $aside ) {
			$folder = $plugins . '/' . substr( basename( (string) $aside, self::ASIDE ), 1 );
			self::remove( $folder );
			rename( (string) $aside, $folder );
		}
	}

	/**
	 * Removes what a test installed, and puts back what was put aside.
	 */
	public static function putBack(): void {
		foreach ( AddOn::cases() as $addOn ) {
			$folder = self::folder( $addOn );
			$aside  = dirname( $folder ) . '/.' . basename( $folder ) . self::ASIDE;
			self::remove( $folder );
			if ( is_link( $aside ) || is_dir( $aside ) ) {
				rename( $aside, $folder );
			}
		}
		array_map( self::remove( ... ), self::WORKING );
		self::forget();
	}

	/**
	 * Writes the main file of an add-on, without installing anything.
	 */
	public static function write( AddOn $addOn, string $code ): void {
		wp_mkdir_p( self::folder( $addOn ) );
		file_put_contents( WP_PLUGIN_DIR . '/' . $addOn->basename(), $code );
		self::forget();
	}

	/**
	 * The folder of an add-on below the plugins.
	 */
	public static function folder( AddOn $addOn ): string {
		return WP_PLUGIN_DIR . '/' . $addOn->folder();
	}

	/**
	 * All files at the places where an installation leaves something, with their contents.
	 *
	 * @return array<string, string> Path → hash; '' for folders.
	 */
	public static function all(): array {
		clearstatcache();
		$found = [];
		foreach ( [ WP_PLUGIN_DIR, ...self::WORKING, wp_upload_dir( null, false )['basedir'] ] as $folder ) {
			$found += is_dir( $folder ) ? self::below( $folder ) : [];
		}
		unset( $found[ WP_CONTENT_DIR . '/upgrade-temp-backup/plugins' ] );
		foreach ( (array) glob( get_temp_dir() . 'userfeedback-*' ) as $file ) {
			$found[ (string) $file ] = (string) hash_file( 'sha256', (string) $file );
		}
		ksort( $found );
		return $found;
	}

	/**
	 * @return array<string, string>
	 */
	private static function below( string $folder ): array {
		$found = [];
		// Links are not followed: the core is one, in a test site.
		$all = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), 1 );
		foreach ( $all as $path => $file ) {
			if ( $file instanceof SplFileInfo ) {
				$found[ (string) $path ] = $file->isFile() ? (string) hash_file( 'sha256', (string) $path ) : '';
			}
		}
		return $found;
	}

	private static function remove( string $path ): void {
		if ( is_link( $path ) || is_file( $path ) ) {
			unlink( $path );
		} elseif ( is_dir( $path ) ) {
			foreach ( array_diff( (array) scandir( $path ), [ '.', '..' ] ) as $name ) {
				self::remove( "$path/$name" );
			}
			rmdir( $path );
		}
	}

	private static function forget(): void {
		clearstatcache();
		wp_clean_plugins_cache( false );
	}
}
