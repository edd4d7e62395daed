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
	 * @param string|list<string> $value What the answer is compared with: a text, an option, or a number; several for Comparator::AnyOf. Options are
	 *                                   named by id where conditions are stored, and by label elsewhere (OptionNames).
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
	 * The same condition with each of its values changed; empty ones stay.
	 *
	 * @since 0.7.0
	 *
	 * @param callable( string ): string $name
	 */
	public function renamed( callable $name ): self {
		$named = static fn ( string $value ) => $value === '' ? '' : $name( $value );
		return $this->with( is_array( $this->value ) ? array_values( array_unique( array_map( $named, $this->value ) ) ) : $named( $this->value ) );
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
}
