<?php

declare( strict_types=1 );

namespace UserFeedback\AddOns;

defined( 'ABSPATH' ) || exit;

use JsonException;
use UnexpectedValueException;
use UserFeedback\Support\Json;

/**
 * Which packages there are, from one configured source: the constant USERFEEDBACK_PACKAGES_DIR (a folder) or USERFEEDBACK_CATALOGUE_URL
 * (the vendor's address). Without either, packages can only be uploaded, and are known by the catalogue that came with the core.
 *
 * @since 0.1.0
 */
final class Catalogue {

	/** The catalogue in the core's own package. */
	private const BUNDLED = 'catalogue.json';

	/**
	 * @param PackageSource|null $source  Null when none is configured.
	 * @param PackageSource|null $bundled Whose catalogue stands in where the source has none to give.
	 */
	public function __construct(
		private readonly ?PackageSource $source,
		private readonly ?PackageSource $bundled = null
	) {}

	/**
	 * As configured for this site.
	 */
	public static function configured(): self {
		$source  = self::configuredSource();
		$core    = dirname( USERFEEDBACK_FILE );
		$bundled = is_file( $core . '/' . self::BUNDLED ) ? new PackageFolder( $core ) : null;
		return new self( $source, $bundled );
	}

	/**
	 * Whether the configured source is another server.
	 *
	 * @since 0.7.0
	 */
	public static function isRemote(): bool {
		return self::configuredSource() instanceof VendorServer;
	}

	private static function configuredSource(): ?PackageSource {
		$folder = defined( 'USERFEEDBACK_PACKAGES_DIR' ) ? constant( 'USERFEEDBACK_PACKAGES_DIR' ) : '';
		$url    = defined( 'USERFEEDBACK_CATALOGUE_URL' ) ? constant( 'USERFEEDBACK_CATALOGUE_URL' ) : '';
		return match ( true ) {
			is_string( $folder ) && $folder !== '' => new PackageFolder( $folder ),
			is_string( $url ) && $url !== ''       => new VendorServer( $url ),
			default                                => null,
		};
	}

	/**
	 * Whether packages can be had, and not only be uploaded.
	 */
	public function hasSource(): bool {
		return $this->source !== null;
	}

	/**
	 * Whether entries() answers without asking anybody elsewhere.
	 */
	public function isAtHand(): bool {
		return $this->source === null || $this->source->isAtHand();
	}

	/**
	 * What the source has; nothing without a source.
	 *
	 * @param bool $fresh Whether a list that was kept from an earlier request will not do.
	 * @return array<string, CatalogueEntry> By slug.
	 * @throws AddOnRefused When it cannot be had or is not a catalogue.
	 */
	public function entries( bool $fresh = false ): array {
		return $this->source === null ? [] : self::read( $this->source->catalogue( $fresh ) );
	}

	/**
	 * The entry of a package, by its content; null when no catalogue has it.
	 *
	 * @throws AddOnRefused When the source's catalogue cannot be had, and the bundled one does not have it either.
	 */
	public function ofContent( string $sha256 ): ?CatalogueEntry {
		$failure = null;
		foreach ( array_filter( [ $this->source, $this->bundled ] ) as $source ) {
			try {
				foreach ( self::read( $source->catalogue( true ) ) as $entry ) {
					if ( hash_equals( $entry->sha256, $sha256 ) ) {
						return $entry;
					}
				}
			} catch ( AddOnRefused $error ) {
				$failure ??= $error;
			}
		}
		return $failure === null ? null : throw $failure;
	}

	/**
	 * Copies the package of an entry, which nobody has looked into yet.
	 *
	 * @throws AddOnRefused When it cannot be had.
	 */
	public function copy( CatalogueEntry $entry, string $to ): void {
		if ( $this->source === null ) {
			throw AddOnRefused::noSource();
		}
		$this->source->copy( $entry->file, $to );
	}

	/**
	 * @return array<string, CatalogueEntry>
	 * @throws AddOnRefused When the text is not a catalogue.
	 */
	private static function read( string $json ): array {
		try {
			$list = Json::decode( $json )['addons'] ?? null;
		} catch ( JsonException | UnexpectedValueException ) {
			$list = null;
		}
		if ( ! is_array( $list ) ) {
			throw AddOnRefused::badCatalogue();
		}
		$entries = [];
		foreach ( array_filter( array_map( CatalogueEntry::read( ... ), $list ) ) as $entry ) {
			$entries[ $entry->addOn->value ] = $entry;
		}
		return $entries;
	}
}
