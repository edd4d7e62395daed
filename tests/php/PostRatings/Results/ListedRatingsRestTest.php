<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings\Results;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\StoredRatings;
use UserFeedback\Tests\TestCase;

/**
 * The ratings of a post over REST.
 */
final class ListedRatingsRestTest extends TestCase {

	use StoredRatings;

	private const ALL = [ 'all_time' => true ];

	private int $post;

	protected function setUp(): void {
		parent::setUp();
		( new MovingClock( '2026-03-10T12:00:00Z' ) )->takeOver();
		$this->asAdmin();
		$this->post = $this->ratedPost( 'Rated' );
	}

	#[TestDox( '[RAT-06~] lists the ratings of one post, newest first, with their comments as typed' )]
	public function testListsTheRatingsOfAPost(): void {
		$older = $this->storeRating( $this->post, 2, [ 'at' => '2026-03-01 08:00:00', 'comment' => "<b>bold</b> & =1+1\nsecond line" ] );
		$newer = $this->storeRating( $this->post, 5, [ 'at' => '2026-03-02 23:59:59' ] );
		$this->rate( $this->ratedPost( 'Other' ), [ 1 ] );
		$answer = $this->body( $this->get( $this->path(), self::ALL ) );
		self::assertSame(
			[
				[ 'id' => $newer, 'created_at' => '2026-03-02T23:59:59Z', 'rating' => 5, 'comment' => '', 'status' => 'publish', 'held' => '' ],
				[
					'id'         => $older,
					'created_at' => '2026-03-01T08:00:00Z',
					'rating'     => 2,
					'comment'    => "<b>bold</b> & =1+1\nsecond line",
					'status'     => 'publish',
					'held'       => '',
				],
			],
			$answer['items']
		);
		self::assertSame(
			[
				'post_id'          => $this->post,
				'post_title'       => 'Rated',
				'url'              => get_permalink( $this->post ),
				'post_state'       => '',
				'total_ratings'    => 2,
				'average_rating'   => 3.5,
				'liked_percent'    => null,
				'imported_ratings' => 0,
			],
			$answer['post']
		);
	}

	#[TestDox( '[RAT-06~] sorts by date and by rating, equal ones the same way each time' )]
	public function testSorts(): void {
		$first  = $this->storeRating( $this->post, 4, [ 'at' => '2026-03-01 08:00:00' ] );
		$twin   = $this->storeRating( $this->post, 4, [ 'at' => '2026-03-01 08:00:00' ] );
		$worst  = $this->storeRating( $this->post, 1, [ 'at' => '2026-03-02 08:00:00' ] );
		$orders = [
			'created_at desc' => [ $worst, $twin, $first ],
			'created_at asc'  => [ $first, $twin, $worst ],
			'rating desc'     => [ $twin, $first, $worst ],
			'rating asc'      => [ $worst, $twin, $first ],
		];
		foreach ( $orders as $name => $expected ) {
			[ $orderBy, $order ] = explode( ' ', $name );
			$found               = $this->body( $this->get( $this->path(), self::ALL + compact( 'order' ) + [ 'orderby' => $orderBy ] ) );
			self::assertSame( $expected, array_column( $found['items'], 'id' ), $name );
		}
	}

	#[TestDox( '[RAT-06~] has ten ratings on a page' )]
	public function testPages(): void {
		$this->rate( $this->post, array_fill( 0, 21, 3 ) );
		$seen = [];
		foreach ( [ 1 => 10, 2 => 10, 3 => 1 ] as $page => $count ) {
			$answer = $this->body( $this->get( $this->path(), self::ALL + compact( 'page' ) ) );
			self::assertCount( $count, $answer['items'] );
			self::assertSame( [ 'page' => $page, 'pages' => 3, 'per_page' => 10, 'total' => 21 ], $answer['pagination'] );
			foreach ( array_column( $answer['items'], 'id' ) as $id ) {
				$seen[ $id ] = true;
			}
		}
		self::assertCount( 21, $seen );
	}

