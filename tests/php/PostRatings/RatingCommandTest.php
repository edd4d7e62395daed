<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\CommandRun;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;

/**
 * wp userfeedback rating
 */
final class RatingCommandTest extends TestCase {

	use RatingFixtures;

	private const SPAM = [ 'website' => 'x', 'elapsed_ms' => 0 ];

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->post = $this->ratedPost();
		foreach ( [ 5, 4 ] as $index => $value ) {
			$this->rate( $this->post, $value, "Visitor $index" );
		}
		$this->rate( $this->post, 1, 'Robot', self::SPAM );
		$this->asAdmin();
	}

	#[TestDox( '[OPS-01~] rating lists rated posts and their ratings, restores spam and deletes ratings, and the totals follow' )]
	public function testStory(): void {
		$options = [ 'fields' => 'post_id,total_ratings,average_rating' ];
		self::assertSame(
			"{\"post_id\":$this->post,\"total_ratings\":2,\"average_rating\":4.5}",
			CommandRun::line( 'rating results', [], $options )
		);
		self::assertSame( '1', CommandRun::line( 'rating results', [], [ 'format' => 'count' ] ) );
		self::assertSame( "$this->post", CommandRun::line( 'rating results', [], [ 'format' => 'ids' ] ) );
		[ $five, $four, $spam ] = array_map( intval( ... ), array_column( $this->ratings( $this->post ), 'id' ) );
		self::assertSame( "$four $five", CommandRun::line( 'rating list', [ $this->post ], [ 'format' => 'ids' ] ) );
		self::assertSame( "$five", CommandRun::line( 'rating list', [ $this->post ], [ 'format' => 'ids', 'limit' => '1', 'page' => '2' ] ) );
		self::assertSame( '2', CommandRun::line( 'rating list', [ $this->post ], [ 'format' => 'count', 'limit' => '1' ] ) );
		self::assertSame( "$spam", CommandRun::line( 'rating list', [ $this->post ], [ 'format' => 'ids', 'status' => 'spam' ] ) );

		self::assertSame( 'Success: Restored 1 rating.', CommandRun::line( 'rating restore', [ $this->post, $spam ] ) );
		self::assertSame( [ 3, 10 ], $this->totals( $this->post ) );
		self::assertSame( 'Not confirmed.', CommandRun::error( 'rating delete', [ $this->post, $five, $spam ] ) );
		self::assertSame( [ 3, 10 ], $this->totals( $this->post ) );
		$lines = CommandRun::lines( 'rating delete', [ $this->post, $five, $spam, $five ], [ 'yes' => true ] );
		self::assertSame( [ 'Delete 2 ratings with their comments for good?', 'Success: Deleted 2 ratings.' ], $lines );
		self::assertSame( [ 1, 4 ], $this->totals( $this->post ) );
	}

	/**
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	#[TestDox( '[OPS-01~] rating refuses $_dataset, and nothing is changed' )]
	#[DataProvider( 'refused' )]
	public function testRefuses( string $action, array $arguments, array $options, string $error ): void {
		$arguments = array_map( fn ( string $argument ) => $argument === 'POST' ? "$this->post" : $argument, $arguments );
		self::assertStringContainsString( $error, CommandRun::error( "rating $action", $arguments, $options ) );
		self::assertCount( 3, $this->ratings( $this->post ) );
		self::assertSame( [ 2, 9 ], $this->totals( $this->post ) );
	}

	/**
	 * @return iterable<string, array{string, list<string>, array<string, string|bool>, string}>
	 */
	public static function refused(): iterable {
		yield 'a post that is a word' => [ 'list', [ 'post' ], [], 'post: “post” is not an ID.' ];
		yield 'an unknown post' => [ 'list', [ '999999' ], [], 'This post does not exist' ];
		yield 'an unknown rating' => [ 'delete', [ 'POST', '999999' ], [ 'yes' => true ], 'Nothing was changed: post ' ];
		yield 'a rating that is a word' => [ 'delete', [ 'POST', 'all' ], [ 'yes' => true ], 'id: “all” is not an ID.' ];
		yield 'half a range' => [ 'results', [], [ 'from' => '2026-01-01' ], '--to: ' ];
		yield 'a day that does not exist' => [ 'list', [ 'POST' ], [ 'from' => '2026-02-31', 'to' => '2026-03-01' ], '--from: ' ];
		yield 'an unknown field' => [ 'list', [ 'POST' ], [ 'fields' => 'stars' ], '--fields: there is no field “stars”.' ];
		yield 'a limit of nothing' => [ 'results', [], [ 'limit' => '0' ], '--limit must be a whole number from 1 to 1000.' ];
		yield 'ratings of an unknown plugin' => [ 'import', [ 'x' ], [], 'Choose one of: wp-postratings' ];
	}

	#[TestDox( '[OPS-01~] rating asks for the rights of the user, and the plan' )]
	public function testRights(): void {
		[ $id ] = array_map( intval( ... ), array_column( $this->ratings( $this->post ), 'id' ) );
		$denied = 'You may not do this. Ask an administrator of this site for access.';
		$this->asRole( 'author' );
		foreach ( [ 'results', 'list', 'restore', 'delete', 'sources', 'import' ] as $action ) {
			self::assertSame( $denied, CommandRun::error( "rating $action", [ $this->post, $id ], [ 'yes' => true ] ), $action );
		}
		$view = static fn ( array $capabilities ) => array_replace( $capabilities, [ 'userfeedback_view_results' => true ] );
		add_filter( 'user_has_cap', $view, 20 );
		self::assertSame( '2', CommandRun::line( 'rating list', [ $this->post ], [ 'format' => 'count' ] ) );
		foreach ( [ 'restore', 'delete', 'sources', 'import' ] as $action ) {
			self::assertSame( $denied, CommandRun::error( "rating $action", [ $this->post, $id ], [ 'yes' => true ] ), $action );
		}
		OtherPlan::lite()->takeOver();
		$this->asAdmin();
		foreach ( [ 'results', 'list', 'restore', 'delete' ] as $action ) {
			$error = CommandRun::error( "rating $action", [ $this->post, $id ], [ 'yes' => true ] );
			self::assertStringContainsString( 'Upgrade to Pro', $error, $action );
		}
		self::assertSame( [ 2, 9 ], $this->totals( $this->post ) );
	}
}
