<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications\Weekly;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Mail\MailPage;
use UserFeedback\Mail\MailSite;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Notifications\Weekly\Change;
use UserFeedback\Notifications\Weekly\SurveyWeek;
use UserFeedback\Notifications\Weekly\WeeklyMail;
use UserFeedback\Notifications\Weekly\WeeklyPeriod;
use UserFeedback\Notifications\Weekly\WeeklySummary;
use UserFeedback\Notifications\Weekly\WeeklySummaryService;
use UserFeedback\Plugin;
use UserFeedback\Responses\CountDelta;
use UserFeedback\Responses\Counts\CountWriter;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\TestCase;

/**
 * The numbers of a week.
 */
final class WeeklySummaryTest extends TestCase {

	use AddOnQuestions;

	private const FROM = '2026-03-09';
	private const TO   = '2026-03-15';

	private MovingClock $clock;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2026-02-01T12:00:00Z' );
		$this->plugin = $this->clock->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[NOT-06~] each survey has the numbers of its results screen for the same days, and those of the week before' )]
	public function testNumbersAreThoseOfTheResultsScreens(): void {
		$nps   = $this->survey( 'Loyalty', [ $this->text( 'q0' ), $this->nps( 'q1' ), $this->stars( 'q2' ) ], [ 'type' => 'nps' ] );
		$other = $this->survey( 'Other', [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->stars( 'q2' ), $this->nps( 'q3' ) ] );
		$this->answerAll( $nps, '2026-03-03', [ [ 'q1' => 3 ], [ 'q1' => 10, 'q2' => 2 ] ] );
		$this->answerAll( $nps, '2026-03-09', [ [ 'q1' => 9, 'q2' => 4 ], [ 'q1' => 7, 'q2' => 5 ] ] );
		$this->answerAll( $nps, '2026-03-15', [ [ 'q1' => 10, 'q2' => 5 ] ] );
		$this->answerAll( $other, '2026-03-10', [ [ 'q1' => 'Yes', 'q3' => 1 ] ] );
		// Just outside of the two weeks.
		$this->answerAll( $nps, '2026-03-16', [ [ 'q1' => 1 ] ] );
		$this->answerAll( $nps, '2026-03-01', [ [ 'q1' => 1 ] ] );
		$this->show( $nps, '2026-03-02', 8 );
		$this->show( $nps, '2026-03-12', 10 );

		$summary = $this->summary();
		self::assertSame( [ 4, 2 ], [ $summary->responses->now, $summary->responses->before ] );
		self::assertSame( [ 'Loyalty', 'Other' ], array_map( static fn ( SurveyWeek $week ) => $week->title, $summary->surveys ) );
		[ $first, $second ] = $summary->surveys;
		self::assertSame( [ 3, 2, 1 ], [ $first->responses->now, $first->responses->before, $first->responses->difference() ] );
		self::assertEqualsWithDelta( [ 0.3, 0.25 ], [ $first->rate->now, $first->rate->before ], 1e-9 );
		self::assertEqualsWithDelta( [ 66.67, 0 ], [ $first->nps->now, $first->nps->before ], 0.005 );
		self::assertEqualsWithDelta( [ 4.667, 2 ], [ $first->average->now, $first->average->before ], 0.001 );
		self::assertSame( 5, $first->most );
		self::assertNull( $second->rate->now, 'never shown by a script' );
		self::assertNull( $second->average->now, 'nobody gave stars' );
		foreach ( [ $nps->id => $first, $other->id => $second ] as $id => $week ) {
			// JSON has no 2.0.
			self::assertSame( wp_json_encode( $this->onScreen( $id ) ), wp_json_encode( $this->numbers( $week ) ) );
		}
		$overview = $this->body( $this->get( '/userfeedback/v1/results-summary', [ 'start_date' => self::FROM, 'end_date' => self::TO ] ) );
		self::assertSame( $overview['total_responses'], $summary->responses->now );
	}

