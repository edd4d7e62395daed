<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Import\Mapping\ColumnProfile;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\PrivateFileError;
use UserFeedback\Support\PrivateFolder;
use UserFeedback\Surveys\IncompleteSurveys;
use UserFeedback\Surveys\SurveyService;

/**
 * Makes a survey with its responses from a CSV file: columns are questions, a record is a response. It reads the file, is over until somebody
 * confirms the mapping, and begins again to store the responses. Nobody finds the survey before all of it is stored. Its subject is the name of a
 * file in ImportFolder; done and total are bytes, each read twice.
 *
 * @since 0.7.0
 */
final class ImportWork implements LongWork {

	public const KIND = 'import-responses';

	public function __construct(
		private readonly ImportFolder $folder,
		private readonly ImportPlan $plan,
		private readonly SurveyService $surveys,
		private readonly IncompleteSurveys $incomplete,
		private readonly ImportedResponses $responses
	) {}

	public function kind(): string {
		return self::KIND;
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	public function step( Step $step ): StepResult {
		$state = ImportState::from( $step->state );
		if ( $state->phase === ImportSchema::DONE ) {
			// A step of its own: until its state was stored, a repeated one needs the file.
			$this->folder->delete( $step->subject );
			return StepResult::finished( $state->with( [ 'questions' => [] ] )->toArray(), $step->total ?? 0 );
		}
		try {
			$file = $this->file( $step->subject );
			return match ( true ) {
				$state->phase !== ImportSchema::IMPORTING => $this->read( $step, $state, $file ),
				$state->survey === 0                      => $this->begin( $step, $state, $file ),
				default                                   => $this->store( $step, $state, $file ),
			};
		} catch ( ImportError $error ) {
			$this->incomplete->discard( $state->survey, $step->userId );
			throw $error;
		}
	}

	/**
	 * The file of an import.
	 *
	 * @throws ImportError      When it is gone.
	 * @throws PrivateFileError When it is another user's.
	 */
	public function file( string $name ): CsvFile {
		$path = $this->folder->path( $name );
		if ( ! is_file( $path ) ) {
			throw new ImportError( __( 'The uploaded file was deleted, because nobody imported it for a week. Upload it again.', 'userfeedback' ) );
		}
		if ( ! is_readable( $path ) ) {
			throw PrivateFileError::notReadable();
		}
		return new CsvFile( $path, PrivateFolder::begin() );
	}

	/**
	 * Reads what the columns hold.
	 */
	private function read( Step $step, ImportState $state, CsvFile $file ): StepResult {
		$reader   = new ColumnReader( $file, $state->empty, $state->profiles() );
		$problems = [];
		$lines    = $state->lines;
		$last     = null;
		$isCut    = false;
		foreach ( $file->records( $state->last() ) as $record ) {
			++$lines;
			$last = $record;
			if ( $record->problem === '' ) {
				$reader->add( $record );
			} else {
				$problems[] = ( new LineProblem( $record->line, '', $record->problem ) )->toArray();
			}
			if ( $step->isOver() ) {
				$isCut = true;
				break;
			}
		}
		$found = $state->withProblems( $problems )->with(
			[
				'lines'   => $lines,
				'size'    => $file->size(),
				'columns' => array_map( static fn ( ColumnProfile $profile ) => $profile->state(), $reader->profiles ),
			]
		);
		if ( $isCut && $last !== null ) {
			return self::unfinished( $found->after( $last ), $file );
		}
		if ( $lines === 0 ) {
			throw new ImportError( __( 'The file has no answers: nothing follows the line that names the columns.', 'userfeedback' ) );
		}
		if ( $state->isAutomatic ) {
			return self::unfinished( $this->plan->begin( $found, $file ), $file );
		}
		// Changes that a new reading has made impossible are dropped, rather than the import.
		$edits = $this->possibleEdits( $found, $file );
		return StepResult::finished( $found->with( [ 'phase' => ImportSchema::MAPPING, 'edits' => $edits ] )->toArray(), $file->size() );
	}

	/**
	 * Stores the survey, or finds the one that an earlier import of the same file with the same mapping has made.
	 */
	private function begin( Step $step, ImportState $state, CsvFile $file ): StepResult {
		$id         = $this->incomplete->begin( $this->plan->survey( $state ), $state->key, $step->userId );
		$isRepeated = ! $this->responses->isOpen( $id );
		if ( $isRepeated && $this->survey( $id )->status === Survey::TRASH ) {
			throw new ImportError(
				__( 'This file was imported before. Its survey is in the trash: restore it, or delete it permanently.', 'userfeedback' )
			);
		}
		return self::unfinished( $state->with( [ 'survey' => $id, 'isRepeated' => $isRepeated ] ), $file );
	}

	/**
	 * Stores the records, then shows the survey.
	 */
	private function store( Step $step, ImportState $state, CsvFile $file ): StepResult {
		$most   = $this->responses->most( count( $file->headers ) );
		$lines  = $this->plan->lines( $state, $file );
		$before = $state->end;
		$batch  = [];
		foreach ( $file->records( $state->last() ) as $record ) {
			$batch[] = $record;
			if ( count( $batch ) < $most ) {
				continue;
			}

			$state = $this->storeBatch( $state, $batch, $lines );
			$batch = [];
			if ( $step->isOver() ) {
				return self::unfinished( $state, $file );
			}
		}
		if ( $batch !== [] ) {
			$state = $this->storeBatch( $state, $batch, $lines );
		}
		if ( $state->end > $before ) {
			// What was stored must not be stored again once the survey is shown.
			return self::unfinished( $state, $file );
		}
		if ( $state->stored + $state->repeated === 0 ) {
			throw new ImportError( self::nothing( $state ) );
		}
		$this->incomplete->complete( $state->survey );
		return self::unfinished( $state->with( [ 'phase' => ImportSchema::DONE ] ), $file );
	}

	/**
	 * @param non-empty-list<CsvRecord> $batch
	 */
	private function storeBatch( ImportState $state, array $batch, LineReader $lines ): ImportState {
		$last = $batch[ count( $batch ) - 1 ];
		$next = $state->isRepeated ? null : $this->responses->store( $state, $batch, $lines );
		// Another process may have imported the same file meanwhile.
		$next ??= $this->responses->repeat( $this->survey( $state->survey ), $state->with( [ 'isRepeated' => true ] ), $batch, $lines );
		return $next->after( $last );
	}

	/**
	 * @throws ImportError When it was deleted.
	 */
	private function survey( int $id ): Survey {
		try {
			return $this->surveys->get( $id );
		} catch ( NotFound ) {
			throw new ImportError( __( 'The survey was deleted meanwhile.', 'userfeedback' ) );
		}
	}

	/**
	 * @return array<int, array<string, mixed>>
	 */
	private function possibleEdits( ImportState $state, CsvFile $file ): array {
		try {
			$this->plan->mapping( $state, $file );
			return $state->edits;
		} catch ( ImportError ) {
			return [];
		}
	}

	private static function nothing( ImportState $state ): string {
		$problem = $state->problems[0] ?? null;
		return $problem === null
			? __( 'No line has an answer to the chosen questions.', 'userfeedback' )
			: ImportError::ofLine( $problem['line'], $problem['message'] );
	}

	private static function unfinished( ImportState $state, CsvFile $file ): StepResult {
		$size = $file->size();
		$done = match ( $state->phase ) {
			ImportSchema::DONE      => 2 * $size,
			ImportSchema::IMPORTING => $size + $state->end,
			default                 => $state->end,
		};
		return StepResult::unfinished( $state->toArray(), $done, 2 * $size );
	}
}
