<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\PageRules;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;
use UserFeedback\Support\Text;

/**
 * Base class of rules whose data is a list of choices; the rule holds if one of them applies. Each choice is stored with the label that it had
 * when it was chosen, so that the builder can show it without a request.
 *
 * @since 0.3.0
 *
 * @phpstan-import-type Data from PageRule
 */
abstract class ChoiceRule implements PageRule {

	/**
	 * Whether an id can be stored. Not whether the choice exists: a deleted category must not prevent saving.
	 */
	abstract protected function isId( string $id ): bool;

	/**
	 * Removes repeated choices and line breaks.
	 */
	public function normalize( mixed $data ): mixed {
		if ( ! is_array( $data ) || ! array_is_list( $data ) ) {
			return $data;
		}
		$unique = [];
		foreach ( $data as $index => $choice ) {
			if ( is_array( $choice ) ) {
				$choice = array_map( static fn ( mixed $of ) => is_string( $of ) ? Text::line( $of ) : $of, $choice );
			}
			$id            = is_array( $choice ) && is_string( $choice['id'] ?? null ) ? "id {$choice['id']}" : $index;
			$unique[ $id ] = $unique[ $id ] ?? $choice;
		}
		return array_values( $unique );
	}

	public function isEmpty( string|array $data ): bool {
		return $data === [] || $data === '';
	}

	public function errors( string|array $data ): array {
		if ( is_string( $data ) ) {
			return [ new FieldError( '', 'invalid_type', __( 'Choose from the list for this rule.', 'userfeedback' ) ) ];
		}
		$errors = [];
		foreach ( $data as $index => $choice ) {
			if ( ! $this->isId( $choice['id'] ) ) {
				$errors[] = new FieldError( "[$index].id", 'unknown_choice', __( 'This cannot be chosen. Choose from the list.', 'userfeedback' ) );
			}
		}
		return $errors;
	}

	public function emptyMessage(): string {
		return __( 'Choose at least one.', 'userfeedback' );
	}
}
