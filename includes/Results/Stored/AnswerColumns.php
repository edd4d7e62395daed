<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\QuestionOptions;
use UserFeedback\Responses\SurveyOptions;
use UserFeedback\Surveys\QuestionTypes\FormValue;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;
use UserFeedback\Surveys\QuestionTypes\ServerForm;

/**
 * The columns of answers: one for each question that the survey asks or asked, and beside it one for comments and names if it asked for
 * them.
 *
 * @phpstan-type Option array{id: string, title: string}
 * @phpstan-type Column array{id: string, title: string, is_scale: bool, is_multiple: bool, kinds: list<string>, options: list<Option>|null}
 * @since 0.5.0
 */
final class AnswerColumns {

	/** Kinds of columns; the texts of an answer have the same names. */
	public const ANSWER  = 'answer';
	public const COMMENT = 'comment';
	public const NAME    = 'name';

	/**
	 * @param list<Column> $columns JSON-serialisable: exports in the background keep them.
	 */
	public function __construct( public readonly array $columns ) {}

	/**
	 * The columns of a survey as it is now.
	 *
	 * @param iterable<list<Question>> $revisions Questions of earlier revisions of the survey, the newest first.
	 * @param string                   $only      Id of the only question to have columns; '' for all.
	 */
	public static function ofSurvey( QuestionTypes $types, Survey $survey, iterable $revisions, string $only = '' ): self {
		$columns = self::add( [], $types, $survey->questions, '%s', $only );
		foreach ( $revisions as $questions ) {
			/* translators: %s: title of a question that was removed from the survey; the heading of a column in a spreadsheet. */
			$columns = self::add( $columns, $types, $questions, __( '%s (no longer asked)', 'userfeedback' ), $only );
		}
		return new self( array_values( $columns ) );
	}

	/**
	 * Whether there is no question.
	 */
	public function isEmpty(): bool {
		return $this->columns === [];
	}

	/**
	 * The headings of the columns.
	 *
	 * @return list<string>
	 */
	public function titles(): array {
		$titles = [];
		foreach ( $this->columns as $column ) {
			/* translators: 1: title of a question, 2: one of its options; the heading of a column in a spreadsheet. */
			$heading = __( '%1$s – %2$s', 'userfeedback' );
			$options = array_map( static fn ( array $option ) => sprintf( $heading, $column['title'], $option['title'] ), $column['options'] ?? [] );
			array_push( $titles, ...( $column['options'] === null ? [ $column['title'] ] : $options ) );
			if ( in_array( self::COMMENT, $column['kinds'], true ) ) {
				/* translators: %s: title of a question; the heading of a column in a spreadsheet. */
				$titles[] = sprintf( __( '%s – comments', 'userfeedback' ), $column['title'] );
			}
			if ( in_array( self::NAME, $column['kinds'], true ) ) {
				/* translators: %s: title of a question; the heading of a column in a spreadsheet. */
				$titles[] = sprintf( __( '%s – name', 'userfeedback' ), $column['title'] );
			}
		}
		return $titles;
	}

	/**
	 * The cells of a response, one for each column; null where nothing was answered.
	 *
	 * @param array<Answer> $answers By question.
	 * @return list<string|int|list<string>|null>
	 */
	public function cells( array $answers ): array {
		$cells = [];
		foreach ( $this->columns as $column ) {
			$answer = $answers[ $column['id'] ] ?? null;
			if ( $column['options'] !== null ) {
				array_push( $cells, ...self::marks( $column['options'], $answer->optionIds ?? [] ) );
			} else {
				$cells[] = $answer === null ? null : self::value( $answer, $column['is_scale'], $column['is_multiple'] );
			}
			foreach ( $column['kinds'] as $kind ) {
				$cells[] = $answer?->texts[ $kind ] ?? null;
			}
		}
		return $cells;
	}

	/**
	 * The title of the first question; '' without any.
	 */
	public function title(): string {
		return $this->columns[0]['title'] ?? '';
	}

	/**
	 * The same with a column for each option of questions with several choices: labels may contain what stands between them in one cell.
	 *
	 * @since 0.7.0
	 *
	 * @param SurveyOptions $options That the survey has or had: a column for each, by its newest label.
	 */
	public function withOptions( SurveyOptions $options ): self {
		return new self(
			array_map(
				static function ( array $column ) use ( $options ): array {
					return $column['is_multiple'] ? [ 'options' => self::options( $options->ofQuestion( $column['id'] ) ) ] + $column : $column;
				},
				$this->columns
			)
		);
	}

	/**
	 * @return list<Option>
	 */
	private static function options( QuestionOptions $options ): array {
		$columns = [];
		foreach ( $options->labels() as $id => $label ) {
			$columns[] = [
				'id'    => (string) $id,
				// An option that was removed may have the label of another.
				'title' => self::unique( $label, array_column( $columns, 'title' ) ),
			];
		}
		return $columns;
	}

	/**
	 * A cell for each option.
	 *
	 * @param list<Option> $options
	 * @param list<string> $chosen  Ids; a question that was skipped or not asked has none.
	 * @return list<int|null>
	 */
	private static function marks( array $options, array $chosen ): array {
		return array_map( static fn ( array $option ) => $chosen === [] ? null : (int) in_array( $option['id'], $chosen, true ), $options );
	}

	/**
	 * An answer as one cell: a number of a scale, the chosen options, or the text; null for a skipped question.
	 *
	 * @return string|int|list<string>|null
	 */
	private static function value( Answer $answer, bool $isScale, bool $isMultiple ): string|int|array|null {
		if ( $answer->labels === [] ) {
			return $answer->texts['text'] ?? null;
		}
		if ( $isMultiple ) {
			return $answer->labels;
		}
		$label = count( $answer->labels ) === 1 ? $answer->labels[0] : implode( ', ', $answer->labels );
		return $isScale && (string) (int) $label === $label ? (int) $label : $label;
	}

	/**
	 * @param array<string, Column> $columns By question.
	 * @param list<Question>        $questions
	 * @param string                $heading With a placeholder for the title.
	 * @return array<string, Column>
	 */
	private static function add( array $columns, QuestionTypes $types, array $questions, string $heading, string $only ): array {
		foreach ( $questions as $question ) {
			$id = $question->id;
			if ( $only !== '' && $id !== $only ) {
				continue;
			}
			$form = $types->form( $question->type );

			$columns[ $id ] ??= [
				'id'          => $id,
				'title'       => self::unique( sprintf( $heading, $question->title ), array_column( $columns, 'title' ) ),
				'is_scale'    => $form instanceof ScaleForm,
				'is_multiple' => $form instanceof ServerForm && $form->formValue() === FormValue::Labels,
				'kinds'       => [],
				'options'     => null,
			];

			$kinds = $columns[ $id ]['kinds'];
			$asked = [
				self::COMMENT => ( $question->settings['comment_box'] ?? false ) === true,
				self::NAME    => ( $question->config['include_name'] ?? false ) === true,
			];
			// In this order, whichever revision asked first.
			$isAsked = static fn ( string $kind ) => $asked[ $kind ] || in_array( $kind, $kinds, true );

			$columns[ $id ]['kinds'] = array_values( array_filter( array_keys( $asked ), $isAsked ) );
		}
		return $columns;
	}

	/**
	 * A heading that no other one has: two questions may have the same title.
	 *
	 * @param list<string> $taken
	 */
	private static function unique( string $title, array $taken ): string {
		$unique = $title;
		for ( $number = 2; in_array( $unique, $taken, true ); $number++ ) {
			$unique = "$title ($number)";
		}
		return $unique;
	}
}
