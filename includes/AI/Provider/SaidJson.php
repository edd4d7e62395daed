<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Provider;

defined( 'ABSPATH' ) || exit;

/**
 * JSON that an AI service was asked for.
 *
 * @since 0.7.0
 */
final class SaidJson {

	private const DEPTH = 16;

	/**
	 * The object that a service said; null if it said anything else, or something around it.
	 *
	 * @return array<mixed>|null
	 */
	public static function object( string $said ): ?array {
		// Some models wrap JSON in a block of Markdown, whatever they are asked.
		$json = preg_replace( '/^```(?:json)?\s*|\s*```$/', '', trim( $said ) ) ?? '';
		$data = json_decode( $json, true, self::DEPTH );
		return is_array( $data ) && ! array_is_list( $data ) ? $data : null;
	}
}
