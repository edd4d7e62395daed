<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Local;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\Mood;
use UserFeedback\AI\Quote;
use UserFeedback\AI\WrittenAnswer;

/**
 * Chooses sentences that show what visitors mean by a topic.
 *
 * @since 0.5.0
 */
final class TypicalQuotes {

	/** Quotes of a topic. */
	private const MOST = 3;

	/** Sentences that are compared, from the newest answers. */
	private const CANDIDATES = 400;

	/** Characters of a sentence that reads well. */
	private const SHORT = 25;
	private const LONG  = 180;

	/** @var array<int, true> Responses that were quoted for an earlier topic. */
	private array $quoted = [];

	public function __construct( private readonly Tokens $words ) {}

	/**
	 * No response is quoted for two topics, if others say something about them.
	 *
	 * @param non-empty-list<string> $stems   Of the topic.
	 * @param list<WrittenAnswer>    $answers That mention it, the newest first.
	 * @param array<string, int>     $weights Stem of a frequent word → number of answers: a typical sentence has several of them.
	 * @param Mood                   $mood    Of the topic.
	 * @return list<Quote>
	 */
	public function choose( array $stems, array $answers, array $weights, Mood $mood, Language $language ): array {
		$sentences = [];
		foreach ( array_slice( $answers, 0, self::CANDIDATES ) as $answer ) {
			$sentence = $this->best( $answer, $stems, $weights, $mood, $language );
			if ( $sentence !== null ) {
				$sentences[] = $sentence;
			}
		}
		usort(
			$sentences,
			fn ( array $a, array $b ) => [ $this->wasQuoted( $a['quote'] ), $b['score'] ] <=> [ $this->wasQuoted( $b['quote'] ), $a['score'] ]
		);
		$quotes = self::different( $sentences, $mood );
		foreach ( $quotes as $quote ) {
			$this->quoted[ $quote->responseId ] = true;
		}
		return $quotes;
	}

	private function wasQuoted( Quote $quote ): bool {
		return isset( $this->quoted[ $quote->responseId ] );
	}

	/**
	 * The first sentences of different responses and words. Of a topic with mixed moods, the first two feel differently.
	 *
	 * @param list<array{score: float, mood: int, text: string, quote: Quote}> $sentences
	 * @return list<Quote>
	 */
	private static function different( array $sentences, Mood $mood ): array {
		$quotes = [];
		$known  = [];
		$moods  = [];
		foreach ( $sentences as $sentence ) {
			$isSameMood = $mood === Mood::Mixed && count( $moods ) === 1 && in_array( $sentence['mood'], $moods, true );
			if ( isset( $known[ $sentence['text'] ] ) || isset( $known[ $sentence['quote']->responseId ] ) || $isSameMood ) {
				continue;
			}
			$known[ $sentence['text'] ]              = true;
			$known[ $sentence['quote']->responseId ] = true;
			$moods[]                                 = $sentence['mood'];
			$quotes[]                                = $sentence['quote'];
			if ( count( $quotes ) === self::MOST ) {
				break;
			}
		}
		return $quotes;
	}

	/**
	 * The best sentence of an answer.
	 *
	 * @param non-empty-list<string> $stems
	 * @param array<string, int>     $weights
	 * @return array{score: float, mood: int, text: string, quote: Quote}|null
	 */
	private function best( WrittenAnswer $answer, array $stems, array $weights, Mood $mood, Language $language ): ?array {
		$best = null;
		foreach ( Sentences::of( $answer->text, self::LONG, $this->words->spellings( $stems[0] ) ) as [ $start, $text ] ) {
			$tokens = $this->words->of( $text, $language );
			$list   = explode( ' ', $tokens );
			if ( array_diff( array_map( static fn ( string $stem ) => Tokens::TOPIC . $stem, $stems ), $list ) !== [] ) {
				continue;
			}
			$length = mb_strlen( $text, 'UTF-8' );
			$felt   = Clauses::moodAbout( $tokens, $stems );
			$score  = self::score( $list, $weights, $length ) + self::fits( $felt, $mood );
			if ( $best === null || $score > $best['score'] ) {
				$best = [
					'score' => $score,
					'mood'  => $felt,
					'text'  => mb_strtolower( $text, 'UTF-8' ),
					'quote' => Quote::within( $answer, $start, $length ),
				];
			}
		}
		return $best;
	}

	/**
	 * @param list<string>       $tokens
	 * @param array<string, int> $weights
	 */
	private static function score( array $tokens, array $weights, int $length ): float {
		$frequent = count( array_filter( array_unique( $tokens ), static fn ( string $token ) => isset( $weights[ substr( $token, 1 ) ] ) ) );
		$penalty  = $length < self::SHORT || $length > self::LONG ? 2 : 0;
		return $frequent / sqrt( max( 4, count( $tokens ) ) ) - $penalty;
	}

	private static function fits( int $felt, Mood $mood ): float {
		return match ( $mood ) {
			Mood::Positive => (float) $felt,
			Mood::Negative => (float) -$felt,
			Mood::Mixed    => (float) abs( $felt ),
			Mood::Neutral,
			Mood::Unknown  => 0.0,
		};
	}
}
