<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\Files;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\FieldError;

/**
 * Collects what an import leaves out.
 *
 * @since 0.3.0
 */
final class LeftOut {

	/** @var list<FieldError> */
	private array $parts = [];

	/**
	 * A part that is left out for a reason.
	 *
	 * @param string $field Path in the survey.
	 */
	public function add( string $field, string $code, string $reason ): void {
		$this->parts[] = new FieldError( $field, $code, $reason );
	}

	/**
	 * A part that this version or this site does not know.
	 */
	public function unknown( string $field ): void {
		$this->add( $field, 'unknown_field', __( 'This site does not have this field.', 'userfeedback' ) );
	}

	/**
	 * A condition on a question that is left out.
	 */
	public function condition( string $field ): void {
		$this->add( $field, 'condition', __( 'A condition was removed, because the question that it refers to was left out.', 'userfeedback' ) );
	}

	/**
	 * @return list<FieldError>
	 */
	public function all(): array {
		return $this->parts;
	}

	/**
	 * A value without the fields of objects that are not in its schema.
	 *
	 * @param array<string, mixed> $schema
	 * @param string               $field  Path of the value.
	 */
	public function onlyKnown( mixed $value, array $schema, string $field ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		/** @var array<string, mixed>|null $items */
		$items = $schema['items'] ?? null;
		if ( $items !== null && array_is_list( $value ) ) {
			foreach ( $value as $index => $item ) {
				$value[ $index ] = $this->onlyKnown( $item, $items, "{$field}[$index]" );
			}
			return $value;
		}
		/** @var array<string, array<string, mixed>>|null $properties */
		$properties = $schema['properties'] ?? null;
		if ( $properties === null || ( $value !== [] && array_is_list( $value ) ) ) {
			return $value;
		}
		foreach ( $value as $name => $of ) {
			$path = $field === '' ? (string) $name : "$field.$name";
			if ( isset( $properties[ $name ] ) ) {
				$value[ $name ] = $this->onlyKnown( $of, $properties[ $name ], $path );
			} else {
				unset( $value[ $name ] );
				$this->unknown( $path );
			}
		}
		return $value;
	}
}
