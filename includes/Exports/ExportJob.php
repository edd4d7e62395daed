<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\StepResult;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Model\Capability;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DomainError;

/**
 * Prepares a file in the background. After each step it stores in the export's row how many bytes are complete, so that a process that was killed
 * neither doubles nor loses rows. Its subject is the id of an export.
 *
 * @phpstan-import-type Progress from BackgroundExport
 * @since 0.5.0
 */
final class ExportJob implements JobHandler, LongWork {

	public const KIND = 'export';

	/** Pause when another process is writing the file. */
	private const PAUSE = '+1 minute';

	/**
	 * @param Closure( int, Closure ): void $asUser Calls the closure in the language of a user.
	 */
	public function __construct(
		private readonly ExportService $exports,
		private readonly ExportRepository $stored,
		private readonly ExportFolder $folder,
		private readonly ExportMail $mail,
		private readonly Clock $clock,
		private readonly Closure $asUser,
		private readonly WorkQueue $queue
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * Other users must not see it; its owner sees its progress in the list of exports.
	 */
	public function capability(): string {
		return Capability::MANAGE;
	}

	/**
	 * Jobs that versions before 0.7.0 stored.
	 */
	public function handle( Job $job ): void {
		$this->queue->begin( self::KIND, (string) Cast::int( $job->payload['export_id'] ?? 0 ) );
	}

	public function step( Step $step ): StepResult {
		$export = $this->stored->find( (int) $step->subject );
		$result = StepResult::finished( [], $step->done );
		if ( $export !== null && $export->isActive() ) {
			( $this->asUser )(
				$export->userId,
				function () use ( $export, $step, &$result ): void {
					$result = $this->turn( $export, $step );
				}
			);
		}
		return $result;
	}

	private function turn( BackgroundExport $export, Step $step ): StepResult {
		try {
			return $this->write( $export, $step );
		} catch ( DomainError $error ) {
			// Trying again would not help: the survey is gone, the plan has changed, or the disk is full.
			$this->folder->delete( $export->file );
			$failed = [ 'error' => $error->getMessage() ] + $export->progress;
			$this->stored->update( $export->id, BackgroundExport::FAILED, $failed, $this->clock->now() );
			throw $error;
		}
	}

	private function write( BackgroundExport $export, Step $step ): StepResult {
		$progress = $export->progress;
		$prepared = $this->exports->prepare( $export->request, $export->userId, $export->layout );
		if ( $export->layout === null ) {
			// An earlier version began it: its columns may differ from those of now.
			$progress = BackgroundExport::NO_PROGRESS;
			$this->stored->fix( $export->id, $prepared );
		}
		if ( $this->folder->size( $export->file ) < $progress['bytes'] ) {
			// Somebody deleted the unfinished file.
			$progress = BackgroundExport::NO_PROGRESS;
		}
		$handle = $this->folder->open( $export->file, $progress['bytes'] );
		if ( $handle === null ) {
			return StepResult::unfinished( [], $step->done, $step->total, $this->clock->now()->modify( self::PAUSE ) );
		}
		try {
			$output     = new Output( $handle, $progress['bytes'] );
			$run        = $this->exports->run( $prepared, $output, $progress['run'] );
			$isComplete = false;
			do {
				$isComplete = $run->step();
			} while ( ! $isComplete && ! $step->isOver() );
			// Not before the first rows: a number that nobody waits for.
			$progress['total'] = $isComplete ? $run->read() : $progress['total'] ?? $prepared->table->count();
			$progress['run']   = $run->pause();
			$progress['bytes'] = $output->position();
			if ( ! fflush( $handle ) ) {
				throw ExportError::notWritten();
			}
		} finally {
			fclose( $handle );
		}
		$this->store( $export, $isComplete, $progress );
		return $isComplete ? StepResult::finished( [], $run->read() ) : StepResult::unfinished( [], $run->read(), $progress['total'] );
	}

	/**
	 * @param Progress $progress
	 */
	private function store( BackgroundExport $export, bool $isComplete, array $progress ): void {
		$now = $this->clock->now();
		$this->stored->update( $export->id, $isComplete ? BackgroundExport::DONE : BackgroundExport::RUNNING, $progress, $now );
		if ( $this->stored->find( $export->id ) === null ) {
			// It was cancelled while this part was written.
			$this->folder->delete( $export->file );
			return;
		}
		if ( $isComplete ) {
			$this->mail->sendIfLate( $export, $now );
		}
	}
}
