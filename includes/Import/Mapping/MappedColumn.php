<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Cast;

/**
 * What a column of a file becomes.
 *
 * @phpstan-type ColumnEdit array{role?: string, type?: string, title?: string, group?: int|null, option?: string}
 * @since 0.7.0
 */
final class MappedColumn {

	public const QUESTION = 'question';
	public const DATE     = 'date';
	public const ID       = 'id';
	public const IGNORE   = 'ignore';

	/**
	 * @param int      $index  Of the column, from 0.
	 * @param string   $role   One of ImportSchema::ROLES.
	 * @param string   $type   Name of a question type.
	 * @param string   $title  Of the question.
	 * @param int|null $group  Columns with the same number are the options of one checkbox question.
	 * @param string   $option Label of the column in its group.
	 */
	public function __construct(
		public readonly int $index,
		public readonly string $role,
		public readonly string $type,
		public readonly string $title,
		public readonly ?int $group = null,
		public readonly string $option = ''
	) {}

	/**
	 * The same with other values.
	 *
	 * @param array<string, mixed> $edit By property.
	 */
	public function with( array $edit ): self {
		$group = array_key_exists( 'group', $edit ) ? $edit['group'] : $this->group;
		return new self(
			$this->index,
			Cast::string( $edit['role'] ?? $this->role ),
			Cast::string( $edit['type'] ?? $this->type ),
			Cast::string( $edit['title'] ?? $this->title ),
			is_int( $group ) ? $group : null,
			Cast::string( $edit['option'] ?? $this->option )
		);
	}
}
