<?php

declare( strict_types=1 );

namespace UserFeedback\Support;

defined( 'ABSPATH' ) || exit;

/**
 * HTML elements that stay as they are in the content of posts.
 *
 * WordPress and other plugins rewrite the content of a post after its blocks were rendered: shortcodes, smilies, typographic quotes, "WordPress".
 * Form fields must keep their exact values, and a shortcode that a visitor typed must not run. All characters that such filters look for are
 * therefore written as character references.
 *
 * @since 0.6.0
 */
final class Html {

	private const VOID = [ 'img', 'input' ];

	/** What changes in texts: punctuation, "x" between digits, which becomes a multiplication sign, and "Wordpress". */
	private const IN_TEXTS = '/[^A-Za-z0-9\x80-\xFF]|(?<=[0-9])x|W(?=ordpress)/';

	/** What changes in attributes: shortcodes and "Wordpress". */
	private const IN_ATTRIBUTES = '/[^A-Za-z0-9\x80-\xFF _.,:;\/?=#%+*()~!@$^-]|W(?=ordpress)/';

	/**
	 * A text. Invalid UTF-8 and control characters are replaced or left out.
	 */
	public static function text( string $text ): string {
		return self::encoded( $text, self::IN_TEXTS );
	}

	/**
	 * An element.
	 *
	 * @param array<string, string|int|bool|null> $attributes By name. Null and false leave one out; true has no value.
	 * @param string                              $content    HTML. Ignored for elements that have no content.
	 */
	public static function element( string $tag, array $attributes = [], string $content = '' ): string {
		$html = "<$tag";
		foreach ( $attributes as $name => $value ) {
			if ( $value === null || $value === false ) {
				continue;
			}

			$html .= $value === true ? " $name" : " $name=\"" . self::encoded( (string) $value, self::IN_ATTRIBUTES ) . '"';
		}
		return in_array( $tag, self::VOID, true ) ? "$html>" : "$html>$content</$tag>";
	}

	/**
	 * @param string $pattern What to write as a character reference.
	 */
	private static function encoded( string $text, string $pattern ): string {
		$clean = (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', mb_scrub( $text, 'UTF-8' ) );
		return (string) preg_replace_callback( $pattern, static fn ( array $found ) => '&#' . ord( $found[0] ) . ';', $clean );
	}

	/**
	 * A text that may have another direction than the page around it.
	 */
	public static function isolated( string $text ): string {
		return '<bdi>' . self::text( $text ) . '</bdi>';
	}
}
