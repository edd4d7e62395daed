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

	/**
	 * @param string $directory Folder of the plugin, with a slash at the end.
	 */
	public function __construct( private readonly string $directory ) {}

	/**
	 * The file with a script's translations: WordPress' own where its languages folder has one, else ours.
	 */
	public function scriptFile( string|false $file ): string|false {
		if ( $file === false || is_readable( $file ) ) {
			return $file;
		}
		return $this->directory . 'languages/' . basename( $file );
	}
}
