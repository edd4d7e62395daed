<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\TestCase;

/**
 * GET search: the pages of the site that a redirect or a page rule may name.
 */
final class SearchRestTest extends TestCase {

	use Requests;

	private const PATH = '/userfeedback/v1/search';

	#[TestDox( '[THX-01~] the search finds published pages and posts by title, as plain text' )]
	public function testFindsPublishedPagesByTitle(): void {
		$this->asAdmin();
		$found = [
			self::insert( 'Zebra &amp; <em>friends</em>' ),
			self::insert( 'The zebra', [ 'post_type' => 'post' ] ),
		];
		self::insert( 'Another animal', [ 'post_content' => 'zebra' ] );
		foreach ( [ 'draft', 'private', 'pending', 'trash', 'future' ] as $status ) {
			self::insert( "Zebra $status", [ 'post_status' => $status, 'post_date' => gmdate( 'Y-m-d', time() + WEEK_IN_SECONDS ) ] );
		}
		self::insert( 'Zebra revision', [ 'post_type' => 'revision', 'post_status' => 'inherit' ] );
		self::insert( 'Zebra menu', [ 'post_type' => 'nav_menu_item' ] );
		$response = $this->get( self::PATH, [ 'title' => 'ZEBRA' ] );
		self::assertSame( 200, $response->get_status() );
		$titles = array_column( $this->body( $response ), 'title', 'id' );
		self::assertEqualsCanonicalizing( $found, array_keys( $titles ) );
		self::assertSame( 'Zebra & friends', $titles[ $found[0] ] );
		self::assertSame( [], $this->body( $this->get( self::PATH, [ 'title' => 'no such page' ] ) ) );
	}

	public function testOffersAtMostTwentyPagesAndTheNewestWithoutWords(): void {
		$this->asAdmin();
		$ids = array_map( static fn ( int $day ) => self::insert( "Giraffe $day", [ 'post_date' => "2020-01-$day 00:00:00" ] ), range( 10, 31 ) );
		self::assertCount( 20, $this->body( $this->get( self::PATH, [ 'title' => 'giraffe' ] ) ) );
		$newest = self::insert( 'Newest' );
		self::assertSame( $newest, $this->body( $this->get( self::PATH ) )[0]['id'] );
		self::assertCount( 22, $ids );
	}

	public function testAPageWithoutATitleHasAName(): void {
		$this->asAdmin();
		$id = self::insert( '', [ 'post_content' => 'x' ] );
		self::assertContains( [ 'id' => $id, 'title' => '(no title)' ], $this->body( $this->get( self::PATH ) ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private static function insert( string $title, array $changes = [] ): int {
		return wp_insert_post( $changes + [ 'post_title' => $title, 'post_status' => 'publish', 'post_type' => 'page' ] );
	}
}
