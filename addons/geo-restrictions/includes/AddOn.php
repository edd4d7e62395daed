<?php

declare( strict_types=1 );

namespace UserFeedback\GeoRestrictions;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Script;
use UserFeedback\Support\Assets;

/**
 * Registers the database of countries and the visitor script that compares the visitor's country. The core stores and validates the countries of
 * surveys (Surveys\Settings\Targeting\Countries), so that no survey loses them while the add-on is not active.
 *
 * @since 0.7.0
 */
final class AddOn {

	/** The header Requires UserFeedback of the main file, which `npm version` writes here, too: reading the file takes long. */
	private const REQUIRES = '0.7.0';

	/** Made by the build (tools/webpack/country-file.js). */
	private const DATABASE = 'build/countries.bin';

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		// An older core may lack what this add-on uses. The Plugins screen says so.
		if ( version_compare( self::REQUIRES, USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		$folder = dirname( __DIR__ ) . '/';
		$extensions->countryLookup( static fn () => new CountryFile( $folder . self::DATABASE ) );
		// By name: plugin_dir_url() returns a wrong URL for a linked folder inside another linked plugin, as in development.
		$assets = new Assets( $folder, plugins_url( 'userfeedback-geo-restrictions/' ) );
		$script = static fn () => Script::built(
			$assets,
			'userfeedback-country',
			'country',
			[ 'visitor_url' => rest_url( 'userfeedback/v1/visitor' ) ]
		);
		$extensions->part( new Part( PartKind::Gate, 'country', $script, self::isNeeded( ... ), isForContent: true ) );
	}

	/**
	 * Whether a survey is for some countries.
	 *
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function isNeeded( array $survey ): bool {
		/** @var array{geo_targeting: list<string>} $settings */
		$settings = $survey['settings'];
		return $settings['geo_targeting'] !== [];
	}
}
