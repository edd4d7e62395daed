<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRefused;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\Mapping\MappedColumn;
use UserFeedback\Model\Capability;
use UserFeedback\Support\AccessDenied;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DomainError;
use UserFeedback\Support\PrivateFileError;
use UserFeedback\Support\Text;
use UserFeedback\Surveys\IncompleteSurveys;
use UserFeedback\Surveys\SurveySchema;

/**
 * Imports of files: each belongs to the user who has begun it.
 *
 * @phpstan-import-type ColumnEdit from MappedColumn
 * @since 0.7.0
 */
final class ImportService {

	/** Imports in a list. */
	private const LISTED = 20;

	/** Days for which the file of an import is kept that waits for its mapping. */
	private const DAYS = 7;

	public function __construct(
		private readonly ImportFolder $folder,
		private readonly TextCopy $copies,
		private readonly ImportWork $work,
		private readonly ImportPlan $plan,
		private readonly IncompleteSurveys $incomplete,
		private readonly Rights $rights,
		private readonly WorkQueue $queue,
		private readonly WorkRunner $runner,
		private readonly Clock $clock
	) {}

	/**
	 * Copies a CSV file and begins to read it. The file itself is not needed afterwards.
	 *
	 * @param string      $path    Of the file.
	 * @param ImportState $initial Title, mark for no answer, name of the file, changes to the mapping, and whether it is imported at once.
	 * @param int         $userId  Who imports; not checked again, because the import is theirs from now on.
	 * @param array<mixed> $columns Changes to the suggested mapping, as in ImportSchema::changes(); "column" may name a column instead of its index.
	 * @return int Id of the ImportWork.
	 * @throws AccessDenied     When the user may not do this.
	 * @throws ImportError      When it cannot be an import.
	 * @throws PrivateFileError When the file cannot be copied.
	 */
	public function upload( string $path, ImportState $initial, int $userId, array $columns = [] ): int {
		$this->rights->demand( $userId, Capability::MANAGE );
		$copy = $this->copies->copy( $path );
		try {
			// What is no CSV file at all is refused at once.
			$file  = $this->work->file( $copy->name );
			$edits = self::edits( $initial->edits, $columns, $file->headers );
		} catch ( ImportError $error ) {
			$this->folder->delete( $copy->name );
			throw $error;
		}
		$state = $initial->with(
			[
				'title'    => mb_substr( Text::line( $initial->title ), 0, SurveySchema::MAX_TITLE_LENGTH ),
				'fileName' => Text::line( $initial->fileName ),
				'format'   => $file->format->value,
				'encoding' => $copy->encoding,
				'delimiter' => $file->delimiter,
				'hash'     => $copy->hash,
				'size'     => $file->size(),
				'edits'    => $edits,
			]
		);
		$this->queue->begin( ImportWork::KIND, $copy->name, $state->toArray(), $userId );
		return $this->queue->find( ImportWork::KIND, $copy->name )->id ?? 0;
	}

	/**
	 * Copies a CSV file and imports it with the mapping that is suggested for it.
	 *
	 * @param string $empty Text that means "no answer" like an empty cell; '' for none.
	 * @param string $title Of the survey.
	 * @return int Id of the ImportWork.
	 * @throws AccessDenied     When the user may not do this.
	 * @throws PrivateFileError When the file cannot be copied.
	 */
	public function start( string $path, string $empty, string $title, int $userId ): int {
		return $this->upload( $path, new ImportState( $title, $empty, isAutomatic: true, fileName: basename( $path ) ), $userId );
	}

	/**
	 * An import of a user.
	 *
	 * @throws AccessDenied When the user may not import.
	 * @throws WorkRefused  When there is none, or it is another user's.
	 */
	public function find( int $id, int $userId ): StoredWork {
		$this->rights->demand( $userId, Capability::MANAGE );
		$work = $this->runner->find( $id );
		return $work->kind === ImportWork::KIND && $work->userId === $userId ? $work : throw WorkRefused::notFound();
	}

	/**
	 * The same after a step, if it is at work.
	 */
	public function advance( int $id, int $userId ): StoredWork {
		$work = $this->find( $id, $userId );
		if ( $work->isOver() ) {
			return $work;
		}
		try {
			return $this->runner->advance( $work->kind, $work->subject, $userId, false ) ?? throw WorkRefused::notFound();
		} catch ( DomainError ) {
			// The import says why it failed.
			return $this->find( $id, $userId );
		}
	}

	/**
	 * The newest imports of a user.
	 *
	 * @return list<StoredWork>
	 */
	public function mine( int $userId ): array {
		$this->rights->demand( $userId, Capability::MANAGE );
		return $this->queue->ofUser( ImportWork::KIND, $userId, self::LISTED );
	}

