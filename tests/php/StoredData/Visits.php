<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\StoredData;

use Closure;
use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\Feature;
use UserFeedback\Model\Capability;
use UserFeedback\StoredData\FileName;
use UserFeedback\StoredData\Kind;
use UserFeedback\StoredData\PersonKey;
use UserFeedback\StoredData\PrivacyText;
use UserFeedback\StoredData\Retention;
use UserFeedback\StoredData\Rows;
use UserFeedback\StoredData\Table;
use UserFeedback\StoredData\TableSource;

/**
 * A kind of stored data as an add-on brings it: a table of ten columns, kept for five days.
 */
final class Visits implements Kind, TableSource, Table {

	public const COLUMNS = [ 'id', 'page', 'title', 'device', 'browser', 'country', 'seconds', 'clicks', 'score', 'at' ];

	/**
	 * @param Closure(): DateTimeImmutable $now
	 */
	public function __construct( private readonly Connection $connection, private readonly Closure $now ) {}

	public function name(): string {
		return 'acme-visits';
	}

	public function label(): string {
		return 'Visits';
	}

	public function capability(): string {
		return Capability::MANAGE;
	}

	public function features(): array {
		return [ Feature::Exports ];
	}

	public function tables(): TableSource {
		return $this;
	}

	public function personKeys(): array {
		return [ PersonKey::User ];
	}

	public function retention(): array {
		$before = ( $this->now )()->modify( '-5 days' )->format( 'Y-m-d H:i:s' );
		$delete = fn (): int => $this->connection->execute( 'DELETE FROM %i WHERE at < %s LIMIT 2', $this->connection->table( 'visits' ), $before );
		return [ new Retention( 'old', 5, $delete ) ];
	}

	public function privacy(): PrivacyText {
		return new PrivacyText( 'What we store of visits', [ [ PrivacyText::days( 'Visits are deleted after %s days.', 5 ) ] ] );
	}

	public function table( array $fields, ?array $layout, ?int $userId ): Table {
		return $this;
	}

	public function fields(): array {
		return [];
	}

	public function layout(): array {
		return [];
	}

	public function fileName(): FileName {
		return new FileName( 'visits', 'visits', [], null );
	}

	public function title(): string {
		return 'Visits';
	}

	public function columns(): array {
		return self::COLUMNS;
	}

	public function rows( ?string $after, int $limit ): Rows {
		$sql   = 'SELECT * FROM %i WHERE id > %d ORDER BY id LIMIT %d';
		$rows  = $this->connection->rows( $sql, $this->connection->table( 'visits' ), (int) $after, $limit );
		$cells = array_map( static fn ( array $row ) => array_values( $row ), $rows );
		$count = count( $rows );
		return new Rows( $cells, $count, $count === $limit ? (string) $rows[ $count - 1 ]['id'] : null );
	}

	public function count(): ?int {
		return null;
	}

	public function readsMoreThan( int $limit ): bool {
		return (int) $this->connection->value( 'SELECT COUNT(*) FROM %i', $this->connection->table( 'visits' ) ) > $limit;
	}
}
