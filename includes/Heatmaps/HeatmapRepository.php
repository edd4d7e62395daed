<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use DateTimeImmutable;
use UserFeedback\Database\Connection;
use UserFeedback\Support\Dates;
use UserFeedback\Support\Pagination;

/**
 * All SQL on ufb_heatmaps.
 *
 * @since 0.7.0
 */
final class HeatmapRepository {

	private const COLUMNS = 'id, page, post_id, title, state, wanted_views, views, clicks, sample, anchors, created_at, created_by, ended_at, '
		. 'totals_until';

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * A heatmap, unless it is deleted.
	 */
	public function find( int $id ): ?Heatmap {
		return $this->one( 'id = %d AND state <> %s', $id, Heatmap::DELETED );
	}

	/**
	 * The heatmap of a page.
	 *
	 * @param string $page See PagePath.
	 */
	public function ofPage( string $page ): ?Heatmap {
		return $this->one( 'page_hash = x%s', md5( $page ) );
	}

	/**
	 * Locks a heatmap until the transaction ends, unless it is deleted: whoever writes what belongs to it must not do so after that was deleted.
	 */
	public function lock( int $id ): ?Heatmap {
		return $this->one( 'id = %d AND state <> %s FOR UPDATE', $id, Heatmap::DELETED );
	}

	/**
	 * Stores a new heatmap.
	 *
	 * @return int Its id; 0 when the page has one.
	 */
	public function insert( string $page, int $postId, string $title, int $wantedViews, int $sample, DateTimeImmutable $now, int $userId ): int {
		$columns = [
			'page_hash'    => 'x%s',
			'page'         => '%s',
			'post_id'      => '%d',
			'title'        => '%s',
			'state'        => '%s',
			'wanted_views' => '%d',
			'sample'       => '%d',
			'created_at'   => '%s',
			'created_by'   => '%d',
		];
		$row     = [ md5( $page ), $page, $postId, $title, Heatmap::RECORDING, $wantedViews, $sample, Dates::toColumn( $now ), $userId ];
		return $this->connection->insertRows( 'INSERT IGNORE', 'heatmaps', $columns, [ $row ] ) === 0 ? 0 : $this->ofPage( $page )->id ?? 0;
	}

	/**
	 * Stores what can be changed of a heatmap that the caller has locked.
	 */
	public function update( int $id, string $state, int $wantedViews, int $sample, string $title, ?DateTimeImmutable $endedAt ): void {
		$this->connection->execute(
			'UPDATE %i SET state = %s, wanted_views = %d, sample = %d, title = %s, ended_at = NULLIF( %s, %s ) WHERE id = %d',
			$this->table(),
			$state,
			$wantedViews,
			$sample,
			$title,
			$endedAt === null ? '' : Dates::toColumn( $endedAt ),
			'',
			$id
		);
	}

	/**
	 * Adds what a part of a view brings to a heatmap that the caller has locked.
	 *
	 * @param int                    $views   0 or 1.
	 * @param int                    $anchors Elements whose paths are new.
	 * @param DateTimeImmutable|null $endedAt When it ends with this view.
	 */
	public function add( int $id, int $views, int $clicks, int $anchors, ?DateTimeImmutable $endedAt ): void {
		$this->connection->execute(
			'UPDATE %i SET views = views + %d, clicks = clicks + %d, anchors = anchors + %d WHERE id = %d',
			$this->table(),
			$views,
			$clicks,
			$anchors,
			$id
		);
		if ( $endedAt === null ) {
			return;
		}

		$sql = 'UPDATE %i SET state = %s, ended_at = %s WHERE id = %d';
		$this->connection->execute( $sql, $this->table(), Heatmap::DONE, Dates::toColumn( $endedAt ), $id );
	}

