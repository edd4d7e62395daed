<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * Removes conditions on questions that were left out, in questions and in setting sections.
 *
 * @since 0.3.0
 */
final class ImportedConditions {

	/**
	 * @param list<string> $gone Ids of the questions that were left out.
	 */
	public function __construct(
		private readonly array $gone,
		private readonly LeftOut $leftOut
	) {}

	/**
	 * The ids of questions that are in the first list and not in the second.
	 *
	 * @param array<mixed> $questions
	 * @param array<mixed> $usable
	 * @return list<string>
	 */
	public static function missing( array $questions, array $usable ): array {
		$ids = static fn ( array $of ) => array_map( static fn ( mixed $question ) => Cast::string( Cast::at( $question, 'id' ) ), $of );
		return array_values( array_diff( $ids( $questions ), $ids( $usable ) ) );
	}

	/**
	 * The value without such conditions, wherever it contains a list `conditions`. Logic that loses its last condition is turned off.
	 *
	 * @param string $field Path of the value.
	 */
	public function cleaned( mixed $value, string $field ): mixed {
		if ( ! is_array( $value ) || $this->gone === [] ) {
			return $value;
		}
		foreach ( $value as $name => $of ) {
			$path           = is_int( $name ) ? "{$field}[$name]" : trim( "$field.$name", '.' );
			$value[ $name ] = $name === 'conditions' && is_array( $of ) ? $this->kept( $of, $path ) : $this->cleaned( $of, $path );
		}
		if ( ( $value['conditions'] ?? null ) === [] ) {
			$switches = array_intersect_key( $value, [ 'enabled' => true, 'enable' => true ] );
			$value    = array_replace( $value, array_fill_keys( array_keys( $switches ), false ) );
		}
		return $value;
	}

	/**
	 * @param array<mixed> $conditions
	 * @return list<mixed>
	 */
	private function kept( array $conditions, string $field ): array {
		$kept = [];
		foreach ( array_values( $conditions ) as $index => $condition ) {
			$question = Cast::at( $condition, 'question_id' ) ?? Cast::at( $condition, 'question' );
			if ( ! in_array( $question, $this->gone, true ) ) {
				$kept[] = $condition;
				continue;
			}
			$this->leftOut->add(
				"{$field}[$index]",
				'condition',
				__( 'A condition was removed, because the question that it refers to was left out.', 'userfeedback' )
			);
		}
		return $kept;
	}
}
