<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Local;

defined( 'ABSPATH' ) || exit;

/**
 * What the local summariser knows of one language: words that are no topic, words with a mood, and a light stemmer.
 *
 * @since 0.5.0
 */
final class Language {

	/** Languages with word lists (words/*.php). */
	public const KNOWN = [ 'en', 'de', 'es', 'ar' ];

	/** So many of a text's words must be stop words of a language: related languages share a fifth of them. */
	private const LEAST_SHARE = 0.3;

	/** @var array<string, self> */
	private static array $loaded = [];

	/**
	 * @param string              $code     ISO 639-1, '' for a language without lists.
	 * @param array<string, true> $stop
	 * @param array<string, true> $negators
	 * @param array<string, true> $breaks
	 * @param array<string, int>  $moods    Stem → 1 for positive, -1 for negative.
	 */
	private function __construct(
		public readonly string $code,
		private readonly array $stop,
		private readonly array $negators,
		private readonly array $breaks,
		private readonly array $moods
	) {}

	/**
	 * A known language by its code; without lists for any other code.
	 */
	public static function of( string $code ): self {
		return self::$loaded[ $code ] ??= in_array( $code, self::KNOWN, true ) ? self::load( $code ) : new self( '', [], [], [], [] );
	}

	/**
	 * The language whose typical words are most frequent; one without lists where they are rare in all of them.
	 *
	 * @param list<string> $words In lower case.
	 */
	public static function detect( array $words ): self {
		// Neither punctuation nor words of one letter, which are in every language.
		$words = array_filter( $words, static fn ( string $word ) => mb_strlen( $word, 'UTF-8' ) > 1 );
		$best  = self::of( '' );
		$least = max( 1, count( $words ) * self::LEAST_SHARE );
		foreach ( self::KNOWN as $code ) {
			$language = self::of( $code );
			$hits     = count( array_filter( $words, $language->isTypical( ... ) ) );
			if ( $hits < $least ) {
				continue;
			}
			$best  = $language;
			$least = $hits + 1;
		}
		return $best;
	}

	/**
	 * Whether a word in lower case is no topic.
	 */
	public function isStop( string $word ): bool {
		return isset( $this->stop[ $word ] );
	}

	/**
	 * Whether a word in lower case tells the language: also one with the Arabic article, which is written as part of its word.
	 */
	private function isTypical( string $word ): bool {
		return $this->isStop( $word ) || ( $this->code === 'ar' && str_starts_with( $word, 'ال' ) );
	}

	/**
	 * Whether a word reverses the mood of those after it.
	 */
	public function isNegator( string $word ): bool {
		return isset( $this->negators[ $word ] );
	}

	/**
	 * Whether a word begins a clause with a mood of its own, as "but" does.
	 */
	public function isBreak( string $word ): bool {
		return isset( $this->breaks[ $word ] );
	}

	/**
	 * 1 for a positive word, -1 for a negative one, 0 for any other.
	 *
	 * @param string $stem See stem().
	 */
	public function moodOf( string $stem ): int {
		return $this->moods[ $stem ] ?? 0;
	}

	/**
	 * The part of a word that its forms have in common: "sizes" and "sizing" are "siz". Not a word to show.
	 *
	 * @param string $word In lower case.
	 */
	public function stem( string $word ): string {
		return match ( $this->code ) {
			'en'    => self::english( $word ),
			'de'    => self::german( $word ),
			'es'    => self::spanish( $word ),
			'ar'    => self::arabic( $word ),
			default => $word,
		};
	}

	private static function load( string $code ): self {
		/** @var array{stop: string, negators: string, breaks: string, positive: string, negative: string} $lists */
		$lists    = require __DIR__ . "/words/$code.php";
		$language = new self( $code, [], [], [], [] );
		$moods    = [];
		foreach ( [ 'positive' => 1, 'negative' => -1 ] as $list => $mood ) {
			foreach ( self::words( $lists[ $list ] ) as $word ) {
				$moods[ $language->stem( $word ) ] = $mood;
			}
		}
		$negators = array_fill_keys( self::words( $lists['negators'] ), true );
		$breaks   = array_fill_keys( self::words( $lists['breaks'] ), true );
		$stop     = array_fill_keys( self::words( $lists['stop'] ), true ) + $negators + $breaks;
		return new self( $code, $stop, $negators, $breaks, $moods );
	}

	/**
	 * @return list<string>
	 */
	private static function words( string $list ): array {
		return preg_split( '/\s+/', trim( $list ) ) ?: [];
	}

	private static function english( string $word ): string {
		$stem = preg_replace( "/'s$/", '', $word ) ?? $word;
		if ( strlen( $stem ) > 3 && preg_match( '/^(.+?)(ies|(?<=s|x|z|ch|sh)es|(?<!s|u|i)s)$/', $stem, $found ) ) {
			$stem = $found[1] . ( $found[2] === 'ies' ? 'y' : '' );
		}
		// Only where a vowel is left: "running", but not "string".
		if ( preg_match( '/^(.*[aeiouy].+?)(ing|ed)$/', $stem, $found ) ) {
			$stem = preg_replace( '/([^aeiouls])\1$/', '$1', $found[1] ) ?? $found[1];
		}
		if ( strlen( $stem ) > 3 ) {
			$stem = preg_replace( [ '/e$/', '/y$/' ], [ '', 'i' ], $stem ) ?? $stem;
		}
		return $stem;
	}

	private static function german( string $word ): string {
		$stem = strtr( $word, [ 'ä' => 'a', 'ö' => 'o', 'ü' => 'u', 'ß' => 'ss' ] );
		if ( strlen( $stem ) > 4 ) {
			$stem = preg_replace( '/(ern|em|en|er|es|e|n|s)$/', '', $stem ) ?? $stem;
		}
		return $stem;
	}

	private static function spanish( string $word ): string {
		$stem = strtr( $word, [ 'á' => 'a', 'é' => 'e', 'í' => 'i', 'ó' => 'o', 'ú' => 'u', 'ü' => 'u' ] );
		if ( strlen( $stem ) > 3 ) {
			$stem = preg_replace( '/(ces|[aeo]?s|[aeo])$/', '', $stem ) ?? $stem;
			$stem = str_ends_with( $word, 'ces' ) ? $stem . 'z' : $stem;
		}
		return $stem;
	}

	private static function arabic( string $word ): string {
		// Vowel signs, the stretching stroke, and letters that are often typed for one another.
		$stem = preg_replace( '/[\x{064B}-\x{0652}\x{0670}\x{0640}]/u', '', $word ) ?? $word;
		$stem = strtr( $stem, [ 'أ' => 'ا', 'إ' => 'ا', 'آ' => 'ا', 'ى' => 'ي', 'ة' => 'ه', 'ؤ' => 'و', 'ئ' => 'ي' ] );
		// "And", "with", "for" and the article are written as one word with what follows; three letters must be left.
		$stem = preg_replace( '/^(?:[وف]?(?:[بك]?ال|لل)|[وف](?=\p{L}{4}))(?=\p{L}{3})/u', '', $stem ) ?? $stem;
		return preg_replace( '/(?<=\p{L}{3})(?:ات|ون|ين|ان|ها|هم|كم|نا|ه|ي|ا)$/u', '', $stem ) ?? $stem;
	}
}
