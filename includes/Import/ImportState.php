<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Import\Mapping\ColumnProfile;
use UserFeedback\Import\Mapping\MappedColumn;
use UserFeedback\Import\Mapping\MappedQuestion;
use UserFeedback\Support\Cast;

/**
 * How far an import is, and what came of it. It is stored as JSON after each step.
 *
 * @phpstan-import-type ProfileState from ColumnProfile
 * @phpstan-import-type QuestionState from MappedQuestion
 * @phpstan-import-type ColumnEdit from MappedColumn
 * @phpstan-type Problem array{line: int, column: string, message: string}
 * @since 0.7.0
 */
final class ImportState {

	/** Problems that are kept. */
	private const PROBLEMS = 100;

	/**
	 * @param string                 $title         Of the survey.
	 * @param string                 $empty         Text that means "no answer" like an empty cell; '' for none.
	 * @param string                 $phase         reading, mapping, importing or done, see ImportSchema.
	 * @param bool                   $isAutomatic   Whether the suggested mapping is imported at once.
	 * @param string                 $fileName      As the owner named it.
	 * @param string                 $format        A FileFormat.
	 * @param string                 $encoding      One of ImportSchema::ENCODINGS.
	 * @param string                 $delimiter     One of ImportSchema::DELIMITERS.
	 * @param string                 $hash          Of the content of the file.
	 * @param int                    $size          Bytes of the copy.
	 * @param int                    $lines         Records below the headers.
	 * @param list<ProfileState>     $columns       What the columns hold; empty once the import begins.
	 * @param array<int, ColumnEdit> $edits         What the owner changed, by column.
	 * @param string                 $dateOrder     The owner's choice; '' for what the values suggest.
	 * @param list<QuestionState>    $questions     What is imported; empty before.
	 * @param int                    $dateColumn    Index of the column that dates the responses; -1 for none.
	 * @param string                 $key           Names the file with its mapping: 32 hexadecimal digits; '' before the import begins.
	 * @param bool                   $isRepeated    Whether an earlier import of the same file with the same mapping is complete.
	 * @param int                    $survey        Id of the survey; 0 before.
	 * @param string                 $at            Moment of responses without a date, ISO 8601.
	 * @param int                    $end           Bytes of the CSV that were read, of columns or of responses; 0 for none.
	 * @param int                    $line          The line after them.
	 * @param int                    $stored        Responses.
	 * @param int                    $empties       Lines without any answer.
	 * @param int                    $skipped       Lines with a problem.
	 * @param int                    $repeated      Lines that the earlier import has stored.
	 * @param list<Problem>          $problems      The first ones.
	 * @param int                    $problemsCount All of them.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $empty,
		public readonly string $phase = ImportSchema::READING,
		public readonly bool $isAutomatic = false,
		public readonly string $fileName = '',
		public readonly string $format = 'csv',
		public readonly string $encoding = 'UTF-8',
		public readonly string $delimiter = ',',
		public readonly string $hash = '',
		public readonly int $size = 0,
		public readonly int $lines = 0,
		public readonly array $columns = [],
		public readonly array $edits = [],
		public readonly string $dateOrder = '',
		public readonly array $questions = [],
		public readonly int $dateColumn = -1,
		public readonly string $key = '',
		public readonly bool $isRepeated = false,
		public readonly int $survey = 0,
		public readonly string $at = '',
		public readonly int $end = 0,
		public readonly int $line = 1,
		public readonly int $stored = 0,
		public readonly int $empties = 0,
		public readonly int $skipped = 0,
		public readonly int $repeated = 0,
		public readonly array $problems = [],
		public readonly int $problemsCount = 0
	) {}

	/**
	 * @param array<string, mixed> $stored As toArray() made it; what is missing has its initial value.
	 */
	public static function from( array $stored ): self {
		$initial = ( new self( '', '' ) )->toArray();
		$values  = [];
		foreach ( $initial as $name => $value ) {
			$found           = $stored[ $name ] ?? $value;
			$values[ $name ] = match ( true ) {
				is_int( $value )    => Cast::int( $found ),
				is_bool( $value )   => $found === true,
				is_string( $value ) => Cast::string( $found ),
				default             => is_array( $found ) ? $found : [],
			};
		}
		// @phpstan-ignore argument.type (The types are those of the initial values.)
		return new self( ...$values );
	}

	/**
	 * @return array<string, mixed>
	 */
	public function toArray(): array {
		/** @var array<string, mixed> The names of the properties. */
		$values = get_object_vars( $this );
		return $values;
	}

	/**
	 * The same with other values.
	 *
	 * @param array<string, mixed> $values By property.
	 */
	public function with( array $values ): self {
		// @phpstan-ignore argument.type (The callers' values have the types of the properties.)
		return new self( ...array_replace( get_object_vars( $this ), $values ) );
	}

	/**
	 * The state from which the file is read again.
	 */
	public function unread(): self {
		return $this->with(
			[
				'phase'         => ImportSchema::READING,
				'columns'       => [],
				'lines'         => 0,
				'end'           => 0,
				'line'          => 1,
				'skipped'       => 0,
				'problems'      => [],
				'problemsCount' => 0,
			]
		);
	}

	/**
	 * The state after a record.
	 */
	public function after( CsvRecord $record ): self {
		return $this->with( [ 'end' => $record->end, 'line' => $record->nextLine ] );
	}

	/**
	 * The record after which to go on; null to begin.
	 */
	public function last(): ?CsvRecord {
		return $this->end === 0 ? null : CsvRecord::before( $this->end, $this->line );
	}

	/**
	 * The state with lines that are left out.
	 *
	 * @param list<Problem> $problems
	 */
	public function withProblems( array $problems ): self {
		return $problems === [] ? $this : $this->with(
			[
				'skipped'       => $this->skipped + count( $problems ),
				'problems'      => array_slice( [ ...$this->problems, ...$problems ], 0, self::PROBLEMS ),
				'problemsCount' => $this->problemsCount + count( $problems ),
			]
		);
	}

	/**
	 * What the columns hold.
	 *
	 * @return list<ColumnProfile>
	 */
	public function profiles(): array {
		return array_map( static fn ( array $state ) => new ColumnProfile( $state ), $this->columns );
	}

	/**
	 * The questions that are imported.
	 *
	 * @return list<MappedQuestion>
	 */
	public function mappedQuestions(): array {
		return array_map( MappedQuestion::from( ... ), $this->questions );
	}
}
