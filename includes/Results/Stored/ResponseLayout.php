<?php

declare( strict_types=1 );

namespace UserFeedback\Results\Stored;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;

/**
 * What is fixed when an export starts, so that all parts of its file agree: whoever edits the survey or changes the time zone of the site
 * meanwhile changes later exports only.
 *
 * @phpstan-import-type Column from AnswerColumns
 * @phpstan-import-type Stored from Question
 * @phpstan-type StoredLayout array{zone: string, day: string, questions: list<Stored>, columns: list<Column>, has_language?: bool}
 * @since 0.7.0
 */
final class ResponseLayout {

	/**
	 * @param DateTimeZone   $zone      In which dates are written.
	 * @param string         $day       Local date of the start, YYYY-MM-DD.
	 * @param list<Question> $questions Of the survey: options are called as they are in these.
	 * @param bool           $hasLanguage Whether the survey has, or has had, translations.
	 */
	public function __construct(
		public readonly DateTimeZone $zone,
		public readonly string $day,
		public readonly array $questions,
		public readonly AnswerColumns $columns,
		public readonly bool $hasLanguage = false
	) {}

	/**
	 * @param array<string, mixed> $stored What toArray() returned.
	 */
	public static function fromArray( array $stored ): self {
		/** @var StoredLayout $stored */
		return new self(
			new DateTimeZone( $stored['zone'] ),
			$stored['day'],
			array_map( Question::fromArray( ... ), $stored['questions'] ),
			new AnswerColumns( $stored['columns'] ),
			$stored['has_language'] ?? false
		);
	}

	/**
	 * JSON-serialisable.
	 *
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		return [
			'zone'      => $this->zone->getName(),
			'day'       => $this->day,
			'questions' => array_map( static fn ( Question $question ) => $question->toArray(), $this->questions ),
			'columns'   => $this->columns->columns,
		] + ( $this->hasLanguage ? [ 'has_language' => true ] : [] );
	}

	/**
	 * The survey with the questions that it had at the start.
	 */
	public function survey( Survey $survey ): Survey {
		return $survey->with( questions: $this->questions );
	}
}
