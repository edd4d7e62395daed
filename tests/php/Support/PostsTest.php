<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Support\Posts;
use UserFeedback\Tests\TestCase;

/**
 * Posts that responses and ratings name.
 */
final class PostsTest extends TestCase {

	#[TestDox( 'those that exist are found with one query, also among deleted ones, and a later one the next time' )]
	public function testOneQuery(): void {
		$kept    = $this->newPost();
		$deleted = $this->newPost();
		wp_delete_post( $deleted, true );
		clean_post_cache( $kept );
		$queries = $GLOBALS['wpdb']->num_queries;
		self::assertSame( [ $kept ], array_keys( Posts::existing( [ $kept, $deleted, 987_654, 0 ] ) ) );
		self::assertSame( 1, $GLOBALS['wpdb']->num_queries - $queries );
		wp_insert_post( [ 'import_id' => $deleted, 'post_title' => 'Again', 'post_status' => 'publish' ] );
		self::assertSame( [ 'Again' ], array_values( array_column( Posts::existing( [ $deleted ] ), 'post_title' ) ) );
	}

	private function newPost(): int {
		return (int) wp_insert_post( [ 'post_title' => 'A post', 'post_status' => 'publish' ] );
	}
}
