<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\MovingClock;

/**
 * Many responses in an hour: some mails, then one about the rest, through a real SMTP server.
 */
final class GatheredEmailTest extends MailTestCase {

	private MovingClock $clock;

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new MovingClock( gmdate( 'Y-m-d H:10:00', time() + 2 * HOUR_IN_SECONDS ) );
	}

	public function testTenMailsAnHourAreSentAndTheRestComeInOneWhenItEnds(): void {
		$survey = $this->survey();
		$other  = $this->survey( 'Other' );
		$this->answerOften( $survey, 22 );
		$this->answerOften( $other, 1 );
		// Each is decided by one job and sent by another.
		$this->runs( 22, 0 );
		self::assertSame( [ 'New response to “Commas”' => 10, 'New response to “Other”' => 1 ], array_count_values( $this->subjects() ) );

		$this->clock->move( '+50 minutes -1 second' );
		$this->runs( 0, 0 );
		$this->clock->move( '+1 second' );
		// Gathering is a job, so is what it makes, and the mail to the recipient.
		$this->runs( 3, 0 );
		self::assertSame( [ '12 new responses to “Commas”' ], array_slice( $this->subjects(), 11 ) );
		$body = $this->server->mails()[11]['body'];
		$start = "“Commas” received 12 responses.\n\n1. Question q1?\n> Yes\n\n2. Question q2?\n> Number 10\n\n* * *\n\n1. ";
		self::assertStringStartsWith( $start, $body );
		self::assertStringContainsString( "> Number 12\n\nAnd 9 more.\n\nRead the responses: http", $body );
		self::assertStringNotContainsString( 'Number 13', $body );
		self::assertSame( 0, $this->rows( 'outbox' ) );

		// A new hour, a new limit.
		$this->answerOften( $survey, 1 );
		$this->runs( 2, 0 );
		self::assertSame( 'New response to “Commas”', $this->subjects()[12] );
	}

	public function testTheLimitIsFilteredForEachSurvey(): void {
		$survey = $this->survey();
		$other  = $this->survey( 'Other' );
		$limits = [
			$survey->id => '2',
			$other->id  => 0,
		];
		add_filter( 'userfeedback_emails_per_hour', static fn ( int $limit, Survey $of ) => $limit === 10 ? $limits[ $of->id ] : null, 10, 2 );
		$this->answerOften( $survey, 3 );
		$this->answerOften( $other, 1 );
		$this->runs( 4, 0 );
		$this->clock->move( '+50 minutes' );
		$this->runs( 6, 0 );
		// One response alone reads as always.
		$expected = [ 'New response to “Commas”', 'New response to “Commas”', 'New response to “Commas”', 'New response to “Other”' ];
		self::assertSame( $expected, $this->subjects() );
	}

	public function testARepeatedMailReportsTheSameResponsesUnderTheSameMessageId(): void {
		$survey = $this->gatheringSurvey();
		$this->answerOften( $survey, 4 );
		$this->runs( 0, 0 );
		$this->clock->move( '+50 minutes' );
		$this->server->mode( 'lose the answer' );
		$this->runs( 2, 1 );
		// More responses come while the mail waits for its next try.
		$this->answerOften( $survey, 5 );
		$this->server->mode( 'accept' );
		$this->clock->move( '+1 minute' );
		$this->runs( 1, 0 );
		$this->clock->move( '+59 minutes' );
		$this->runs( 3, 0 );

		[ $first, $again, $rest ] = $this->server->mails();
		self::assertSame( [ '4 new responses to “Commas”', '4 new responses to “Commas”', '5 new responses to “Commas”' ], $this->subjects() );
		self::assertSame( $first['body'], $again['body'] );
		self::assertSame( $this->messageId( $first['headers'] ), $this->messageId( $again['headers'] ) );
		self::assertNotSame( $this->messageId( $first['headers'] ), $this->messageId( $rest['headers'] ) );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	public function testNothingIsLostWhenGatheringFails(): void {
		$this->answerOften( $this->gatheringSurvey(), 4 );
		$this->runs( 0, 0 );
		$this->clock->move( '+50 minutes' );
		$outbox = Plugin::instance()->get( Connection::class )->table( 'outbox' );
		$fail   = static fn ( string $query ) => preg_match( "/^DELETE FROM `$outbox` WHERE token/", $query ) === 1
			? throw new RuntimeException( 'The process ends here.' )
			: $query;
		add_filter( 'query', $fail );
		$this->runs( 0, 4 );
		self::assertSame( [], $this->subjects() );
		self::assertSame( 4, $this->rows( 'outbox' ) );
		remove_filter( 'query', $fail );
		$this->clock->move( '+1 minute' );
		$this->runs( 3, 0 );
		self::assertSame( [ '4 new responses to “Commas”' ], $this->subjects() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	public function testResponsesThatAreGoneAreNotShown(): void {
		$survey = $this->gatheringSurvey();
		$gone   = $this->gatheringSurvey();
		$this->answerOften( $survey, 5 );
		$this->answerOften( $gone, 2 );
		$ids = $this->responseIds();
		$this->runs( 0, 0 );
		Plugin::instance()->get( StoredResponseService::class )->trash( $survey->id, [ $ids[0] ] );
		Plugin::instance()->get( StoredResponseService::class )->delete( $survey->id, [ $ids[0] ] );
		Plugin::instance()->get( StoredResponseService::class )->trash( $gone->id, array_slice( $ids, 5 ) );
		Plugin::instance()->get( StoredResponseService::class )->delete( $gone->id, array_slice( $ids, 5 ) );
		$this->clock->move( '+50 minutes' );
		$this->runs( 5, 0 );
		self::assertSame( [ '4 new responses to “Commas”' ], $this->subjects() );
		self::assertStringContainsString( "> Number 2\n\nAnd 2 more.\n", $this->server->mails()[0]['body'] );
	}

	public function testRecipientsAreThoseOfTheMomentOfSending(): void {
		$survey = $this->gatheringSurvey();
		$this->answerOften( $survey, 2 );
		$this->runs( 0, 0 );
		$this->clock->move( '+50 minutes' );
		$none = [ 'notifications' => [ 'email' => [ 'active' => false, 'addresses' => 'one@example.org' ] ] ];
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, $none, 1 );
		$this->runs( 2, 0 );
		self::assertSame( [], $this->subjects() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	/**
	 * A survey whose mails are all gathered.
	 */
	private function gatheringSurvey(): Survey {
		add_filter( 'userfeedback_emails_per_hour', static fn () => 0 );
		return $this->survey();
	}

	private function survey( string $title = 'Commas' ): Survey {
		return $this->surveyNotifying( 'one@example.org', $title );
	}

	/**
	 * Answers so many times, with "Number 0", "Number 1" …
	 */
	private function answerOften( Survey $survey, int $times ): void {
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => PHP_INT_MAX, 'too_many' => PHP_INT_MAX ] );
		for ( $number = 0; $number < $times; $number++ ) {
			$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => "Number $number" ] );
		}
	}

	/**
	 * Does what is due now, which must be so many jobs.
	 */
	private function runs( int $done, int $failed ): void {
		$worker = ( new Plugin( [ Clock::class => $this->clock ] ) )->get( OutboxWorker::class );
		self::assertSame( [ 'done' => $done, 'failed' => $failed ], $worker->run() );
	}

	/**
	 * @return list<string>
	 */
	private function subjects(): array {
		return $this->headers( 'Subject' );
	}

	private function messageId( string $headers ): string {
		$id = self::header( 'Message-ID', $headers );
		self::assertStringStartsWith( '<userfeedback.1.', $id );
		return $id;
	}

	/**
	 * @return list<int>
	 */
	private function responseIds(): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows( 'SELECT id FROM %i ORDER BY id', $connection->table( 'responses' ) );
		return array_map( static fn ( array $row ) => (int) $row['id'], $rows );
	}
}
