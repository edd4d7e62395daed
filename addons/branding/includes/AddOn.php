<?php

declare( strict_types=1 );

namespace UserFeedback\Branding;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Script;
use UserFeedback\Support\Assets;

/**
 * The branding add-on: the visitor scripts that load a survey's font and show its logo. The core stores and validates
 * the theming (Surveys\Settings\Theming), so that no survey loses it while the add-on is not active.
 *
 * @since 0.1.0
 */
final class AddOn {

	/** The header Requires UserFeedback of the main file, which `npm version` writes here, too: reading the file takes long. */
	private const REQUIRES = '0.7.0';

	public function __construct( private readonly Assets $assets ) {}

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		// An older core may lack what this add-on uses. The Plugins screen says so.
		if ( version_compare( self::REQUIRES, USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		// By name: plugin_dir_url() returns a wrong URL for a linked folder inside another linked plugin, as in development.
		$assets = new Assets( dirname( __DIR__ ) . '/', plugins_url( 'userfeedback-branding/' ) );
		( new self( $assets ) )->register( $extensions );
	}

	public function register( Extensions $extensions ): void {
		$script = fn () => Script::built( $this->assets, 'userfeedback-font', 'font' );
		$extensions->part( new Part( PartKind::Theme, 'font', $script, self::hasFont( ... ) ) );
		$logo = fn () => Script::built( $this->assets, 'userfeedback-logo', 'logo', self::logoStrings() );
		$extensions->part( new Part( PartKind::Theme, 'logo', $logo, self::hasLogo( ... ) ) );
	}

	/**
	 * @return array<string, string>
	 */
	private static function logoStrings(): array {
		return [
			'logo_credit' => __( 'Powered by UserFeedback', 'userfeedback' ),
			// Alternative text of the owner's logo.
			'logo_name'   => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
		];
	}

	/**
	 * Whether a survey has a logo.
	 *
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function hasLogo( array $survey ): bool {
		/** @var array{theming: array{logo_type: string}} $settings */
		$settings = $survey['settings'];
		return $settings['theming']['logo_type'] !== 'none';
	}

	/**
	 * Whether a survey has a font of the catalogue.
	 *
	 * @param array<string, mixed> $survey Its page data.
	 */
	private static function hasFont( array $survey ): bool {
		/** @var array{theming: array{font: array{family: string}}} $settings */
		$settings = $survey['settings'];
		return $settings['theming']['font']['family'] !== '';
	}
}
