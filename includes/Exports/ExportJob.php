<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\JobHandler;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DomainError;

/**
 * Prepares a file in the background, for some seconds each time. After each part it stores how many bytes are complete, so that a worker that was
 * killed neither doubles nor loses rows.
 *
 * @phpstan-import-type Progress from BackgroundExport
 * @since 0.5.0
 */
final class ExportJob implements JobHandler {

	public const KIND = 'export';

	/** Seconds after which other jobs have their turn. */
	private const TIME = 5.0;

	/** Pause when another process is writing the file. */
	private const PAUSE = '+1 minute';

	/**
	 * @param Closure( int, Closure ): void $asUser Calls the closure in the language of a user.
	 * @param float                         $time   Seconds for each turn.
	 */
	public function __construct(
		private readonly ExportService $exports,
		private readonly ExportRepository $stored,
		private readonly ExportFolder $folder,
		private readonly ExportMail $mail,
		private readonly Clock $clock,
		private readonly Closure $asUser,
		private readonly float $time = self::TIME
	) {}

	public function kind(): string {
		return self::KIND;
	}

	/**
	 * @throws JobDeferred When there is more to do.
	 */
	public function handle( Job $job ): void {
		$export = $this->stored->find( Cast::int( $job->payload['export_id'] ?? 0 ) );
		if ( $export === null || ! $export->isActive() ) {
			return;
		}
		$isComplete = false;
		( $this->asUser )(
			$export->userId,
			function () use ( $export, &$isComplete ): void {
				$isComplete = $this->turn( $export );
			}
		);
		if ( ! $isComplete ) {
			throw new JobDeferred( self::KIND, $this->clock->now() );
		}
	}

	/**
	 * @return bool Whether nothing is left to do.
	 */
	private function turn( BackgroundExport $export ): bool {
		try {
			return $this->write( $export );
		} catch ( DomainError $error ) {
			// Trying again would not help: the survey is gone, the plan has changed, or the disk is full.
			$this->folder->delete( $export->file );
			$failed = [ 'error' => $error->getMessage() ] + $export->progress;
			$this->stored->update( $export->id, BackgroundExport::FAILED, $failed, $this->clock->now() );
			return true;
		}
	}

	private function write( BackgroundExport $export ): bool {
		$progress = $export->progress;
		$prepared = $this->exports->prepare( $export->request, $export->layout );
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
			throw new JobDeferred( self::KIND, $this->clock->now()->modify( self::PAUSE ) );
		}
		try {
			$output     = new Output( $handle, $progress['bytes'] );
			$run        = $this->exports->run( $prepared, $output, $progress['run'] );
			$end        = microtime( true ) + $this->time;
			$isComplete = false;
			do {
				$isComplete = $run->step();
			} while ( ! $isComplete && microtime( true ) < $end );
			// Not before the first rows: a number that nobody waits for.
			$progress['total'] = $isComplete ? $run->read() : $progress['total'] ?? $this->exports->count( $prepared );
			$progress['run']   = $run->pause();
			$progress['bytes'] = $output->position();
			if ( ! fflush( $handle ) ) {
				throw ExportError::notWritten();
			}
		} finally {
			fclose( $handle );
		}
		$this->store( $export, $isComplete, $progress );
		return $isComplete;
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
