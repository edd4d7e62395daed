<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\OptionId;
use UserFeedback\Model\Question;

/**
 * The question types of this site: all forms, which of them visitors can answer, and the additions of settings.
 *
 * @since 0.1.0
 */
final class QuestionTypes {

	/** @var array<string, QuestionForm> */
	private array $forms = [];

	/** @var array<string, QuestionAddition> By setting. */
	private array $additions = [];

	/**
	 * @param list<QuestionForm>     $forms     A later form replaces an earlier one with the same name: an add-on's type replaces the core's form.
	 * @param list<QuestionAddition> $additions Additions that question settings turn on.
	 */
	public function __construct( array $forms, array $additions = [] ) {
		foreach ( $forms as $form ) {
			$this->forms[ $form->name() ] = $form;
		}
		foreach ( $additions as $addition ) {
			$this->additions[ $addition->setting() ] = $addition;
		}
	}

	/**
	 * The core's types. Anonymous classes are forms that only an add-on makes answerable.
	 */
	public static function core(): self {
		return new self(
			[
				new Checkbox(),
				new RadioButton(),
				new class() extends ImageRadioForm {},
				new class() extends IconChoiceForm {},
				new EmailCapture(),
				new SingleText(),
				new LongText(),
				new class() extends StarRatingForm {},
				new class() extends NpsForm {},
			]
		);
	}

	/**
	 * These and those of add-ons.
	 *
	 * @param list<QuestionType>     $types
	 * @param list<QuestionAddition> $additions
	 */
	public function with( array $types, array $additions ): self {
		return new self( [ ...array_values( $this->forms ), ...$types ], [ ...array_values( $this->additions ), ...$additions ] );
	}

	/**
	 * Form of a type; null if unknown.
	 */
	public function form( string $name ): ?QuestionForm {
		return $this->forms[ $name ] ?? null;
	}

	/**
	 * A type that visitors can answer on this site; null if they cannot.
	 */
	public function find( string $name ): ?QuestionType {
		$form = $this->form( $name );
		return $form instanceof QuestionType ? $form : null;
	}

	/**
	 * Additions that the settings of a question turn on.
	 *
	 * @return list<QuestionAddition>
	 */
	public function additionsOf( Question $question ): array {
		$form  = $this->form( $question->type );
		$found = [];
		foreach ( $this->additions as $setting => $addition ) {
			if ( $form !== null && ( $question->settings[ $setting ] ?? false ) === true && $addition->suits( $question, $form ) ) {
				$found[] = $addition;
			}
		}
		return $found;
	}

	/**
	 * The labels of all values by which answers to a question are counted: its options, or the numbers of a scale.
	 *
	 * @since 0.7.0
	 *
	 * @return array<string> By OptionId, in order. Digits alone are an int as an array key.
	 */
	public function optionLabels( Question $question ): array {
		$options = $question->options();
		$values  = $this->form( $question->type )?->values( $question ) ?? $options;
		$ids     = $values === $options ? $question->optionIds() : array_map( OptionId::ofLabel( ... ), $values );
		$labels  = [];
		foreach ( $values as $index => $label ) {
			if ( $label !== '' ) {
				$labels[ $ids[ $index ] ] ??= $label;
			}
		}
		return $labels;
	}

	/**
	 * All forms by name, in the order in which the builder offers them.
	 *
	 * @return array<string, QuestionForm>
	 */
	public function all(): array {
		return $this->forms;
	}
}
