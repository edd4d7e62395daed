<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Weekly;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\CronEvents;
use UserFeedback\Mail\Mailer;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Notifications\Weekly\SummaryRecipients;
use UserFeedback\Notifications\Weekly\WeeklyMail;
use UserFeedback\Notifications\Weekly\WeeklyPeriod;
use UserFeedback\Notifications\Weekly\WeeklySummaryService;
use UserFeedback\Plugin;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Notifications\MailTestCase;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\MovingClock;

/**
 * Weekly summaries as they arrive at a real SMTP server.
 */
final class WeeklyMonthTest extends MailTestCase {

	use AddOnQuestions;

	private const EVIL = '<b>Bold</b> & "quoted" [gallery] <img src=x onerror=alert(1)>';

	private MovingClock $clock;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'start_of_week', 1 );
		update_option( 'date_format', 'Y-m-d' );
		$this->clock  = new MovingClock( '2026-02-20T12:00:00Z', new DateTimeZone( 'Europe/Berlin' ) );
		$this->plugin = $this->clock->takeOver();
		$this->asAdmin();
		$this->save( [ 'notifications_recipients' => 'one@example.org, two@example.org', 'summaries_html_template' => false ] );
	}

	#[TestDox( '[NOT-06] in a month each recipient gets four summaries with the numbers of the results screens, as chosen, unless disabled' )]
	public function testAMonth(): void {
		$survey = $this->survey( [ $this->nps( 'q1' ), $this->stars( 'q2' ), $this->text( 'q3' ) ] );
		// Clocks go forward on 29 March. The daily task runs at other times, twice, and not at all; jobs run every third day.
		for ( $day = 0; $day < 35; $day++ ) {
			$date = gmdate( 'Y-m-d', (int) gmmktime( 0, 0, 0, 3, 2 + $day, 2026 ) );
			$this->clock->set( "{$date}T07:00:00Z" );
			if ( $day < 28 ) {
				$this->answerTimes( $survey, $day % 4 + 1, $day );
				$this->show( $survey, $date, 10 + $day );
			}
			if ( in_array( $day, [ 14, 15, 16 ], true ) ) {
				continue;
			}
			foreach ( range( 0, $day % 3 ) as $hours ) {
				$this->clock->move( "+$hours hours" );
				$this->cron( CronEvents::DAILY );
			}
			if ( $day % 3 !== 0 ) {
				continue;
			}

			$this->cron( CronEvents::WORK );
			$this->clock->move( '+1 minute' );
			$this->cron( CronEvents::WORK );
		}
		$mails = $this->server->mails();
		$weeks = [ '2026-02-23', '2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23' ];
		// In the first week the survey was published and nobody saw it.
		$first = array_splice( $mails, 0, 2 );
		self::assertStringContainsString( 'Needs attention', $first[0]['body'] );
		self::assertStringContainsString( '0 responses from 2026-02-23 to 2026-03-01', $first[0]['body'] );
		self::assertCount( 8, $mails );
		foreach ( array_slice( $weeks, 1 ) as $index => $from ) {
			$results = $this->results( $survey, $from );
			$subject = sprintf( 'Weekly summary: %d responses, %s to %s', $results['range_responses_count'], $from, $results['range']['to'] );
			foreach ( [ 'one@example.org', 'two@example.org' ] as $which => $address ) {
				$mail = $mails[ 2 * $index + $which ];
				self::assertSame( [ $subject, $address ], [ self::header( 'Subject', $mail['headers'] ), self::header( 'To', $mail['headers'] ) ] );
				foreach ( $this->lines( $results ) as $line ) {
					self::assertStringContainsString( "\n$line (", $mail['body'] );
				}
			}
		}
		$ids = array_map( static fn ( array $mail ) => self::header( 'Message-ID', $mail['headers'] ), [ ...$first, ...$mails ] );
		self::assertCount( 10, array_unique( $ids ) );
		self::assertSame( 0, $this->rows( 'outbox' ) );

		$this->save( [ 'summaries_disabled' => true ] );
		$this->clock->move( '+7 days' );
		$this->answerTimes( $survey, 1, 40 );
		$this->runAll();
		self::assertCount( 10, $this->server->mails() );
		$this->save( [ 'summaries_disabled' => false, 'summaries_html_template' => true ] );
		$this->clock->move( '+7 days' );
		$this->runAll();
		$html = $this->server->mails()[10];
		self::assertStringContainsString( 'multipart/alternative', self::header( 'Content-Type', $html['headers'] ) );
	}

	#[TestDox( '[NOT-06~] what visitors and owners wrote is escaped in both templates, and quoted in plain text' )]
	public function testTextsAreEscaped(): void {
		$survey = $this->survey( [ $this->text( 'q1', [ 'title' => self::EVIL, 'type' => 'long-text' ] ) ], self::EVIL );
		$this->clock->set( '2026-03-03T12:00:00Z' );
		$forged = self::EVIL . "\nUnsubscribe: https://evil.example/";
		$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => $forged ] ], $this->plugin );
		$this->clock->set( '2026-03-09T12:00:00Z' );
		$this->runAll();
		[ $plain ] = $this->server->mails();
		self::assertStringContainsString( "\n> " . substr( self::EVIL, 0, 30 ), $plain['body'] );
		self::assertDoesNotMatchRegularExpression( '~^Unsubscribe: https://evil~m', $plain['body'] );

		$this->save( [ 'summaries_html_template' => true ] );
		$week = $this->plugin->get( WeeklySummaryService::class )
			->summary( WeeklyPeriod::from( '2026-03-02' ) );
		$mail = $this->plugin->get( WeeklyMail::class )->compose( $week, 'one@example.org' );
		$this->plugin->get( Mailer::class )->send( 'one@example.org', $mail, 'html' );
		$html = $this->server->mails()[2]['html'];
		self::assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt;', $html );
		self::assertStringNotContainsString( '<img', $html );
		self::assertStringNotContainsString( '<b>', $html );
	}

	#[TestDox( '[NOT-06~] each email can be unsubscribed from with one click, and whoever did gets none' )]
	public function testEachEmailCanBeUnsubscribedFrom(): void {
		add_filter( 'admin_url', static fn ( string $url ) => (string) preg_replace( '/^http:/', 'https:', $url ) );
		$survey = $this->survey( [ $this->text( 'q1' ) ] );
		$this->clock->set( '2026-03-03T12:00:00Z' );
		$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 'Good' ] ], $this->plugin );
		$this->clock->set( '2026-03-09T12:00:00Z' );
		$this->server->mode( 'refuse' );
		$this->runAll();
		self::assertSame( [], $this->server->mails() );
		// While the mail server refuses everything, one of both unsubscribes.
		$this->plugin->get( SummaryRecipients::class )->unsubscribe( 'one@example.org' );
		$this->server->mode( 'accept' );
		$this->clock->move( '+10 minutes' );
		$this->cron( CronEvents::WORK );
		$mails = $this->server->mails();
		self::assertSame( [ 'two@example.org' ], array_map( static fn ( array $mail ) => self::header( 'To', $mail['headers'] ), $mails ) );
		self::assertSame( 'List-Unsubscribe=One-Click', self::header( 'List-Unsubscribe-Post', $mails[0]['headers'] ) );
		$link = trim( self::header( 'List-Unsubscribe', $mails[0]['headers'] ), '<>' );
		self::assertStringStartsWith( 'https://', $link );
		self::assertStringContainsString( 'address=two%40example.org&token=', $link );
		self::assertStringContainsString( "\nUnsubscribe from weekly summaries: $link\n", $mails[0]['body'] );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	public function testWithoutHttpsNoMailProgramIsToldOfOneClick(): void {
		$this->survey( [ $this->text( 'q1' ) ] );
		$this->clock->set( '2026-03-09T12:00:00Z' );
		$this->runAll();
		[ $mail ] = $this->server->mails();
		self::assertStringContainsString( '<http://', self::header( 'List-Unsubscribe', $mail['headers'] ) );
		self::assertStringNotContainsString( 'List-Unsubscribe-Post', $mail['headers'] );
	}

	#[TestDox( '[NOT-06~] nothing is sent when there was nothing' )]
	public function testNothingIsSentWhenThereWasNothing(): void {
		$this->storedSurvey();
		$this->clock->set( '2026-03-09T12:00:00Z' );
		$this->runAll();
		self::assertSame( [ [], 0 ], [ $this->server->mails(), $this->rows( 'outbox' ) ] );
	}

	private function runAll(): void {
		$this->cron( CronEvents::DAILY );
		$this->cron( CronEvents::WORK );
	}

	private function cron( string $event ): void {
		$this->plugin->get( CronEvents::class )->run( $event );
	}

	/**
	 * @param array<string, mixed> $settings
	 */
	private function save( array $settings ): void {
		$this->plugin->get( SettingsService::class )->save( $settings );
	}

	/**
	 * @param list<array<string, mixed>> $questions
	 */
	private function survey( array $questions, string $title = 'Loyalty' ): Survey {
		$input = $this->surveyInput( [ 'title' => $title, 'status' => 'publish', 'questions' => $questions ] );
		return $this->plugin->get( SurveyService::class )->create( $input, 1 )->survey;
	}

	private function answerTimes( Survey $survey, int $times, int $seed ): void {
		for ( $time = 0; $time < $times; $time++ ) {
			$this->importResponse(
				$survey,
				[
					[ 'question_id' => 'q1', 'value' => ( $seed + 3 * $time ) % 10 + 1 ],
					[ 'question_id' => 'q2', 'value' => ( $seed + $time ) % 5 + 1 ],
				],
				$this->plugin
			);
		}
	}

	private function show( Survey $survey, string $day, int $times ): void {
		$this->plugin->get( CountWriter::class )->add( $survey->id, $day, [ new CountDelta( '', OptionId::IMPRESSIONS, $times ) ] );
	}

	/**
	 * @return array<string, mixed> What the results screen shows for the week.
	 */
	private function results( Survey $survey, string $from ): array {
		$to = gmdate( 'Y-m-d', (int) strtotime( "$from +6 days" ) );
		return $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results", [ 'from' => $from, 'to' => $to ] ) );
	}

	/**
	 * @param array<string, mixed> $results
	 * @return list<string> How an email says them.
	 */
	private function lines( array $results ): array {
		$score = round( $results['question_stats'][0]['nps']['nps'] );
		$rate  = round( 100 * $results['statistics']['response_rate'], 1 );
		return [
			"Responses: {$results['range_responses_count']}",
			"Impressions: {$results['statistics']['impressions']}",
			"Response rate: $rate%",
			'Net Promoter Score: ' . ( $score < 0 ? '−' . -$score : $score ),
			sprintf( 'Average rating: %.1f of 5', $results['question_stats'][1]['average'] ),
		];
	}
}
