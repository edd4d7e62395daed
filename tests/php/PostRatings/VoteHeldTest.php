<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Ratings that look like a program's or are held back, when they meet others of the same visitor or of other days.
 */
final class VoteHeldTest extends TestCase {

	use RatingFixtures;

	private const SPAM = [ 'website' => 'x', 'elapsed_ms' => 0 ];

	private MovingClock $clock;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2026-11-04 12:00:00' );
		$this->plugin = $this->clock->takeOver();
	}

	#[TestDox( '[RAT-08~] behind what may be a proxy, too, a scripted request stores nothing beside the rating of its browser' )]
	public function testSpamBehindAProxyStoresNoSecondRating(): void {
		$post = $this->ratedPost();
		$this->rate( $post, 4 );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
		$this->rate( $post, 1, 'Firefox', self::SPAM );
		self::assertSame( [ [ '4', 'publish' ] ], $this->stored( $post, 'value', 'status' ) );
		$this->rate( $post, 2 );
		self::assertSame( [ [ '4', 'publish' ], [ '2', 'held' ] ], $this->stored( $post, 'value', 'status' ), 'another visitor of the proxy' );
	}

	#[TestDox( '[RAT-08~] spam that its visitor changes while the network sends too much is held back, with the reason' )]
	public function testSpamThatIsHeldBackHasTheReason(): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 1, 'too_many' => 1 ] );
		$post = $this->ratedPost();
		$this->rate( $post, 4, 'Firefox', self::SPAM );
		self::assertSame( [ [ '4', 'spam', null ] ], $this->stored( $post, 'value', 'status', 'held' ) );
		$this->rate( $post, 5 );
		[ [ $value, $status, $reason ] ] = $this->stored( $post, 'value', 'status', 'held' );
		self::assertSame( [ '5', 'held' ], [ $value, $status ] );
		self::assertNotSame( '', (string) $reason );
		self::assertSame( [ (string) $reason => 1 ], $this->plugin->get( RatingModeration::class )->countHeld( [ (string) $reason ] ) );
		$this->rate( $post, 3 );
		self::assertSame( [ [ '3', 'held', $reason ] ], $this->stored( $post, 'value', 'status', 'held' ), 'only the owner makes it count' );
	}

	#[TestDox( 'the ratings of a day include spam and what is held back' )]
	public function testPerDayCountsAllStatuses(): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 2, 'too_many' => 2 ] );
		$post = $this->ratedPost();
		$this->rate( $post, 4, 'One', self::SPAM );
		$this->rate( $post, 4, 'Two' );
		$this->rate( $post, 4, 'Three' );
		self::assertSame( [ 'spam', 'publish', 'held' ], array_column( $this->stored( $post, 'status' ), 0 ) );
		self::assertSame( [ '2026-11-04' => 3 ], $this->plugin->get( RatingModeration::class )->perDay( '2026-11-04' ) );
		self::assertSame( [], $this->plugin->get( RatingModeration::class )->perDay( '2026-11-05' ) );
	}

	/**
	 * @return list<list<string|null>> Columns of the post's ratings, oldest first.
	 */
	private function stored( int $post, string ...$columns ): array {
		$connection = $this->plugin->get( Connection::class );
		$rows       = $connection->rows( 'SELECT * FROM %i WHERE post_id = %d ORDER BY id', $connection->table( 'ratings' ), $post );
		return array_map( static fn ( array $row ) => array_map( static fn ( string $column ) => $row[ $column ], array_values( $columns ) ), $rows );
	}
}