	#[TestDox( '[NOT-06~] the three newest written answers are quoted, cut where they are long, and no email address' )]
	public function testTheNewestWrittenAnswersAreQuoted(): void {
		$email  = $this->text( 'q3', [ 'type' => 'email' ] );
		$survey = $this->survey( 'Texts', [ $this->text( 'q1' ), $this->text( 'q2', [ 'type' => 'long-text' ] ), $email ] );
		$this->answerAll( $survey, '2026-03-08', [ [ 'q1' => 'Too old' ] ] );
		$this->answerAll( $survey, '2026-03-16', [ [ 'q1' => 'Too new' ] ] );
		$this->answerAll( $survey, '2026-03-09', [ [ 'q1' => 'Fourth' ], [ 'q2' => 'Third' ] ] );
		$this->answerAll( $survey, '2026-03-10', [ [ 'q2' => str_repeat( 'word ', 70 ) . 'end' ] ] );
		$this->answerAll( $survey, '2026-03-11', [ [ 'q1' => '<b>First</b>', 'q3' => 'visitor@example.org' ] ] );
		$quotes = $this->summary()->surveys[0]->quotes;
		self::assertSame( [ '<b>First</b>', rtrim( str_repeat( 'word ', 48 ) ) . '…', 'Third' ], array_column( $quotes, 'text' ) );
		self::assertSame( [ 'Question q1?', 'Question q2?', 'Question q2?' ], array_column( $quotes, 'question' ) );
	}

	#[TestDox( '[PLS-09~] a quoted answer has the language in which the survey was shown, and a direction of its own' )]
	public function testQuotesHaveTheirLanguage(): void {
		$survey = $this->survey( 'Texts', [ $this->text( 'q1' ) ] );
		$this->answerAll( $survey, '2026-03-10', [ [ 'q1' => 'Good' ], [ 'q1' => 'جيد' ] ] );
		$connection = $this->plugin->get( Connection::class );
		$table      = $connection->table( 'responses' );
		$connection->execute( "UPDATE %i SET language = 'ar_EG' WHERE id = ( SELECT m FROM ( SELECT MAX( id ) AS m FROM %i ) x )", $table, $table );
		$summary = $this->summary();
		self::assertSame( [ 'ar_EG', '' ], array_column( $summary->surveys[0]->quotes, 'locale' ) );
		$mail = $this->plugin->get( WeeklyMail::class )->compose( $summary, 'one@example.org' );
		$html = ( new MailPage( MailSite::current() ) )->html( $mail );
		self::assertMatchesRegularExpression( '/<p dir="auto" class="ufb-muted"[^>]*>Question q1\?<\/p>/', $html );
		self::assertMatchesRegularExpression( '/<p dir="auto" lang="ar-EG"[^>]*>جيد<\/p><p dir="auto" class[^>]*>Good<\/p>/u', $html );
	}

	#[TestDox( '[NOT-06~] a survey that was published all week needs attention when no visitor saw it' )]
	public function testAnUnseenSurveyNeedsAttention(): void {
		$unseen = $this->survey( 'Unseen' );
		$this->survey( 'A draft', null, [ 'status' => 'draft' ] );
		$seen = $this->survey( 'Seen' );
		$this->survey( 'Trashed' );
		$this->plugin->get( SurveyLifecycle::class )->trash( [ $this->survey( 'Gone' )->id ], 1 );
		$answered = $this->survey( 'Answered without a script' );
		$ended    = $this->survey( 'Over' );
		$this->setDay( $ended, 'last_day', '2026-03-14' );
		$this->setDay( $this->survey( 'Scheduled' ), 'publish_at', '2026-03-10 00:00:00' );
		$this->clock->set( '2026-03-12T12:00:00Z' );
		$this->survey( 'New' );
		$changed = $this->survey( 'Changed' );
		$this->plugin->get( SurveyService::class )->update( $changed->id, [ 'title' => 'Changed now' ], 1 );
		$this->show( $seen, self::TO, 1 );
		$this->show( $unseen, '2026-03-08', 1 );
		$this->answerAll( $answered, self::FROM, [ [ 'q1' => 'Yes' ] ] );
		$summary = $this->summary();
		self::assertSame( [ 'Unseen', 'Trashed' ], array_column( $summary->unseen, 'title' ) );
		self::assertSame( [ 'Answered without a script', 'Seen' ], array_column( $summary->surveys, 'title' ) );
		self::assertFalse( $summary->isEmpty() );
	}

	public function testThereIsNothingWhereNothingHappenedAndNothingWasToHappen(): void {
		$survey = $this->survey( 'In the trash' );
		$this->survey( 'A draft', null, [ 'status' => 'draft' ] );
		$this->show( $survey, self::FROM, 5 );
		$this->answerAll( $survey, self::FROM, [ [ 'q1' => 'Yes' ] ] );
		$this->plugin->get( SurveyLifecycle::class )->trash( [ $survey->id ], 1 );
		self::assertTrue( $this->summary()->isEmpty() );
	}

