<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

/**
 * The question types that this site knows.
 */
final class QuestionTypes {

	/** @var array<string, QuestionType> */
	private array $types = [];

	/**
	 * @param list<QuestionType> $types The core's own.
	 */
	public function __construct( array $types ) {
		foreach ( $types as $type ) {
			$this->types[ $type->name() ] = $type;
		}
	}

	/**
	 * The core's own types.
	 */
	public static function core(): self {
		return new self( [ new RadioButton(), new SingleText() ] );
	}

	/**
	 * The type with a name, or null.
	 */
	public function find( string $name ): ?QuestionType {
		return $this->types[ $name ] ?? null;
	}

	/**
	 * All of them by name.
	 *
	 * @return array<string, QuestionType>
	 */
	public function all(): array {
		return $this->types;
	}
}
