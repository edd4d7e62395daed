<?php

declare( strict_types=1 );

namespace UserFeedback\Notifications\Webhooks;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;

/**
 * Secrets and state of webhooks: all SQL on ufb_webhooks.
 *
 * @since 0.7.0
 */
final class WebhookRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The webhook of a survey; null if it has sent nothing and has no secret yet.
	 */
	public function find( int $surveyId ): ?Webhook {
		$row = $this->connection->row( 'SELECT * FROM %i WHERE survey_id = %d', $this->table(), $surveyId );
		return $row === null ? null : self::webhook( $row );
	}

	/**
	 * The webhook of a survey, with a new secret if it has none. Of two at once, both get the same.
	 */
	public function demand( int $surveyId ): Webhook {
		return $this->find( $surveyId ) ?? $this->add( $surveyId );
	}

	/**
	 * Stores a new secret. The one before signs as well until a moment.
	 */
	public function rotate( int $surveyId, string $secret, DateTimeImmutable $previousUntil ): void {
		$this->connection->execute(
			'UPDATE %i SET previous_secret = secret, previous_until = %s, secret = %s WHERE survey_id = %d',
			$this->table(),
			Dates::toColumn( $previousUntil ),
			$secret,
			$surveyId
		);
	}

	/**
	 * The receiver took something: whatever failed before is over.
	 */
	public function succeeded( int $surveyId ): void {
		$this->connection->execute(
			'UPDATE %i SET failures = 0, failing_since = NULL, retry_at = NULL WHERE survey_id = %d AND failures > 0',
			$this->table(),
			$surveyId
		);
	}

	/**
	 * An attempt failed.
	 *
	 * @param DateTimeImmutable $retryAt Nothing is sent before.
	 */
	public function failed( int $surveyId, DateTimeImmutable $now, DateTimeImmutable $retryAt ): void {
		$this->connection->execute(
			'UPDATE %i SET failures = failures + 1, failing_since = COALESCE( failing_since, %s ), retry_at = %s WHERE survey_id = %d',
			$this->table(),
			Dates::toColumn( $now ),
			Dates::toColumn( $retryAt ),
			$surveyId
		);
	}

	/**
	 * Stops the webhook until it is resumed.
	 *
	 * @param string $reason Webhook::GONE or FAILURES.
	 */
	public function stop( int $surveyId, DateTimeImmutable $now, string $reason ): void {
		$this->connection->execute(
			'UPDATE %i SET stopped_at = %s, stopped_for = %s WHERE survey_id = %d AND stopped_at IS NULL',
			$this->table(),
			Dates::toColumn( $now ),
			$reason,
			$surveyId
		);
	}

	/**
	 * Starts it anew, as if nothing had failed.
	 */
	public function resume( int $surveyId ): void {
		$this->connection->execute(
			'UPDATE %i SET failures = 0, failing_since = NULL, retry_at = NULL, stopped_at = NULL, stopped_for = NULL WHERE survey_id = %d',
			$this->table(),
			$surveyId
		);
	}

	/**
	 * Surveys whose webhooks were stopped, the newest first.
	 *
	 * @return list<Webhook>
	 */
	public function stopped( int $limit ): array {
		$sql = 'SELECT * FROM %i WHERE stopped_at IS NOT NULL ORDER BY stopped_at DESC LIMIT %d';
		return array_map( self::webhook( ... ), $this->connection->rows( $sql, $this->table(), $limit ) );
	}

	private function add( int $surveyId ): Webhook {
		$columns = [
			'survey_id' => '%d',
			'secret'    => '%s',
		];
		$secret  = Signature::newSecret();
		$this->connection->insertRows( 'INSERT IGNORE', 'webhooks', $columns, [ [ $surveyId, $secret ] ] );
		return $this->find( $surveyId ) ?? new Webhook( $surveyId, $secret, '', null, 0, null, null, null, '' );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function webhook( array $row ): Webhook {
		$moment = static fn ( string $column ) => $row[ $column ] === null ? null : Dates::fromColumn( $row[ $column ] );
		return new Webhook(
			(int) $row['survey_id'],
			(string) $row['secret'],
			(string) $row['previous_secret'],
			$moment( 'previous_until' ),
			(int) $row['failures'],
			$moment( 'failing_since' ),
			$moment( 'retry_at' ),
			$moment( 'stopped_at' ),
			(string) $row['stopped_for']
		);
	}

	private function table(): string {
		return $this->connection->table( 'webhooks' );
	}
}
