<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Support\Clock;
use UserFeedback\Support\DomainError;

/**
 * Exports that are prepared in the background, because they are too large for one request. Each belongs to the user who requested it.
 *
 * @since 0.5.0
 */
final class BackgroundService {

	/** After so many days file and row are deleted. */
	public const DAYS = 7;

	/** Exports of a user that may be in preparation at the same time. */
	private const MAX_ACTIVE = 3;

	/** Exports of a user that are listed. */
	private const MAX_LISTED = 20;

	/** Exports that are deleted at once. */
	private const CHUNK = 100;

	public function __construct(
		private readonly ExportService $exports,
		private readonly ExportRepository $stored,
		private readonly ExportFolder $folder,
		private readonly WorkQueue $queue,
		private readonly Transaction $transaction,
		private readonly Clock $clock
	) {}

	/**
	 * Queues an export.
	 *
	 * @throws ExportError When the user has too many already.
	 */
	public function start( PreparedExport $export, int $userId ): BackgroundExport {
		$active = array_filter( $this->mine( $userId ), static fn ( BackgroundExport $other ) => $other->isActive() );
		if ( count( $active ) >= self::MAX_ACTIVE ) {
			throw ExportError::tooMany();
		}
		$now  = $this->clock->now();
		$file = $this->folder->newName( $export->request->format->value );
		$id   = $this->transaction->run(
			function () use ( $export, $userId, $file, $now ): int {
				$id = $this->stored->insert( $userId, $export, $file, $now, $now->modify( '+' . self::DAYS . ' days' ) );
				$this->queue->begin( ExportJob::KIND, (string) $id, [], $userId );
				return $id;
			}
		);
		return $this->get( $id, $userId );
	}

	/**
	 * The exports of a user, the newest first.
	 *
	 * @return list<BackgroundExport>
	 */
	public function mine( int $userId ): array {
		$now = $this->clock->now();
		return array_values(
			array_filter( $this->stored->ofUser( $userId, self::MAX_LISTED ), static fn ( BackgroundExport $export ) => $export->expiresAt > $now )
		);
	}

	/**
	 * An export of a user.
	 *
	 * @throws ExportError When there is none with this id, it belongs to somebody else, or it has expired.
	 */
	public function get( int $id, int $userId ): BackgroundExport {
		$export = $this->stored->find( $id );
		if ( $export === null || $export->userId !== $userId || $export->expiresAt <= $this->clock->now() ) {
			throw ExportError::notFound();
		}
		return $export;
	}

	/**
	 * The file of an export that is complete.
	 *
	 * @return array{export: PreparedExport, path: string}
	 * @throws ExportError When it is not the user's, not complete, or gone.
	 * @throws DomainError When the user may not have it any more, or its survey was deleted (ExportService::prepare()).
	 */
	public function file( int $id, int $userId ): array {
		$export   = $this->get( $id, $userId );
		$prepared = $this->exports->prepare( $export->request, $userId, $export->layout );
		if ( $export->state !== BackgroundExport::DONE ) {
			throw ExportError::notReady();
		}
		if ( $this->folder->size( $export->file ) === 0 ) {
			throw ExportError::notFound();
		}
		return [
			'export' => $prepared,
			'path'   => $this->folder->path( $export->file ),
		];
	}

	/**
	 * Deletes an export of a user; one in preparation is cancelled.
	 *
	 * @throws ExportError When there is none with this id, or it belongs to somebody else.
	 */
	public function delete( int $id, int $userId ): void {
		$this->remove( $this->get( $id, $userId ) );
	}

	/**
	 * Deletes all exports of a survey.
	 */
	public function deleteOfSurvey( int $surveyId ): void {
		array_map( $this->remove( ... ), $this->stored->ofSurvey( $surveyId ) );
	}

	/**
	 * Deletes the files of a survey, because they hold what was erased. Those in preparation begin again, under another id: a process that still
	 * writes the old one finds that it is cancelled.
	 *
	 * @since 0.7.0
	 */
	public function renewOfSurvey( int $surveyId ): void {
		array_map( $this->renew( ... ), $this->stored->ofSurvey( $surveyId ) );
	}

	/**
	 * The same for exports of a kind that belongs to no survey.
	 *
	 * @since 0.7.0
	 */
	public function renewOfKind( string $kind ): void {
		$isOfKind = static fn ( BackgroundExport $export ) => $export->request->kind === $kind;
		array_map( $this->renew( ... ), array_filter( $this->stored->withoutSurvey(), $isOfKind ) );
	}

	/**
	 * All exports of a user that are kept, also those that have expired.
	 *
	 * @since 0.7.0
	 *
	 * @return list<BackgroundExport>
	 */
	public function ofUser( int $userId, int $limit ): array {
		return $this->stored->ofUser( $userId, $limit );
	}

	/**
	 * Deletes some of the exports of a user.
	 *
	 * @since 0.7.0
	 *
	 * @return int How many; 0 when none is left.
	 */
	public function deleteOfUser( int $userId, int $limit ): int {
		$exports = $this->stored->ofUser( $userId, $limit );
		array_map( $this->remove( ... ), $exports );
		return count( $exports );
	}

	private function renew( BackgroundExport $export ): void {
		$this->transaction->run(
			function () use ( $export ): void {
				if ( $export->isActive() ) {
					$id = $this->stored->copy( $export->id, $this->folder->newName( $export->request->format->value ), $this->clock->now() );
					$this->queue->begin( ExportJob::KIND, (string) $id, [], $export->userId );
				}
				$this->stored->delete( $export->id );
				// Without its row nobody can get it; if the process is killed now, deleteExpired() finds it.
				$this->transaction->afterCommit( fn () => $this->folder->delete( $export->file ) );
			}
		);
	}

	/**
	 * Deletes some of what has expired, and at the end files that belong to no export.
	 *
	 * @return int How many exports were deleted; 0 when none is left.
	 */
	public function deleteExpired(): int {
		$now     = $this->clock->now();
		$expired = $this->stored->expired( $now, self::CHUNK );
		array_map( $this->remove( ... ), $expired );
		if ( $expired === [] ) {
			$kept = $this->stored->files();
			$this->folder->deleteOthers( static fn ( string $name ) => in_array( $name, $kept, true ), $now->getTimestamp() );
		}
		return count( $expired );
	}

	/**
	 * The file first: without its row nobody would find it.
	 */
	private function remove( BackgroundExport $export ): void {
		$this->folder->delete( $export->file );
		$this->stored->delete( $export->id );
	}
}
