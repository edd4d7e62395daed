<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\ReleaseHeld;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Module;
use UserFeedback\PostRatings\Votes\RatingRepository;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Who a visitor is: network and browser, and after the first rating a cookie (decision 0056).
 */
final class VoterTest extends TestCase {

	use RatingFixtures;

	private const HOME = '198.51.100.7';
	private const WORK = '203.0.113.9';

	private MovingClock $clock;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->clock            = new MovingClock( '2026-11-04 12:00:00' );
		$this->plugin           = $this->clock->takeOver();
		$_SERVER['REMOTE_ADDR'] = self::HOME;
	}

	/** T22. */
	public function testClearedCookiesMeetTheSameRating(): void {
		$post = $this->ratedPost();
		self::assertSame( [ 201, 200 ], [ $this->rate( $post, 2 )->get_status(), $this->rate( $post, 5 )->get_status() ] );
		self::assertSame( [ 1, 5 ], $this->totals( $post ) );
	}

	public function testNetworksAndBrowsersAndLanguagesAreVisitorsOfTheirOwn(): void {
		$post = $this->ratedPost();
		$this->rate( $post );
		self::assertSame( 201, $this->rate( $post, 4, 'Chrome' )->get_status() );
		$_SERVER['HTTP_ACCEPT_LANGUAGE'] = 'de';
		self::assertSame( 201, $this->rate( $post )->get_status() );
		$_SERVER['REMOTE_ADDR'] = self::WORK;
		self::assertSame( 201, $this->rate( $post )->get_status() );
	}

	public function testAnIpv6NetworkIsOneVisitor(): void {
		$post                   = $this->ratedPost();
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2::7';
		$this->rate( $post );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:2:ffff::9';
		self::assertSame( 200, $this->rate( $post )->get_status() );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:1:3::7';
		self::assertSame( 201, $this->rate( $post )->get_status() );
	}

	#[TestDox( '[RAT-04~] with the cookie a rating can be changed from another network and browser version' )]
	public function testTheCookieLeadsToTheSameRating(): void {
		$post = $this->ratedPost();
		$this->takeCookie( $post, 2 );
		$this->moveTo( self::WORK, 'Firefox 200' );
		self::assertSame( 2, $this->own( $post ) );
		self::assertSame( 200, $this->rate( $post, 5, 'Firefox 200' )->get_status() );
		self::assertSame( [ 1, 5 ], $this->totals( $post ) );
		self::assertSame( 5, $this->own( $post ) );
		self::assertNull( $this->own( $this->ratedPost() ), 'of another post' );
	}

	/** The visitors of one network who have the same browser are not told what the others rated. */
	public function testWithoutTheCookieNobodyIsToldARating(): void {
		$post = $this->ratedPost();
		$this->takeCookie( $post, 2 );
		$_COOKIE = [];
		self::assertNull( $this->own( $post ) );
		self::assertSame( 1, $this->body( $this->get( "/userfeedback/v1/posts/$post/rating" ) )['data']['count'] );
	}

	/** Nobody makes up visitors by making up cookies. */
	#[DataProvider( 'cookies' )]
	public function testAnotherCookieIsNone( mixed $cookie ): void {
		$post = $this->ratedPost();
		$this->takeCookie( $post, 2 );
		$good                             = (string) $_COOKIE[ VoterRequest::COOKIE ];
		$_COOKIE[ VoterRequest::COOKIE ] = is_string( $cookie ) ? str_replace( '{good}', $good, $cookie ) : $cookie;
		self::assertNull( $this->own( $post ) );
		self::assertSame( 200, $this->rate( $post, 3 )->get_status(), 'network and browser say who it is' );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function cookies(): iterable {
		yield 'empty' => [ '' ];
		yield 'longer' => [ '{good}0' ];
		yield 'with a line break' => [ "{good}\n" ];
		yield 'made up' => [ str_repeat( 'a', 32 ) . '.' . str_repeat( 'b', 20 ) ];
		yield 'of another key' => [ substr( hash( 'sha256', 'x' ), 0, 32 ) . '.0123456789abcdef0123' ];
		yield 'a list' => [ [ 'x' ] ];
		yield 'SQL' => [ "' OR 1=1 --" ];
	}

	/** T20. */
	#[TestDox( '[RAT-08~] made-up addresses in headers make no visitors, and nothing of them is stored' )]
	public function testHeadersMakeNoVisitors(): void {
		$post    = $this->ratedPost();
		$headers = [ 'X_FORWARDED_FOR', 'X_REAL_IP', 'CLIENT_IP', 'CF_CONNECTING_IP', 'TRUE_CLIENT_IP', 'FORWARDED', 'X_CLUSTER_CLIENT_IP' ];
		for ( $number = 1; $number <= 100; $number++ ) {
			foreach ( $headers as $header ) {
				$_SERVER[ "HTTP_$header" ] = match ( $number % 4 ) {
					0 => "<script>alert($number)</script>",
					1 => "1.2.3.$number' OR 1=1 --",
					default => ( $header === 'FORWARDED' ? 'for=' : '' ) . "8.8.4.$number",
				};
			}
			self::assertContains( $this->rate( $post, 1 + $number % 5 )->get_status(), [ 200, 201 ] );
		}
		self::assertSame( 1, array_count_values( array_map( strval( ... ), array_column( $this->ratings( $post ), 'status' ) ) )['publish'] );
		self::assertSame( 1, $this->totals( $post )[0], 'the others are held back' );
		self::assertStringNotContainsString( '<script', (string) wp_json_encode( $this->dump() ) );
	}

	/** Behind a proxy that is not confirmed all visitors share an address: ratings of equal browsers are kept apart, and one counts. */
	public function testVisitorsBehindAnUnconfirmedProxyAreHeldBackAndCountAfterItIsConfirmed(): void {
		$post = $this->ratedPost();
		self::assertSame( [ 201, 201, 201 ], $this->rateForwarded( $post, 3 ) );
		self::assertSame( [ 1, 3 ], $this->totals( $post ) );
		self::assertSame( [ 'publish', 'held', 'held' ], array_column( $this->ratings( $post ), 'status' ) );

		$this->plugin->get( ReleaseHeld::class )->confirm( self::HOME, 'X-Forwarded-For' );
		self::assertSame( [ 3, 9 ], $this->totals( $post ) );
		self::assertSame( [ 3, 9 ], array_values( $this->plugin->get( RatingRepository::class )->count( $post ) ), 'equal to the rows' );
	}

	/** A visitor whose rating is held back changes it by the cookie, and it stays so. */
	public function testWhatIsHeldBackCanBeChangedAndDoesNotCount(): void {
		$post = $this->ratedPost();
		$this->rateForwarded( $post, 1 );
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.18.0.9';
		$this->takeCookie( $post, 2 );
		self::assertSame( 200, $this->rate( $post, 5 )->get_status() );
		self::assertSame( [ '3' => 'publish', '5' => 'held' ], array_column( $this->ratings( $post ), 'status', 'value' ) );
		self::assertSame( [ 1, 3 ], $this->totals( $post ) );
	}

	/** T72. */
	public function testTheSaltIsReplacedAndTheOldOneIsGone(): void {
		$post = $this->ratedPost();
		$this->rate( $post, 2 );
		$salt = $this->salt();
		self::assertMatchesRegularExpression( '/^\d+\.[0-9a-f]{64}$/', $salt );
		$this->clock->set( '2026-12-02 23:59:59' );
		self::assertSame( 200, $this->rate( $post, 2 )->get_status() );
		self::assertSame( $salt, $this->salt() );
		// Thirty days from the epoch on, so that all servers of a site agree.
		$this->clock->set( '2026-12-03 00:00:00' );
		self::assertSame( 201, $this->rate( $post, 2 )->get_status() );
		self::assertNotSame( $salt, $this->salt() );
		$dump = (string) wp_json_encode( $this->dump() );
		self::assertStringNotContainsString( explode( '.', $salt )[1], $dump );
	}

	public function testADailyTaskReplacesTheSalt(): void {
		$this->rate( $this->ratedPost() );
		$salt = $this->salt();
		$this->runDailyTasks();
		self::assertSame( $salt, $this->salt() );
		$this->clock->move( '+30 days' );
		$this->runDailyTasks();
		self::assertNotSame( $salt, $this->salt() );
		delete_option( Module::SALT );
		$this->runDailyTasks();
		self::assertFalse( get_option( Module::SALT ), 'made when somebody rates' );
	}

	/** T72: what is stored leads to nobody. */
	public function testNoAddressIsStoredAndRatingsCannotBeLinked(): void {
		$first  = $this->ratedPost();
		$second = $this->ratedPost();
		$this->takeCookie( $first, 2 );
		$this->rate( $second, 2 );
		self::assertNotSame( $this->ratings( $first )[0]['hash'], $this->ratings( $second )[0]['hash'] );
		$dump = (string) wp_json_encode( $this->dump() );
		self::assertStringNotContainsString( self::HOME, $dump );
		self::assertStringNotContainsString( 'Firefox', $dump );
		self::assertStringNotContainsString( substr( (string) $_COOKIE[ VoterRequest::COOKIE ], 0, 32 ), $dump );
	}

	private function own( int $post ): mixed {
		return $this->body( $this->get( "/userfeedback/v1/posts/$post/rating" ) )['data']['value'];
	}

	/**
	 * Rates, and keeps the cookie as a browser does.
	 */
	private function takeCookie( int $post, int $value ): void {
		$_SERVER['HTTP_USER_AGENT'] = 'Firefox';

		$votes   = $this->plugin->get( VoteService::class );
		$request = $this->plugin->get( VoterRequest::class );
		$vote    = $votes->vote( $post, $value, $request->voter( '', 900 ), $votes->token( $post ) );

		$_COOKIE[ VoterRequest::COOKIE ] = $vote->cookie;
	}

	private function moveTo( string $address, string $browser ): void {
		$_SERVER['REMOTE_ADDR']     = $address;
		$_SERVER['HTTP_USER_AGENT'] = $browser;
	}

	/**
	 * @return list<int> Status of each of these visitors behind the proxy.
	 */
	private function rateForwarded( int $post, int $count ): array {
		$statuses = [];
		for ( $number = 1; $number <= $count; $number++ ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = "198.18.0.$number";
			$statuses[]                      = $this->rate( $post, 3 )->get_status();
		}
		return $statuses;
	}

	private function runDailyTasks(): void {
		foreach ( $this->plugin->get( \UserFeedback\PostRatings\Module::class )->dailyTasks() as $task ) {
			$task();
		}
	}

	private function salt(): string {
		$value = get_option( Module::SALT );
		return is_string( $value ) ? $value : '';
	}

	/**
	 * All that a rating may have stored, binary columns as digits.
	 *
	 * @return list<array<string, string|null>>
	 */
	private function dump(): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows( 'SELECT *, HEX( visitor_hash ) AS visitor_hash FROM %i', $connection->table( 'ratings' ) );
		array_push( $rows, ...$connection->rows( 'SELECT HEX( bucket ) AS bucket, n FROM %i', $connection->table( 'rate_limits' ) ) );
		$options = "SELECT option_name, option_value FROM %i WHERE option_name LIKE 'userfeedback%'";
		array_push( $rows, ...$connection->rows( $options, $GLOBALS['wpdb']->options ) );
		return $rows;
	}
}
