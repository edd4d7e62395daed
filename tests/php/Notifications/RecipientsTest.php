<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\MovingClock;

/**
 * One email for each recipient, under faults, received by a real SMTP server.
 */
final class RecipientsTest extends MailTestCase {

	private const THREE = [ 'one@example.org', 'two@example.org', 'three@example.org' ];

	private MovingClock $clock;

	protected function setUp(): void {
		parent::setUp();
		$this->clock = new MovingClock( gmdate( 'Y-m-d H:05:00', time() + 2 * HOUR_IN_SECONDS ) );
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => PHP_INT_MAX, 'too_many' => PHP_INT_MAX ] );
	}

	#[TestDox( '[NOT-05~] of forty responses in an hour, each of three recipients gets ten emails and one about the other thirty' )]
	#[DataProvider( 'waits' )]
	public function testAFloodIsTenEmailsAndOneForEachRecipient( string $wait ): void {
		$survey = $this->surveyNotifying( implode( ', ', self::THREE ) );
		for ( $number = 1; $number <= 40; $number++ ) {
			$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => "Number $number" ] );
		}
		$this->clock->move( $wait );
		self::assertSame( [ 'done' => 10 + 30, 'failed' => 0 ], $this->runs() );
		$this->clock->move( '+55 minutes' );
		self::assertSame( [ 'done' => 1 + 1 + 3, 'failed' => 0 ], $this->runs() );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], $this->runs() );
		self::assertSame( 0, $this->rows( 'outbox' ) );

		$expected = [ ...array_fill( 0, 10, 'New response to “Commas”' ), '30 new responses to “Commas”' ];
		foreach ( self::THREE as $address ) {
			self::assertSame( $expected, array_column( $this->arrived( $address ), 'subject' ) );
			$told = implode( "\n", array_column( array_slice( $this->arrived( $address ), 0, 10 ), 'body' ) );
			for ( $number = 1; $number <= 10; $number++ ) {
				self::assertSame( 1, substr_count( $told, "> Number $number\n" ) );
			}
		}
		self::assertCount( 33, array_unique( $this->headers( 'Message-ID' ) ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function waits(): iterable {
		yield 'while cron works' => [ '+0 seconds' ];
		yield 'after a week without cron' => [ '+7 days' ];
	}

	#[TestDox( '[NOT-05~] a recipient whom the mail server refuses does not keep the others from theirs' )]
	public function testARefusedRecipientHoldsUpNobody(): void {
		$survey = $this->surveyNotifying( implode( ', ', self::THREE ) );
		$this->server->mode( 'refuse two@example.org' );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 3, 'failed' => 1 ], $this->runs() );
		self::assertSame( [ 'one@example.org', 'three@example.org' ], $this->headers( 'To' ) );
		$this->server->mode( 'accept' );
		$this->clock->move( '+2 minutes' );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->runs() );
		self::assertSame( [ 'one@example.org', 'three@example.org', 'two@example.org' ], $this->headers( 'To' ) );
	}

	#[TestDox( '[NOT-05~] after a failure in the middle no email is lost, and one that comes again has the same Message-ID' )]
	#[DataProvider( 'faults' )]
	public function testNothingIsLostOrDoubled( string $mode, bool $arrives ): void {
		$this->server->patience( 1 );
		$survey = $this->surveyNotifying( implode( ', ', self::THREE ) );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		// The mail server fails with the second email, and works again after the third.
		$sent = 0;
		add_action(
			'phpmailer_init',
			function () use ( &$sent, $mode ): void {
				$this->server->mode( ++$sent === 1 ? 'accept' : $mode );
			}
		);
		self::assertSame( [ 'done' => 2, 'failed' => 2 ], $this->runs() );
		remove_all_actions( 'phpmailer_init', 10 );
		$this->server->mode( 'accept' );
		$this->server->use();
		$this->clock->move( '+2 minutes' );
		self::assertSame( [ 'done' => 2, 'failed' => 0 ], $this->runs() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
		foreach ( self::THREE as $index => $address ) {
			$arrived = $this->arrived( $address );
			self::assertCount( $arrives && $index > 0 ? 2 : 1, $arrived, $address );
			self::assertCount( 1, array_unique( array_column( $arrived, 'id' ) ), $address );
		}
		self::assertCount( 3, array_unique( $this->headers( 'Message-ID' ) ) );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function faults(): iterable {
		yield 'refused' => [ 'refuse', false ];
		yield 'the connection is closed' => [ 'hang up', false ];
		yield 'no answer at all' => [ 'hang', false ];
		yield 'accepted, but the answer is lost' => [ 'lose the answer', true ];
		yield 'accepted, but the answer comes too late' => [ 'answer late', true ];
	}

	#[TestDox( '[NOT-05~] a worker that ends between the statements that replace a job loses and doubles nothing' )]
	#[DataProvider( 'statements' )]
	public function testReplacesAJobWholeOrNotAtAll( string $statement ): void {
		$survey = $this->surveyNotifying( implode( ', ', self::THREE ) );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		$outbox = Plugin::instance()->get( Connection::class )->table( 'outbox' );
		$fail   = static fn ( string $query ) => preg_match( "/^$statement `?$outbox/", $query ) === 1
			? throw new RuntimeException( 'The process ends here.' )
			: $query;
		add_filter( 'query', $fail );
		self::assertSame( [ 'done' => 0, 'failed' => 1 ], $this->runs() );
		remove_filter( 'query', $fail );
		self::assertSame( [], $this->server->raw() );
		self::assertSame( 1, $this->rows( 'outbox' ) );
		$this->clock->move( '+2 minutes' );
		self::assertSame( [ 'done' => 4, 'failed' => 0 ], $this->runs() );
		self::assertSame( self::THREE, $this->headers( 'To' ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function statements(): iterable {
		yield 'before the old job is deleted' => [ 'DELETE FROM' ];
		yield 'before the new jobs are stored' => [ 'INSERT INTO' ];
	}

	#[TestDox( '[NOT-05~] who is no recipient any more gets no email that waits for its next try' )]
	public function testRecipientsAreThoseOfTheMomentOfSending(): void {
		$survey = $this->surveyNotifying( implode( ', ', self::THREE ) );
		$this->server->mode( 'refuse' );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 1, 'failed' => 3 ], $this->runs() );
		$others = [ 'notifications' => $this->notifications( 'two@example.org, four@example.org' ) ];
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, $others, 1 );
		$this->server->mode( 'accept' );
		$this->clock->move( '+2 minutes' );
		self::assertSame( [ 'done' => 3, 'failed' => 0 ], $this->runs() );
		self::assertSame( [ 'two@example.org' ], $this->headers( 'To' ) );
	}

	/**
	 * Does what is due now.
	 *
	 * @return array{done: int, failed: int}
	 */
	private function runs(): array {
		return ( new Plugin( [ Clock::class => $this->clock ] ) )->get( OutboxWorker::class )->run();
	}

	/**
	 * The emails to one address, in their order.
	 *
	 * @return list<array{subject: string, id: string, body: string}>
	 */
	private function arrived( string $address ): array {
		$arrived = [];
		foreach ( $this->server->mails() as $mail ) {
			if ( self::header( 'To', $mail['headers'] ) === $address ) {
				$arrived[] = [
					'subject' => self::header( 'Subject', $mail['headers'] ),
					'id'      => self::header( 'Message-ID', $mail['headers'] ),
					'body'    => $mail['body'],
				];
			}
		}
		return $arrived;
	}
}
