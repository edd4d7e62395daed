<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\ArrayPath;
use UserFeedback\Support\Cast;

/**
 * Removes conditions of questions on questions that were left out.
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
	 * A question without such conditions. Logic that loses its last condition is turned off.
	 *
	 * @param string $field Path of the question.
	 */
	public function cleaned( mixed $question, string $field ): mixed {
		$conditions = Cast::at( $question, 'logic', 'conditions' );
		if ( ! is_array( $question ) || ! is_array( $conditions ) || $this->gone === [] ) {
			return $question;
		}
		$kept = [];
		foreach ( array_values( $conditions ) as $index => $condition ) {
			if ( in_array( Cast::at( $condition, 'question_id' ), $this->gone, true ) ) {
				$this->leftOut->condition( "$field.logic.conditions[$index]" );
			} else {
				$kept[] = $condition;
			}
		}
		$question = ArrayPath::put( $question, [ 'logic', 'conditions' ], $kept );
		return $kept === [] && $conditions !== [] ? ArrayPath::put( $question, [ 'logic', 'enabled' ], false ) : $question;
	}
}
