<?php
/**
 * Plugin Name: Local site
 * Description: Answers WordPress' own questions about updates with "nothing new", for it has no network, and keeps what linked plugins lead to.
 */

declare( strict_types=1 );

add_filter(
	'pre_http_request',
	static function ( mixed $response, array $arguments, string $url ): mixed {
		$path = (string) parse_url( $url, PHP_URL_PATH );
		if ( str_starts_with( $path, '/plugins/info/' ) ) {
			// The Plugins screen requests the plugins that a plugin requires.
			return [
				'headers'  => [],
				'body'     => (string) wp_json_encode( [ 'error' => 'Plugin not found.' ] ),
				'response' => [
					'code'    => 404,
					'message' => 'Not Found',
				],
				'cookies'  => [],
				'filename' => null,
			];
		}
		// WordPress would log each blocked request.
		$questions = 'core/(version-check|browse-happy|serve-happy)|plugins/update-check|themes/update-check|translations|events';
		if ( ! preg_match( "~^/($questions)/~", $path ) ) {
			return $response;
		}
		$nothing = [
			'offers'       => [],
			'plugins'      => (object) [],
			'themes'       => (object) [],
			'no_update'    => (object) [],
			'translations' => [],
			'events'       => [],
			'location'     => (object) [],
		];
		return [
			'headers'  => [],
			'body'     => (string) wp_json_encode( $nothing ),
			'response' => [
				'code'    => 200,
				'message' => 'OK',
			],
			'cookies'  => [],
			'filename' => null,
		];
	},
	10,
	3
);

// WordPress would delete the target of a link, which is the project itself: deleting or replacing a linked plugin
// removes only the link.
add_action(
	'delete_plugin',
	static function ( string $file ): void {
		$folder = WP_PLUGIN_DIR . '/' . dirname( $file );
		if ( is_link( $folder ) ) {
			unlink( $folder );
		}
	}
);
add_filter(
	'upgrader_source_selection',
	static function ( mixed $source ): mixed {
		$folder = is_string( $source ) ? WP_PLUGIN_DIR . '/' . basename( $source ) : '';
		if ( is_link( $folder ) ) {
			unlink( $folder );
		}
		return $source;
	},
	PHP_INT_MAX
);
