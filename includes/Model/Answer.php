<?php

declare( strict_types=1 );

namespace UserFeedback\Model;

defined( 'ABSPATH' ) || exit;

/**
 * What one visitor said to one question: options, a number, a text, or nothing; and what they wrote beside it.
 *
 * @since 0.1.0
 */
final class Answer {

	/**
	 * @param list<string>          $labels    Chosen options, or the number as its label; none for a text or a skipped question.
	 * @param array<string, string> $texts     By kind: text, comment, name.
	 * @param int|null              $number    The value of a number; null for all else.
	 * @param list<string>          $optionIds The ids of the labels, see OptionId.
	 */
	private function __construct(
		public readonly string $questionId,
		public readonly array $labels,
		public readonly array $texts,
		public readonly ?int $number,
		public readonly array $optionIds
	) {}

	/**
	 * One or more options. Their ids are derived from the labels until identified() knows the question.
	 *
	 * @param non-empty-list<string> $labels As the question has them.
	 */
	public static function choice( string $questionId, array $labels ): self {
		return new self( $questionId, $labels, [], null, array_map( OptionId::ofLabel( ... ), $labels ) );
	}

	/**
	 * A number on a scale. It is counted like an option of that name, and by its value as well.
	 */
	public static function number( string $questionId, int $value ): self {
		return new self( $questionId, [ (string) $value ], [], $value, [ OptionId::ofLabel( (string) $value ) ] );
	}

	/**
	 * Words of the visitor's own.
	 *
	 * @param array<string, string> $more What came with them, by kind: name.
	 */
	public static function text( string $questionId, string $text, array $more = [] ): self {
		return new self( $questionId, [], [ 'text' => $text ] + $more, null, [] );
	}

	/**
	 * The question was shown and passed over. (One that logic did not show has no answer at all.)
	 */
	public static function skipped( string $questionId ): self {
		return new self( $questionId, [], [], null, [] );
	}

	/**
	 * As it is stored.
	 *
	 * @param list<string>          $labels
	 * @param array<string, string> $texts     By kind.
	 * @param list<string>|null     $optionIds The ids of the labels; null to derive them.
	 */
	public static function stored( string $questionId, array $labels, array $texts, ?array $optionIds = null ): self {
		return new self( $questionId, $labels, $texts, null, $optionIds ?? array_map( OptionId::ofLabel( ... ), $labels ) );
	}

	/**
	 * The same answer with the ids that its options have in a question.
	 *
	 * @since 0.7.0
	 */
	public function identified( Question $question ): self {
		$ids = array_map( static fn ( string $label ) => $question->optionId( $label ) ?? OptionId::ofLabel( $label ), $this->labels );
		return new self( $this->questionId, $this->labels, $this->texts, $this->number, $ids );
	}

	/**
	 * The same with what another answer to the question chose.
	 *
	 * @since 0.7.0
	 */
	public function with( self $other ): self {
		return new self(
			$this->questionId,
			[ ...$this->labels, ...$other->labels ],
			$this->texts,
			$this->number,
			[ ...$this->optionIds, ...$other->optionIds ]
		);
	}

	/**
	 * The same with words beside it.
	 *
	 * @param string $kind comment or name.
	 */
	public function withText( string $kind, string $text ): self {
		return $this->withTexts( [ $kind => $text ] + $this->texts );
	}

	/**
	 * The same with the words that belong to it.
	 *
	 * @since 0.7.0
	 *
	 * @param array<string, string> $texts By kind.
	 */
	public function withTexts( array $texts ): self {
		return new self( $this->questionId, $this->labels, $texts, $this->number, $this->optionIds );
	}

	/**
	 * What its rows name: its options, or a reserved word.
	 *
	 * @since 0.7.0
	 *
	 * @return non-empty-list<string>
	 */
	public function storedIds(): array {
		return $this->optionIds !== [] ? $this->optionIds : [ $this->isSkipped() ? OptionId::SKIPPED : OptionId::TEXT ];
	}

	public function isSkipped(): bool {
		return $this->labels === [] && $this->texts === [];
	}
}
