<?php

declare( strict_types=1 );

namespace UserFeedback\Surveys\QuestionTypes;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Question;

/**
 * The question types of this site: all forms, which of them visitors can answer, and the additions of settings.
 *
 * @since 0.1.0
 */
final class QuestionTypes {

	/**
	 * @param array<string, QuestionForm|(Closure(): QuestionForm)>         $forms     By name in stored questions, for example radio-button, in
	 *                                                                                 the order in which the builder offers them. A closure is
	 *                                                                                 called when the type is needed: a survey has few of them.
	 * @param array<string, QuestionAddition|(Closure(): QuestionAddition)> $additions By the question setting that turns them on: comment_box,
	 *                                                                                 randomize, or one of a type's settingsSchema().
	 */
	public function __construct( private array $forms, private array $additions = [] ) {}

	/**
	 * The core's types. Anonymous classes are forms that only an add-on makes answerable.
	 */
	public static function core(): self {
		return new self(
			[
				'checkbox'     => static fn () => new Checkbox(),
				'radio-button' => static fn () => new RadioButton(),
				'image-radio'  => static fn () => new class() extends ImageRadioForm {},
				'icon-choice'  => static fn () => new class() extends IconChoiceForm {},
				'email'        => static fn () => new EmailCapture(),
				'text'         => static fn () => new SingleText(),
				'long-text'    => static fn () => new LongText(),
				'star-rating'  => static fn () => new class() extends StarRatingForm {},
				'nps'          => static fn () => new class() extends NpsForm {},
			]
		);
	}

	/**
	 * These and those of add-ons, which replace those of the core with the same name.
	 *
	 * @param array<string, QuestionType|(Closure(): QuestionType)>         $types
	 * @param array<string, QuestionAddition|(Closure(): QuestionAddition)> $additions
	 */
	public function with( array $types, array $additions ): self {
		return new self( array_replace( $this->forms, $types ), array_replace( $this->additions, $additions ) );
	}

	/**
	 * Form of a type; null if unknown.
	 */
	public function form( string $name ): ?QuestionForm {
		$form = $this->forms[ $name ] ?? null;
		return $form instanceof Closure ? $this->forms[ $name ] = $form() : $form;
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
	 * @return array<string, QuestionAddition> By setting.
	 */
	public function additionsOf( Question $question ): array {
		$form  = $this->form( $question->type );
		$found = [];
		foreach ( $this->additions as $setting => $addition ) {
			if ( $form !== null && ( $question->settings[ $setting ] ?? false ) === true && AdditionalSettings::suits( $setting, $form ) ) {
				$found[ $setting ] = $addition instanceof Closure ? $this->additions[ $setting ] = $addition() : $addition;
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
		return array_filter( array_combine( array_keys( $this->forms ), array_map( $this->form( ... ), array_keys( $this->forms ) ) ) );
	}
}
