<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\StoredData\Person;
use UserFeedback\Support\Dates;

/**
 * What was sent to webhooks: all SQL on ufb_webhook_deliveries, except that a response is deleted with its deliveries
 * (Responses\ResponseStateRepository).
 *
 * @since 0.7.0
 */
final class DeliveryRepository {

	private const COLUMNS = 'id, survey_id, response_id, message, status, attempts, http_status, milliseconds, error, detail, created_at, tried_at';

	/** The texts that lists leave out. */
	private const TEXTS = ', request, reply';

	/** Rows that are deleted at once. */
	private const BATCH = 1000;

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The delivery that a job makes, stored at its first attempt. A repeated job finds the same one.
	 */
	public function ofJob( int $surveyId, int $responseId, int $jobId, DateTimeImmutable $now ): Delivery {
		$find = fn () => $this->select(
			self::COLUMNS . self::TEXTS,
			'survey_id = %d AND response_id = %d AND job_id = %d ORDER BY id LIMIT 1',
			$surveyId,
			$responseId,
			$jobId
		)[0] ?? null;
		return $find() ?? $this->add( $surveyId, $responseId, $jobId, $now );
	}

	/**
	 * Stores a delivery that waits.
	 *
	 * @param int $responseId 0 for a test.
	 * @param int $jobId      The job that makes it; 0 for none.
	 */
	public function add( int $surveyId, int $responseId, int $jobId, DateTimeImmutable $now ): Delivery {
		$message = 'msg_' . bin2hex( random_bytes( 16 ) );
		$this->connection->insertRows(
			'INSERT',
			'webhook_deliveries',
			[
				'survey_id'   => '%d',
				'response_id' => '%d',
				'job_id'      => '%d',
				'message'     => '%s',
				'status'      => '%s',
				'created_at'  => '%s',
			],
			[ [ $surveyId, $responseId, $jobId, $message, Delivery::WAITING, Dates::toColumn( $now ) ] ]
		);
		return new Delivery(
			$this->connection->insertId(),
			$surveyId,
			$responseId,
			$message,
			Delivery::WAITING,
			0,
			0,
			0,
			'',
			'',
			'',
			'',
			$now,
			null
		);
	}

	/**
	 * A delivery of a survey with its texts, or null.
	 */
	public function find( int $surveyId, int $id ): ?Delivery {
		return $this->select( self::COLUMNS . self::TEXTS, 'survey_id = %d AND id = %d', $surveyId, $id )[0] ?? null;
	}

	/**
	 * Stores what came of an attempt.
	 *
	 * @param string $request See Delivery.
	 */
	public function tried( int $id, string $status, WebhookReply $reply, string $request, DateTimeImmutable $now ): void {
		$this->connection->execute(
			'UPDATE %i SET status = %s, attempts = attempts + 1, http_status = %d, milliseconds = %d, error = %s, detail = %s, request = %s,
			reply = %s, tried_at = %s WHERE id = %d',
			$this->table(),
			$status,
			$reply->status,
			$reply->milliseconds,
			$reply->error,
			$reply->detail,
			$request,
			$reply->body,
			Dates::toColumn( $now ),
			$id
		);
	}

	/**
	 * Ends a delivery that waits without another attempt.
	 *
	 * @param string $status Delivery::FAILED or STOPPED.
	 */
	public function end( int $id, string $status ): void {
		$this->connection->execute(
			'UPDATE %i SET status = %s WHERE id = %d AND status = %s',
			$this->table(),
			$status,
			$id,
			Delivery::WAITING
		);
	}

	/**
	 * Lets some of the responses wait anew that did not arrive, the oldest first. Inside of a transaction.
	 *
	 * @return array<int, int> Ids of their responses by delivery.
	 */
	public function restart( int $surveyId, DateTimeImmutable $now, int $limit ): array {
		$statuses  = [ Delivery::FAILED, Delivery::STOPPED ];
		$responses = [];
		foreach ( $statuses as $status ) {
			$rows = $this->connection->rows(
				'SELECT id, response_id FROM %i WHERE survey_id = %d AND status = %s AND response_id > 0 ORDER BY id LIMIT %d FOR UPDATE',
				$this->table(),
				$surveyId,
				$status,
				$limit - count( $responses )
			);
			foreach ( $rows as $row ) {
				$responses[ (int) $row['id'] ] = (int) $row['response_id'];
			}
		}
		if ( $responses !== [] ) {
			$this->connection->execute(
				'UPDATE %i SET status = %s, created_at = %s WHERE id IN ( ' . Connection::placeholders( $responses ) . ' )',
				$this->table(),
				Delivery::WAITING,
				Dates::toColumn( $now ),
				...array_keys( $responses )
			);
		}
		return $responses;
	}

