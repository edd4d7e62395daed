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
	 * @param list<string>          $labels Chosen options, or the number as its label; none for a text or a skipped question.
	 * @param array<string, string> $texts  By kind: text, comment, name.
	 * @param int|null              $number The value of a number; null for all else.
	 */
	private function __construct(
		public readonly string $questionId,
		public readonly array $labels,
		public readonly array $texts,
		public readonly ?int $number = null
	) {}

	/**
	 * One or more options.
	 *
	 * @param non-empty-list<string> $labels As the question has them.
	 */
	public static function choice( string $questionId, array $labels ): self {
		return new self( $questionId, $labels, [] );
	}

	/**
	 * A number on a scale. It is counted like an option of that name, and by its value as well.
	 */
	public static function number( string $questionId, int $value ): self {
		return new self( $questionId, [ (string) $value ], [], $value );
	}

	/**
	 * Words of the visitor's own.
	 *
	 * @param array<string, string> $more What came with them, by kind: name.
	 */
	public static function text( string $questionId, string $text, array $more = [] ): self {
		return new self( $questionId, [], [ 'text' => $text ] + $more );
	}

	/**
	 * The question was shown and passed over. (One that logic did not show has no answer at all.)
	 */
	public static function skipped( string $questionId ): self {
		return new self( $questionId, [], [] );
	}

	/**
	 * As it is stored.
	 *
	 * @param list<string>          $labels
	 * @param array<string, string> $texts  By kind.
	 */
	public static function stored( string $questionId, array $labels, array $texts ): self {
		return new self( $questionId, $labels, $texts );
	}

	/**
	 * The same with words beside it.
	 *
	 * @param string $kind comment or name.
	 */
	public function withText( string $kind, string $text ): self {
		return new self( $this->questionId, $this->labels, [ $kind => $text ] + $this->texts, $this->number );
	}

	/**
	 * The words by which it is stored and counted: its options, or a reserved one.
	 *
	 * @return non-empty-list<string>
	 */
	public function hashes(): array {
		if ( $this->labels !== [] ) {
			return array_map( OptionHash::of( ... ), $this->labels );
		}
		return [ $this->isSkipped() ? OptionHash::SKIPPED : OptionHash::TEXT ];
	}

	public function isSkipped(): bool {
		return $this->labels === [] && $this->texts === [];
	}
}