	/**
	 * Changes what an import is going to make.
	 *
	 * @param array<string, mixed> $changes As ImportSchema::changes() has them.
	 * @throws ImportError When one is not possible, or it does not wait for changes.
	 */
	public function change( int $id, array $changes, int $userId ): StoredWork {
		$work  = $this->waiting( $id, $userId );
		$state = ImportState::from( (array) $work->state );
		$file  = $this->work->file( $work->subject );
		$next  = $state->with(
			[
				'title'     => isset( $changes['title'] ) ? Text::line( Cast::string( $changes['title'] ) ) : $state->title,
				'empty'     => Text::line( Cast::string( $changes['empty'] ?? $state->empty ) ),
				'dateOrder' => Cast::string( $changes['date_order'] ?? $state->dateOrder ),
				'edits'     => self::edits( $state->edits, (array) ( $changes['columns'] ?? [] ), $file->headers ),
			]
		);
		$this->plan->mapping( $next, $file );
		if ( $next->empty !== $state->empty ) {
			// Another mark for "no answer" changes what the columns hold.
			$this->queue->begin( $work->kind, $work->subject, $next->unread()->toArray(), $userId );
		} else {
			$this->queue->change( $work->kind, $work->subject, $next->toArray() );
		}
		return $this->find( $id, $userId );
	}

	/**
	 * Begins to store the responses.
	 *
	 * @throws ImportError When the mapping is not complete.
	 */
	public function confirm( int $id, int $userId ): StoredWork {
		$work  = $this->waiting( $id, $userId );
		$state = ImportState::from( (array) $work->state );
		$begun = $this->plan->begin( $state, $this->work->file( $work->subject ) );
		// Refuses what the survey cannot be, before the import begins.
		$this->plan->survey( $begun );
		$this->queue->begin( $work->kind, $work->subject, $begun->toArray(), $userId );
		return $this->find( $id, $userId );
	}

	/**
	 * Forgets an import, and what was stored of it unless it is complete.
	 */
	public function cancel( int $id, int $userId ): void {
		$work = $this->find( $id, $userId );
		$this->queue->cancel( $work->kind, $work->subject );
		$this->incomplete->discard( ImportState::from( (array) $work->state )->survey, $userId );
		$this->folder->delete( $work->subject );
	}

	/**
	 * Daily: deletes files that nobody imports any more.
	 */
	public function deleteOld(): void {
		$now    = $this->clock->now();
		$isKept = function ( string $name ) use ( $now ): bool {
			$work = $this->queue->find( ImportWork::KIND, $name );
			if ( $work === null || ! $work->isOver() ) {
				return $work !== null;
			}
			$isMapping = ImportState::from( (array) $work->state )->phase === ImportSchema::MAPPING;
			return $isMapping && $work->updatedAt > $now->modify( '-' . self::DAYS . ' days' );
		};
		$this->folder->deleteOthers( $isKept, $now->getTimestamp() );
	}

	/**
	 * @throws ImportError When it does not wait for its mapping.
	 */
	private function waiting( int $id, int $userId ): StoredWork {
		$work  = $this->find( $id, $userId );
		$phase = ImportState::from( (array) $work->state )->phase;
		if ( $work->status !== StoredWork::DONE || $phase !== ImportSchema::MAPPING ) {
			throw new ImportError( __( 'The mapping of this import cannot be changed any more.', 'userfeedback' ), null, 409 );
		}
		return $work;
	}

	/**
	 * @param array<int, ColumnEdit> $edits
	 * @param array<mixed>           $columns As sent.
	 * @param list<Header>           $headers
	 * @return array<int, ColumnEdit>
	 * @throws ImportError When a column is named that the file has not.
	 */
	private static function edits( array $edits, array $columns, array $headers ): array {
		foreach ( $columns as $column ) {
			if ( ! is_array( $column ) ) {
				continue;
			}
			$index = Cast::int( $column['index'] ?? -1 );
			if ( isset( $column['column'] ) ) {
				$name  = Cast::string( $column['column'] );
				$found = array_search( $name, array_column( $headers, 'name' ), true );
				/* translators: %s: heading of a column. */
				$index = $found !== false ? $found : throw new ImportError( sprintf( __( 'The file has no column “%s”.', 'userfeedback' ), $name ) );
			}
			/** @var ColumnEdit $edit Checked by the schema; of the command by MappingEdits. */
			$edit            = array_diff_key( $column, [ 'index' => true, 'column' => true ] );
			$edits[ $index ] = $edit + ( $edits[ $index ] ?? [] );
		}
		return $edits;
	}
}
