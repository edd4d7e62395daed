<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

/**
 * A folder on this server that holds the packages and catalogue.json: for networks without a way out, and for development.
 *
 * @since 0.1.0
 */
final class PackageFolder implements PackageSource {

	private const CATALOGUE = 'catalogue.json';

	public function __construct( private readonly string $folder ) {}

	public function isAtHand(): bool {
		return true;
	}

	public function catalogue( bool $fresh ): string {
		return (string) file_get_contents( $this->file( self::CATALOGUE ) );
	}

	public function copy( string $file, string $to ): void {
		if ( ! copy( $this->file( $file ), $to ) ) {
			throw AddOnRefused::unreachable();
		}
	}

	/**
	 * @throws AddOnRefused When there is no such file directly in the folder.
	 */
	private function file( string $name ): string {
		$path = realpath( "$this->folder/$name" );
		// A link that leads out of the folder is none of its files.
		if ( $path === false || dirname( $path ) !== realpath( $this->folder ) || ! is_file( $path ) || ! is_readable( $path ) ) {
			throw AddOnRefused::unreachable();
		}
		return $path;
	}
}
