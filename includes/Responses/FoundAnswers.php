<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Text;

/**
 * Which answers of a response a filter found it by, for previews: these have room for few answers and few words. ResponseConditions finds the
 * responses; what it finds by another spelling (é for e) is in sight, too, as far as WordPress knows it.
 *
 * @since 0.7.0
 */
final class FoundAnswers {

	/** Characters of a text in a preview, with its ellipses. */
	private const PREVIEW = 200;

	/** A text is shown from its beginning if its search result begins within so many characters. */
	private const IN_SIGHT = 60;

	/** Characters before a search result further on. */
	private const BEFORE = 30;

	/**
	 * @param ResponseFilter|null $filter Null for none.
	 */
	public function __construct( private readonly ?ResponseFilter $filter = null ) {}

	/**
	 * Answers in the questions' order, but those first by which the response was found.
	 *
	 * @param list<array{question: Question, answer: Answer}> $answers
	 * @return list<array{question: Question, answer: Answer}>
	 */
	public function first( array $answers ): array {
		$ranks = array_map( fn ( array $item ) => $this->rank( $item['answer'] ), $answers );
		asort( $ranks );
		return array_map( static fn ( int $index ) => $answers[ $index ], array_keys( $ranks ) );
	}

	/**
	 * A text cut to the length of a preview, with what was searched for in sight.
	 */
	public function cut( string $text ): string {
		$search = $this->filter->search ?? '';
		$place  = $search === '' ? 0 : (int) mb_stripos( $text, $search );
		if ( $place > self::IN_SIGHT ) {
			$text = '…' . ltrim( mb_substr( $text, $place - self::BEFORE ) );
		}
		return Text::length( $text ) <= self::PREVIEW ? $text : rtrim( mb_substr( $text, 0, self::PREVIEW - 1 ) ) . '…';
	}

	private function rank( Answer $answer ): int {
		if ( $this->filter === null ) {
			return 0;
		}
		if ( $this->filter->isAboutAnAnswer() && $answer->questionId === $this->filter->questionId ) {
			return 0;
		}
		// A number is not a word, see ResponseConditions; but an option may be one.
		$words = array_filter( $answer->labels, static fn ( string $label ) => ! is_numeric( $label ) );
		// By an earlier label, too.
		$found = array_intersect( $answer->optionIds, $this->filter->found[ $answer->questionId ] ?? [] );
		return match ( true ) {
			$found !== [] && $words !== [], $this->contain( [ ...$words, ...array_values( $answer->texts ) ] ) => 1,
			$this->contain( $answer->labels ) => 2,
			default => 3,
		};
	}

	/**
	 * @param array<string> $texts
	 */
	private function contain( array $texts ): bool {
		$search = self::fold( $this->filter->search ?? '' );
		return $search !== '' && array_filter( $texts, static fn ( string $text ) => str_contains( self::fold( $text ), $search ) ) !== [];
	}

	/**
	 * A text as searches compare it: without regard to case and accents.
	 */
	public static function fold( string $text ): string {
		return mb_strtolower( remove_accents( $text ) );
	}
}
