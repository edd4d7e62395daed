<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

/**
 * A condition on the answer to one question, of question logic, conditional emails or conditional redirects.
 *
 * @since 0.3.0
 */
final class Condition {

	/**
	 * @param string $questionId Id of the question whose answer is compared.
	 * @param string $compare    Value of a Comparator.
	 * @param string $value      What the answer is compared with: a text, an option's label, or a number.
	 */
	public function __construct(
		public readonly string $questionId,
		public readonly string $compare,
		public readonly string $value
	) {}

	/**
	 * The same condition on another question.
	 */
	public function on( string $questionId ): self {
		return new self( $questionId, $this->compare, $this->value );
	}

	/**
	 * Whether an answer fulfils it; never for an unknown comparator.
	 *
	 * @param mixed $answer See Comparator::holds().
	 */
	public function holds( mixed $answer ): bool {
		return Comparator::tryFrom( $this->compare )?->holds( $answer, $this->value ) ?? false;
	}

	/**
	 * Whether all conditions hold. True for none.
	 *
	 * @param iterable<self>       $conditions
	 * @param array<string, mixed> $answers    By question id; see AnswerValues. A missing one compares as an empty text.
	 */
	public static function allHold( iterable $conditions, array $answers ): bool {
		foreach ( $conditions as $condition ) {
			if ( ! $condition->holds( $answers[ $condition->questionId ] ?? null ) ) {
				return false;
			}
		}
		return true;
	}
}
