<?php

declare( strict_types=1 );

namespace UserFeedback\Import\ExistingPlugin;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Dates;

/**
 * Begins, follows and stops imports from the existing plugin, and their dry runs.
 *
 * @phpstan-import-type Problem from Problems
 * @phpstan-import-type ListedSurvey from ExistingState
 * @phpstan-type Run array{
 *     status: 'running'|'done'|'failed',
 *     done: int,
 *     total: int,
 *     counts: array<string, int>,
 *     surveys: list<ListedSurvey>,
 *     problems: list<Problem>,
 *     problems_count: int,
 *     error: string,
 *     at: string
 * }
 * @since 0.7.0
 */
final class ExistingPluginService {

	public function __construct(
		private readonly SourceTablesRepository $source,
		private readonly WorkQueue $queue,
		private readonly WorkRunner $runner,
		private readonly Rights $rights
	) {}

	/**
	 * The tables with a prefix.
	 *
	 * @param string|null $prefix Null for those of this site.
	 * @throws SourceMissing When no table can have that prefix.
	 */
	public function tables( ?string $prefix = null ): SourceTables {
		if ( $prefix === null ) {
			return $this->source->ofSite();
		}
		return preg_match( SourceTables::PATTERN, $prefix ) === 1 ? new SourceTables( $prefix ) : throw SourceMissing::prefix();
	}

	/**
	 * What there is to import, and the last runs.
	 *
	 * @param int $userId Who asks.
	 * @return array{found: array{surveys: int, responses: int, trashed: int, impressions: int}|null, import: Run|null, preview: Run|null} Nothing is
	 *         found if the tables do not exist.
	 * @throws AccessDenied When the user may not do this.
	 */
	public function overview( SourceTables $tables, int $userId ): array {
		$this->rights->demand( $userId, Capability::MANAGE );
		return [ 'found' => $this->source->exist( $tables ) ? $this->source->counts( $tables ) : null ] + $this->runs( $tables );
	}

	/**
	 * Begins an import, or a dry run; one that is at work goes on.
	 *
	 * @param int $userId Who imports; not checked again, because the import is theirs from now on.
	 * @return int Id of the ExistingImportWork.
	 * @throws AccessDenied  When the user may not do this.
	 * @throws SourceMissing When there are no such tables.
	 */
	public function start( SourceTables $tables, bool $isDryRun, int $userId ): int {
		$this->rights->demand( $userId, Capability::MANAGE );
		if ( ! $this->source->exist( $tables ) ) {
			throw SourceMissing::tables( $tables );
		}
		$subject = ExistingImportWork::subject( $tables, $isDryRun );
		if ( $this->queue->atWork( ExistingImportWork::KIND, $subject ) === null ) {
			$this->queue->begin( ExistingImportWork::KIND, $subject, [], $userId );
		}
		return $this->queue->find( ExistingImportWork::KIND, $subject )->id ?? 0;
	}

	/**
	 * Does a step of what is at work, for a screen that waits for it.
	 *
	 * @param int $userId Who waits.
	 * @return array{import: Run|null, preview: Run|null} The last runs, after the step.
	 * @throws AccessDenied When the user may not do this.
	 */
	public function advance( SourceTables $tables, bool $isDryRun, int $userId ): array {
		$this->rights->demand( $userId, Capability::MANAGE );
		$this->runner->advance( ExistingImportWork::KIND, ExistingImportWork::subject( $tables, $isDryRun ), $userId, false );
		return $this->runs( $tables );
	}

	/**
	 * Stops what is at work. What was stored stays; the next import goes on from there.
	 *
	 * @param int $userId Who stops it.
	 * @throws AccessDenied When the user may not do this.
	 */
	public function stop( SourceTables $tables, int $userId ): void {
		$this->rights->demand( $userId, Capability::MANAGE );
		foreach ( [ true, false ] as $isDryRun ) {
			$subject = ExistingImportWork::subject( $tables, $isDryRun );
			if ( $this->queue->atWork( ExistingImportWork::KIND, $subject ) !== null ) {
				$this->queue->cancel( ExistingImportWork::KIND, $subject );
			}
		}
	}

	/**
	 * @return array{import: Run|null, preview: Run|null}
	 */
	private function runs( SourceTables $tables ): array {
		return [
			'import'  => $this->run( $tables, false ),
			'preview' => $this->run( $tables, true ),
		];
	}

	/**
	 * The last run; null if there was none, or if it was stopped.
	 *
	 * @return Run|null
	 */
	private function run( SourceTables $tables, bool $isDryRun ): ?array {
		$work = $this->queue->find( ExistingImportWork::KIND, ExistingImportWork::subject( $tables, $isDryRun ) );
		if ( $work === null ) {
			return null;
		}
		return [
			'status' => match ( $work->status ) {
				StoredWork::DONE   => 'done',
				StoredWork::FAILED => 'failed',
				default            => 'running',
			},
			'done'   => $work->done,
			'total'  => $work->total ?? 0,
			'error'  => $work->error,
			'at'     => Dates::toIso( $work->updatedAt ),
		] + ExistingState::from( (array) $work->state )->report();
	}
}
