<?php

declare( strict_types=1 );

namespace UserFeedback\Integrations;

defined( 'ABSPATH' ) || exit;

/**
 * Lets WordPress find the translations that come with the plugin. A language pack in its own languages folder goes first.
 *
 * @since 0.1.0
 */
final class Translations {

	private const DOMAIN = 'userfeedback';

	/**
	 * @param string $directory Folder of the plugin, with a slash at the end.
	 */
	public function __construct( private readonly string $directory ) {}

	/**
	 * Loads the translations of PHP, at init.
	 */
	public function loadTextDomain(): void {
		// From WordPress 6.8 on the header of the plugin does the same.
		load_plugin_textdomain( self::DOMAIN, false, dirname( plugin_basename( "{$this->directory}userfeedback.php" ) ) . '/languages' );
	}

	/**
	 * The file with a script's translations: WordPress' own where its languages folder has one, else ours.
	 */
	public function scriptFile( string|false $file, string $domain ): string|false {
		if ( $domain !== self::DOMAIN || $file === false || is_readable( $file ) ) {
			return $file;
		}
		return $this->directory . 'languages/' . basename( $file );
	}
}
