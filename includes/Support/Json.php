<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

use JsonException;
use UnexpectedValueException;

/**
 * JSON in database columns. Encoding and decoding throw on errors: silently storing an empty column would lose a survey.
 *
 * @since 0.1.0
 */
final class Json {

	private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;

	/**
	 * Encodes a value.
	 *
	 * @param array<mixed> $value What to encode.
	 * @throws JsonException When a string in it is not UTF-8.
	 */
	public static function encode( array $value ): string {
		return json_encode( $value, self::FLAGS | JSON_PRESERVE_ZERO_FRACTION );
	}

	/**
	 * Encodes a value for people, over several lines.
	 *
	 * @since 0.7.0
	 *
	 * @param array<mixed> $value What to encode.
	 * @throws JsonException When a string in it is not UTF-8.
	 */
	public static function pretty( array $value ): string {
		return json_encode( $value, self::FLAGS | JSON_PRESERVE_ZERO_FRACTION | JSON_PRETTY_PRINT );
	}

	/**
	 * Decodes an object or a list into an array.
	 *
	 * @return array<mixed>
	 * @throws JsonException            When the text is not JSON.
	 * @throws UnexpectedValueException When the text is JSON but neither an object nor a list.
	 */
	public static function decode( string $json ): array {
		$value = json_decode( $json, true, 32, self::FLAGS );
		if ( ! is_array( $value ) ) {
			throw new UnexpectedValueException( 'Expected a JSON object or list.' );
		}
		return $value;
	}
}
