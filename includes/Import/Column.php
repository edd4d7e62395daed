<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\QuestionTypes\RadioButton;

/**
 * A column of a file, and the question that it becomes: a radio button if its different answers are few and short, otherwise a text.
 *
 * @phpstan-type ColumnState array{answered: int, values: array<int|string, int>, is_text: bool}
 * @since 0.1.0
 */
final class Column {

	/** Lines with an answer. */
	public int $answered;

	/** @var array<int|string, int> Different answers with their number; empty once there are too many for options. */
	private array $values;

	private bool $isText;

	/**
	 * @param string           $id    Of the question.
	 * @param string           $name  Of the column; becomes the question's title.
	 * @param ColumnState|null $state What it holds, as state() made it; null for nothing.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $name,
		?array $state = null
	) {
		$this->answered = $state['answered'] ?? 0;
		$this->values   = $state['values'] ?? [];
		$this->isText   = $state['is_text'] ?? false;
	}

	/**
	 * @return ColumnState
	 */
	public function state(): array {
		return [
			'answered' => $this->answered,
			'values'   => $this->values,
			'is_text'  => $this->isText,
		];
	}

	/**
	 * Counts an answer.
	 */
	public function add( string $value ): void {
		++$this->answered;
		if ( $this->isText ) {
			return;
		}
		$this->values[ $value ] = ( $this->values[ $value ] ?? 0 ) + 1;
		// The label of an option is one line.
		$isLabel = Text::length( $value ) <= RadioButton::MAX_LABEL_LENGTH && ! str_contains( $value, "\n" );
		if ( $isLabel && count( $this->values ) <= RadioButton::MAX_OPTIONS ) {
			return;
		}

		$this->isText = true;
		$this->values = [];
	}

	/**
	 * The name of the question type.
	 */
	public function type(): string {
		return $this->options() === [] ? 'text' : 'radio-button';
	}

	/**
	 * The different answers, the most frequent first.
	 *
	 * @return list<string>
	 */
	public function options(): array {
		$values = $this->values;
		arsort( $values );
		return array_map( strval( ... ), array_keys( $values ) );
	}

	/**
	 * The question, as SurveySchema has it.
	 *
	 * @return array<string, mixed>
	 */
	public function question(): array {
		return [
			'id'     => $this->id,
			'type'   => $this->type(),
			'title'  => $this->name,
			'config' => [ 'options' => $this->options() ],
		] + QuestionSchema::defaults();
	}
}
