<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\Clock;
use UserFeedback\Support\PrivateFileError;
use UserFeedback\Support\PrivateFolder;
use UserFeedback\Surveys\IncompleteSurveys;
use UserFeedback\Surveys\SurveyService;

/**
 * Makes a survey with its responses from a CSV file: a column is a question, a record is a response. All of the file or nothing: nobody finds the
 * survey before all of it is stored. Its subject is the name of a file in ImportFolder; done and total are bytes, each read twice.
 *
 * @since 0.7.0
 */
final class ImportWork implements LongWork {

	public const KIND = 'import-responses';

	/** Cells that are stored in one transaction: on a cluster a longer one loses too often to the short ones of visitors. */
	private const CELLS = 1300;

	/** Records that are stored in one transaction at most. */
	private const RECORDS = 100;

	public function __construct(
		private readonly ImportFolder $folder,
		private readonly SurveyService $surveys,
		private readonly IncompleteSurveys $incomplete,
		private readonly ImportedResponses $responses,
		private readonly Clock $clock
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::EDIT_SURVEYS;
	}

	public function step( Step $step ): StepResult {
		$state = ImportState::from( $step->state );
		if ( $state->isOver ) {
			// A step of its own: until its state was stored, a repeated one needs the file.
			$this->folder->delete( $step->subject );
			return StepResult::finished( $state->with( [ 'columns' => [] ] )->toArray(), $step->total ?? 0 );
		}
		try {
			$file = $this->file( $step->subject );
			return $state->survey === 0 ? $this->read( $step, $state, $file ) : $this->store( $step, $state, $file );
		} catch ( ImportError $error ) {
			$this->incomplete->discard( $state->survey, $step->userId );
			throw $error;
		}
	}

	/**
	 * Reads what the columns hold, then stores the survey.
	 */
	private function read( Step $step, ImportState $state, CsvFile $file ): StepResult {
		$columns = ColumnReader::columns( $file, $state->columns );
		$reader  = new ColumnReader( $state->empty );
		foreach ( $file->records( $state->last() ) as $record ) {
			$reader->add( $record, $columns );
			if ( $step->isOver() ) {
				$states = array_map( static fn ( Column $column ) => $column->state(), $columns );
				return self::unfinished( $state->after( $record )->with( [ 'columns' => $states ] ), $file );
			}
		}
		$survey = $this->surveys->unsaved(
			[
				'title'     => $state->title,
				'status'    => Survey::DRAFT,
				'questions' => array_map( static fn ( Column $column ) => $column->question(), $columns ),
			]
		);
		$id     = $this->incomplete->begin( $survey, substr( $step->subject, 0, 32 ), $step->userId );
		$begin  = [
			'columns' => [],
			'survey'  => $id,
			'at'      => $this->clock->now()->format( DATE_ATOM ),
			'end'     => 0,
			'line'    => 1,
		];
		return self::unfinished( $state->with( $begin ), $file );
	}

	/**
	 * Stores the records, then shows the survey.
	 */
	private function store( Step $step, ImportState $state, CsvFile $file ): StepResult {
		$most  = max( 1, min( self::RECORDS, intdiv( self::CELLS, count( $file->columns ) ) ) );
		$batch = [];
		foreach ( $file->records( $state->last() ) as $record ) {
			$batch[] = $record;
			if ( count( $batch ) < $most ) {
				continue;
			}

			$state = $this->storeBatch( $step->subject, $state, $batch );
			$batch = [];
			if ( $step->isOver() ) {
				return self::unfinished( $state, $file );
			}
		}
		if ( $batch !== [] ) {
			$state = $this->storeBatch( $step->subject, $state, $batch );
		}
		if ( $state->end > ImportState::from( $step->state )->end ) {
			// What was stored must not be stored again once the survey is shown.
			return self::unfinished( $state, $file );
		}
		$this->incomplete->complete( $state->survey );
		return self::unfinished( $state->with( [ 'isOver' => true ] ), $file );
	}

	/**
	 * @param non-empty-list<CsvRecord> $batch
	 */
	private function storeBatch( string $name, ImportState $state, array $batch ): ImportState {
		$stored = $this->responses->store( $state->survey, $name, $batch, new ColumnReader( $state->empty ), new DateTimeImmutable( $state->at ) );
		return $state->after( $batch[ count( $batch ) - 1 ] )->with(
			[
				'stored'  => $state->stored + $stored,
				'empties' => $state->empties + count( $batch ) - $stored,
			]
		);
	}

	/**
	 * @throws ImportError      When it is gone.
	 * @throws PrivateFileError When it is another user's.
	 */
	private function file( string $name ): CsvFile {
		$path = $this->folder->path( $name );
		if ( is_file( $path ) && ! is_readable( $path ) ) {
			throw PrivateFileError::notReadable();
		}
		return new CsvFile( $path, PrivateFolder::begin() );
	}

	private static function unfinished( ImportState $state, CsvFile $file ): StepResult {
		$size = $file->size();
		$done = $state->isOver ? 2 * $size : $state->end + ( $state->survey === 0 ? 0 : $size );
		return StepResult::unfinished( $state->toArray(), $done, 2 * $size );
	}
}
