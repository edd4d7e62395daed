<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use DateTimeImmutable;
use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\CronEvents;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Plugin;
use UserFeedback\Responses\ResponseDeletion;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\ResponseRetention;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\FrozenClock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PublishedSurveys;

/**
 * What is done once a day.
 */
final class ResponseRetentionTest extends TestCase {

	use SurveyFixtures;

	public function testSpamGoesAfterThirtyDaysAndNothingElseDoes(): void {
		$survey = $this->publishedSurvey();
		foreach ( range( 1, 3 ) as $number ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q2', 'value' => "Text $number" ] ] );
		}
		$responses = Plugin::instance()->get( StoredResponseService::class );
		$ids       = array_column( $responses->list( new ResponseQuery( $survey->id ) )['items'], 'id' );
		$responses->markAsSpam( $survey->id, [ $ids[0] ] );
		$responses->trash( $survey->id, [ $ids[1] ] );

		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( "UPDATE %i SET submitted_at = '2030-03-01 12:00:00'", $connection->table( 'responses' ) );
		$this->runDaily( '2030-03-31 12:00:00' );
		self::assertSame( [ 3, 3, 3 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ), $this->rows( 'answer_texts' ) ] );
		$this->runDaily( '2030-03-31 12:00:01' );
		self::assertSame( [ 2, 2, 2 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ), $this->rows( 'answer_texts' ) ] );
	}

	#[TestDox( '[PLS-24~] partial answers are deleted after 30 days, or as many as a filter says, and nothing else with them' )]
	public function testPartialAnswersGoAfterThirtyDays(): void {
		$survey = $this->publishedSurvey( SurveyFields::change( 'settings.behavior.keep_partial', true ) );
		$path   = "/userfeedback/v1/surveys/$survey->id/responses";
		foreach ( [ true, false, true ] as $isPartial ) {
			$this->post( $path, $this->submission( $survey, [ 'q2' => 'Text' ], [ 'partial' => $isPartial ] ) );
		}
		$connection = Plugin::instance()->get( Connection::class );
		$table      = $connection->table( 'responses' );
		// In the trash, partial answers wait for the owner as others do.
		$connection->execute( "UPDATE %i SET status = 'trash', trashed_from = 'partial' ORDER BY id DESC LIMIT 1", $table );
		$connection->execute( "UPDATE %i SET submitted_at = '2030-03-01 12:00:00'", $table );
		$this->runDaily( '2030-03-31 12:00:00' );
		self::assertSame( [ 3, 3, 3 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ), $this->rows( 'answer_texts' ) ] );
		add_filter( 'userfeedback_partial_days', static fn () => 31 );
		$this->runDaily( '2030-03-31 12:00:01' );
		self::assertSame( 3, $this->rows( 'responses' ) );
		remove_all_filters( 'userfeedback_partial_days' );
		$this->runDaily( '2030-03-31 12:00:01' );
		self::assertSame( [ 2, 2, 2 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ), $this->rows( 'answer_texts' ) ] );
		self::assertSame( 0, (int) $connection->value( "SELECT COUNT(*) FROM %i WHERE status = 'partial'", $table ) );
	}

	#[TestDox( '[PLS-24~] partial answers that are not kept for a day at least would never be seen' )]
	public function testPartialAnswersAreKeptForADayAtLeast(): void {
		add_filter( 'userfeedback_partial_days', static fn () => 0 );
		self::assertSame( 1, ResponseRetention::partialDays() );
	}

	public function testTheCountersOfRateLimitsGoAfterADay(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$windows    = [ '2030-03-30 12:00:00', '2030-03-30 12:10:00', '2030-03-31 12:00:00' ];
		$rows       = array_map( static fn ( string $start ) => [ md5( $start ), (int) strtotime( "$start UTC" ), 1 ], $windows );
		$connection->insertRows( 'INSERT', 'rate_limits', [ 'bucket' => 'x%s', 'window_start' => '%d', 'n' => '%d' ], $rows );
		$this->runDaily( '2030-03-31 12:00:00' );
		self::assertSame( 3, $this->rows( 'rate_limits' ) );
		$this->runDaily( '2030-03-31 12:00:01' );
		self::assertSame( 2, $this->rows( 'rate_limits' ) );
	}

	public function testSpamThatWasRestoredMeanwhileStays(): void {
		$survey = $this->publishedSurvey();
		foreach ( range( 1, 3 ) as $number ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q2', 'value' => "Text $number" ] ] );
		}
		$responses = Plugin::instance()->get( StoredResponseService::class );
		$ids       = array_column( $responses->list( new ResponseQuery( $survey->id ) )['items'], 'id' );
		$responses->markAsSpam( $survey->id, [ $ids[0] ] );
		$responses->trash( $survey->id, [ $ids[1] ] );
		$deletion = Plugin::instance()->get( ResponseDeletion::class );
		self::assertCount( 1, $deletion->delete( $survey->id, [ ...$ids, 987654321 ], ResponseStatus::Spam ) );
		self::assertSame( [], $deletion->delete( $survey->id, [ $ids[0], ...$ids ], ResponseStatus::Spam ) );
		self::assertSame( 2, $this->rows( 'responses' ) );
	}

	public function testThirtyDaysEndAtTheMinuteWhateverTheLocalDayWas(): void {
		$survey = $this->publishedSurvey();
		// The next day in Auckland already.
		$clock = new MovingClock( '2026-03-01T23:30:00Z', new DateTimeZone( 'Pacific/Auckland' ) );
		$then  = new Plugin( [ Clock::class => $clock ] );
		$this->importResponse( $survey, [ [ 'question_id' => 'q2', 'value' => 'Text' ] ], $then );
		$ids = array_column( Plugin::instance()->get( StoredResponseService::class )->list( new ResponseQuery( $survey->id ) )['items'], 'id' );
		Plugin::instance()->get( StoredResponseService::class )->markAsSpam( $survey->id, $ids );

		$this->runDaily( '2026-03-31T23:29:00Z' );
		self::assertSame( 1, $this->rows( 'responses' ) );
		$this->runDaily( '2026-03-31T23:31:00Z' );
		self::assertSame( 0, $this->rows( 'responses' ) );
	}

	public function testAListOfPublishedSurveysThatWasLostComesBack(): void {
		$survey = $this->publishedSurvey();
		update_option( 'userfeedback_published', [] );
		self::assertSame( [], array_column( Plugin::instance()->get( PublishedSurveys::class )->now(), 'id' ) );
		$this->runDaily( 'now' );
		self::assertSame( [ $survey->id ], array_column( Plugin::instance()->get( PublishedSurveys::class )->now(), 'id' ) );
	}

	private function runDaily( string $when ): void {
		$clock = new FrozenClock( new DateTimeImmutable( $when ), new DateTimeZone( 'UTC' ) );
		$events = ( new Plugin( [ Clock::class => $clock ] ) )->get( CronEvents::class );
		$events->run( CronEvents::DAILY );
		$events->run( CronEvents::WORK );
	}
}
