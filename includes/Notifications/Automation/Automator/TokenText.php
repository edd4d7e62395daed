<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Automation\Automator;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;

/**
 * Text of visitors as the value of a token. Automator puts values into the texts of its actions as they are, runs stripcslashes() and do_shortcode()
 * over the result, and sends some of them as HTML. A visitor could so run shortcodes in the owner's name, fill in the owner's other tokens, or
 * write links that look like the owner's. Escaping would fit one kind of action only: an HTML entity looks wrong in a spreadsheet. So an
 * invisible character (U+2060) is put behind each character that would begin something. The text looks as it was typed, in HTML and elsewhere.
 *
 * @since 0.7.0
 */
final class TokenText {

	private const JOINER = "\u{2060}";

	/** What begins a shortcode, a token, a tag, a character reference. */
	private const BEGINNINGS = '/\[(?=[^\s\]])|\{(?=\{)|<(?=[a-z\/!?])|&(?=#|[a-z][a-z0-9]*;)/i';

	/**
	 * The text with nothing in it that Automator, WordPress or a browser would interpret.
	 */
	public static function inert( string $text ): string {
		$broken = preg_replace( self::BEGINNINGS, '$0' . self::JOINER, mb_scrub( $text, 'UTF-8' ) ) ?? '';
		// stripcslashes() leaves one of two backslashes; were it run again, what follows it is no character that it would decode.
		return str_replace( '\\', '\\\\' . self::JOINER, $broken );
	}

	/**
	 * The same for a URL, in which all such characters can be encoded.
	 */
	public static function inertUrl( string $url ): string {
		$encoded = [];
		foreach ( [ '[', ']', '{', '}', '<', '>', '"', "'", '\\' ] as $character ) {
			$encoded[ $character ] = rawurlencode( $character );
		}
		return strtr( Text::line( $url ), $encoded );
	}
}
