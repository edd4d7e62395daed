<?php

declare( strict_types=1 );

namespace UserFeedback\Import\Mapping;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\Header;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;

/**
 * What the columns of a file become, and the questions that this makes.
 *
 * @since 0.7.0
 */
final class Mapping {

	/**
	 * @param list<MappedColumn>  $columns
	 * @param list<ColumnProfile> $profiles
	 * @param string              $dateOrder One of ImportSchema::DATE_ORDERS.
	 */
	public function __construct(
		public readonly array $columns,
		private readonly array $profiles,
		public readonly string $dateOrder
	) {}

	/**
	 * The column that dates the responses; null for none.
	 */
	public function dateColumn(): ?int {
		foreach ( $this->columns as $column ) {
			if ( $column->role === MappedColumn::DATE ) {
				return $column->index;
			}
		}
		return null;
	}

	/**
	 * The questions, in the order of their first columns.
	 *
	 * @return list<MappedQuestion>
	 */
	public function questions(): array {
		$questions = [];
		foreach ( $this->columns as $column ) {
			if ( $column->role !== MappedColumn::QUESTION ) {
				continue;
			}
			if ( $column->group === null ) {
				$questions[ "column $column->index" ] = $this->question( $column );
			} else {
				$questions[ "group $column->group" ] ??= $this->group( $column );
			}
		}
		return array_values( $questions );
	}

	private function question( MappedColumn $column ): MappedQuestion {
		$profile   = $this->profiles[ $column->index ];
		$separator = $column->type === 'checkbox' ? $profile->separator() : '';
		$options   = match ( $column->type ) {
			'radio-button' => $profile->options(),
			'checkbox'     => $profile->parts(),
			default        => [],
		};
		return new MappedQuestion(
			self::id( $column->index ),
			$column->type,
			$column->title,
			$options,
			$profile->answered,
			[ $column->index ],
			[],
			$separator
		);
	}

	private function group( MappedColumn $first ): MappedQuestion {
		$labels = [];
		$taken  = [];
		foreach ( $this->columns as $column ) {
			if ( $column->role === MappedColumn::QUESTION && $column->group === $first->group ) {
				$label           = $column->option === '' ? $column->title : $column->option;
				$label           = Header::unique( mb_substr( $label, 0, ChoiceForm::MAX_LABEL_LENGTH ), $taken );
				$taken[ $label ] = true;

				$labels[ $column->index ] = $label;
			}
		}
		$options = array_values( $labels );
		return new MappedQuestion( self::id( $first->index ), 'checkbox', $first->title, $options, null, array_keys( $labels ), $labels );
	}

	private static function id( int $index ): string {
		return 'column' . ( $index + 1 );
	}
}
