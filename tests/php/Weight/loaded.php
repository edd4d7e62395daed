<?php
/**
 * What the present request has loaded and made of the plugin: for the tests of weight, and for tests/bench. Needs WordPress, not the plugin.
 */

declare( strict_types=1 );

/**
 * @return array{files: list<string>, services: int} Paths from the root of the project.
 */
return static function (): array {
	$root     = dirname( __DIR__, 3 );
	$ours     = preg_grep( '~^' . preg_quote( $root, '~' ) . '/(?:includes|addons|build|userfeedback\.php)~', get_included_files() ) ?: [];
	$services = 0;
	if ( class_exists( UserFeedback\Plugin::class, false ) ) {
		$container = ( new ReflectionProperty( UserFeedback\Plugin::class, 'container' ) )->getValue( UserFeedback\Plugin::instance() );
		$made      = (array) ( new ReflectionProperty( UserFeedback\Container::class, 'made' ) )->getValue( $container );
		$services  = array_sum( array_map( count( ... ), $made ) );
	}
	return [
		'files'    => array_map( static fn ( string $file ) => substr( $file, strlen( $root ) + 1 ), array_values( $ours ) ),
		'services' => $services,
	];
};
