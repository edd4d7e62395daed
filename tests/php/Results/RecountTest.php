<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Migrations\AddResponseFacts;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\DailyCountsRepository;
use UserFeedback\Responses\Counts\QuestionCountsRepository;
use UserFeedback\Responses\ProgressService;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Results\ResultsService;
use UserFeedback\Support\NotFound;
use UserFeedback\Support\Sender;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\TestCase;

/**
 * A recount corrects the statistics of a survey.
 */
final class RecountTest extends TestCase {

	use AddOnQuestions;

	/** Sites that had comments before they were counted. */
	public function testTheMigrationCountsStoredComments(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->stars( 'q1', [ 'comment_box' => true ] ) ] ] );
		foreach ( [ 4, 5, 4 ] as $stars ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => $stars, 'extra' => [ 'comments' => 'Good' ] ] ] );
		}
		$responses = Plugin::instance()->get( StoredResponseService::class );
		$responses->trash( $survey->id, [ $responses->list( new ResponseQuery( $survey->id ) )['items'][0]->id ] );
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( "DELETE FROM %i WHERE option_id = '!comments'", $connection->table( 'question_counts' ) );
		$steps = array_slice( ( new AddResponseFacts() )->steps( $connection ), -1 );
		// A killed migration is run again.
		foreach ( [ ...$steps, ...$steps ] as $step ) {
			$step();
		}
		Plugin::instance()->get( DailyCountsRepository::class )->markFilled();
		self::assertSame( 2, RawCount::stored( $survey->id, null )['q1']['!comments'] );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $survey->id ) );
	}

	public function testARecountMendsStatisticsAndKeepsImpressions(): void {
		$survey = $this->publishedSurvey();
		$plugin = Plugin::instance();
		$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ], $plugin );
		$token = $plugin->get( VisitorToken::class )->create( $survey->id, $survey->revision, 'impression' );
		$plugin->get( ProgressService::class )->countImpression( $survey->id, $token, new Sender() );
		$connection = $plugin->get( Connection::class );
		$connection->execute( "UPDATE %i SET n = n + 7 WHERE question_id = 'q1'", $connection->table( 'question_counts' ) );

		self::assertTrue( $plugin->get( Recount::class )->run( $survey->id ) );
		self::assertSame( RawCount::of( $survey->id, null ), RawCount::stored( $survey->id, null ) );
		$connection->execute( "UPDATE %i SET total = total + 1 WHERE question_id = 'q1'", $connection->table( 'question_counts' ) );
		self::assertTrue( $plugin->get( Recount::class )->run( $survey->id ) );
		self::assertSame( [], RawCount::storedSums( $survey->id, null ) );
		self::assertSame( 1, $plugin->get( ResultsService::class )->ofSurvey( $survey->id, null )['impressions'] );
	}

	public function testARecountAddsUpWhatIsSpreadOverSeveralRows(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->stars( 'q1' ) ] ] );
		array_map( fn ( int $stars ) => $this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => $stars ] ] ), [ 5, 4 ] );
		$connection = Plugin::instance()->get( Connection::class );
		$table      = $connection->table( 'question_counts' );
		$connection->execute(
			'INSERT INTO %i (survey_id, period, question_id, option_id, shard, n, total, squares)
			SELECT survey_id, period, question_id, option_id, 63, 0, 3, 2 FROM %i WHERE squares > 0',
			$table,
			$table
		);
		$connection->execute( 'UPDATE %i SET total = total - 3, squares = squares - 2 WHERE squares > 2', $table );
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $survey->id ) );
	}

	#[TestDox( 'a recount makes months the sums of their days, and all time the sum of the months, also for what has no rows to count' )]
	public function testCorrectsMonthsAndAllTime(): void {
		$survey = $this->publishedSurvey();
		$plugin = Plugin::instance();
		$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ], $plugin );
		$token  = static fn ( string $action ) => $plugin->get( VisitorToken::class )->create( $survey->id, $survey->revision, $action );
		$visits = $plugin->get( ProgressService::class );
		$visits->countImpression( $survey->id, $token( 'impression' ), new Sender() );
		$visits->countReached( $survey->id, 'q2', '', $token( 'progress' ), new Sender() );
		$connection = $plugin->get( Connection::class );
		$wrong      = [
			[ 'survey_counts', 'n = n + 5', 'period = 0' ],
			[ 'survey_counts', 'n = n - 1', 'period BETWEEN 1 AND 999999' ],
			[ 'question_counts', 'n = n + 2', 'period BETWEEN 1 AND 999999' ],
			[ 'question_counts', 'total = total + 1', 'period BETWEEN 1 AND 999999' ],
		];
		foreach ( $wrong as [ $table, $change, $where ] ) {
			$connection->execute( "UPDATE %i SET $change WHERE $where AND survey_id = %d", $connection->table( $table ), $survey->id );
			self::assertTrue( $plugin->get( Recount::class )->run( $survey->id ), "$table: $change" );
			self::assertFalse( $plugin->get( Recount::class )->run( $survey->id ), "$table: $change" );
			self::assertSame( RawCount::of( $survey->id, null ), RawCount::stored( $survey->id, null ) );
			$counts = $plugin->get( QuestionCountsRepository::class )->ofSurvey( $survey->id, null );
			self::assertSame( [ 1, 1 ], [ $counts->count( '', '!impressions' ), $counts->count( 'q2', '!reached' ) ] );
		}
	}

	public function testThereIsNothingToRecountWithoutASurvey(): void {
		$this->expectException( NotFound::class );
		Plugin::instance()->get( Recount::class )->run( 999999 );
	}
}
