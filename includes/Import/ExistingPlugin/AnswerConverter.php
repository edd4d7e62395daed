<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\NpsForm;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;

/**
 * Makes our answers of those of the existing plugin. They are checked as those of visitors, but nothing that a visitor gave is lost: a text stays
 * whole, and an option that the question does not have is kept as one that it had.
 *
 * Types whose add-on is not active are read as well: their answers are stored as those from before the add-on was deactivated.
 *
 * @since 0.7.0
 */
final class AnswerConverter {

	/** Kinds of texts beside an answer. */
	private const COMMENT = 'comment';
	private const NAME    = 'name';

	public function __construct( private readonly QuestionTypes $types ) {}

	/**
	 * @param mixed $extra What the existing plugin stores beside the value: comments, name.
	 * @return Answer|null Null if the value does not fit the question at all.
	 */
	public function convert( Question $question, mixed $value, mixed $extra ): ?Answer {
		$form   = $this->types->form( $question->type );
		$answer = match ( true ) {
			$value === null, $value === '', $value === [] => Answer::skipped( $question->id ),
			$form instanceof ScaleForm  => self::number( $question, $value, $form ),
			$form instanceof ChoiceForm => self::choice( $question, $value ),
			default                     => self::text( $question, $value ),
		};
		return $answer === null || $answer->isSkipped() ? $answer : self::withExtra( $answer, $question, $extra );
	}

	/**
	 * The existing plugin's NPS ranges from 0 to 10, whatever our question shows.
	 */
	private static function number( Question $question, mixed $value, ScaleForm $form ): ?Answer {
		$text   = is_bool( $value ) ? '' : trim( Cast::string( $value ) );
		$number = preg_match( '/^\d{1,2}$/D', $text ) === 1 ? (int) $text : -1;
		$least  = $form instanceof NpsForm ? 0 : $form->least( $question );
		return $number >= $least && $number <= $form->most( $question ) ? Answer::number( $question->id, $number ) : null;
	}

	private static function choice( Question $question, mixed $value ): ?Answer {
		$labels = [];
		foreach ( is_array( $value ) && array_is_list( $value ) ? $value : [ $value ] as $option ) {
			$label = OptionConverter::label( $option );
			if ( $label === '' ) {
				return null;
			}
			$labels[] = $label;
		}
		$labels = array_values( array_unique( $labels ) );
		if ( $question->type !== 'checkbox' && count( $labels ) > 1 ) {
			return null;
		}
		// In the order of the options, as visitors' answers; those that the question does not have follow.
		$known  = array_values( array_intersect( $question->options(), $labels ) );
		$chosen = [ ...$known, ...array_values( array_diff( $labels, $known ) ) ];
		return $chosen === [] ? null : Answer::choice( $question->id, $chosen )->identified( $question );
	}

	private static function text( Question $question, mixed $value ): ?Answer {
		$parts = is_array( $value ) ? array_values( $value ) : [ $value ];
		if ( array_filter( $parts, static fn ( mixed $part ) => is_scalar( $part ) && ! is_bool( $part ) ) !== $parts ) {
			return null;
		}
		$text = Text::lines( SourceTexts::utf8( implode( ', ', array_map( Cast::string( ... ), $parts ) ) ) );
		return $text === '' ? Answer::skipped( $question->id ) : Answer::text( $question->id, $text );
	}

	private static function withExtra( Answer $answer, Question $question, mixed $extra ): Answer {
		$comment = Cast::at( $extra, 'comments' ) ?? Cast::at( $extra, 'comment' );
		$comment = is_string( $comment ) ? Text::lines( SourceTexts::utf8( $comment ) ) : '';
		$name    = $question->type === 'email' ? Text::line( SourceTexts::utf8( Cast::string( Cast::at( $extra, 'name' ) ) ) ) : '';
		$texts   = array_filter(
			[
				self::COMMENT => $question->type === 'email' ? '' : $comment,
				self::NAME    => $name,
			],
			static fn ( string $text ) => $text !== ''
		);
		return $texts === [] ? $answer : $answer->withTexts( $answer->texts + $texts );
	}
}
