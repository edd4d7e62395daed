<?php

declare( strict_types=1 );

namespace UserFeedback\AI;

defined( 'ABSPATH' ) || exit;

/**
 * Removes personal data from what visitors wrote: addresses, numbers, links and names. What a pattern cannot know stays, for example the name of
 * somebody who is only mentioned; so visitors' texts are personal data after this, too, only less so.
 *
 * @since 0.5.0
 */
final class Redaction {

	/** Stands for what was removed, in every language. */
	public const MARK = '[…]';

	/** Letters of a known name that are enough to look for it. */
	private const LEAST_LETTERS = 3;

	/** A name in a script without blanks between words; one of two characters is usual. */
	private const WITHOUT_BLANKS = '/^[\p{Han}\p{Hangul}]{2,}$/u';

	/** A name: one to three words that begin with a capital letter, in scripts that have them. */
	private const CAPITALIZED = '\p{Lu}[\p{L}\p{M}\'’-]+(?:\s+(?:(?:de|del|van|von|der|la|al|bin)\s+)*\p{Lu}[\p{L}\p{M}\'’-]*){0,2}';

	/** Words before a name; the name itself is not always capitalized after them. */
	private const INTRODUCTIONS = [
		'my name is',
		'my name\'s',
		'i am called',
		'mein name ist',
		'ich heiße',
		'ich heisse',
		'me llamo',
		'mi nombre es',
		'je m\'appelle',
		'mon nom est',
		'mi chiamo',
		'meu nome é',
		'me chamo',
		'mijn naam is',
		'меня зовут',
		'اسمي',
		'मेरा नाम',
	];

	/** Words before a capitalized name. */
	private const TITLES = 'mr|mrs|ms|miss|mister|dr|prof|sir|madam|herr|herrn|frau|señor|señora|sr|sra|don|doña|monsieur|madame|mme';

	/** The end of a letter, before the name of who wrote it. */
	private const CLOSINGS = 'regards|sincerely|cheers|yours|grüße|gruß|grüßen|saludos|saludo|atentamente|cordialement';

	/**
	 * A text without personal data.
	 *
	 * @param string       $text  As a visitor wrote it.
	 * @param list<string> $names Of the visitor, if known.
	 */
	public static function clean( string $text, array $names = [] ): string {
		foreach ( [ ...self::addresses(), ...self::numbers(), ...self::names() ] as $pattern => $with ) {
			$text = preg_replace( $pattern, $with, $text ) ?? self::MARK;
		}
		foreach ( self::parts( $names ) as $name ) {
			$quoted = preg_quote( $name, '/' );
			// Chinese and Korean have no blanks around names.
			$pattern = preg_match( self::WITHOUT_BLANKS, $name ) === 1 ? "/$quoted/u" : "/(?<![\p{L}\p{M}])$quoted(?![\p{L}\p{M}])/ui";
			$text    = preg_replace( $pattern, self::MARK, $text ) ?? self::MARK;
		}
		// What was removed side by side is one gap.
		return preg_replace( '/\[…\](?:[\s,;，、]*\[…\])+/u', self::MARK, $text ) ?? self::MARK;
	}

	/**
	 * @return array<string, string> Pattern → replacement.
	 */
	private static function addresses(): array {
		$host = '[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*(?:\.[\p{L}\p{M}\p{N}-]+)*[.．。][\p{L}\p{M}]{2,}';
		return [
			// Before email addresses: a link may contain one.
			'~(?:[a-z][a-z0-9+.-]{1,20}://|www\.)\S+~ui' => self::MARK,
			'/[\p{L}\p{M}\p{N}._%+\'-]+\s?(?:@|＠|\(at\)|\[at\])\s?' . $host . '/ui' => self::MARK,
			// A host with a path or a query.
			"~(?<![\p{L}\p{N}@])$host(?::\d+)?[/?#]\S*~ui" => self::MARK,
			'/(?<![\p{L}\p{N}])[@＠][\p{L}\p{M}\p{N}_.]{2,}/u' => self::MARK,
		];
	}

	/**
	 * @return array<string, string> Pattern → replacement.
	 */
	private static function numbers(): array {
		return [
			// Numbers of accounts (IBAN), in groups of four or in one.
			'/(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/u' => self::MARK,
			// Keys and tokens: long, of letters and digits.
			'/(?<![\p{L}\p{N}])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{16,}(?![\p{L}\p{N}])/ui' => self::MARK,
			// Phones, cards, dates of birth, numbers of customers: seven digits or more, in any script.
			'/(?<![\p{L}\p{N}])\+?\(?\p{Nd}(?:[\s().\/\x{2010}-\x{2015}\x{00A0}-]{0,3}\p{Nd}){6,}(?![\p{L}])/u' => self::MARK,
			// Addresses of computers.
			'/(?<![\p{L}\p{N}.])\d{1,3}(?:\.\d{1,3}){3}(?![\p{N}])/u' => self::MARK,
		];
	}

	/**
	 * @return array<string, string> Pattern → replacement.
	 */
	private static function names(): array {
		$introductions = implode( '|', array_map( static fn ( string $words ) => preg_quote( $words, '/' ), self::INTRODUCTIONS ) );
		$introductions = str_replace( "'", "['’]", $introductions );
		$any           = '[\p{L}\p{M}][\p{L}\p{M}\'’-]*';
		$mark          = '$1' . self::MARK;
		return [
			"/(?<![\p{L}\p{M}])((?i:$introductions)\s+)(?:" . self::CAPITALIZED . "|$any)/u"    => $mark,
			'/(?<![\p{L}\p{M}])((?i:' . self::TITLES . ')\.?\s+)' . self::CAPITALIZED . '/u'    => $mark,
			'/(?<![\p{L}\p{M}])((?i:' . self::CLOSINGS . ')\s*[,\n]\s*)' . self::CAPITALIZED . '\s*$/u' => $mark,
			// Chinese, Japanese and Korean, which have neither capitals nor blanks.
			'/(我叫|我的名字是|我是叫|名前は|私は)[\p{Han}\p{Hiragana}\p{Katakana}]{2,4}/u'            => $mark,
			'/((?:제|내) 이름은 )\p{Hangul}{2,4}/u'                                            => $mark,
		];
	}

	/**
	 * The whole names, then their words.
	 *
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function parts( array $names ): array {
		$parts = [];
		foreach ( $names as $name ) {
			array_push( $parts, trim( $name ), ...( preg_split( '/[\s,]+/u', $name ) ?: [] ) );
		}
		$isLong = static fn ( string $part ) => mb_strlen( $part, 'UTF-8' ) >= self::LEAST_LETTERS
			|| preg_match( self::WITHOUT_BLANKS, $part ) === 1;
		return array_values( array_unique( array_filter( $parts, $isLong ) ) );
	}
}