	#[TestDox( '[NOT-06~] of thousands of surveys it lists those with most responses, and reads what the others need together' )]
	public function testOfManySurveysItListsTheBusiest(): void {
		$template = $this->survey( 'Busy' );
		$this->copies( $template, 5000 );
		$ids = array_slice( $this->plugin->get( SurveyService::class )->idsOutsideTheTrash(), 0, 25 );
		foreach ( $ids as $index => $id ) {
			$this->add( $id, self::FROM, OptionId::RESPONSES, $index + 1 );
		}
		$log     = QueryLog::start();
		$summary = $this->summary();
		$queries = count( $log->containing( 'SELECT' ) );
		self::assertSame( array_slice( array_reverse( $ids ), 0, 20 ), array_column( $summary->surveys, 'id' ) );
		self::assertSame( 5, $summary->more );
		self::assertSame( 325, $summary->responses->now );
		self::assertSame( [ 10, 4965 ], [ count( $summary->unseen ), $summary->moreUnseen ] );
		// Some for each of the twenty, and 3 for each 500 of all.
		self::assertLessThan( 260, $queries );
	}

	private function summary(): WeeklySummary {
		$this->clock->set( '2026-03-16T04:00:00Z' );
		return $this->plugin->get( WeeklySummaryService::class )->summary( WeeklyPeriod::from( self::FROM ) );
	}

	/**
	 * @return array<string, mixed> What the results screen of a survey shows for the same week.
	 */
	private function onScreen( int $id ): array {
		$results   = $this->body( $this->get( "/userfeedback/v1/surveys/$id/results", [ 'from' => self::FROM, 'to' => self::TO ] ) );
		$questions = array_column( $results['question_stats'], null, 'type' );
		return [
			'responses'   => [ $results['range_responses_count'], $results['before']['responses'] ],
			'impressions' => [ $results['statistics']['impressions'], $results['before']['impressions'] ],
			'rate'        => [ $results['statistics']['response_rate'], $results['before']['response_rate'] ],
			'nps'         => [ $questions['nps']['nps']['nps'] ?? null, $questions['nps']['before']['nps'] ],
			'average'     => [ $questions['star-rating']['average'], $questions['star-rating']['before']['average'] ],
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function numbers( SurveyWeek $week ): array {
		$both = static fn ( Change $change ) => [ $change->now, $change->before ];
		return array_map(
			$both,
			[
				'responses'   => $week->responses,
				'impressions' => $week->impressions,
				'rate'        => $week->rate,
				'nps'         => $week->nps,
				'average'     => $week->average,
			]
		);
	}

	/**
	 * @param list<array<string, mixed>>|null $questions
	 * @param array<string, mixed>            $changes
	 */
	private function survey( string $title, ?array $questions = null, array $changes = [] ): Survey {
		$asked = $questions === null ? [] : [ 'questions' => $questions ];
		$input = $this->surveyInput( $changes + $asked + [ 'title' => $title, 'status' => 'publish' ] );
		return $this->plugin->get( SurveyService::class )->create( $input, 1 )->survey;
	}

	/**
	 * @param list<array<string, mixed>> $responses Answers by question.
	 */
	private function answerAll( Survey $survey, string $day, array $responses ): void {
		$this->clock->set( "{$day}T12:00:00Z" );
		foreach ( $responses as $values ) {
			$answers = [];
			foreach ( $values as $id => $value ) {
				$answers[] = [ 'question_id' => $id, 'value' => $value ];
			}
			$this->importResponse( $survey, $answers, $this->plugin );
			$this->clock->move( '+1 second' );
		}
	}

	private function show( Survey $survey, string $day, int $times ): void {
		$this->add( $survey->id, $day, OptionId::IMPRESSIONS, $times );
	}

	private function add( int $surveyId, string $day, string $item, int $times ): void {
		$this->plugin->get( CountWriter::class )->add( $surveyId, $day, [ new CountDelta( '', $item, $times ) ] );
	}

	private function setDay( Survey $survey, string $column, string $day ): void {
		$connection = $this->plugin->get( Connection::class );
		$connection->execute( 'UPDATE %i SET %i = %s WHERE id = %d', $connection->table( 'surveys' ), $column, $day, $survey->id );
	}

	/**
	 * Stores a survey so many times more.
	 */
	private function copies( Survey $survey, int $count ): void {
		$connection = $this->plugin->get( Connection::class );
		$columns    = 'title, type, status, template, questions, settings, notifications, revision, created_at, updated_at';
		for ( $stored = 1; $stored < $count; $stored *= 2 ) {
			$connection->execute(
				"INSERT INTO %i ( $columns ) SELECT $columns FROM %i ORDER BY id LIMIT %d",
				$connection->table( 'surveys' ),
				$connection->table( 'surveys' ),
				min( $stored, $count - $stored )
			);
		}
		self::assertNotSame( 0, $survey->id );
	}
}
