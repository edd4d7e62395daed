<?php
/**
 * Plugin Name: Local site
 * Description: Answers WordPress' own questions about updates with "nothing new": a local site has no network.
 */

declare( strict_types=1 );

add_filter(
	'pre_http_request',
	static function ( mixed $response, array $arguments, string $url ): mixed {
		$path = (string) parse_url( $url, PHP_URL_PATH );
		// WordPress would log each refused question.
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
