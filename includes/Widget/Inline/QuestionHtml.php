<?php

declare( strict_types=1 );

namespace UserFeedback\Widget\Inline;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Model\Question;
use UserFeedback\Support\Html;
use UserFeedback\Support\Lazy;
use UserFeedback\Surveys\QuestionTypes\FormField;
use UserFeedback\Surveys\QuestionTypes\FormValue;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ServerForm;
use UserFeedback\Surveys\QuestionTypes\ServerFormAddition;

/**
 * HTML of the questions of inline surveys.
 *
 * @since 0.6.0
 */
final class QuestionHtml {

	/**
	 * @param Closure(): QuestionTypes $types Called only if a page has an inline survey.
	 */
	public function __construct( #[Lazy( QuestionTypes::class )] private readonly Closure $types ) {}

	/**
	 * The questions that the form asks; null if it cannot ask a required one.
	 *
	 * @param array<string, mixed> $survey Its page data (WidgetSchema::survey()).
	 * @return list<Question>|null
	 */
	public function answerable( array $survey ): ?array {
		/** @var list<array<string, mixed>> $data */
		$data      = $survey['questions'];
		$questions = array_map( Question::fromArray( ... ), $data );
		$asked     = array_values( array_filter( $questions, fn ( Question $question ) => $this->form( $question ) !== null ) );
		$isMissing = static fn ( Question $question ) => $question->isRequired() && ! in_array( $question, $asked, true );
		return $asked === [] || array_filter( $questions, $isMissing ) !== [] ? null : $asked;
	}

	/**
	 * How a question is asked in a form; null if it cannot be.
	 */
	public function form( Question $question ): ?ServerForm {
		$type = ( $this->types )()->find( $question->type );
		return $type instanceof ServerForm ? $type : null;
	}

	/**
	 * Id of what takes the focus when its error is followed.
	 *
	 * @param string $id Of the question in the page.
	 */
	public function focusId( string $id, Question $question ): string {
		return $this->form( $question )?->isGroup() === false ? "$id-field" : $id;
	}

	/**
	 * A question with its fields.
	 *
	 * @param string                $id       Of the question in the page.
	 * @param Question              $question As in the page data.
	 * @param array<string, string> $strings  Texts of the page.
	 * @param FormState             $state    What was sent before.
	 */
	public function html( string $id, Question $question, array $strings, FormState $state ): string {
		$form        = $this->form( $question );
		$error       = $state->errors[ $question->id ] ?? '';
		$description = $question->description === '' ? '' : "$id-description ";
		$field       = new FormField(
			$id,
			PostedForm::ANSWERS . "[$question->id]",
			$strings,
			"$description$id-error",
			$question->isRequired(),
			$error !== '',
			$state->posted?->value( $question->id ),
			$state->posted?->extra( $question->id )
		);
		$fields      = ( $form?->fieldsHtml( $question, $field ) ?? '' ) . self::message( $id, $error );
		foreach ( ( $this->types )()->additionsOf( $question ) as $addition ) {
			$fields .= $addition instanceof ServerFormAddition ? $addition->additionHtml( $question, $field ) : '';
		}
		$kind       = $form?->formValue() ?? FormValue::Text;
		$isGroup    = $form?->isGroup() ?? false;
		$text       = self::description( $id, $question );
		$isRandom   = ( $question->settings['randomize'] ?? false ) === true;
		$attributes = [
			'class'         => 'userfeedback-question' . ( $isRandom ? ' is-random' : '' ),
			'id'            => $id,
			'data-question' => $question->id,
			'data-kind'     => $kind->value,
		];
		if ( $isGroup ) {
			$heading = self::heading( 'legend', [], $question, $strings );
			return Html::element( 'fieldset', $attributes + self::group( $field, $kind ), $heading . $text . $fields );
		}
		$heading = self::heading( 'label', [ 'for' => $field->fieldId() ], $question, $strings );
		return Html::element( 'div', $attributes, $heading . $text . $fields );
	}

	/**
	 * Attributes of a group of fields.
	 *
	 * @return array<string, string|null>
	 */
	private static function group( FormField $field, FormValue $kind ): array {
		// HTML knows no required group of checkboxes.
		$isChoice = $kind !== FormValue::Labels;
		return [
			'tabindex'         => '-1',
			'role'             => $isChoice ? 'radiogroup' : null,
			'aria-describedby' => $field->describedBy,
			'aria-required'    => $isChoice && $field->isRequired ? 'true' : null,
			'aria-invalid'     => $isChoice && $field->isInvalid ? 'true' : null,
		];
	}

	/**
	 * @param array<string, string> $attributes
	 * @param array<string, string> $strings
	 */
	private static function heading( string $tag, array $attributes, Question $question, array $strings ): string {
		$mark = $question->isRequired()
			? ' ' . Html::element( 'span', [ 'class' => 'userfeedback-required' ], Html::text( $strings['required'] ?? '' ) )
			: '';
		$attributes += [
			'class' => 'userfeedback-title',
			'dir'   => 'auto',
		];
		return Html::element( $tag, $attributes, Html::text( $question->title ) . $mark );
	}

	/**
	 * The place of the error message, which the script fills too.
	 */
	private static function message( string $id, string $error ): string {
		return Html::element( 'p', [ 'class' => 'userfeedback-error', 'id' => "$id-error" ], $error === '' ? '' : Html::isolated( $error ) );
	}

	private static function description( string $id, Question $question ): string {
		if ( $question->description === '' ) {
			return '';
		}
		$attributes = [
			'class' => 'userfeedback-description',
			'id'    => "$id-description",
			'dir'   => 'auto',
		];
		return Html::element( 'p', $attributes, Html::text( $question->description ) );
	}
}
