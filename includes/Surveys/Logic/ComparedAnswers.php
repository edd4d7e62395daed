<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Logic;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Question;

/**
 * The answers of one visitor, which conditions compare: options by their ids, so that a renamed option is the same one, and by the labels that the
 * visitor saw where a comparison reads texts (decision 0077).
 *
 * @since 0.7.0
 */
final class ComparedAnswers {

	/** @var array<string, Question> By id. */
	private readonly array $asked;

	/** @var array<string, Question> By id. */
	private readonly array $current;

	/**
	 * @param list<Question>       $asked   Questions of the revision that was answered.
	 * @param array<string, mixed> $answers By question id, as they were sent or as AnswerValues reads them: options by id or label; see
	 *                                      Comparator::holds(). A missing one compares as an empty text.
	 * @param list<Question>|null  $current Questions that the conditions belong to; null if they are those of the revision.
	 */
	public function __construct( array $asked, private readonly array $answers, ?array $current = null ) {
		$this->asked   = array_column( $asked, null, 'id' );
		$this->current = $current === null ? $this->asked : array_column( $current, null, 'id' );
	}

	/**
	 * Whether all conditions that are on hold. True for none.
	 *
	 * @param iterable<Condition> $conditions
	 */
	public function fulfilAll( iterable $conditions ): bool {
		foreach ( Condition::active( $conditions ) as $condition ) {
			if ( ! $this->fulfil( $condition ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether the answer to its question fulfils a condition, on or off; never for an unknown comparator.
	 */
	private function fulfil( Condition $condition ): bool {
		$comparator = Comparator::tryFrom( $condition->compare );
		$answer     = $this->answers[ $condition->questionId ] ?? null;
		$asked      = $this->asked[ $condition->questionId ] ?? null;
		$byId       = $comparator?->comparesOptions( is_array( $answer ) ) === true && $this->namesOptions( $condition );
		$name       = static fn ( string $value ) => ( $byId ? $asked?->optionId( $value ) : $asked?->optionLabel( $value ) ) ?? $value;
		$names      = static fn ( mixed $value ) => is_string( $value ) ? $name( $value ) : $value;
		$expected   = $condition->renamed( fn ( string $value ) => $this->expected( $condition->questionId, $value, $byId ) );
		return $comparator?->holds( is_array( $answer ) ? array_map( $names, $answer ) : $names( $answer ), $expected->value ) ?? false;
	}

	/**
	 * Whether the value of a condition names options. A list does: what is no option in it, is no answer either.
	 */
	private function namesOptions( Condition $condition ): bool {
		return is_array( $condition->value ) || $this->id( $condition->questionId, $condition->value ) !== null;
	}

	/**
	 * A value of a condition as an id, or as the label that the visitor saw.
	 */
	private function expected( string $questionId, string $value, bool $byId ): string {
		$id = $this->id( $questionId, $value );
		if ( $id === null || $byId ) {
			return $id ?? $value;
		}
		return ( $this->asked[ $questionId ] ?? null )?->optionLabel( $id )
			?? ( $this->current[ $questionId ] ?? null )?->optionLabel( $id )
			?? $value;
	}

	private function id( string $questionId, string $value ): ?string {
		return ( $this->current[ $questionId ] ?? null )?->optionId( $value ) ?? ( $this->asked[ $questionId ] ?? null )?->optionId( $value );
	}
}
