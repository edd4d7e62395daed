<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Page;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Responses\Visitor;
use UserFeedback\Results\ResultsService;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\FrozenSite;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Answers that come late, too often or from programs.
 */
final class LateAndSpamTest extends TestCase {

	use SurveyFixtures;

	public function testAnswersThatComeAfterTheSurveyClosedAreLate(): void {
		$survey     = $this->publishedSurvey();
		$submission = $this->submission( $survey, [ 'q1' => 'Yes' ] );
		Plugin::instance()->get( SurveyLifecycle::class )->draft( [ $survey->id ], 1 );
		self::assertSame( 201, $this->submit( $survey, $submission )->get_status() );
		self::assertSame( '1', $this->column( 'late' ) );

		Plugin::instance()->get( SurveyLifecycle::class )->publish( [ $survey->id ], 1 );
		$submission = $this->submission( $survey, [ 'q1' => 'Yes' ] );
		self::assertSame( 201, $this->submit( $survey, $submission )->get_status() );
		self::assertSame( '0', $this->column( 'late' ), 'published again' );
	}

	public function testAnAnswerThatComesLaterThanSevenDaysIsRefused(): void {
		$survey = $this->publishedSurvey();
		Plugin::instance()->get( SurveyLifecycle::class )->draft( [ $survey->id ], 1 );
		$now = new DateTimeImmutable( '2030-03-08 12:00:00', new DateTimeZone( 'UTC' ) );
		FrozenSite::at( $now->format( 'Y-m-d H:i:s' ) );
		$this->closeAt( $survey, $now->modify( '-7 days -1 second' ) );
		$this->assertRefused( $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ] ) ), 410, 'userfeedback_survey_closed' );
		self::assertSame( 0, $this->rows( 'responses' ) );
		$this->closeAt( $survey, $now->modify( '-7 days' ) );
		self::assertSame( 201, $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ] ) )->get_status() );
	}

	public function testASurveyInTheTrashTakesNoAnswers(): void {
		$survey = $this->publishedSurvey();
		$draft  = $this->publishedSurvey();
		Plugin::instance()->get( SurveyLifecycle::class )->draft( [ $draft->id ], 1 );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $survey->id, $draft->id ], 1 );
		foreach ( [ $survey, $draft ] as $trashed ) {
			$this->assertRefused( $this->submit( $trashed, $this->submission( $trashed, [ 'q1' => 'Yes' ] ) ), 410, 'userfeedback_survey_closed' );
		}
		Plugin::instance()->get( SurveyLifecycle::class )->delete( [ $survey->id ], 1 );
		$this->assertRefused( $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ] ) ), 404, 'userfeedback_survey_not_found' );
		self::assertSame( 0, $this->rows( 'responses' ) );
	}

	#[TestDox( '[WID-18~] the token of a page that a cache has kept for a month is still good' )]
	public function testATokenIsGoodForAsLongAsItsRevisionIsKnown(): void {
		$survey = $this->publishedSurvey();
		$nonce  = Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, 'submission' );
		$answer = [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ];
		$later  = new Plugin( [ Clock::class => new FrozenClock( new DateTimeImmutable( '+30 days' ), new DateTimeZone( 'UTC' ) ) ] );
		$service = $later->get( ResponseService::class );
		self::assertTrue( $service->submit( $survey->id, wp_generate_uuid4(), $answer, Page::none(), $nonce, new Visitor() ) );
	}

	/**
	 * The questions were published ten seconds ago; both moments are whole seconds, so that up to eleven may have passed.
	 */
	#[DataProvider( 'times' )]
	public function testNobodyAnswersForLongerThanThePageHasExisted( int $elapsed, string $status ): void {
		$survey     = $this->publishedSurvey();
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( "UPDATE %i SET created_at = '2030-03-01 12:00:00'", $connection->table( 'survey_revisions' ) );
		FrozenSite::at( '2030-03-01 12:00:10' );
		$this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ], [ 'website' => 'x', 'elapsed_ms' => $elapsed ] ) );
		self::assertSame( $status, $this->column( 'status' ) );
	}

	/**
	 * @return iterable<string, array{int, string}>
	 */
	public static function times(): iterable {
		yield 'since the first moment' => [ 11_000, 'publish' ];
		yield 'a millisecond longer' => [ 11_001, 'spam' ];
	}

	/**
	 * @param array<string, mixed> $changes Replace fields of a good submission; null removes one.
	 */
	#[DataProvider( 'signals' )]
	public function testTwoSignalsMakeSpamAndOneNeverDoes( array $changes, int $visits, string $status ): void {
		$survey = $this->publishedSurvey();
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 3, 'too_many' => 100 ] );
		for ( $visit = 1; $visit < $visits; $visit++ ) {
			$this->submit( $survey, $this->submission( $survey, [ 'q1' => 'No' ] ) );
		}
		$body = array_filter( $this->submission( $survey, [ 'q1' => 'Yes' ], $changes ), static fn ( mixed $value ) => $value !== null );
		self::assertSame( 201, $this->submit( $survey, $body )->get_status() );
		self::assertSame( $status, $this->column( 'status' ) );
		$results = Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null );
		self::assertSame( $visits - ( $status === 'spam' ? 1 : 0 ), $results['total'], 'spam is not in the statistics' );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, int, string}>
	 */
	public static function signals(): iterable {
		yield 'nothing' => [ [], 1, 'publish' ];
		yield 'the hidden field alone' => [ [ 'website' => 'https://spam.example' ], 1, 'publish' ];
		yield 'an impossible time alone' => [ [ 'elapsed_ms' => 100 ], 1, 'publish' ];
		yield 'a time below zero alone' => [ [ 'elapsed_ms' => -1 ], 1, 'publish' ];
		yield 'a time longer than the page has existed alone' => [ [ 'elapsed_ms' => 3_600_000 ], 1, 'publish' ];
		yield 'no time alone' => [ [ 'elapsed_ms' => null ], 1, 'publish' ];
		yield 'many from one place alone' => [ [], 4, 'publish' ];
		yield 'hidden field and time' => [ [ 'website' => 'x', 'elapsed_ms' => 100 ], 1, 'spam' ];
		yield 'hidden field and many' => [ [ 'website' => 'x' ], 4, 'spam' ];
		yield 'time and many' => [ [ 'elapsed_ms' => 0 ], 4, 'spam' ];
		yield 'one millisecond too quick and hidden field' => [ [ 'website' => 'x', 'elapsed_ms' => 299 ], 1, 'spam' ];
		yield 'just not too quick and hidden field' => [ [ 'website' => 'x', 'elapsed_ms' => 300 ], 1, 'publish' ];
		yield 'a time below zero and many' => [ [ 'elapsed_ms' => -1 ], 4, 'spam' ];
		yield 'a time longer than the page has existed and many' => [ [ 'elapsed_ms' => 3_600_000 ], 4, 'spam' ];
		yield 'no time and many' => [ [ 'elapsed_ms' => null ], 4, 'spam' ];
		yield 'no time and hidden field' => [ [ 'website' => 'x', 'elapsed_ms' => null ], 1, 'spam' ];
	}

	public function testFarTooManyFromOneNetworkAreAskedToWait(): void {
		$survey = $this->publishedSurvey();
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 1, 'too_many' => 1 ] );
		$from = function ( string $address ) use ( $survey ): WP_REST_Response {
			$_SERVER['REMOTE_ADDR'] = $address;
			return $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		};
		// One household has a /64 of IPv6, and whoever writes X-Forwarded-For is believed only from a proxy the owner named.
		for ( $number = 1; $number <= 10; $number++ ) {
			self::assertSame( 201, $from( "2001:db8:1:2:$number::1" )->get_status() );
		}
		$_SERVER['HTTP_X_FORWARDED_FOR'] = '198.51.100.7';
		$refused                         = $from( '2001:db8:1:2:abcd::3' );
		$this->assertRefused( $refused, 429, 'userfeedback_rate_exceeded' );
		self::assertSame( '600', $refused->get_headers()['Retry-After'] );
		self::assertSame( 201, $from( '2001:db8:1:3::1' )->get_status(), 'the neighbours may' );
		self::assertSame( 11, $this->rows( 'responses' ) );
	}

	public function testAddressesAreKeptAsKeyedHashesOnly(): void {
		$survey                 = $this->publishedSurvey();
		$_SERVER['REMOTE_ADDR'] = '203.0.113.77';
		$this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		$connection = Plugin::instance()->get( Connection::class );
		$stored     = array_column( $connection->rows( 'SELECT HEX( bucket ) AS bucket FROM %i', $connection->table( 'rate_limits' ) ), 'bucket' );
		self::assertCount( 2, $stored, 'of the survey, and of all' );
		self::assertNotContains( strtoupper( md5( '203.0.113.77' ) ), $stored );
		self::assertNotContains( strtoupper( md5( 'submission|203.0.113.77' ) ), $stored );
		self::assertNotContains( strtoupper( md5( "submission|$survey->id|203.0.113.77" ) ), $stored );
	}

	/**
	 * @param array<string, mixed> $submission
	 */
	private function submit( Survey $survey, array $submission ): WP_REST_Response {
		return $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $submission );
	}

	/**
	 * A column of the newest response.
	 */
	private function column( string $name ): ?string {
		$connection = Plugin::instance()->get( Connection::class );
		return $connection->value( 'SELECT %i FROM %i ORDER BY id DESC LIMIT 1', $name, $connection->table( 'responses' ) );
	}

	private function closeAt( Survey $survey, DateTimeImmutable $moment ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$closedAt   = $moment->format( 'Y-m-d H:i:s' );
		$connection->execute( 'UPDATE %i SET closed_at = %s WHERE id = %d', $connection->table( 'surveys' ), $closedAt, $survey->id );
	}
}
