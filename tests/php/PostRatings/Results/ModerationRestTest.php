<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings\Results;

use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\StoredRatings;
use UserFeedback\Tests\TestCase;

/**
 * What owners do with single ratings over REST, and what the results show then.
 */
final class ModerationRestTest extends TestCase {

	use StoredRatings;

	private const ALL = [ 'all_time' => true ];

	private int $postId;
	private int $spam;

	protected function setUp(): void {
		parent::setUp();
		( new MovingClock( '2026-03-10T12:00:00Z' ) )->takeOver();
		$this->asAdmin();
		$this->postId = $this->ratedPost( 'Rated' );
		$this->rate( $this->postId, [ 5, 5 ] );
		$this->spam = $this->storeRating( $this->postId, 2, [ 'status' => 'spam' ] );
	}

	public function testCountsWhatIsNoSpam(): void {
		$answer = $this->body( $this->post( $this->path() . '/restore', [ 'rating_ids' => [ $this->spam ] ] ) );
		self::assertSame( [ 'updated' => [ $this->spam ] ], $answer );
		$this->assertStatistics( 3, 4.0, [ 'all' => 3 ] );
	}

	public function testDeletesPublishedRatingsAndSpam(): void {
		$other    = $this->ratedPost( 'Other' );
		$foreign  = $this->storeRating( $other, 1 );
		$listed   = $this->body( $this->get( $this->path(), self::ALL ) )['items'];
		$ids      = [ $this->spam, $listed[0]['id'], $foreign ];
		$answer   = $this->body( $this->post( $this->path(), [ 'rating_ids' => $ids ], method: 'DELETE' ) );
		self::assertEqualsCanonicalizing( [ $this->spam, $listed[0]['id'] ], $answer['deleted'] );
		$this->assertStatistics( 1, 5.0, [ 'all' => 1 ] );
		self::assertSame( 1, $this->body( $this->get( "/userfeedback/v1/post-ratings/results/$other", self::ALL ) )['post']['total_ratings'] );
	}

	public function testRefusesUsersWhoMayOnlyView(): void {
		$this->asRole( 'editor' );
		add_filter( 'user_has_cap', static fn ( array $has ) => [ 'userfeedback_view_results' => true ] + $has );
		self::assertSame( 200, $this->get( $this->path() )->get_status() );
		foreach ( [ [ '', 'DELETE' ], [ '/restore', 'POST' ] ] as [ $path, $method ] ) {
			$answer = $this->post( $this->path() . $path, [ 'rating_ids' => [ $this->spam ] ], method: $method );
			self::assertSame( 403, $answer->get_status() );
		}
		$this->asAdmin();
		$this->assertStatistics( 2, 5.0, [ 'all' => 2, 'spam' => 1 ] );
	}

	/**
	 * Asserts that the list, its header and the list of posts agree.
	 *
	 * @param array<string, int> $filters
	 */
	private function assertStatistics( int $count, float $average, array $filters ): void {
		$details = $this->body( $this->get( $this->path(), self::ALL ) );
		$posts   = $this->body( $this->get( '/userfeedback/v1/post-ratings/results', self::ALL ) );
		$item    = array_column( $posts['items'], null, 'post_id' )[ $this->postId ];
		self::assertSame( $count, $details['post']['total_ratings'] );
		self::assertEqualsWithDelta( $average, $details['post']['average_rating'], 0.001 );
		self::assertSame( $count, $item['total_ratings'] );
		self::assertEqualsWithDelta( $average, $item['average_rating'], 0.001 );
		self::assertSame( $count, array_sum( array_column( $details['distribution'], 'count' ) ) );
		self::assertSame( $filters, array_column( $details['status_filters'], 'count', 'status' ) );
	}

	private function path(): string {
		return "/userfeedback/v1/post-ratings/results/$this->postId";
	}
}
