<?php

declare( strict_types=1 );

namespace UserFeedback\Branding;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Script;

/**
 * The branding add-on: the visitor script that loads a survey's font. The core stores and validates the theming (Surveys\Settings\Theming), so
 * that no survey loses it while the add-on is not active.
 *
 * @since 0.1.0
 */
final class AddOn {

	/**
	 * @param string $directory Folder of the plugin, with a trailing slash.
	 * @param string $url       Its URL, with a trailing slash.
	 */
	public function __construct(
		private readonly string $directory,
		private readonly string $url
	) {}

	/**
	 * Action userfeedback_register.
	 */
	public static function onRegister( Extensions $extensions ): void {
		$headers = get_file_data( WP_PLUGIN_DIR . '/userfeedback-branding/userfeedback-branding.php', [ 'Requires UserFeedback' ] );
		// An older core may lack what this add-on uses. The Plugins screen says so.
		if ( version_compare( $headers[0], USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		// By name: plugin_dir_url() returns a wrong URL for a linked folder inside another linked plugin, as in development.
		( new self( dirname( __DIR__ ) . '/', plugins_url( 'userfeedback-branding/' ) ) )->register( $extensions );
	}

	public function register( Extensions $extensions ): void {
		$extensions->part( new Part( PartKind::Theme, 'font', fn () => $this->script( 'font' ), self::hasFont( ... ) ) );
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

	/**
	 * A script of the build.
	 */
	private function script( string $name ): Script {
		$file = "{$this->directory}build/$name.asset.php";
		/** @var array{version?: string, dependencies?: list<string>} $asset */
		$asset = is_file( $file ) ? require $file : [];
		return new Script( "userfeedback-$name", "{$this->url}build/$name.js", $asset['version'] ?? '', $asset['dependencies'] ?? [] );
	}
}