	/**
	 * A page of a survey's log without its texts, the newest first.
	 *
	 * @param string $status '' for all.
	 * @return list<Delivery>
	 */
	public function list( int $surveyId, string $status, int $limit, int $offset ): array {
		return $status === ''
			? $this->select( self::COLUMNS, 'survey_id = %d ORDER BY id DESC LIMIT %d OFFSET %d', $surveyId, $limit, $offset )
			: $this->select(
				self::COLUMNS,
				'survey_id = %d AND status = %s ORDER BY id DESC LIMIT %d OFFSET %d',
				$surveyId,
				$status,
				$limit,
				$offset
			);
	}

	/**
	 * How many a survey has, by status; those without are missing.
	 *
	 * @return array<string, int>
	 */
	public function counts( int $surveyId ): array {
		$sql    = 'SELECT status, COUNT(*) AS n FROM %i WHERE survey_id = %d GROUP BY status';
		$counts = [];
		foreach ( $this->connection->rows( $sql, $this->table(), $surveyId ) as $row ) {
			$counts[ (string) $row['status'] ] = (int) $row['n'];
		}
		return $counts;
	}

	/**
	 * The deliveries after an id without their texts, of all surveys.
	 *
	 * @return list<Delivery>
	 */
	public function after( int $id, int $limit ): array {
		return $this->select( self::COLUMNS, 'id > %d ORDER BY id LIMIT %d', $id, $limit );
	}

	/**
	 * Deletes some of those that were stored before a moment.
	 *
	 * @return int How many; 0 when none is left.
	 */
	public function deleteBefore( DateTimeImmutable $moment ): int {
		$sql = 'DELETE FROM %i WHERE created_at < %s LIMIT %d';
		return $this->connection->execute( $sql, $this->table(), Dates::toColumn( $moment ), self::BATCH );
	}

	/**
	 * Removes what was sent and answered from some deliveries that mention a person's address.
	 *
	 * @return int How many; 0 when none is left.
	 */
	public function forgetMentions( Person $person, int $limit ): int {
		$like    = $this->connection->contains( $person->email );
		$pattern = $person->pattern();
		return $person->email === '' ? 0 : $this->connection->execute(
			"UPDATE %i SET request = '', reply = '', detail = '' WHERE ( request LIKE %s AND request REGEXP %s )
			OR ( reply LIKE %s AND reply REGEXP %s ) OR ( detail LIKE %s AND detail REGEXP %s ) LIMIT %d",
			$this->table(),
			$like,
			$pattern,
			$like,
			$pattern,
			$like,
			$pattern,
			$limit
		);
	}

	/**
	 * @return list<Delivery>
	 */
	private function select( string $columns, string $where, string|int ...$values ): array {
		return array_map( self::delivery( ... ), $this->connection->rows( "SELECT $columns FROM %i WHERE $where", $this->table(), ...$values ) );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function delivery( array $row ): Delivery {
		return new Delivery(
			(int) $row['id'],
			(int) $row['survey_id'],
			(int) $row['response_id'],
			(string) $row['message'],
			(string) $row['status'],
			(int) $row['attempts'],
			(int) $row['http_status'],
			(int) $row['milliseconds'],
			(string) $row['error'],
			(string) $row['detail'],
			(string) ( $row['request'] ?? '' ),
			(string) ( $row['reply'] ?? '' ),
			Dates::fromColumn( (string) $row['created_at'] ),
			$row['tried_at'] === null ? null : Dates::fromColumn( $row['tried_at'] )
		);
	}

	private function table(): string {
		return $this->connection->table( 'webhook_deliveries' );
	}
}
