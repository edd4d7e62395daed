<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Page;

/**
 * Pages on which visitors answered: all SQL on ufb_pages but joins.
 *
 * @since 0.1.0
 */
final class PageRepository {

	/** Most new pages without a post in a day: URLs come from visitors, and a program could make them up. */
	private const DAILY_LIMIT = 2000;

	/** Hashed instead of a URL: the pages beyond the limit are stored as one. It is no URL, so no page has its hash. */
	private const OTHER = 'other';

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The id of a page, which is stored when it is new; 0 for no page. Call it outside of a transaction: inside, a page that another visitor
	 * stored meanwhile is not visible.
	 *
	 * @param string            $today     The site's local date, stored with a new page.
	 * @param Closure(): string $otherName Name of the common entry once there were too many new pages on this day.
	 */
	public function idOf( Page $page, string $today, Closure $otherName ): int {
		if ( $page->url === '' || $page->id !== 0 ) {
			return $page->id;
		}
		$hash = md5( $page->url );
		$id   = $this->find( $hash );
		if ( $id !== 0 ) {
			return $id;
		}
		// There are only as many posts as the site has.
		if ( $page->postId !== 0 || ! $this->isFull( $today ) ) {
			return $this->insert( $hash, $page, $today );
		}
		$other = md5( self::OTHER );
		$id    = $this->find( $other );
		return $id !== 0 ? $id : $this->insert( $other, new Page( '', $otherName(), 0 ), $today );
	}

	/**
	 * The page that is stored for a URL, or null.
	 *
	 * @since 0.7.0
	 *
	 * @param string $url Absolute, without query.
	 */
	public function at( string $url ): ?Page {
		$row = $this->row( md5( $url ) );
		return $row === null ? null : new Page( $url, (string) $row['name'], (int) $row['post_id'], (int) $row['id'] );
	}

	/**
	 * Stores a page, unless another visitor has stored it meanwhile.
	 */
	private function insert( string $hash, Page $page, string $today ): int {
		$this->connection->insertRows(
			'INSERT IGNORE',
			'pages',
			[
				'url_hash'   => 'x%s',
				'url'        => '%s',
				'name'       => '%s',
				'post_id'    => '%d',
				'created_on' => '%s',
			],
			[ [ $hash, $page->url, $page->name, $page->postId, $today ] ]
		);
		return $this->find( $hash );
	}

	/**
	 * Whether the day's limit of new pages is reached. Simultaneous requests may exceed it by one each.
	 */
	private function isFull( string $today ): bool {
		$sql   = 'SELECT COUNT(*) FROM %i WHERE created_on = %s AND post_id = 0';
		$count = $this->connection->value( $sql, $this->connection->table( 'pages' ), $today );
		return (int) $count >= self::DAILY_LIMIT;
	}

	private function find( string $hash ): int {
		return (int) ( $this->row( $hash )['id'] ?? 0 );
	}

	/**
	 * @return array<string, string|null>|null
	 */
	private function row( string $hash ): ?array {
		$sql = 'SELECT id, name, post_id FROM %i WHERE url_hash = x%s';
		return $this->connection->row( $sql, $this->connection->table( 'pages' ), $hash );
	}
}
