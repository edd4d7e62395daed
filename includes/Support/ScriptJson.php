<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * JSON that can stand inside a script element.
 *
 * @since 0.7.0
 */
final class ScriptJson {

	/**
	 * Encodes data.
	 *
	 * @param array<mixed> $value
	 */
	public static function encode( array $value ): string {
		// With HEX_TAG, "</script>" in a title does not end the script.
		$json = wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES );
		return is_string( $json ) ? $json : '{}';
	}

	/**
	 * Prints an element with data for a script to read.
	 *
	 * @param string $json From encode().
	 */
	public static function print( string $id, string $json ): void {
		wp_print_inline_script_tag(
			$json,
			[
				'type' => 'application/json',
				'id'   => $id,
			]
		);
	}
}
