<?php
/**
 * Lets a tool load classes of the plugin without WordPress: their files exit unless ABSPATH is defined.
 */

declare( strict_types=1 );

define( 'ABSPATH', dirname( __DIR__, 2 ) . '/' );

// phpcs:disable Generic.NamingConventions.CamelCapsFunctionName -- WordPress' own names.

/**
 * Texts are as they stand in the code.
 */
function __( string $text ): string {
	return $text;
}

/**
 * No option is stored.
 */
function get_option(): bool {
	return false;
}
