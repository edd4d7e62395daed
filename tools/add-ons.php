<?php
/**
 * Prints the data for `npm run package` about each add-on: { slug: { title, excerpt, plan } }. Does not need
 * WordPress.
 */

declare( strict_types=1 );

use UserFeedback\Licensing\AddOn;
use UserFeedback\Licensing\FeatureGate;

// The plugin's files exit without it.
define( 'ABSPATH', dirname( __DIR__ ) . '/' );

spl_autoload_register(
	static function ( string $name ): void {
		$file = dirname( __DIR__ ) . '/includes/' . str_replace( [ 'UserFeedback\\', '\\' ], [ '', '/' ], $name ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName

/**
 * Replaces WordPress' function: the catalogue is in English.
 */
function __( string $text ): string {
	return $text;
}

$facts = [];
foreach ( AddOn::cases() as $addOn ) {
	$facts[ $addOn->value ] = [
		'title'   => $addOn->title(),
		'excerpt' => $addOn->excerpt(),
		'plan'    => FeatureGate::planOf( $addOn )->value,
	];
}
echo json_encode( $facts, JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
