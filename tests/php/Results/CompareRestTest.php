<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Client;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseOrigin;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * Two groups of visitors side by side.
 */
final class CompareRestTest extends TestCase {

	use AddOnQuestions;

	private MovingClock $clock;

	private Plugin $plugin;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2026-03-01T12:00:00Z' );
		$this->plugin = $this->clock->takeOver();
		$this->asAdmin();
		$boxes        = $this->radio( 'q2', [ 'Tea', 'Milk' ], [ 'type' => 'checkbox' ] );
		$questions    = [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $boxes, $this->nps( 'q3' ), $this->text( 'q4' ) ];
		$input        = $this->surveyInput( [ 'status' => 'publish', 'questions' => $questions ] );
		$this->survey = $this->plugin->get( SurveyService::class )->create( $input, 1 )->survey;
	}

	#[TestDox( '[PLS-23~] two groups by device have their own counts, shares, scores and averages of every question' )]
	public function testTwoGroupsHaveTheirOwnStatistics(): void {
		$this->answer( 'desktop', [ 'q1' => 'Yes', 'q2' => [ 'Tea', 'Milk' ], 'q3' => 10, 'q4' => 'Good' ], 2 );
		$this->answer( 'desktop', [ 'q1' => 'No', 'q2' => null, 'q3' => 1 ] );
		$this->answer( 'mobile', [ 'q1' => 'No', 'q2' => [ 'Milk' ], 'q3' => 8 ], 3 );
		// In no group: another device, a test, the trash, another day.
		$this->answer( 'tablet', [ 'q1' => 'Yes' ], 5 );
		$this->answer( 'mobile', [ 'q1' => 'Yes' ], 1, isTest: true );
		$this->answer( 'mobile', [ 'q1' => 'Yes' ], 1, ResponseStatus::Trash );
		$this->clock->set( '2026-03-02T12:00:00Z' );
		$this->answer( 'mobile', [ 'q1' => 'Yes' ] );
		$found = $this->compare( [ 'by' => 'device', 'a' => 'desktop', 'b' => 'mobile', 'from' => '2026-03-01', 'to' => '2026-03-01' ] );
		self::assertSame( [ [ 'value' => 'desktop', 'responses' => 3 ], [ 'value' => 'mobile', 'responses' => 3 ] ], $found['groups'] );
		self::assertSame( [ 50_000, false ], [ $found['newest'], $found['is_capped'] ] );
		[ $radio, $boxes, $nps ] = $found['questions'];
		self::assertCount( 3, $found['questions'], 'texts have no counts' );
		self::assertSame( [ 'Yes' => [ 2, 0 ], 'No' => [ 1, 3 ] ], self::counts( $radio ) );
		self::assertSame( [ 'Tea' => [ 2, 0 ], 'Milk' => [ 2, 3 ] ], self::counts( $boxes ) );
		self::assertSame( [ 2, 3 ], array_column( $boxes['groups'], 'total_answers' ), 'a skipped one is no answer' );
		self::assertEqualsWithDelta( 2 / 3, $radio['options'][0]['groups'][0]['share'], 1e-9 );
		self::assertEqualsWithDelta( [ 7, 8 ], array_column( $nps['groups'], 'average' ), 1e-9 );
		self::assertEqualsWithDelta( [ 100 / 3, 0 ], array_map( static fn ( array $group ) => $group['nps']['nps'], $nps['groups'] ), 1e-9 );
		self::assertSame( [ true, true ], array_column( $radio['groups'], 'is_few' ) );
	}

	#[TestDox( '[PLS-23~] groups can be those who gave two answers, came from two countries, or answered on two pages' )]
	public function testGroupsByAnswerCountryAndPage(): void {
		$this->answer( 'desktop', [ 'q1' => 'Yes', 'q2' => [ 'Tea' ] ], 2 );
		$this->answer( 'mobile', [ 'q1' => 'No', 'q2' => [ 'Milk' ] ], 3 );
		$connection = $this->plugin->get( Connection::class );
		$table      = $connection->table( 'responses' );
		$connection->execute( "UPDATE %i SET country = 'DE', page_id = 7 WHERE device = 'desktop'", $table );
		$connection->execute( "UPDATE %i SET country = 'FR', page_id = 8 WHERE device = 'mobile'", $table );
		$groups = [
			[ 'by' => 'answer', 'question_id' => 'q1', 'a' => 'Yes', 'b' => 'No' ],
			[ 'by' => 'country', 'a' => 'DE', 'b' => 'FR' ],
			[ 'by' => 'page', 'a' => '7', 'b' => '8' ],
		];
		foreach ( $groups as $group ) {
			$found = $this->compare( $group );
			self::assertSame( [ 2, 3 ], array_column( $found['groups'], 'responses' ), $group['by'] );
			self::assertSame( [ 'Tea' => [ 2, 0 ], 'Milk' => [ 0, 3 ] ], self::counts( $found['questions'][1] ), $group['by'] );
		}
	}

	#[TestDox( '[PLS-23~] differences are marked beyond what chance would explain, with 30 answers in each group' )]
	public function testDifferencesBeyondChanceAreMarked(): void {
		$this->answer( 'desktop', [ 'q1' => 'Yes', 'q3' => 10, 'q2' => [ 'Tea' ] ], 23 );
		$this->answer( 'desktop', [ 'q1' => 'No', 'q3' => 1, 'q2' => [ 'Tea', 'Milk' ] ], 7 );
		$this->answer( 'mobile', [ 'q1' => 'Yes', 'q3' => 10, 'q2' => [ 'Tea' ] ], 7 );
		$this->answer( 'mobile', [ 'q1' => 'No', 'q3' => 1, 'q2' => [ 'Milk', 'Tea' ] ], 23 );
		$group = [ 'by' => 'device', 'a' => 'desktop', 'b' => 'mobile' ];
		[ $radio, $boxes, $nps ] = $this->compare( $group )['questions'];
		self::assertSame( [ true, true ], array_column( $radio['options'], 'is_significant' ) );
		self::assertSame( [ false, true ], array_column( $boxes['options'], 'is_significant' ), 'all of both chose tea' );
		self::assertTrue( $nps['is_significant'] );
		self::assertFalse( $radio['is_significant'], 'it has neither score nor average' );
		$connection = $this->plugin->get( Connection::class );
		$table      = $connection->table( 'answers' );
		$first      = (int) $connection->value( 'SELECT MIN( response_id ) FROM %i WHERE survey_id = %d', $table, $this->survey->id );
		$connection->execute( 'DELETE FROM %i WHERE response_id = %d', $table, $first );
		self::assertSame( [ false, false ], array_column( $this->compare( $group )['questions'][0]['options'], 'is_significant' ), '29 answers' );
	}

	#[TestDox( '[PLS-23~] the more rows are compared, the larger a difference must be: one of 5 % among 16 rows is not marked' )]
	public function testDifferenceOfOneRowAmongManyIsNotMarked(): void {
		// 20 of 30 beside 10 of 30: alone it has a probability of 2 %.
		$this->answer( 'desktop', [ 'q1' => 'Yes', 'q2' => [ 'Tea' ], 'q3' => 8 ], 20 );
		$this->answer( 'desktop', [ 'q1' => 'No', 'q2' => [ 'Tea' ], 'q3' => 8 ], 10 );
		$this->answer( 'mobile', [ 'q1' => 'Yes', 'q2' => [ 'Tea' ], 'q3' => 8 ], 10 );
		$this->answer( 'mobile', [ 'q1' => 'No', 'q2' => [ 'Tea' ], 'q3' => 8 ], 20 );
		$questions = $this->compare( [ 'by' => 'device', 'a' => 'desktop', 'b' => 'mobile' ] )['questions'];
		self::assertSame( [ false, false ], array_column( $questions[0]['options'], 'is_significant' ) );
		self::assertArrayNotHasKey( 'chance', $questions[0] );
		self::assertArrayNotHasKey( 'chance', $questions[0]['options'][0] );
	}

	/**
	 * @param array<string, mixed> $query
	 */
	#[DataProvider( 'badGroups' )]
	public function testGroupsThatAreNoneAreRefused( array $query, string $code, string $field ): void {
		$this->answer( 'desktop', [ 'q1' => 'Yes' ] );
		$answer = $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/compare", $query );
		$this->assertRefused( $answer, 400, $code );
		self::assertStringContainsString( $field, (string) wp_json_encode( $this->body( $answer ) ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string, string}>
	 */
	public static function badGroups(): iterable {
		$two = static fn ( string $by, string $a, string $b ) => [ 'by' => $by, 'a' => $a, 'b' => $b ];
		yield 'nothing' => [ [], 'userfeedback_filter_invalid', 'a' ];
		yield 'by something else' => [ $two( 'browser', 'firefox', 'chrome' ), 'rest_invalid_param', 'by' ];
		yield 'the same group twice' => [ $two( 'device', 'mobile', 'mobile' ), 'userfeedback_filter_invalid', 'b' ];
		yield 'an unknown device' => [ $two( 'device', 'mobile', 'watch' ), 'userfeedback_filter_invalid', 'device' ];
		yield 'no page' => [ $two( 'page', '1', '0' ), 'userfeedback_filter_invalid', 'page' ];
		yield 'no country' => [ $two( 'country', 'DE', 'de' ), 'userfeedback_filter_invalid', 'country' ];
		yield 'a blank group' => [ $two( 'device', 'mobile', ' ' ), 'userfeedback_filter_invalid', 'b' ];
		yield 'an unknown question' => [ [ 'question_id' => 'q9' ] + $two( 'answer', 'Yes', 'No' ), 'userfeedback_filter_invalid', 'question' ];
		$answer = [ 'question_id' => 'q1' ] + $two( 'answer', 'Yes', 'Perhaps' );
		yield 'an option that was never asked' => [ $answer, 'userfeedback_filter_invalid', 'option' ];
		$future = [ 'from' => '2026-03-01', 'to' => '2026-03-02' ] + $two( 'device', 'mobile', 'desktop' );
		yield 'a range in the future' => [ $future, 'userfeedback_range_invalid', 'to' ];
	}

	public function testTheSurveyOfThePathIsCompared(): void {
		$query = [ 'by' => 'device', 'a' => 'mobile', 'b' => 'desktop' ];
		$this->assertRefused( $this->get( '/userfeedback/v1/surveys/4711/compare', $query ), 404, 'userfeedback_survey_not_found' );
		$this->assertRefused(
			$this->get( '/userfeedback/v1/surveys/4711/compare', $query + [ 'id' => $this->survey->id ] ),
			404,
			'userfeedback_survey_not_found'
		);
	}

	public function testLiteHasNoGroups(): void {
		OtherPlan::lite()->takeOver();
		$query = [ 'by' => 'device', 'a' => 'mobile', 'b' => 'desktop' ];
		$this->assertRefused( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/compare", $query ), 403, 'userfeedback_feature_locked' );
	}

	/**
	 * @param array<string, mixed> $values By question.
	 */
	private function answer(
		string $device,
		array $values,
		int $times = 1,
		ResponseStatus $status = ResponseStatus::Publish,
		bool $isTest = false
	): void {
		$answers = array_map( static fn ( string $id, mixed $value ) => [ 'question_id' => $id, 'value' => $value ], array_keys( $values ), $values );
		$read    = $this->plugin->get( AnswersReader::class )->read( $this->survey->questions, $answers );
		for ( $time = 0; $time < $times; $time++ ) {
			$client   = Client::fromCodes( '', '', $device );
			$response = new NewResponse( $read, $this->clock->now(), $this->survey->revision, status: $status, client: $client, isTest: $isTest );
			$this->plugin->get( ResponseWriter::class )->write( $this->survey, $response, ResponseOrigin::Import );
		}
	}

	/**
	 * @param array<string, mixed> $query
	 * @return array<string, mixed>
	 */
	private function compare( array $query ): array {
		return $this->body( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/compare", $query ) );
	}

	/**
	 * @param array<string, mixed> $question
	 * @return array<string, list<int>> By label.
	 */
	private static function counts( array $question ): array {
		/** @var list<array{label: string, groups: list<array{count: int}>}> $options */
		$options = $question['options'];
		return array_map( static fn ( array $groups ) => array_column( $groups, 'count' ), array_column( $options, 'groups', 'label' ) );
	}
}
