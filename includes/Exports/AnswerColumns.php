<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\AnsweredResponse;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\QuestionTypes\ScaleForm;

/**
 * The columns of answers: one for each question that the survey asks or asked, and beside it one for comments and names if it asked for
 * them.
 *
 * @since 0.5.0
 */
final class AnswerColumns {

	/** Kinds of columns; the texts of an answer have the same names. */
	public const ANSWER  = 'answer';
	public const COMMENT = 'comment';
	public const NAME    = 'name';

	/** @var array<string, array{title: string, kinds: array<string, true>}> By question, in order. */
	private array $questions = [];

	/**
	 * @param iterable<list<Question>> $revisions Questions of earlier revisions of the survey, the newest first.
	 * @param string                   $only      Id of the only question to have columns; '' for all.
	 */
	public function __construct(
		private readonly QuestionTypes $types,
		Survey $survey,
		iterable $revisions,
		string $only = ''
	) {
		$this->add( $survey->questions, '%s', $only );
		foreach ( $revisions as $questions ) {
			/* translators: %s: title of a question that was removed from the survey; the heading of a column in a spreadsheet. */
			$this->add( $questions, __( '%s (no longer asked)', 'userfeedback' ), $only );
		}
	}

	/**
	 * The heading of the column with the date, which names its time zone.
	 */
	public static function dateTitle( DateTimeZone $zone ): string {
		$name = $zone->getName();
		/* translators: %s: a time zone; the heading of a column in a spreadsheet. */
		return sprintf( __( 'Date submitted (%s)', 'userfeedback' ), preg_match( '/^[+-]/', $name ) === 1 ? "UTC$name" : $name );
	}

	/**
	 * Whether there is no question.
	 */
	public function isEmpty(): bool {
		return $this->questions === [];
	}

	/**
	 * The headings of the columns.
	 *
	 * @return list<string>
	 */
	public function titles(): array {
		$titles = [];
		foreach ( $this->questions as $question ) {
			$titles[] = $question['title'];
			if ( isset( $question['kinds'][ self::COMMENT ] ) ) {
				/* translators: %s: title of a question; the heading of a column in a spreadsheet. */
				$titles[] = sprintf( __( '%s – comments', 'userfeedback' ), $question['title'] );
			}
			if ( isset( $question['kinds'][ self::NAME ] ) ) {
				/* translators: %s: title of a question; the heading of a column in a spreadsheet. */
				$titles[] = sprintf( __( '%s – name', 'userfeedback' ), $question['title'] );
			}
		}
		return $titles;
	}

	/**
	 * The cells of a response, one for each column; null where nothing was answered.
	 *
	 * @return list<string|int|null>
	 */
	public function cells( AnsweredResponse $answered ): array {
		$given = [];
		foreach ( $answered->answers as $item ) {
			$given[ $item['question']->id ] = $item;
		}
		$cells = [];
		foreach ( $this->questions as $id => $question ) {
			$item    = $given[ $id ] ?? null;
			$cells[] = $item === null ? null : $this->value( $item['question'], $item['answer'] );
			foreach ( [ self::COMMENT, self::NAME ] as $kind ) {
				if ( isset( $question['kinds'][ $kind ] ) ) {
					$cells[] = $item['answer']->texts[ $kind ] ?? null;
				}
			}
		}
		return $cells;
	}

	/**
	 * An answer as one cell: a number of a scale, the chosen options, or the text; null for a skipped question.
	 */
	public function value( Question $question, Answer $answer ): string|int|null {
		if ( $answer->labels === [] ) {
			return $answer->texts['text'] ?? null;
		}
		$label = $answer->labels[0];
		if ( $this->types->form( $question->type ) instanceof ScaleForm && (string) (int) $label === $label ) {
			return (int) $label;
		}
		return implode( ', ', $answer->labels );
	}

	/**
	 * @param list<Question> $questions
	 * @param string         $heading   With a placeholder for the title.
	 */
	private function add( array $questions, string $heading, string $only ): void {
		foreach ( $questions as $question ) {
			$id = $question->id;
			if ( $only !== '' && $id !== $only ) {
				continue;
			}
			$this->questions[ $id ] ??= [
				'title' => $this->unique( sprintf( $heading, $question->title ) ),
				'kinds' => [],
			];
			if ( ( $question->settings['comment_box'] ?? false ) === true ) {
				$this->questions[ $id ]['kinds'][ self::COMMENT ] = true;
			}
			if ( ( $question->config['include_name'] ?? false ) === true ) {
				$this->questions[ $id ]['kinds'][ self::NAME ] = true;
			}
		}
	}

	/**
	 * A heading that no other question has: two questions may have the same title.
	 */
	private function unique( string $title ): string {
		$taken  = array_column( $this->questions, 'title' );
		$unique = $title;
		for ( $number = 2; in_array( $unique, $taken, true ); $number++ ) {
			$unique = "$title ($number)";
		}
		return $unique;
	}
}
