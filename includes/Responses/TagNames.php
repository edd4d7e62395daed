<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;
use UserFeedback\Support\Text;

/**
 * Checks the tags that people type.
 *
 * @since 0.5.0
 */
final class TagNames {

	/** Characters of a tag. */
	public const MAX_LENGTH = 50;

	/** Tags of a response. */
	public const MAX = 20;

	/**
	 * Tags as they are stored: one line each, without control characters, and each once whatever its case.
	 *
	 * @param list<string> $names
	 * @param string       $field Name of the request's field, for errors.
	 * @return list<string>
	 * @throws ResponseError When one is empty or too long.
	 */
	public static function read( array $names, string $field ): array {
		$read   = [];
		$errors = [];
		foreach ( $names as $index => $name ) {
			$tag  = Text::line( $name );
			$code = match ( true ) {
				$tag === ''                             => 'required',
				Text::length( $tag ) > self::MAX_LENGTH => 'too_long',
				default                                 => null,
			};
			if ( $code !== null ) {
				$errors[] = new FieldError( "{$field}[$index]", $code, self::message( $code ) );
			}
			$read[ self::key( $tag ) ] ??= $tag;
		}
		if ( $errors !== [] ) {
			throw ResponseError::invalid( $errors );
		}
		return array_values( $read );
	}

	/**
	 * The same for two spellings of a tag.
	 */
	public static function key( string $tag ): string {
		// Never an integer, as PHP makes of the key "7".
		return '#' . mb_strtolower( $tag, 'UTF-8' );
	}

	private static function message( string $code ): string {
		return $code === 'required'
			? __( 'A tag needs at least one character.', 'userfeedback' )
			/* translators: %d: number of characters. */
			: sprintf( __( 'A tag has at most %d characters. Shorten it.', 'userfeedback' ), self::MAX_LENGTH );
	}
}