	/**
	 * Marks a heatmap as deleted. Its page may have another one from now on.
	 *
	 * @return bool Whether it was there.
	 */
	public function markDeleted( int $id ): bool {
		$sql = 'UPDATE %i SET state = %s, page_hash = x%s WHERE id = %d AND state <> %s';
		return $this->connection->execute( $sql, $this->table(), Heatmap::DELETED, md5( "deleted|$id" ), $id, Heatmap::DELETED ) > 0;
	}

	/**
	 * Deletes the row of a heatmap whose data are gone.
	 */
	public function delete( int $id ): void {
		$this->connection->execute( 'DELETE FROM %i WHERE id = %d', $this->table(), $id );
	}

	/**
	 * The elements that are stored are none any more.
	 */
	public function forgetAnchors( int $id ): void {
		$this->connection->execute( 'UPDATE %i SET anchors = 0 WHERE id = %d', $this->table(), $id );
	}

	/**
	 * The totals hold the days until this one.
	 *
	 * @param string $day The site's local date.
	 */
	public function setTotalsUntil( int $id, string $day ): void {
		$this->connection->execute( 'UPDATE %i SET totals_until = %s WHERE id = %d', $this->table(), $day, $id );
	}

	/**
	 * A page of heatmaps, newest first.
	 *
	 * @param string $status One of Heatmap::STATES, or all.
	 * @return list<Heatmap>
	 */
	public function page( string $status, int $page, int $perPage ): array {
		$states = $status === 'all' ? Heatmap::STATES : [ $status ];
		$in     = Connection::placeholders( $states, '%s' );
		$values = [ ...$states, $perPage, Pagination::offset( $page, $perPage ) ];
		return $this->many( "state IN ( $in ) ORDER BY id DESC LIMIT %d OFFSET %d", ...$values );
	}

	/**
	 * All heatmaps in a state, newest first.
	 *
	 * @return list<Heatmap>
	 */
	public function inState( string $state ): array {
		return $this->many( 'state = %s ORDER BY id DESC', $state );
	}

	/**
	 * All heatmaps that are not deleted.
	 *
	 * @return list<Heatmap>
	 */
	public function all(): array {
		return $this->many( 'state <> %s ORDER BY id', Heatmap::DELETED );
	}

	/**
	 * The heatmaps of a post.
	 *
	 * @return list<Heatmap>
	 */
	public function ofPost( int $postId ): array {
		return $this->many( 'post_id = %d AND state <> %s', $postId, Heatmap::DELETED );
	}

	/**
	 * Numbers of heatmaps by state.
	 *
	 * @return array<string, int>
	 */
	public function counts(): array {
		$counts = [];
		foreach ( $this->connection->rows( 'SELECT state, COUNT(*) AS n FROM %i GROUP BY state', $this->table() ) as $row ) {
			$counts[ (string) $row['state'] ] = (int) $row['n'];
		}
		return $counts;
	}

	private function one( string $where, string|int ...$values ): ?Heatmap {
		return $this->many( $where, ...$values )[0] ?? null;
	}

	/**
	 * @return list<Heatmap>
	 */
	private function many( string $where, string|int ...$values ): array {
		$rows = $this->connection->rows( 'SELECT ' . self::COLUMNS . " FROM %i WHERE $where", $this->table(), ...$values );
		return array_map( self::fromRow( ... ), $rows );
	}

	/**
	 * @param array<string, string|null> $row
	 */
	private static function fromRow( array $row ): Heatmap {
		return new Heatmap(
			(int) $row['id'],
			(string) $row['page'],
			(int) $row['post_id'],
			(string) $row['title'],
			(string) $row['state'],
			(int) $row['wanted_views'],
			(int) $row['views'],
			(int) $row['clicks'],
			(int) $row['sample'],
			(int) $row['anchors'],
			Dates::fromColumn( (string) $row['created_at'] ),
			(int) $row['created_by'],
			$row['ended_at'] === null ? null : Dates::fromColumn( $row['ended_at'] ),
			$row['totals_until']
		);
	}

	private function table(): string {
		return $this->connection->table( 'heatmaps' );
	}
}
