<?php

declare( strict_types=1 );

namespace UserFeedback\Responses;

use UserFeedback\Database\Connection;

/**
 * Pages on which visitors answered: all SQL on ufb_pages.
 */
final class PageRepository {

	public function __construct( private readonly Connection $connection ) {}

	/**
	 * The id under which a page is kept; 0 for no page.
	 *
	 * @param string $today The site's local date, kept with a page that is new.
	 */
	public function idOf( PageVisit $page, string $today ): int {
		if ( $page->url === '' ) {
			return 0;
		}
		$hash = md5( $page->url );
		$id   = $this->find( $hash );
		if ( $id !== 0 ) {
			return $id;
		}
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

	private function find( string $hash ): int {
		return (int) $this->connection->value( 'SELECT id FROM %i WHERE url_hash = x%s', $this->connection->table( 'pages' ), $hash );
	}
}
