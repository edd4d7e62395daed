<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\FrozenSite;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * The public routes that count how far visitors come.
 */
final class ProgressRestTest extends TestCase {

	use SurveyFixtures;

	public function testCountsImpressionsWithoutABody(): void {
		$survey = $this->publishedSurvey();
		self::assertSame( 204, $this->impression( $survey )->get_status() );
		$this->impression( $survey );
		self::assertSame( 2, Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['impressions'] );
	}

	public function testCountsWhoStartedAndWhichQuestionWasReached(): void {
		$survey = $this->publishedSurvey();
		self::assertSame( 204, $this->progress( $survey, [ 'event' => 'started', 'question_id' => null ] )->get_status() );
		self::assertSame( 204, $this->progress( $survey, [ 'event' => 'reached', 'question_id' => 'q2' ] )->get_status() );
		self::assertSame( 204, $this->progress( $survey, [ 'event' => 'reached', 'question_id' => 'q9' ] )->get_status(), 'unknown: not counted' );
		$connection = Plugin::instance()->get( Connection::class );
		$started    = $connection->rows( 'SELECT item, n FROM %i WHERE period = 0', $connection->table( 'survey_counts' ) );
		self::assertSame( [ [ '!starts', '1' ] ], array_map( array_values( ... ), $started ) );
		$reached = $connection->rows( 'SELECT question_id, option_id, n FROM %i WHERE period > 1000000', $connection->table( 'question_counts' ) );
		self::assertSame( [ [ 'q2', '!reached', '1' ] ], array_map( array_values( ... ), $reached ) );
	}

	#[TestDox( 'a visitor who comes further after a report counts once, at the furthest question; forged reports take nothing else away' )]
	public function testCountsTheFurthestQuestionOnce(): void {
		$survey  = $this->publishedSurvey();
		$reached = fn ( string $id, ?string $before ) => self::assertSame(
			204,
			$this->progress( $survey, [ 'event' => 'reached', 'question_id' => $id, 'before' => $before ] )->get_status()
		);
		[ $first, $second ] = array_column( $survey->questions, 'id' );
		$reached( $first, null );
		$reached( $second, $first );
		// Backwards, to itself, or from a question that the survey does not have.
		$reached( $second, null );
		$reached( $first, $second );
		$reached( $second, $second );
		$reached( $second, 'q9' );
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows(
			'SELECT question_id, SUM( n ) AS n FROM %i WHERE period > 1000000 GROUP BY 1 ORDER BY 1',
			$connection->table( 'question_counts' )
		);
		self::assertEquals( [ $first => 1, $second => 4 ], array_column( $rows, 'n', 'question_id' ) );
	}

	#[DataProvider( 'midnights' )]
	public function testCountsBelongToTheSitesDay( string $now, string $zone, string $day ): void {
		$survey     = $this->publishedSurvey();
		$connection = Plugin::instance()->get( Connection::class );
		FrozenSite::at( $now, $zone );
		self::assertSame( 204, $this->impression( $survey )->get_status() );
		self::assertSame( 204, $this->progress( $survey, [ 'event' => 'started', 'question_id' => null ] )->get_status() );
		$days = $connection->rows( 'SELECT DISTINCT period FROM %i WHERE period > 1000000', $connection->table( 'survey_counts' ) );
		self::assertSame( [ str_replace( '-', '', $day ) ], array_column( $days, 'period' ) );
	}

	/**
	 * @return iterable<string, array{string, string, string}>
	 */
	public static function midnights(): iterable {
		yield 'ahead of UTC, tomorrow' => [ '2030-03-13 12:30:00', 'Pacific/Auckland', '2030-03-14' ];
		yield 'ahead of UTC, the last second of the day' => [ '2030-03-13 10:59:59', 'Pacific/Auckland', '2030-03-13' ];
		yield 'behind UTC, yesterday' => [ '2030-03-13 02:30:00', 'America/Los_Angeles', '2030-03-12' ];
	}

	public function testNothingIsCountedInTheTrash(): void {
		$survey = $this->publishedSurvey();
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $survey->id ], 1 );
		$this->assertRefused( $this->impression( $survey ), 410, 'userfeedback_survey_closed' );
		self::assertSame( [ 0, 0 ], [ $this->rows( 'survey_counts' ), $this->rows( 'question_counts' ) ] );
	}

	public function testNothingIsCountedForOthers(): void {
		$survey = $this->publishedSurvey();
		$draft  = $this->storedSurvey();
		$this->assertRefused( $this->impression( $survey, 'submission' ), 403, 'userfeedback_token_invalid' );
		$this->assertRefused( $this->impression( $draft ), 410, 'userfeedback_survey_closed' );
		$this->assertRefused( $this->post( '/userfeedback/v1/surveys/4711/impression' ), 400, 'rest_missing_callback_param' );
		$this->assertRefused( $this->progress( $survey, [ 'event' => 'finished' ] ), 400, 'rest_invalid_param' );
		$forged = [
			'event' => 'started',
			'nonce' => '1.00000000000000000000',
		];
		$this->assertRefused( $this->progress( $survey, $forged ), 403, 'userfeedback_token_invalid' );
		self::assertSame( [ 0, 0 ], [ $this->rows( 'survey_counts' ), $this->rows( 'question_counts' ) ] );
	}

	private function impression( Survey $survey, string $action = 'impression' ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', "/userfeedback/v1/surveys/$survey->id/impression" );
		$nonce   = Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, $action );
		$request->set_query_params( [ 'nonce' => $nonce ] );
		return $this->dispatch( $request );
	}

	/**
	 * @param array<string, mixed> $body
	 */
	private function progress( Survey $survey, array $body ): WP_REST_Response {
		$nonce = Plugin::instance()->get( VisitorToken::class )->create( $survey->id, $survey->revision, 'progress' );
		return $this->post( "/userfeedback/v1/surveys/$survey->id/progress", $body + [ 'nonce' => $nonce ] );
	}
}
