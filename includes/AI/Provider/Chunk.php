<?php

declare( strict_types=1 );

namespace UserFeedback\AI\Provider;

defined( 'ABSPATH' ) || exit;

use UserFeedback\AI\Quote;
use UserFeedback\AI\WrittenAnswer;

/**
 * Answers that fit into one question to an AI service.
 *
 * @since 0.5.0
 */
final class Chunk {

	/** Characters of the answers of a chunk: about 4,000 tokens, which every model reads. */
	private const CHARACTERS = 12_000;

	/** Characters beside the text that an answer takes. */
	private const AROUND = 40;

	/**
	 * @param non-empty-list<WrittenAnswer> $answers
	 */
	private function __construct( public readonly array $answers ) {}

	/**
	 * Answers in chunks, in their order. The answers of one response stay together.
	 *
	 * @param list<WrittenAnswer> $answers
	 * @param int                 $most    Chunks; answers beyond are left out.
	 * @return list<self>
	 */
	public static function of( array $answers, int $most ): array {
		$chunks = [];
		$parts  = [];
		$length = 0;
		foreach ( $answers as $index => $answer ) {
			$isNew = $index === 0 || $answers[ $index - 1 ]->responseId !== $answer->responseId;
			if ( $isNew && $length >= self::CHARACTERS && $parts !== [] ) {
				$chunks[] = new self( $parts );
				$parts    = [];
				$length   = 0;
				if ( count( $chunks ) === $most ) {
					break;
				}
			}
			$parts[] = $answer;
			$length += mb_strlen( $answer->text, 'UTF-8' ) + self::AROUND;
		}
		return $parts === [] ? $chunks : [ ...$chunks, new self( $parts ) ];
	}

	/**
	 * The answers as they are sent. Questions are sent once, and answers refer to them by number.
	 *
	 * @return array{questions: list<string>, answers: list<array{id: int, question: int, text: string}>}
	 */
	public function toArray(): array {
		$questions = array_values( array_unique( array_map( static fn ( WrittenAnswer $answer ) => $answer->question, $this->answers ) ) );
		$numbers   = array_flip( $questions );
		return [
			'questions' => $questions,
			'answers'   => array_map(
				static fn ( WrittenAnswer $answer ) => [
					'id'       => $answer->responseId,
					'question' => (int) $numbers[ $answer->question ],
					'text'     => $answer->text,
				],
				$this->answers
			),
		];
	}

	/**
	 * Those of some ids that are responses of this chunk, each once, in the chunk's order.
	 *
	 * @param array<mixed> $ids As a service sent them.
	 * @return list<int>
	 */
	public function known( array $ids ): array {
		$ids  = array_filter( $ids, static fn ( mixed $id ) => is_int( $id ) || ( is_string( $id ) && ctype_digit( $id ) ) );
		$sent = array_flip( array_map( strval( ... ), $ids ) );
		return array_values( array_filter( $this->ids(), static fn ( int $id ) => isset( $sent[ $id ] ) ) );
	}

	/**
	 * @return list<int>
	 */
	public function ids(): array {
		return array_values( array_unique( array_map( static fn ( WrittenAnswer $answer ) => $answer->responseId, $this->answers ) ) );
	}

	/**
	 * Where words stand in the answers of a response; null if the visitor did not write them.
	 *
	 * @param string $words White space and case do not matter.
	 */
	public function find( int $responseId, string $words ): ?Quote {
		$parts = preg_split( '/\s+/u', trim( $words, " \n\r\t\"'“”„«».…" ), -1, PREG_SPLIT_NO_EMPTY );
		if ( $parts === false || $parts === [] ) {
			return null;
		}
		$pattern = '/' . implode( '\s+', array_map( static fn ( string $part ) => preg_quote( $part, '/' ), $parts ) ) . '/ui';
		foreach ( $this->answers as $answer ) {
			if ( $answer->responseId === $responseId && preg_match( $pattern, $answer->text, $found, PREG_OFFSET_CAPTURE ) === 1 ) {
				$start = mb_strlen( substr( $answer->text, 0, $found[0][1] ), 'UTF-8' );
				return Quote::within( $answer, $start, mb_strlen( $found[0][0], 'UTF-8' ) );
			}
		}
		return null;
	}
}
