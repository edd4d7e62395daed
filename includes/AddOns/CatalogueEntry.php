<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Licensing\AddOn;

/**
 * What a catalogue says of one add-on's package. Name, text and picture are the core's own: nothing of a catalogue is printed as HTML.
 *
 * @since 0.1.0
 */
final class CatalogueEntry {

	private const VERSION = '/^\d+(\.\d+){0,3}([.-]?[0-9A-Za-z]+){0,2}$/D';
	private const SHA256  = '/^[0-9a-f]{64}$/D';

	/** The name of a file that lies beside the catalogue: no path, no address. */
	private const FILE = '/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}\.zip$/D';

	/**
	 * @param string      $version  Of the add-on.
	 * @param string      $requires The least version of the core that it runs with.
	 * @param string      $sha256   Of the package, in hexadecimal.
	 * @param string      $file     The package's name.
	 * @param string|null $redirect Where its button leads instead of installing it.
	 */
	private function __construct(
		public readonly AddOn $addOn,
		public readonly string $version,
		public readonly string $requires,
		public readonly string $sha256,
		public readonly string $file,
		public readonly ?string $redirect
	) {}

	/**
	 * Reads one entry of a catalogue; null for what is not one, or not of an add-on of ours.
	 *
	 * @param mixed $data As decoded from JSON.
	 */
	public static function read( mixed $data ): ?self {
		$text  = static fn ( string $name, string $pattern ): ?string
			=> is_array( $data ) && is_string( $data[ $name ] ?? null ) && preg_match( $pattern, $data[ $name ] ) === 1 ? $data[ $name ] : null;
		$addOn = AddOn::tryFrom( $text( 'slug', '/^/' ) ?? '' );

		$version  = $text( 'version', self::VERSION );
		$requires = $text( 'requires', self::VERSION );
		$sha256   = $text( 'sha256', self::SHA256 );
		$file     = $text( 'url', self::FILE );
		if ( $addOn === null || $version === null || $requires === null || $sha256 === null || $file === null ) {
			return null;
		}
		return new self( $addOn, $version, $requires, $sha256, $file, $text( 'redirect', '~^https://[^\s"\'<>]+$~D' ) );
	}

	/**
	 * Whether it runs with a version of the core.
	 */
	public function fits( string $coreVersion ): bool {
		return version_compare( $this->requires, $coreVersion, '<=' );
	}
}
