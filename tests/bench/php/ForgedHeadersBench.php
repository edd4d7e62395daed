<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Bench;

use UserFeedback\Admin\ReleaseHeld;
use UserFeedback\Database\Connection;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\RatingFixtures;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What becomes of floods, honest and forged, with the limits as delivered. Not part of the test suites, because it takes minutes:
 * vendor/bin/phpunit tests/bench/php/ForgedHeadersBench.php
 */
final class ForgedHeadersBench extends TestCase {

	use RatingFixtures;
	use SurveyFixtures;

	private const HOST = '203.0.113.5';

	private MovingClock $clock;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		// All within one window of ten minutes.
		$this->clock  = new MovingClock( gmdate( 'Y-m-d H:00:00', time() + 7200 ) );
		$this->plugin = $this->clock->takeOver();
	}

	public function testForgedAnswers(): void {
		$plain  = $this->answers( 500, '' );
		$forged = $this->answers( 500, '198.51.%d.%d' );
		$this->report( '500 forged answers without a header', $plain );
		$this->report( '500 forged answers with made-up headers', $forged );
		self::assertLessThanOrEqual( $plain['publish'] ?? 0, $forged['publish'] ?? 0 );
	}

	public function testForgedAnswersWithoutATime(): void {
		$plain  = $this->answers( 80, '', [ 'elapsed_ms' => null ] );
		$forged = $this->answers( 80, '198.51.%d.%d', [ 'elapsed_ms' => null ] );
		$this->report( '80 without a time, as forms without scripts, without a header', $plain );
		$this->report( '80 without a time, as forms without scripts, with made-up headers', $forged );
		self::assertLessThanOrEqual( $plain['publish'] ?? 0, $forged['publish'] ?? 0 );
	}

	public function testForgedVotes(): void {
		$plain  = $this->votes( 500, '' );
		$forged = $this->votes( 500, '198.51.%d.%d' );
		$this->report( '500 forged votes without a header, a browser each', $plain );
		$this->report( '500 forged votes with made-up headers, a browser each', $forged );
		self::assertLessThanOrEqual( $plain['publish'] ?? 0, $forged['publish'] ?? 0 );
		$this->report( '500 forged votes with made-up headers, one browser', $this->votes( 500, '198.51.%d.%d', 1 ) );
	}

	public function testASchool(): void {
		$stored = $this->answers( 300, '' );
		$this->report( '300 pupils behind one address', $stored );
		self::assertSame( [ 'publish' => 300 ], $stored );
	}

	public function testASiteBehindAnUnconfirmedProxy(): void {
		$stored = $this->answers( 1000, '198.51.%d.%d' );
		$this->report( '1,000 visitors behind an unconfirmed proxy', $stored );
		self::assertSame( 0, $stored['refused'] ?? 0 );
		$post = $this->ratedPost();
		$this->report( '1,000 votes behind an unconfirmed proxy, 20 browsers', $this->votes( 1000, '198.51.%d.%d', 20, $post ) );
		if ( !class_exists( ReleaseHeld::class ) ) {
			return;
		}

		$this->plugin->get( ReleaseHeld::class )->confirm( self::HOST, 'X-Forwarded-For' );
		$this->report( 'answers after the click', $this->byStatus( 'responses' ) );
		$this->report( 'votes after the click', $this->byStatus( 'ratings' ) + [ 'in totals' => $this->totals( $post )[0] ] );
		self::assertSame( [ 'publish' => 1000 ], $this->byStatus( 'responses' ) );
		self::assertSame( 1000, $this->totals( $post )[0] );
	}

	/**
	 * @param string               $forwarded X-Forwarded-For of each, '' for none.
	 * @param array<string, mixed> $changes   Of the submission; null removes a field.
	 * @return array<string, int> Stored by status, and refused.
	 */
	private function answers( int $count, string $forwarded, array $changes = [] ): array {
		$survey = $this->publishedSurvey();
		return $this->send(
			$count,
			$forwarded,
			function () use ( $survey, $changes ): int {
				$body = array_filter( $this->submission( $survey, [ 'q1' => 'Yes' ], $changes ), static fn ( mixed $value ) => $value !== null );
				return $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $body )->get_status();
			}
		) + $this->byStatus( 'responses', "survey_id = $survey->id" );
	}

	/**
	 * @param int $browsers How many different ones.
	 * @return array<string, int> As answers().
	 */
	private function votes( int $count, string $forwarded, int $browsers = 500, ?int $post = null ): array {
		$post ??= $this->ratedPost();
		return $this->send( $count, $forwarded, fn ( int $number ) => $this->rate( $post, 1, 'Browser ' . $number % $browsers )->get_status() )
			+ $this->byStatus( 'ratings', "post_id = $post" );
	}

	/**
	 * @param callable( int ): int $request Answers its status.
	 * @return array<string, int> Those that were refused.
	 */
	private function send( int $count, string $forwarded, callable $request ): array {
		$refused = 0;
		// A host of its own for each flood, so that it has not used up a limit.
		static $host = 0;
		++$host;
		$before                 = $_SERVER;
		$_SERVER['REMOTE_ADDR'] = $count === 1000 ? self::HOST : "203.0.113.1$host";
		for ( $number = 0; $number < $count; $number++ ) {
			if ( $forwarded !== '' ) {
				$_SERVER['HTTP_X_FORWARDED_FOR'] = sprintf( $forwarded, intdiv( $number, 250 ), 1 + $number % 250 );
			}
			$refused += (int) ( $request( $number ) === 429 );
		}
		$_SERVER = $before;
		return $refused === 0 ? [] : [ 'refused' => $refused ];
	}

	/**
	 * @return array<string, int>
	 */
	private function byStatus( string $table, string $condition = '1 = 1' ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows( "SELECT status, COUNT(*) AS n FROM %i WHERE $condition GROUP BY status", $connection->table( $table ) );
		/** @var array<string, int> */
		return array_map( intval( ... ), array_column( $rows, 'n', 'status' ) );
	}

	/**
	 * @param array<string, int> $stored
	 */
	private function report( string $what, array $stored ): void {
		ksort( $stored );
		$counts = array_map( static fn ( string $status, int $count ) => "$status $count", array_keys( $stored ), $stored );
		fwrite( STDERR, "\n$what: " . implode( ', ', $counts ) . "\n" );
	}
}
