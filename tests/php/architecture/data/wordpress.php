<?php
/**
 * Functions of WordPress as far as rooms.php calls them.
 */

declare( strict_types=1 );

if ( ! function_exists( 'get_option' ) ) {
	function get_option( string $name ): mixed {
		return $name;
	}

	function do_action( string $name ): void {
		unset( $name );
	}

	function wp_mail( string $to ): bool {
		return $to !== '';
	}

	function __( string $text ): string {
		return $text;
	}
}
