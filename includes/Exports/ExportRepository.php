<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Json;

/**
 * Exports in the background: all SQL on ufb_exports.
 *
 * @phpstan-import-type Progress from BackgroundExport
 * @since 0.5.0
 */
final class ExportRepository {

	/** Member of the stored request. */
	private const LAYOUT = 'layout';

	private const COLUMNS = 'id, user_id, request, state, progress, file, created_at, expires_at';

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * Stores a new export.
	 *
	 * @return int Its id.
	 */
	public function insert( int $userId, PreparedExport $export, string $file, DateTimeImmutable $now, DateTimeImmutable $expiresAt ): int {
		$this->connection->insertRows(
			'INSERT',
			'exports',
			[
				'survey_id'  => '%d',
				'user_id'    => '%d',
				'request'    => '%s',
				'state'      => '%s',
				'progress'   => '%s',
				'file'       => '%s',
				'created_at' => '%s',
				'updated_at' => '%s',
				'expires_at' => '%s',
			],
			[
				[
					$export->request->surveyId(),
					$userId,
					self::request( $export ),
					BackgroundExport::QUEUED,
					Json::encode( BackgroundExport::NO_PROGRESS ),
					$file,
					Dates::toColumn( $now ),
					Dates::toColumn( $now ),
					Dates::toColumn( $expiresAt ),
				],
			]
		);
		return $this->connection->insertId();
	}

	/**
	 * The export with an id, or null.
	 */
	public function find( int $id ): ?BackgroundExport {
		return $this->select( 'id = %d', $id )[0] ?? null;
	}

	/**
	 * The exports of a user, the newest first.
	 *
	 * @return list<BackgroundExport>
	 */
	public function ofUser( int $userId, int $limit ): array {
		return $this->select( 'user_id = %d ORDER BY id DESC LIMIT %d', $userId, $limit );
	}

	/**
	 * The exports of a survey, whoever requested them.
	 *
	 * @return list<BackgroundExport>
	 */
	public function ofSurvey( int $surveyId ): array {
		return $this->select( 'survey_id = %d', $surveyId );
	}

	/**
	 * The exports after an id, whoever requested them.
	 *
	 * @return list<BackgroundExport>
	 */
	public function after( int $id, int $limit ): array {
		return $this->select( 'id > %d ORDER BY id LIMIT %d', $id, $limit );
	}

	/**
	 * Exports that have expired.
	 *
	 * @return list<BackgroundExport>
	 */
	public function expired( DateTimeImmutable $now, int $limit ): array {
		return $this->select( 'expires_at <= %s ORDER BY expires_at LIMIT %d', Dates::toColumn( $now ), $limit );
	}

	/**
	 * The names of the files of all exports.
	 *
	 * @return list<string>
	 */
	public function files(): array {
		return array_map( strval( ... ), array_column( $this->connection->rows( 'SELECT file FROM %i', $this->table() ), 'file' ) );
	}

	/**
	 * Stores how far an export is, unless it was cancelled meanwhile.
	 *
	 * @param Progress $progress
	 */
	public function update( int $id, string $state, array $progress, DateTimeImmutable $now ): void {
		$this->connection->execute(
			'UPDATE %i SET state = %s, progress = %s, updated_at = %s WHERE id = %d',
			$this->table(),
			$state,
			Json::encode( $progress ),
			Dates::toColumn( $now ),
			$id
		);
	}

	/**
	 * Stores the layout of an export that has none. It begins again.
	 */
	public function fix( int $id, PreparedExport $export ): void {
		$this->connection->execute(
			'UPDATE %i SET request = %s, progress = %s WHERE id = %d',
			$this->table(),
			self::request( $export ),
			Json::encode( BackgroundExport::NO_PROGRESS ),
			$id
		);
	}

	/**
	 * Exports of data that belongs to no survey.
	 *
	 * @since 0.7.0
	 *
	 * @return list<BackgroundExport>
	 */
	public function withoutSurvey(): array {
		return $this->ofSurvey( 0 );
	}

	/**
	 * Stores an unfinished export anew, with the same request, as one that has not begun.
	 *
	 * @since 0.7.0
	 *
	 * @return int Its id.
	 */
	public function copy( int $id, string $file, DateTimeImmutable $now ): int {
		$this->connection->execute(
			'INSERT INTO %i ( survey_id, user_id, request, state, progress, file, created_at, updated_at, expires_at )
			SELECT survey_id, user_id, request, %s, %s, %s, created_at, %s, expires_at FROM %i WHERE id = %d',
			$this->table(),
			BackgroundExport::QUEUED,
			Json::encode( BackgroundExport::NO_PROGRESS ),
			$file,
			Dates::toColumn( $now ),
			$this->table(),
			$id
		);
		return $this->connection->insertId();
	}

	/**
	 * Deletes an export.
	 */
	public function delete( int $id ): void {
		$this->connection->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $id );
	}

	/**
	 * @return list<BackgroundExport>
	 */
	private function select( string $where, string|int ...$values ): array {
		$rows = $this->connection->rows( 'SELECT ' . self::COLUMNS . " FROM %i WHERE $where", $this->table(), ...$values );
		return array_map( self::export( ... ), $rows );
	}

	private static function request( PreparedExport $export ): string {
		return Json::encode( $export->request->toArray() + [ self::LAYOUT => $export->table->layout() ] );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function export( array $row ): BackgroundExport {
		/** @var array<string, mixed> $request */
		$request = Json::decode( (string) $row['request'] );
		/** @var array<string, mixed>|null $layout */
		$layout = $request[ self::LAYOUT ] ?? null;
		unset( $request[ self::LAYOUT ] );
		/** @var Progress $progress */
		$progress = Json::decode( (string) $row['progress'] );
		return new BackgroundExport(
			(int) $row['id'],
			(int) $row['user_id'],
			ExportRequest::from( $request ),
			$layout,
			(string) $row['state'],
			$progress,
			(string) $row['file'],
			Dates::fromColumn( (string) $row['created_at'] ),
			Dates::fromColumn( (string) $row['expires_at'] )
		);
	}

	private function table(): string {
		return $this->connection->table( 'exports' );
	}
}
