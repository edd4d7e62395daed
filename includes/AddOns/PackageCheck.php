<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;
use UserFeedback\Support\Cast;
use ZipArchive;

/**
 * Whether a file is the package that a catalogue names: by its content first, and then by what is inside, so that not even a wrong
 * catalogue makes WordPress unpack anything beside the add-on's own folder.
 *
 * @since 0.1.0
 */
final class PackageCheck {

	private const MAX_ENTRIES = 5000;

	/** Of all that is inside, unpacked. */
	private const MAX_BYTES = 200_000_000;

	/** The kinds of files in the mode of Unix, of which a package holds two. */
	private const KIND   = 0170000;
	private const FILE   = 0100000;
	private const FOLDER = 0040000;

	/**
	 * @param string $coreVersion Of the core that runs.
	 */
	public function __construct( private readonly string $coreVersion = USERFEEDBACK_VERSION ) {}

	/**
	 * Does nothing when the file is the package of the entry and runs with this core.
	 *
	 * @param string $file The very file that will be unpacked.
	 * @throws AddOnRefused When it is not.
	 */
	public function check( string $file, CatalogueEntry $entry ): void {
		if ( ! hash_equals( $entry->sha256, self::hash( $file ) ) ) {
			throw AddOnRefused::tampered();
		}
		if ( ! $entry->fits( $this->coreVersion ) ) {
			throw AddOnRefused::needsNewerCore( $entry->addOn, $entry->requires );
		}
		$this->checkContent( $file, $entry );
	}

	/**
	 * The content of a file in 64 characters.
	 */
	public static function hash( string $file ): string {
		return (string) hash_file( 'sha256', $file );
	}

	/**
	 * @throws AddOnRefused When what is inside is not what the entry says.
	 */
	private function checkContent( string $file, CatalogueEntry $entry ): void {
		if ( ! class_exists( ZipArchive::class ) ) {
			throw AddOnRefused::noZip();
		}
		$zip = new ZipArchive();
		// As WordPress opens it: what is read here is what will be unpacked.
		if ( $zip->open( $file, ZipArchive::CHECKCONS | ZipArchive::RDONLY ) !== true ) {
			throw AddOnRefused::badPackage();
		}
		try {
			$this->checkNames( $zip, $entry->addOn );
			$this->checkMainFile( (string) $zip->getFromName( $entry->addOn->basename() ), $entry );
		} finally {
			$zip->close();
		}
	}

	/**
	 * @throws AddOnRefused When anything would land outside of the add-on's folder, is no plain file, or is far too much.
	 */
	private function checkNames( ZipArchive $zip, AddOn $addOn ): void {
		$names = [];
		$bytes = 0;
		for ( $index = 0; $index < $zip->numFiles; $index++ ) {
			$entry   = $zip->statIndex( $index );
			$name    = $entry === false ? '' : $entry['name'];
			$bytes  += $entry === false ? 0 : $entry['size'];
			$names[] = strtolower( $name );
			if ( ! $this->isBelow( $name, $addOn->folder() ) || ! $this->isPlain( $zip, $index ) ) {
				throw AddOnRefused::badPackage();
			}
		}
		// Of two files with one name, one would be looked at and the other unpacked.
		$isUnique = count( $names ) === count( array_unique( $names ) );
		if ( ! $isUnique || count( $names ) > self::MAX_ENTRIES || $bytes > self::MAX_BYTES ) {
			throw AddOnRefused::badPackage();
		}
	}

	private function isBelow( string $name, string $folder ): bool {
		return str_starts_with( $name, "$folder/" )
			&& preg_match( '~[\\\\:\x00-\x1f]~', $name ) === 0
			&& array_intersect( explode( '/', rtrim( $name, '/' ) ), [ '', '.', '..' ] ) === [];
	}

	private function isPlain( ZipArchive $zip, int $index ): bool {
		$system     = 0;
		$attributes = 0;
		$zip->getExternalAttributesIndex( $index, $system, $attributes );
		// 0: made where files have no mode.
		return in_array( ( Cast::int( $attributes ) >> 16 ) & self::KIND, [ 0, self::FILE, self::FOLDER ], true );
	}

	/**
	 * @throws AddOnRefused When the main file is not that of the add-on in this version, or needs another core.
	 */
	private function checkMainFile( string $code, CatalogueEntry $entry ): void {
		$address = UpdateOffers::address( $entry->addOn );
		if ( self::header( $code, 'Plugin Name' ) === ''
			|| self::header( $code, 'Update URI' ) !== $address
			|| self::header( $code, 'Version' ) !== $entry->version ) {
			throw AddOnRefused::badPackage();
		}
		$requires = self::header( $code, InstalledAddOns::REQUIRES );
		if ( version_compare( $requires, $this->coreVersion, '>' ) ) {
			throw AddOnRefused::needsNewerCore( $entry->addOn, $requires );
		}
	}

	/**
	 * A header as WordPress reads it, which takes them from files only.
	 */
	private static function header( string $code, string $name ): string {
		$head = str_replace( "\r", "\n", substr( $code, 0, 8 * KB_IN_BYTES ) );
		return preg_match( '/^(?:[ \t]*<\?php)?[ \t\/*#@]*' . preg_quote( $name, '/' ) . ':(.*)$/mi', $head, $found ) === 1
			? _cleanup_header_comment( $found[1] )
			: '';
	}
}
