<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

/**
 * The parts of this site, unique by kind and name.
 *
 * @since 0.2.0
 */
final class Parts {

	/** @var array<string, Part> By kind and name. */
	private array $parts = [];

	/**
	 * @param list<Part> $parts
	 */
	public function __construct( array $parts = [] ) {
		array_map( $this->add( ... ), $parts );
	}

	/**
	 * Adds a part; replaces one with the same kind and name.
	 */
	public function add( Part $part ): void {
		$this->parts[ "{$part->kind->value} {$part->name}" ] = $part;
	}

	/**
	 * These parts and others; the others take precedence.
	 */
	public function with( self $others ): self {
		return new self( array_values( [ ...$this->parts, ...$others->parts ] ) );
	}

	/**
	 * The parts of a kind.
	 *
	 * @since 0.6.0
	 *
	 * @return list<Part>
	 */
	public function ofKind( PartKind $kind ): array {
		return array_values( array_filter( $this->parts, static fn ( Part $part ) => $part->kind === $kind ) );
	}

	/**
	 * The parts that a survey needs.
	 *
	 * @param array<string, mixed> $survey Its page data (Widget\WidgetSchema::survey()).
	 * @return list<Part>
	 */
	public function neededBy( array $survey ): array {
		return array_values( array_filter( $this->parts, static fn ( Part $part ) => $part->isNeededBy( $survey ) ) );
	}
}
