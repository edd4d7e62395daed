<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\After;
use PHPUnit\Framework\Attributes\Before;
use WP;
use WP_Query;

/**
 * Lets WordPress create a page of the site, as far as its main query.
 */
trait MainQuery {

	/** @var array<string, mixed> The globals before. */
	private array $queryGlobals = [];

	#[Before]
	protected function rememberMainQuery(): void {
		foreach ( [ 'wp', 'wp_query', 'wp_the_query', 'post' ] as $name ) {
			$this->queryGlobals[ $name ] = $GLOBALS[ $name ] ?? null;
		}
	}

	#[After]
	protected function forgetMainQuery(): void {
		foreach ( $this->queryGlobals as $name => $value ) {
			$GLOBALS[ $name ] = $value;
		}
	}

	/**
	 * @param array<string, string|int> $query The query of the page's address.
	 */
	protected function goTo( array $query ): void {
		$_GET                    = array_map( 'strval', $query );
		$_SERVER['REQUEST_URI']  = '/?' . http_build_query( $query );
		$GLOBALS['wp_the_query'] = new WP_Query();
		$GLOBALS['wp_query']     = $GLOBALS['wp_the_query'];
		$known                   = $GLOBALS['wp'];
		$wp                      = new WP();
		$GLOBALS['wp']           = $wp;
		// Of the registered taxonomies and post types.
		$wp->public_query_vars = $known->public_query_vars;
		$wp->parse_request();
		$wp->query_posts();
		$wp->handle_404();
		$wp->register_globals();
	}
}