	#[TestDox( '[RAT-06~] counts the days of the site around midnight, also far from UTC and when clocks change' )]
	public function testCountsLocalDays(): void {
		$moments = [
			// 00:30 on 1 March in Kiritimati (+14), 23:30 on 28 February in Pago Pago (-11).
			[ '2026-02-28 10:30:00', 'Pacific/Kiritimati', '2026-03-01' ],
			[ '2026-03-01 10:30:00', 'Pacific/Pago_Pago', '2026-02-28' ],
			// New York: 23:30 on the day before clocks change, and 00:30 on the day after.
			[ '2026-03-08 04:30:00', 'America/New_York', '2026-03-07' ],
			[ '2026-03-09 04:30:00', 'America/New_York', '2026-03-09' ],
			[ '2026-03-09 03:30:00', 'America/New_York', '2026-03-08' ],
		];
		foreach ( $moments as [ $at, $zone ] ) {
			$this->storeRating( $this->post, 4, [ 'at' => $at, 'zone' => new DateTimeZone( $zone ) ] );
		}
		foreach ( $moments as [ $at, , $day ] ) {
			$answer = $this->body( $this->get( $this->path(), [ 'from' => $day, 'to' => $day ] ) );
			self::assertSame( [ gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( "$at UTC" ) ) ], array_column( $answer['items'], 'created_at' ), $day );
			self::assertSame( [ 1, 1 ], [ $answer['post']['total_ratings'], $answer['pagination']['total'] ] );
		}
	}

	#[TestDox( '[RAT-06~] counts how often each value was given, and spam apart' )]
	public function testCountsValuesAndSpam(): void {
		$this->rate( $this->post, [ 5, 5, 3, 1 ] );
		$this->rate( $this->post, [ 2 ], '2026-03-05 12:00:00' );
		$spam = $this->storeRating( $this->post, 1, [ 'status' => 'spam' ] );
		$this->storeRating( $this->post, 4, [ 'status' => 'unknown' ] );
		$all = $this->body( $this->get( $this->path(), self::ALL ) );
		self::assertSame( [ 5 => 2, 4 => 0, 3 => 1, 2 => 1, 1 => 1 ], array_column( $all['distribution'], 'count', 'rating' ) );
		self::assertSame( [ 'all' => 5, 'spam' => 1 ], array_column( $all['status_filters'], 'count', 'status' ) );
		self::assertNotContains( $spam, array_column( $all['items'], 'id' ) );

		$day = $this->body( $this->get( $this->path(), [ 'from' => '2026-03-05', 'to' => '2026-03-05' ] ) );
		self::assertSame( [ 5 => 0, 4 => 0, 3 => 0, 2 => 1, 1 => 0 ], array_column( $day['distribution'], 'count', 'rating' ) );
		self::assertSame( [ 'all' => 1 ], array_column( $day['status_filters'], 'count', 'status' ) );

		$junk = $this->body( $this->get( $this->path(), self::ALL + [ 'filter' => [ 'status' => 'spam' ] ] ) );
		self::assertSame( [ [ $spam ], [ 'spam' ] ], [ array_column( $junk['items'], 'id' ), array_column( $junk['items'], 'status' ) ] );
		self::assertSame( [ 1, 5 ], [ $junk['pagination']['total'], $junk['post']['total_ratings'] ] );
	}

	public function testAddsImportedSumsInAllTimeOnly(): void {
		$this->rate( $this->post, [ 5 ] );
		$this->importRatings( $this->post, 3, 9.0 );
		$all = $this->body( $this->get( $this->path(), self::ALL ) );
		self::assertSame( [ 4, 3.5, 3 ], $this->sums( $all ) );
		self::assertSame( [ 1, 1 ], [ $all['pagination']['total'], array_sum( array_column( $all['distribution'], 'count' ) ) ] );
		$range = $this->body( $this->get( $this->path(), [ 'from' => '2026-03-01', 'to' => '2026-03-01' ] ) );
		self::assertSame( [ 1, 5, 0 ], $this->sums( $range ) );
	}

	/** A correction can take away more than there is: an import counted fewer ratings than it stored. */
	public function testShowsNoNegativeNumbers(): void {
		$this->rate( $this->post, [ 5 ] );
		$this->importRatings( $this->post, -2, -10.0 );
		self::assertSame( [ 0, 0, 0 ], $this->sums( $this->body( $this->get( $this->path(), self::ALL ) ) ) );
	}

	public function testAnswersAPostWithoutRatings(): void {
		$answer = $this->body( $this->get( $this->path() ) );
		self::assertSame( [ [], [ 'page' => 1, 'pages' => 0, 'per_page' => 10, 'total' => 0 ] ], [ $answer['items'], $answer['pagination'] ] );
		self::assertSame( [ 0, 0, 0 ], $this->sums( $answer ) );
		self::assertSame( [ 'all' => 0 ], array_column( $answer['status_filters'], 'count', 'status' ) );
	}

	public function testRefusesWhatIsNotThere(): void {
		$this->assertRefused( $this->get( '/userfeedback/v1/post-ratings/results/987654' ), 404, 'userfeedback_post_not_found' );
		foreach ( [ [ 'orderby' => 'title' ], [ 'filter' => [ 'status' => 'trash' ] ], [ 'filter' => [ 'post' => 1 ] ] ] as $query ) {
			$this->assertRefused( $this->get( $this->path(), $query ), 400, 'rest_invalid_param' );
		}
	}

	/**
	 * @param array<mixed> $answer
	 * @return list<mixed> Number, average, imported.
	 */
	private function sums( array $answer ): array {
		self::assertIsArray( $answer['post'] );
		return [ $answer['post']['total_ratings'], $answer['post']['average_rating'], $answer['post']['imported_ratings'] ];
	}

	private function path(): string {
		return "/userfeedback/v1/post-ratings/results/$this->post";
	}
}
