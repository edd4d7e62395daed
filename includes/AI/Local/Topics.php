<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Local;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the words and pairs of words that many answers have in common.
 *
 * @phpstan-type Topic array{stems: non-empty-list<string>, spelling: string, answers: non-empty-list<int>}
 * @since 0.5.0
 */
final class Topics {

	/** Topics of a summary. */
	private const MOST = 8;

	/** A topic is in so many answers. */
	private const LEAST_ANSWERS = 2;

	/** And in this share of them. */
	private const LEAST_SHARE = 0.02;

	/** Most frequent words that are considered. */
	private const CANDIDATES = 300;

	/** A pair takes the place of a word that stands in it this often: "customer service" instead of "customer". */
	private const PAIR_SHARE = 0.5;

	/** A topic whose answers are in another topic's this often is that topic in other words. */
	private const SAME_SHARE = 0.85;

	/** Of fewer answers, a topic is never taken for another one: they share them by chance. */
	private const LEAST_SAME = 4;

	/** Without stop words, a word of more answers than this is taken for one, and so is a short one. */
	private const UNKNOWN_SHARE   = 0.25;
	private const UNKNOWN_LETTERS = 5;

	/**
	 * @param list<string> $tokens Of each answer, see Tokens::of().
	 */
	public function __construct(
		private readonly array $tokens,
		private readonly Tokens $words,
		private readonly Language $language
	) {}

	/**
	 * The topics, those of most answers first.
	 *
	 * @return list<Topic> `answers` are keys of the given list.
	 */
	public function find(): array {
		$frequent = $this->frequentWords();
		$pairs    = $this->pairs( $frequent );
		$topics   = [];
		foreach ( array_keys( $frequent ) as $stem ) {
			$topic = $this->topic( (string) $stem, $frequent[ $stem ], $pairs );
			$isPair = in_array( $topic['stems'], array_column( $topics, 'stems' ), true );
			if ( ! $isPair && ! self::isKnown( $topic['answers'], array_column( $topics, 'answers' ) ) ) {
				$topics[] = $topic;
			}
			if ( count( $topics ) === self::MOST ) {
				break;
			}
		}
		usort( $topics, static fn ( array $a, array $b ) => count( $b['answers'] ) <=> count( $a['answers'] ) );
		return $topics;
	}

	/**
	 * @return array<array-key, int> Stem → number of answers, most frequent first.
	 */
	private function frequentWords(): array {
		$counts = [];
		foreach ( $this->tokens as $tokens ) {
			foreach ( array_unique( explode( ' ', $tokens ) ) as $token ) {
				if ( ( $token[0] ?? '' ) === Tokens::TOPIC ) {
					$stem            = substr( $token, 1 );
					$counts[ $stem ] = ( $counts[ $stem ] ?? 0 ) + 1;
				}
			}
		}
		$total  = count( $this->tokens );
		$least  = max( self::LEAST_ANSWERS, $total * self::LEAST_SHARE );
		$counts = array_filter( $counts, static fn ( int $count ) => $count >= $least );
		if ( $this->language->code === '' ) {
			$counts = array_filter(
				$counts,
				static fn ( int $count, int|string $stem ) => $count <= max( self::LEAST_ANSWERS, $total * self::UNKNOWN_SHARE )
					&& mb_strlen( (string) $stem, 'UTF-8' ) >= self::UNKNOWN_LETTERS,
				ARRAY_FILTER_USE_BOTH
			);
		}
		arsort( $counts );
		return array_slice( $counts, 0, self::CANDIDATES, true );
	}

	/**
	 * Pairs of frequent words: one after the other, or with one stop word between them ("true to size").
	 *
	 * @param array<array-key, int> $frequent
	 * @return array<string, array{count: int, spelling: string}> By the two stems with a blank between them.
	 */
	private function pairs( array $frequent ): array {
		$pairs = [];
		foreach ( $this->tokens as $tokens ) {
			$list = explode( ' ', $tokens );
			$seen = [];
			foreach ( $list as $index => $token ) {
				$next = $list[ $index + 1 ] ?? '';
				$gap  = ( $next[0] ?? '' ) === Tokens::STOP ? substr( $next, 1 ) . ' ' : '';
				$next = $gap === '' ? $next : $list[ $index + 2 ] ?? '';
				$pair = substr( $token, 1 ) . ' ' . substr( $next, 1 );
				if ( ! self::isFrequent( $token, $frequent ) || ! self::isFrequent( $next, $frequent ) || isset( $seen[ $pair ] ) ) {
					continue;
				}
				$seen[ $pair ]           = true;
				$pairs[ $pair ]['count'] = ( $pairs[ $pair ]['count'] ?? 0 ) + 1;

				$spelling = $this->words->spelling( substr( $token, 1 ) ) . ' ' . $gap . $this->words->spelling( substr( $next, 1 ) );

				$pairs[ $pair ]['spelling'] ??= $spelling;
			}
		}
		return $pairs;
	}

	/**
	 * @param array<array-key, int> $frequent
	 */
	private static function isFrequent( string $token, array $frequent ): bool {
		return ( $token[0] ?? '' ) === Tokens::TOPIC && isset( $frequent[ substr( $token, 1 ) ] );
	}

	/**
	 * A word as a topic, or the pair in which it mostly stands.
	 *
	 * @param array<string, array{count: int, spelling: string}> $pairs
	 * @return Topic
	 */
	private function topic( string $stem, int $count, array $pairs ): array {
		$best  = '';
		$least = max( self::LEAST_ANSWERS, $count * self::PAIR_SHARE );
		foreach ( $pairs as $pair => $found ) {
			[ $first, $second ] = explode( ' ', $pair );
			if ( $first === $second || ! in_array( $stem, [ $first, $second ], true ) || $found['count'] < $least ) {
				continue;
			}
			$best  = $pair;
			$least = $found['count'] + 1;
		}
		$stems = $best === '' ? [ $stem ] : explode( ' ', $best );
		return [
			'stems'    => $stems,
			'spelling' => $best === '' ? $this->words->spelling( $stem ) : $pairs[ $best ]['spelling'],
			'answers'  => $this->answersWith( $stems ),
		];
	}

	/**
	 * @param non-empty-list<string> $stems
	 * @return non-empty-list<int>
	 */
	private function answersWith( array $stems ): array {
		$found = [];
		foreach ( $this->tokens as $index => $tokens ) {
			$has = true;
			foreach ( $stems as $stem ) {
				$has = $has && str_contains( " $tokens ", ' ' . Tokens::TOPIC . "$stem " );
			}
			if ( $has ) {
				$found[] = $index;
			}
		}
		/** @var non-empty-list<int> $found */
		return $found;
	}

	/**
	 * @param non-empty-list<int>       $answers
	 * @param list<non-empty-list<int>> $topics
	 */
	private static function isKnown( array $answers, array $topics ): bool {
		foreach ( $topics as $other ) {
			$shared = count( array_intersect_key( array_flip( $answers ), array_flip( $other ) ) );
			$fewer  = min( count( $answers ), count( $other ) );
			if ( $shared >= max( self::LEAST_SAME, self::SAME_SHARE * $fewer ) ) {
				return true;
			}
		}
		return false;
	}
}
