<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\PostRatings;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\RatingModeration;
use UserFeedback\PostRatings\Votes\VoterRequest;
use UserFeedback\PostRatings\Votes\VoteService;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Ratings of programs: kept apart by two signals, and limited by network.
 */
final class VoteSpamTest extends TestCase {

	use RatingFixtures;

	private const NOON = '2026-11-04 12:00:00';

	private MovingClock $clock;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( self::NOON );
		$this->plugin = $this->clock->takeOver();
	}

	/**
	 * T25: the program is told nothing.
	 *
	 * @param array<string, mixed> $changes Replace fields of a good request; nonce "refusal" for the token that a refusal carries.
	 */
	#[TestDox( '[RAT-08~] a scripted rating is not counted: two signals make spam; one never does, since people may have one' )]
	#[DataProvider( 'signals' )]
	public function testTwoSignalsMakeSpam( array $changes, int $visits, string $status ): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 3 ] );
		$post = $this->ratedPost( [ 'post_date_gmt' => '2026-11-04 11:59:50', 'post_date' => '2026-11-04 11:59:50' ] );
		for ( $visit = 1; $visit < $visits; $visit++ ) {
			$this->rate( $post, 5, "Browser $visit" );
		}
		if ( ( $changes['nonce'] ?? '' ) === 'refusal' ) {
			$changes['nonce'] = Plugin::instance()->get( VisitorToken::class )->create( $post, 2, 'rating' );
		}
		$response = $this->rate( $post, 1, 'The last one', $changes );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		$stored = array_column( $this->ratings( $post ), 'status' );
		self::assertSame( [ ...array_fill( 0, $visits - 1, 'publish' ), $status ], $stored );
		$others = [ $visits - 1, 5 * ( $visits - 1 ) ];
		self::assertSame( $status === 'spam' ? $others : [ $others[0] + 1, $others[1] + 1 ], $this->totals( $post ) );
		self::assertSame( 1, $this->body( $response )['data']['value'] );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, int, string}>
	 */
	public static function signals(): iterable {
		$field   = [ 'website' => 'https://spam.example' ];
		$quick   = [ 'elapsed_ms' => 299 ];
		$none    = [ 'elapsed_ms' => null ];
		$refusal = [ 'nonce' => 'refusal' ];
		yield 'nothing' => [ [], 1, 'publish' ];
		yield 'the hidden field alone' => [ $field, 1, 'publish' ];
		yield 'too quick alone' => [ $quick, 1, 'publish' ];
		yield 'no time alone' => [ $none, 1, 'publish' ];
		yield 'without a page alone' => [ $refusal, 1, 'publish' ];
		yield 'many alone' => [ [], 4, 'publish' ];
		yield 'hidden field and too quick' => [ $field + $quick, 1, 'spam' ];
		yield 'hidden field and just not too quick' => [ $field + [ 'elapsed_ms' => 300 ], 1, 'publish' ];
		yield 'hidden field and less than no time' => [ $field + [ 'elapsed_ms' => -1 ], 1, 'spam' ];
		yield 'hidden field and as long as the post exists' => [ $field + [ 'elapsed_ms' => 11_000 ], 1, 'publish' ];
		yield 'hidden field and longer than the post exists' => [ $field + [ 'elapsed_ms' => 11_001 ], 1, 'spam' ];
		yield 'hidden field and no time' => [ $field + $none, 1, 'spam' ];
		yield 'hidden field and no page' => [ $field + $refusal, 1, 'spam' ];
		yield 'no page and no time' => [ $refusal + $none, 1, 'spam' ];
		yield 'no page and many' => [ $refusal, 4, 'spam' ];
		yield 'no time and many' => [ $none, 4, 'spam' ];
		yield 'no time and not yet many' => [ $none, 3, 'publish' ];
	}

	#[TestDox( '[RAT-04~] a form that is posted without scripts has no time, which is no signal' )]
	public function testAFormWithoutScriptsIsNoSignal(): void {
		$post  = $this->ratedPost();
		$votes = $this->plugin->get( VoteService::class );
		$voter = $this->plugin->get( VoterRequest::class )->voter( 'filled', null, false );
		self::assertTrue( $votes->vote( $post, 5, $voter, $votes->token( $post ) )->isNew );
		self::assertSame( [ 1, 5 ], $this->totals( $post ) );
	}

	#[TestDox( '[RAT-08~] a scripted request changes no stored rating, and a later good one makes spam count' )]
	public function testSpamChangesNothing(): void {
		$post = $this->ratedPost();
		$spam = [ 'website' => 'x', 'elapsed_ms' => 0 ];
		$this->rate( $post, 5 );
		$answer = $this->rate( $post, 1, 'Firefox', $spam );
		self::assertSame( [ 200, 1 ], [ $answer->get_status(), $this->body( $answer )['data']['value'] ] );
		self::assertSame( [ '5', 'publish' ], [ $this->ratings( $post )[0]['value'], $this->ratings( $post )[0]['status'] ] );
		self::assertSame( [ 1, 5 ], $this->totals( $post ) );
		$this->rate( $post, 1, 'Chrome', $spam );
		$this->rate( $post, 2, 'Chrome', $spam );
		self::assertSame( [ '1', 'spam' ], [ $this->ratings( $post )[1]['value'], $this->ratings( $post )[1]['status'] ] );
		self::assertSame( [ 1, 5 ], $this->totals( $post ) );
		$this->rate( $post, 1, 'Chrome' );
		self::assertSame( [ 2, 6 ], $this->totals( $post ), 'the same value' );
		$this->rate( $post, 3, 'Chrome' );
		self::assertSame( [ '3', 'publish' ], [ $this->ratings( $post )[1]['value'], $this->ratings( $post )[1]['status'] ] );
		self::assertSame( [ 2, 8 ], $this->totals( $post ) );
	}

	/** T21. */
	#[TestDox(
		'[RAT-08~] made-up browsers of one network are held back beyond the limit of a day, and refused beyond ten times of it; others are not'
	)]
	public function testANetworkRatesAPostSoOftenADay(): void {
		$post = $this->ratedPost();
		$this->clock->set( '2026-11-04 23:00:00' );
		$_SERVER['REMOTE_ADDR'] = '2001:db8::1';
		// As delivered the limit is 100: the visitors of a mobile carrier share addresses.
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'too_many' => 10 ] );
		self::assertSame( [ 201 => 100, 429 => 2 ], $this->flood( $post, 1, 102 ) );
		self::assertSame( [ 'publish' => 10, 'held' => 90 ], $this->statuses( $post ) );
		$refused = $this->rate( $post, 4, 'Another' );
		$this->assertRefused( $refused, 429, 'userfeedback_rate_exceeded' );
		self::assertSame( '3600', $refused->get_headers()['Retry-After'] ?? '' );
		self::assertSame( [ 10, 40 ], $this->totals( $post ) );
		self::assertSame( 201, $this->rate( $this->ratedPost() )->get_status(), 'another post' );
		$_SERVER['REMOTE_ADDR'] = '2001:db8::ffff';
		self::assertSame( 429, $this->rate( $post, 4, 'Another' )->get_status(), 'the same /64' );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:0:1::1';
		self::assertSame( 201, $this->rate( $post, 4, 'Another' )->get_status(), 'another network' );
		$_SERVER['REMOTE_ADDR'] = '2001:db8::1';
		$this->clock->set( '2026-11-05 00:00:00' );
		self::assertSame( 201, $this->rate( $post, 4, 'Another' )->get_status(), 'the next day' );
	}

	public function testManyPostsDoNotMultiplyTheLimit(): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'too_many' => 2, 'surveys' => 3 ] );
		$statuses = [];
		for ( $number = 1; $number <= 8; $number++ ) {
			$post = $this->ratedPost();
			self::assertSame( 201, $this->rate( $post, 4, "Browser $number" )->get_status() );
			$statuses[] = $this->ratings( $post )[0]['status'];
		}
		self::assertSame( [ 'publish' => 6, 'held' => 2 ], array_count_values( array_map( strval( ... ), $statuses ) ) );
	}

	/** A class that rates with the browsers of a school shares an address, and nothing is marked. */
	public function testASchoolIsNotMarked(): void {
		$post = $this->ratedPost();
		self::assertSame( [ 201 => 60 ], $this->flood( $post, 1, 60 ) );
		self::assertSame( [ 60, 240 ], $this->totals( $post ) );
	}

	public function testLimitsAreFilteredByPurposeAndPost(): void {
		$given = [];
		add_filter(
			'userfeedback_rate_limits',
			static function ( array $limits, string $purpose, int $post ) use ( &$given ): array {
				$given = [ $limits, $purpose, $post ];
				return $limits;
			},
			10,
			3
		);
		$post = $this->ratedPost();
		$this->rate( $post );
		self::assertSame( [ [ 'many' => 20, 'too_many' => 100, 'surveys' => 10 ], 'rating', $post ], $given );
	}

	/** Behind a proxy that is not confirmed nobody is refused, and sharing its address is no signal; but no more counts than of one network. */
	public function testVisitorsBehindAProxyAreNotRefusedTogether(): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 16, 'too_many' => 20 ] );
		$post = $this->ratedPost();
		for ( $number = 1; $number <= 40; $number++ ) {
			$_SERVER['HTTP_X_FORWARDED_FOR'] = "198.51.100.$number";
			self::assertSame( 201, $this->rate( $post, 4, "Browser $number", [ 'elapsed_ms' => null ] )->get_status() );
		}
		self::assertSame( [ 16, 64 ], $this->totals( $post ), 'without a time, they are spam from here on if nothing is forwarded' );
		self::assertSame( [ 'publish' => 16, 'held' => 24 ], $this->statuses( $post ) );
	}

	/** T25: restorable. */
	public function testSpamCanBeRestoredForThirtyDays(): void {
		$post = $this->ratedPost();
		$this->rate( $post, 2, 'Firefox', [ 'website' => 'x', 'elapsed_ms' => 0 ] );
		$moderation = $this->plugin->get( RatingModeration::class );
		$this->clock->set( '2026-12-04 12:00:00' );
		self::assertSame( 0, $moderation->deleteOld( 'spam', 30 ), 'thirty days old' );
		$this->clock->move( '+1 second' );
		$this->rate( $post, 3, 'Chrome' );
		self::assertSame( 1, $moderation->deleteOld( 'spam', 30 ) );
		self::assertSame( [ '3' ], array_column( $this->ratings( $post ), 'value' ) );
		self::assertSame( [ 1, 3 ], $this->totals( $post ) );
		$this->clock->move( '+1 year' );
		self::assertSame( 0, $moderation->deleteOld( 'spam', 30 ), 'what counts stays' );
	}

	/**
	 * @return array<int, int> Numbers of answers by status.
	 */
	private function flood( int $post, int $from, int $to ): array {
		$statuses = [];
		for ( $number = $from; $number <= $to; $number++ ) {
			$status              = $this->rate( $post, 4, "Browser $number" )->get_status();
			$statuses[ $status ] = ( $statuses[ $status ] ?? 0 ) + 1;
		}
		return $statuses;
	}

	/**
	 * @return array<string, int> Ratings of a post by status.
	 */
	private function statuses( int $post ): array {
		return array_count_values( array_map( strval( ... ), array_column( $this->ratings( $post ), 'status' ) ) );
	}
}
