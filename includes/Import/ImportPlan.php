<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use UserFeedback\Import\Mapping\ColumnTypes;
use UserFeedback\Import\Mapping\DateOrder;
use UserFeedback\Import\Mapping\MappedQuestion;
use UserFeedback\Import\Mapping\Mapping;
use UserFeedback\Import\Mapping\MappingEdits;
use UserFeedback\Import\Mapping\Suggestion;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Json;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\SurveyService;

/**
 * What an import is going to make of its file: the mapping, the survey, and how its lines are read.
 *
 * @since 0.7.0
 */
final class ImportPlan {

	private readonly ColumnTypes $types;

	public function __construct(
		FeatureGate $gate,
		private readonly QuestionTypes $questionTypes,
		private readonly SurveyService $surveys,
		private readonly Clock $clock
	) {
		$this->types = new ColumnTypes( $gate, $questionTypes );
	}

	/**
	 * The question types that columns may become.
	 */
	public function types(): ColumnTypes {
		return $this->types;
	}

	/**
	 * The suggested mapping with the owner's changes.
	 *
	 * @throws ImportError When a change is not possible.
	 */
	public function mapping( ImportState $state, CsvFile $file ): Mapping {
		$profiles = $state->profiles();
		$columns  = ( new Suggestion( $this->types ) )->columns( $file->format, $file->headers, $profiles );
		$columns  = ( new MappingEdits( $this->types ) )->apply( $columns, $state->edits, $profiles );
		$mapping  = new Mapping( $columns, $profiles, '' );
		$date     = $mapping->dateColumn();
		if ( $date === null ) {
			return $mapping;
		}
		$found = DateOrder::find( $profiles[ $date ], $file->format, Cast::string( get_option( 'date_format', '' ) ) );
		return new Mapping( $columns, $profiles, $state->dateOrder !== '' ? $state->dateOrder : $found );
	}

	/**
	 * The state with which an import begins.
	 *
	 * @throws ImportError When the mapping is not complete.
	 */
	public function begin( ImportState $state, CsvFile $file ): ImportState {
		$mapping   = $this->mapping( $state, $file );
		$questions = $mapping->questions();
		$errors    = MappingEdits::incomplete( $questions );
		if ( $errors !== [] ) {
			throw ImportError::invalid( $errors );
		}
		$states = array_map( static fn ( MappedQuestion $question ) => $question->state(), $questions );
		$date   = $mapping->dateColumn() ?? -1;
		return $state->unread()->with(
			[
				'phase'      => ImportSchema::IMPORTING,
				'lines'      => $state->lines,
				'questions'  => $states,
				'dateColumn' => $date,
				'dateOrder'  => $mapping->dateOrder,
				'key'        => self::key( $state, $mapping, $states ),
				'at'         => $this->clock->now()->format( DATE_ATOM ),
			]
		);
	}

	/**
	 * The survey that is made.
	 */
	public function survey( ImportState $state ): Survey {
		$questions = [];
		foreach ( $state->mappedQuestions() as $question ) {
			$form        = $this->questionTypes->form( $question->type )
				?? throw new ImportError( __( 'The question type is unknown.', 'userfeedback' ) );
			$questions[] = $question->input( $form );
		}
		return $this->surveys->unsaved(
			[
				'title'     => $state->title,
				'status'    => Survey::DRAFT,
				'questions' => $questions,
			]
		);
	}

	/**
	 * Reads the lines of a file as its mapping says.
	 */
	public function lines( ImportState $state, CsvFile $file ): LineReader {
		return $this->reader( $file, $state->mappedQuestions(), $state->empty, $state->dateColumn, $state->dateOrder );
	}

	/**
	 * Reads the lines of a file as a mapping says that is not final.
	 */
	public function draftLines( ImportState $state, CsvFile $file, Mapping $mapping ): LineReader {
		return $this->reader( $file, $mapping->questions(), $state->empty, $mapping->dateColumn() ?? -1, $mapping->dateOrder );
	}

	/**
	 * @param list<MappedQuestion> $questions
	 */
	private function reader( CsvFile $file, array $questions, string $empty, int $date, string $order ): LineReader {
		$zone = $date < 0 ? null : DateReader::zoneOf( $file->headers[ $date ]->stem );
		return new LineReader(
			$questions,
			$file->headers,
			$empty,
			$date,
			$order,
			$zone ?? ( $file->format === FileFormat::Typeform ? new DateTimeZone( 'UTC' ) : $this->clock->zone() ),
			$this->clock->now(),
			$file->format === FileFormat::UserFeedback
		);
	}

	/**
	 * The same for the same file with the same mapping, whatever the survey is called.
	 *
	 * @param list<array<string, mixed>> $questions
	 */
	private static function key( ImportState $state, Mapping $mapping, array $questions ): string {
		$dates = $mapping->dateColumn() === null ? [] : [ $mapping->dateColumn(), $mapping->dateOrder ];
		return substr( hash( 'sha256', Json::encode( [ $state->hash, $state->empty, $dates, $questions ] ) ), 0, 32 );
	}
}
