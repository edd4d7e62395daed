<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings\Results;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\PostRatings\Settings\RatingSettingsReader;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\StoredRatings;
use UserFeedback\Tests\TestCase;

/**
 * The list of rated posts over REST.
 */
final class RatedPostsRestTest extends TestCase {

	use StoredRatings;

	private const PATH = '/userfeedback/v1/post-ratings/results';

	private const ALL = [ 'all_time' => true ];

	protected function setUp(): void {
		parent::setUp();
		( new MovingClock( '2026-03-10T12:00:00Z' ) )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[RAT-05~] lists number and average with one decimal, most ratings first' )]
	public function testListsNumberAndAverage(): void {
		$one = $this->ratedPost( 'One & <em>only</em>' );
		$two = $this->ratedPost( 'Two' );
		$this->rate( $one, [ 5 ] );
		$this->rate( $two, [ 5, 4, 4 ] );
		$list = $this->body( $this->get( self::PATH, self::ALL ) );
		self::assertSame(
			[
				[
					'post_id'        => $two,
					'post_title'     => 'Two',
					'url'            => get_permalink( $two ),
					'post_state'     => '',
					'total_ratings'  => 3,
					'average_rating' => 4.3,
					'liked_percent'  => null,
				],
				[
					'post_id'        => $one,
					'post_title'     => 'One & only',
					'url'            => get_permalink( $one ),
					'post_state'     => '',
					'total_ratings'  => 1,
					'average_rating' => 5,
					'liked_percent'  => null,
				],
			],
			$list['items']
		);
		self::assertSame( [ 'page' => 1, 'pages' => 1, 'per_page' => 10, 'total' => 2 ], $list['pagination'] );
		self::assertSame( [ 4, 4.5 ], [ $list['total_ratings'], $list['average_rating'] ] );
	}

	#[TestDox( '[RAT-05~] adds up the ratings of a page, of its range and of all posts once; beyond the last page the numbers stay' )]
	public function testAddsUpOnce(): void {
		$this->rate( $this->ratedPost( 'One' ), [ 5, 4 ] );
		$this->rate( $this->ratedPost( 'Two' ), [ 1 ] );
		foreach ( [ self::ALL, [ 'from' => '2026-03-01', 'to' => '2026-03-10' ] ] as $range ) {
			$log  = QueryLog::start();
			$list = $this->body( $this->get( self::PATH, $range + [ 'per_page' => 1 ] ) );
			self::assertCount( 1, $log->containing( 'GROUP BY post_id' ) );
			self::assertSame( [ 3, 3.3, 2 ], [ $list['total_ratings'], $list['average_rating'], $list['pagination']['total'] ] );
			$beyond = $this->body( $this->get( self::PATH, $range + [ 'page' => 9 ] ) );
			self::assertSame( [ [], 3, 3.3 ], [ $beyond['items'], $beyond['total_ratings'], $beyond['average_rating'] ] );
			self::assertSame( 2, $beyond['pagination']['total'] );
		}
	}

	#[TestDox( '[RAT-05~] shows the icon of the settings, and with thumbs the share of thumbs up from the unrounded sum' )]
	public function testShowsTheIconOfTheSettings(): void {
		$post = $this->ratedPost( 'Rated' );
		$this->rate( $post, [ 5, 5, 1 ] );
		self::assertSame( 'stars', $this->body( $this->get( self::PATH, self::ALL ) )['icon']['id'] );

		update_option( RatingSettingsReader::OPTION, [ 'icon_id' => 'thumbs' ] );
		foreach ( [ self::ALL, [ 'from' => '2026-03-01', 'to' => '2026-03-01' ] ] as $range ) {
			$list = $this->body( $this->get( self::PATH, $range ) );
			self::assertSame( [ 67, 67 ], [ $list['liked_percent'], $list['items'][0]['liked_percent'] ] );
			self::assertSame( [ 1, 5 ], array_column( $list['icon']['values'], 'value' ) );
			$details = $this->body( $this->get( self::PATH . "/$post", $range ) );
			self::assertSame( [ 67, 'thumbs', false ], [ $details['post']['liked_percent'], $details['icon']['id'], $details['icon']['is_scale'] ] );
		}
	}

	#[TestDox( '[RAT-05~] sorts by title, number and average both ways, and equal ones by id' )]
	public function testSorts(): void {
		$pear  = $this->ratedPost( 'Pear' );
		$apple = $this->ratedPost( 'Apple' );
		$fig   = $this->ratedPost( 'Fig' );
		// Averages of 3.5, 3.67 and 3.33: equal as whole numbers.
		$this->rate( $pear, [ 3, 4 ] );
		$this->rate( $apple, [ 3, 4, 4 ] );
		$this->rate( $fig, [ 3, 3, 4 ] );
		$orders = [
			'title asc'           => [ $apple, $fig, $pear ],
			'title desc'          => [ $pear, $fig, $apple ],
			'average_rating asc'  => [ $fig, $pear, $apple ],
			'average_rating desc' => [ $apple, $pear, $fig ],
			'total_ratings asc'   => [ $pear, $apple, $fig ],
			'total_ratings desc'  => [ $fig, $apple, $pear ],
		];
		foreach ( [ self::ALL, [ 'from' => '2026-03-01', 'to' => '2026-03-01' ] ] as $range ) {
			foreach ( $orders as $name => $expected ) {
				[ $orderBy, $order ] = explode( ' ', $name );
				$found               = $this->ids( $range + compact( 'order' ) + [ 'orderby' => $orderBy ] );
				self::assertSame( $expected, $found, $name );
			}
		}
	}

	#[TestDox( '[RAT-05~] has ten posts on a page, each post on one page only' )]
	public function testPages(): void {
		$posts = [];
		for ( $number = 1; $number <= 23; $number++ ) {
			$posts[] = $this->ratedPost( "Post $number" );
			$this->rate( end( $posts ), [ 4 ] );
		}
		$found = [];
		foreach ( [ 1 => 10, 2 => 10, 3 => 3, 4 => 0 ] as $page => $count ) {
			$ids = $this->ids( self::ALL + [ 'page' => $page ] );
			self::assertCount( $count, $ids, "page $page" );
			array_push( $found, ...$ids );
		}
		sort( $found );
		self::assertSame( $posts, $found );
		$pagination = $this->body( $this->get( self::PATH, self::ALL ) )['pagination'];
		self::assertSame( [ 'page' => 1, 'pages' => 3, 'per_page' => 10, 'total' => 23 ], $pagination );
	}

	#[TestDox( '[RAT-05~] counts the local days of a range, first and last included, and no spam' )]
	public function testCountsTheDaysOfARange(): void {
		$post = $this->ratedPost( 'Days' );
		foreach ( [ '2026-02-27' => 1, '2026-02-28' => 2, '2026-03-02' => 4, '2026-03-03' => 5 ] as $day => $value ) {
			$this->rate( $post, [ $value ], "$day 23:30:00" );
		}
		$this->storeRating( $post, 5, [ 'at' => '2026-03-01 12:00:00', 'status' => 'spam' ] );
		$item = $this->body( $this->get( self::PATH, [ 'from' => '2026-02-28', 'to' => '2026-03-02' ] ) )['items'][0];
		self::assertSame( [ 2, 3 ], [ $item['total_ratings'], $item['average_rating'] ] );
		self::assertSame( 4, $this->body( $this->get( self::PATH, self::ALL ) )['items'][0]['total_ratings'] );
		$empty = $this->body( $this->get( self::PATH, [ 'from' => '2026-03-04', 'to' => '2026-03-05' ] ) );
		self::assertSame( [ [], 0, 0 ], [ $empty['items'], $empty['total_ratings'], $empty['average_rating'] ] );
	}

	#[TestDox( '[RAT-05~] shows the last 30 days by default' )]
	public function testShowsTheLastThirtyDays(): void {
		$post = $this->ratedPost( 'Month' );
		$this->rate( $post, [ 1 ], '2026-02-08 12:00:00' );
		$this->rate( $post, [ 5 ], '2026-02-09 12:00:00' );
		$this->rate( $post, [ 5 ], '2026-03-10 12:00:00' );
		$item = $this->body( $this->get( self::PATH ) )['items'][0];
		self::assertSame( [ 2, 5 ], [ $item['total_ratings'], $item['average_rating'] ] );
	}

	public function testAddsImportedSumsInAllTimeOnly(): void {
		$both = $this->ratedPost( 'Both' );
		$only = $this->ratedPost( 'Imported only' );
		$none = $this->ratedPost( 'Nothing left' );
		$this->rate( $both, [ 5, 5 ] );
		$this->importRatings( $both, 2, 5.9 );
		$this->importRatings( $both, 1, 3.5, 'yasr' );
		$this->importRatings( $only, 10, 40.0 );
		$this->rate( $none, [ 3 ] );
		$this->importRatings( $none, -1, -3.0 );
		$list = $this->body( $this->get( self::PATH, self::ALL ) );
		self::assertSame( [ $only => 10, $both => 5 ], array_column( $list['items'], 'total_ratings', 'post_id' ) );
		self::assertSame( [ $only => 4, $both => 3.9 ], array_column( $list['items'], 'average_rating', 'post_id' ) );
		self::assertSame( [ 15, 4 ], [ $list['total_ratings'], $list['average_rating'] ] );
		$range = $this->body( $this->get( self::PATH, [ 'from' => '2026-03-01', 'to' => '2026-03-01' ] ) );
		self::assertSame( [ $both => 2, $none => 1 ], $this->sorted( array_column( $range['items'], 'total_ratings', 'post_id' ) ) );
	}

	public function testListsPostsInEveryStateAndNoDeletedOnes(): void {
		$states = [ 'draft' => 'Draft', 'private' => 'Private', 'trash' => 'Trash' ];
		foreach ( $states as $status => $label ) {
			$posts[ $label ] = $this->ratedPost( "A $label post", [ 'post_status' => $status ] );
			$this->rate( $posts[ $label ], [ 4 ] );
		}
		$untitled = $this->ratedPost( '', [ 'post_password' => 'secret' ] );
		$deleted  = $this->ratedPost( 'Deleted' );
		$this->rate( $untitled, [ 4, 4 ] );
		$this->rate( $deleted, [ 4 ] );
		wp_delete_post( $deleted, true );
		$list = $this->body( $this->get( self::PATH, self::ALL + [ 'orderby' => 'title', 'order' => 'asc' ] ) );
		self::assertSame( [ 'Password protected', 'Draft', 'Private', 'Trash' ], array_column( $list['items'], 'post_state' ) );
		$titles = [ '(no title)', 'A Draft post', 'A Private post', 'A Trash post' ];
		self::assertSame( $titles, array_column( $list['items'], 'post_title' ) );
		self::assertSame( [ true, false, false, false ], array_map( static fn ( array $item ) => $item['url'] !== '', $list['items'] ) );
		self::assertSame( 4, $list['pagination']['total'] );
	}

	public function testHidesTitlesOfPostsThatTheUserMayNotRead(): void {
		$private = $this->ratedPost( 'Secret plans', [ 'post_status' => 'private' ] );
		$foreign = $this->ratedPost( 'Of a plugin that is gone', [ 'post_type' => 'gone' ] );
		$public  = $this->ratedPost( 'Known to all' );
		foreach ( [ $private, $foreign, $public ] as $post ) {
			$this->rate( $post, [ 4 ] );
		}
		$this->asRole( 'subscriber' );
		add_filter( 'user_has_cap', static fn ( array $has ) => [ 'userfeedback_view_results' => true ] + $has );
		$titles = array_column( $this->body( $this->get( self::PATH, self::ALL ) )['items'], 'post_title', 'post_id' );
		self::assertSame( [ $private => "Post $private", $foreign => "Post $foreign", $public => 'Known to all' ], $this->sorted( $titles ) );
		$one = $this->body( $this->get( self::PATH . "/$private", self::ALL ) );
		self::assertSame( "Post $private", $one['post']['post_title'] );
	}

	public function testRefusesWhatCannotBeListed(): void {
		foreach ( [ [ 'orderby' => 'id' ], [ 'order' => 'up' ], [ 'page' => 0 ], [ 'per_page' => 101 ], [ 'from' => '2026-02-30' ] ] as $query ) {
			$this->assertRefused( $this->get( self::PATH, $query ), 400, 'rest_invalid_param' );
		}
		$reversed = $this->get( self::PATH, [ 'from' => '2026-03-02', 'to' => '2026-03-01' ] );
		$errors   = $this->assertRefused( $reversed, 400, 'userfeedback_range_invalid' );
		self::assertSame( [ 'to' ], array_keys( $errors ) );
	}

	/**
	 * @param array<string, mixed> $query
	 * @return list<int>
	 */
	private function ids( array $query ): array {
		/** @var list<array{post_id: int}> $items */
		$items = $this->body( $this->get( self::PATH, $query ) )['items'];
		return array_column( $items, 'post_id' );
	}

	/**
	 * @param array<int, mixed> $byId
	 * @return array<int, mixed>
	 */
	private function sorted( array $byId ): array {
		ksort( $byId );
		return $byId;
	}
}
