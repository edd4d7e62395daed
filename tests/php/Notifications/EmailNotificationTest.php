<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\OtherPlan;

/**
 * The e-mail about a new response, through a real SMTP server.
 */
final class EmailNotificationTest extends MailTestCase {

	public function testEveryAddressGetsTheAnswersAsTheyWereTyped(): void {
		$survey = $this->surveyNotifying( 'one@example.org, two@example.org' );
		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => '<b>Größe</b> [gallery] {admin_email}' ] );
		self::assertSame( [ 'done' => 3, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run() );

		[ $mail, $other ] = $this->server->mails();
		self::assertSame( [ 'one@example.org', 'two@example.org' ], $this->headers( 'To' ) );
		self::assertCount( 2, array_unique( $this->headers( 'Message-ID' ) ) );
		self::assertSame( $mail['body'], $other['body'] );
		self::assertStringNotContainsString( 'two@', $this->server->raw()[0] );
		self::assertSame( 'New response to “Commas”', self::header( 'Subject', $mail['headers'] ) );
		self::assertStringContainsString( "1. Question q1?\n> Yes\n\n2. Question q2?\n> <b>Größe</b> [gallery] {admin_email}\n", $mail['body'] );
		self::assertSame( 0, $this->rows( 'outbox' ) );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run(), 'once' );
	}

	public function testAFailingMailServerLosesNothingAndTheMailIsTheSameWhenItIsSentAtLast(): void {
		$survey = $this->surveyNotifying( 'one@example.org' );
		$this->server->mode( 'refuse' );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 1, 'failed' => 1 ], Plugin::instance()->get( OutboxWorker::class )->run() );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run(), 'not at once again' );

		$this->server->mode( 'hang up' );
		self::assertSame( [ 'done' => 0, 'failed' => 1 ], $this->later( '+2 minutes' )->get( OutboxWorker::class )->run() );
		self::assertSame( [], $this->server->mails() );

		$this->server->mode( 'accept' );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->later( '+10 minutes' )->get( OutboxWorker::class )->run() );
		[ $mail ] = $this->server->mails();
		self::assertMatchesRegularExpression( '/^Message-ID: <userfeedback\.1\.\d+@127\.0\.0\.1>\r?$/m', $mail['headers'] );
	}

	public function testASubmissionThatIsRepeatedOrSpamOrForNobodyTellsNobody(): void {
		$telling    = $this->surveyNotifying( 'one@example.org' );
		$silent     = $this->publishedSurvey( [ 'notifications' => $this->notifications( 'one@example.org', false ) ] );
		$submission = $this->submission( $telling, [ 'q1' => 'Yes' ] );
		foreach ( [ $submission, $submission ] as $body ) {
			$this->post( "/userfeedback/v1/surveys/$telling->id/responses", $body );
		}
		$spam = [
			'website'    => 'x',
			'elapsed_ms' => 0,
		];
		$this->post( "/userfeedback/v1/surveys/$telling->id/responses", $this->submission( $telling, [ 'q1' => 'No' ], $spam ) );
		$this->answer( $silent, [ 'q1' => 'Yes' ] );
		self::assertSame( [ 'done' => 2, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run() );
		self::assertCount( 1, $this->server->mails() );
	}

	public function testTwoWorkersNeverSendTheSameMailAndADeadOnesJobsComeBack(): void {
		$survey = $this->surveyNotifying( 'one@example.org' );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		self::assertNotNull( Plugin::instance()->get( Outbox::class )->claim(), 'a worker that dies with it' );
		self::assertSame( [ 'done' => 0, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run() );
		self::assertSame( [ 'done' => 2, 'failed' => 0 ], $this->later( '+16 minutes' )->get( OutboxWorker::class )->run() );
		self::assertCount( 1, $this->server->mails() );
	}

	#[DataProvider( 'modes' )]
	public function testLaterMailsOfOthersDoNotCarryOurMessageId( string $mode ): void {
		$survey = $this->surveyNotifying( 'one@example.org' );
		wp_mail( 'other@example.org', 'Before', 'Another plugin.' );
		$nested = function (): void {
			remove_all_actions( 'wp_mail_succeeded' );
			remove_all_actions( 'wp_mail_failed' );
			$this->server->mode( 'accept' );
			wp_mail( 'other@example.org', 'Reported', 'A plugin that reports mails.' );
		};
		add_action( 'wp_mail_succeeded', $nested );
		add_action( 'wp_mail_failed', $nested );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		$this->server->mode( $mode );
		Plugin::instance()->get( OutboxWorker::class )->run();
		self::assertSame( '', $GLOBALS['phpmailer']->MessageID );
		wp_mail( 'other@example.org', 'First', 'Another plugin.' );
		wp_mail( 'other@example.org', 'Second', 'Another plugin.' );

		$ids = [];
		foreach ( $this->server->mails() as $mail ) {
			$ids[ self::header( 'Subject', $mail['headers'] ) ] = self::header( 'Message-ID', $mail['headers'] );
		}
		$ours = $ids['New response to “Commas”'] ?? null;
		self::assertSame( $mode === 'accept', $ours !== null );
		unset( $ids['New response to “Commas”'] );
		self::assertEqualsCanonicalizing( [ 'Before', 'Reported', 'First', 'Second' ], array_keys( $ids ) );
		self::assertCount( 4, array_unique( $ids ) );
		self::assertSame( [], preg_grep( '/userfeedback/', $ids ) );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function modes(): iterable {
		yield 'after a mail that was sent' => [ 'accept' ];
		yield 'after one that was refused' => [ 'refuse' ];
		yield 'after a lost connection' => [ 'hang up' ];
	}

	public function testTheMessageIdIsPutBackWhenAnotherPluginThrows(): void {
		$survey = $this->surveyNotifying( 'one@example.org' );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		add_action( 'phpmailer_init', static fn () => throw new RuntimeException( 'Another plugin failed.' ), 20 );
		self::assertSame( [ 'done' => 1, 'failed' => 1 ], Plugin::instance()->get( OutboxWorker::class )->run() );
		self::assertSame( '', $GLOBALS['phpmailer']->MessageID );
	}

	public function testAMessageIdThatAnotherPluginSetsStays(): void {
		$survey = $this->surveyNotifying( 'one@example.org' );
		wp_mail( 'other@example.org', 'Before', 'Another plugin.' );
		$GLOBALS['phpmailer']->MessageID = '<set@example.org>';
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		Plugin::instance()->get( OutboxWorker::class )->run();
		self::assertSame( '<set@example.org>', $GLOBALS['phpmailer']->MessageID );
		$GLOBALS['phpmailer']->MessageID = '';
	}

	public function testNothingThatAVisitorTypesLooksLikeALineOfOurs(): void {
		OtherPlan::lite()->takeOver();
		$forged  = 'Read the results: x.example';
		$breaks  = [ "\n", "\r\n", "\r", "\x0B", "\x0C", "\u{85}", "\u{2028}", "\u{2029}", str_repeat( 'x', 72 ) . ' ' ];
		$survey  = $this->publishedSurvey(
			[
				'questions'     => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2', [ 'type' => 'long-text' ] ) ],
				'notifications' => $this->notifications( 'one@example.org' ),
			]
		);
		$answers = implode( '', array_map( static fn ( string $break ) => "no$break$forged", $breaks ) ) . "\n\n1. Question q1?\n> \u{202E}No\x08";
		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => $answers ] );
		Plugin::instance()->get( OutboxWorker::class )->run();
		[ $mail ] = $this->server->mails();
		$lines    = explode( "\n", $mail['body'] );
		$own      = array_values( preg_grep( '/^>/', $lines, PREG_GREP_INVERT ) ?: [] );
		$expected = [
			'A visitor answered “Commas”.',
			'',
			'1. Question q1?',
			'',
			'2. Question q2?',
			'',
			'Read the results: ' . admin_url( "admin.php?page=userfeedback_results&route=/survey/$survey->id" ),
			'',
			'-- ',
			'You get this email because new responses to “Commas” are sent to this address.',
			'Sent by UserFeedback: ' . home_url( '/' ),
			'',
		];
		self::assertSame( $expected, $own );
		self::assertSame( 3, substr_count( $mail['body'], "\n> Read the results: x.example" ) );
		self::assertLessThanOrEqual( 74, max( array_map( mb_strwidth( ... ), preg_grep( '/^>/', $lines ) ?: [ '' ] ) ) );
		self::assertDoesNotMatchRegularExpression( '/[^\P{Cc}\n]|[\x{202A}-\x{202E}\x{2028}\x{2029}\x{2066}-\x{2069}]/u', $mail['body'] );
	}

	public function testAResponseThatIsGoneIsNotTold(): void {
		$survey = $this->surveyNotifying( 'one@example.org' );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $survey->id ], 1 );
		Plugin::instance()->get( SurveyLifecycle::class )->delete( [ $survey->id ], 1 );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], Plugin::instance()->get( OutboxWorker::class )->run() );
		self::assertSame( [], $this->server->mails() );
	}

	public function testATitleCannotAddRecipients(): void {
		$survey = $this->surveyNotifying( 'one@example.org', "Hello\r\nBcc: victim@example.org" );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		Plugin::instance()->get( OutboxWorker::class )->run();
		[ $mail ] = $this->server->mails();
		self::assertDoesNotMatchRegularExpression( '/^Bcc:/mi', $mail['headers'] );
		self::assertSame( 'New response to “Hello Bcc: victim@example.org”', self::header( 'Subject', $mail['headers'] ) );
	}

	public function testAddressesThatAreNoneAreRefused(): void {
		$this->asAdmin();
		$input    = $this->surveyInput( [ 'notifications' => $this->notifications( 'one@example.org, , nobody, a@b' ) ] );
		$response = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $input ] );
		$this->assertRefused( $response, 400, 'userfeedback_survey_invalid' );
		$fields = array_column( $this->body( $response )['data']['errors'], 'field' );
		self::assertSame( [ 'notifications.email.addresses', 'notifications.email.addresses' ], $fields );
	}

	private function later( string $when ): Plugin {
		return new Plugin( [ Clock::class => new FrozenClock( new DateTimeImmutable( $when ), new DateTimeZone( 'UTC' ) ) ] );
	}
}
