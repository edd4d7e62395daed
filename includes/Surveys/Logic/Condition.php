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
	 * @param string|list<string> $value What the answer is compared with: a text, an option's label, or a number; several for Comparator::AnyOf.
	 * @param bool   $isOff      Whether it is kept, but counts as removed, because it cannot hold for now: its question comes later, for example, or
	 *                           has another type. SurveyConditions decides.
	 */
	public function __construct(
		public readonly string $questionId,
		public readonly string $compare,
		public readonly string|array $value,
		public readonly bool $isOff = false
	) {}

	/**
	 * The same condition on another question.
	 */
	public function on( string $questionId ): self {
		return new self( $questionId, $this->compare, $this->value, $this->isOff );
	}

	/**
	 * The same condition, on or off.
	 *
	 * @since 0.6.0
	 */
	public function switched( bool $isOff ): self {
		return new self( $this->questionId, $this->compare, $this->value, $isOff );
	}

	/**
	 * The same condition with another value.
	 *
	 * @since 0.6.0
	 *
	 * @param string|list<string> $value
	 */
	public function with( string|array $value ): self {
		return new self( $this->questionId, $this->compare, $value, $this->isOff );
	}

	/**
	 * The values that it compares with; none while it is incomplete.
	 *
	 * @since 0.6.0
	 *
	 * @return list<string>
	 */
	public function values(): array {
		return array_values( array_filter( (array) $this->value, static fn ( string $value ) => $value !== '' ) );
	}

	/**
	 * Those that take effect.
	 *
	 * @since 0.6.0
	 *
	 * @param iterable<self> $conditions
	 * @return list<self>
	 */
	public static function active( iterable $conditions ): array {
		$active = [];
		foreach ( $conditions as $condition ) {
			if ( ! $condition->isOff ) {
				$active[] = $condition;
			}
		}
		return $active;
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
	 * Whether all conditions that are on hold. True for none.
	 *
	 * @param iterable<self>       $conditions
	 * @param array<string, mixed> $answers    By question id; see AnswerValues. A missing one compares as an empty text.
	 */
	public static function allHold( iterable $conditions, array $answers ): bool {
		foreach ( self::active( $conditions ) as $condition ) {
			if ( ! $condition->holds( $answers[ $condition->questionId ] ?? null ) ) {
				return false;
			}
		}
		return true;
	}
}
