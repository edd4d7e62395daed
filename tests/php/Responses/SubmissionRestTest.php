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
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * The public route that takes a visitor's answers.
 */
final class SubmissionRestTest extends TestCase {

	use SurveyFixtures;

	public function testStoresAnAnswerAndCountsIt(): void {
		$survey     = $this->publishedSurvey();
		$submission = $this->submission( $survey, [ 'q1' => 'Yes', 'q2' => "  It's <b>clear</b>  " ] );
		$response   = $this->submit( $survey, $submission );
		self::assertSame( 201, $response->get_status() );
		self::assertSame(
			[
				'success' => true,
				'data'    => [ 'id' => $submission['submission_id'] ],
			],
			$this->body( $response )
		);

		$stats = $this->statistics( $survey );
		self::assertSame( [ 1, 0 ], [ $stats[0]['total_answers'], $stats[0]['skipped'] ] );
		self::assertSame( [ 1, 0 ], array_column( $stats[0]['options'], 'count' ) );
		self::assertSame( [ "It's <b>clear</b>" ], array_column( $stats[1]['answers'], 'value' ) );
	}

	#[TestDox( 'a submission makes few statements on the tables of the plugin, two of them for the counts of day, month and all time' )]
	public function testMakesFewStatements(): void {
		$survey = $this->publishedSurvey();
		$answer = fn () => self::assertSame( 201, $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ] ) )->get_status() );
		// The first one stores the page.
		$answer();
		$log = QueryLog::start();
		$answer();
		// The drop-in does not tell the new value of a counter, or an id after INSERT IGNORE.
		$most = StoredState::isSqlite() ? 13 : 10;
		self::assertLessThanOrEqual( $most, count( $log->containing( 'ufb_' ) ), implode( "\n", $log->containing( 'ufb_' ) ) );
		self::assertCount( 2, $log->containing( '_counts` (' ) );
	}

	public function testARepeatedSubmissionIsStoredOnce(): void {
		$survey     = $this->publishedSurvey();
		$submission = $this->submission( $survey, [ 'q1' => 'No' ] );
		self::assertSame( 201, $this->submit( $survey, $submission )->get_status() );
		self::assertSame( 200, $this->submit( $survey, $submission )->get_status() );
		self::assertSame( [ 1, 1 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ) ] );
		self::assertSame( 1, $this->statistics( $survey )[0]['total_answers'] );
	}

	public function testASkippedQuestionIsCountedAsSkipped(): void {
		$survey = $this->publishedSurvey();
		$this->submit( $survey, $this->submission( $survey, [ 'q1' => null, 'q2' => 'Because' ] ) );
		$stats = $this->statistics( $survey );
		self::assertSame( [ 0, 1 ], [ $stats[0]['total_answers'], $stats[0]['skipped'] ] );
	}

	/**
	 * @param array<string, string|null> $values Answers.
	 * @param array<string, string>      $errors Field → code.
	 */
	#[TestDox( '[WID-11~] refuses answers that do not fit, and submissions without an answer: $_dataName' )]
	#[DataProvider( 'answersThatDoNotFit' )]
	public function testRefusesAnswersThatDoNotFit( array $values, array $errors ): void {
		$survey   = $this->publishedSurvey();
		$response = $this->submit( $survey, $this->submission( $survey, $values ) );
		self::assertSame( $errors, $this->assertRefused( $response, 400, 'userfeedback_response_invalid' ) );
		$this->assertNothingStored();
	}

	/**
	 * @return iterable<string, array{array<string, string|null>, array<string, string>}>
	 */
	public static function answersThatDoNotFit(): iterable {
		yield 'an option that does not exist' => [ [ 'q1' => 'Maybe' ], [ 'answers[0].value' => 'unknown_option' ] ];
		yield 'an option in another case' => [ [ 'q1' => 'yes' ], [ 'answers[0].value' => 'unknown_option' ] ];
		yield 'a question that does not exist' => [ [ 'q9' => 'Yes' ], [ 'answers[0].question_id' => 'unknown_question' ] ];
		yield 'a text of 401 characters' => [ [ 'q2' => str_repeat( 'é', 401 ) ], [ 'answers[0].value' => 'too_long' ] ];
		yield 'nothing but skipped questions' => [ [ 'q1' => null, 'q2' => '   ' ], [ 'answers' => 'empty' ] ];
		yield 'no answers' => [ [], [ 'answers' => 'empty' ] ];
	}

	public function testAQuestionAnsweredTwiceIsRefused(): void {
		$survey                = $this->publishedSurvey();
		$submission            = $this->submission( $survey, [ 'q1' => 'Yes' ] );
		$submission['answers'] = [ ...$submission['answers'], ...$submission['answers'] ];
		$errors                = $this->assertRefused( $this->submit( $survey, $submission ), 400, 'userfeedback_response_invalid' );
		self::assertSame( [ 'answers[1].question_id' => 'duplicate' ], $errors );
		$this->assertNothingStored();
	}

	public function testARequiredQuestionNeedsAnAnswer(): void {
		$survey = $this->publishedSurvey(
			[ 'questions' => [ $this->text( 'q1' ), $this->text( 'q2', [ 'settings' => [ 'required' => true ] ] ) ] ]
		);
		$answers = [
			[ 'answers', [ 'q1' => 'x' ] ],
			[ 'answers[1].value', [ 'q1' => 'x', 'q2' => null ] ],
			[ 'answers[1].value', [ 'q1' => 'x', 'q2' => ' ' ] ],
		];
		foreach ( $answers as [ $field, $values ] ) {
			$errors = $this->assertRefused( $this->submit( $survey, $this->submission( $survey, $values ) ), 400, 'userfeedback_response_invalid' );
			self::assertSame( [ $field => 'required' ], $errors );
		}
		$this->assertNothingStored();
	}

	/**
	 * @param array<string, mixed> $changes Replace fields of a good submission.
	 */
	#[DataProvider( 'malformedSubmissions' )]
	public function testRefusesAMalformedSubmission( array $changes, string $field ): void {
		$survey   = $this->publishedSurvey();
		$response = $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ], $changes ) );
		$this->assertRefused( $response, 400, 'rest_invalid_param' );
		self::assertSame( [ $field ], array_keys( $this->body( $response )['data']['params'] ) );
		$this->assertNothingStored();
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, string}>
	 */
	public static function malformedSubmissions(): iterable {
		yield 'an id that is no UUID' => [ [ 'submission_id' => 'abc' ], 'submission_id' ];
		yield 'an id with a line break' => [ [ 'submission_id' => "6f1c2a34-1b2c-4d5e-8f90-1234567890ab\n" ], 'submission_id' ];
		yield 'answers that are no list' => [ [ 'answers' => 'Yes' ], 'answers' ];
		yield 'true for an option' => [ [ 'answers' => [ [ 'question_id' => 'q1', 'value' => true ] ] ], 'answers' ];
		yield 'a column of a table in an answer' => [
			[ 'answers' => [ [ 'question_id' => 'q1', 'value' => 'Yes', 'status' => 'trash' ] ] ],
			'answers',
		];
		yield 'answers without number' => [ [ 'answers' => array_fill( 0, 101, [ 'question_id' => 'q1', 'value' => 'Yes' ] ) ], 'answers' ];
		yield 'a page that is a text' => [ [ 'page_submitted' => 'here' ], 'page_submitted' ];
		yield 'a page with junk' => [ [ 'page_submitted' => [ 'url' => '', 'name' => '', 'junk' => 'x' ] ], 'page_submitted' ];
		yield 'a very long page' => [ [ 'page_submitted' => [ 'url' => str_repeat( 'x', 2001 ), 'name' => '' ] ], 'page_submitted' ];
	}

	public function testASurveyThatIsNotPublishedTakesNoAnswers(): void {
		$draft = $this->storedSurvey();
		$later = $this->publishedSurvey( [ 'publish_at' => $this->inYears( 1 ) ] );
		foreach ( [ $draft, $later ] as $survey ) {
			$this->assertRefused( $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ] ) ), 410, 'userfeedback_survey_closed' );
		}
		$this->assertNothingStored();
	}

	public function testAnUnknownSurveyIsNotFound(): void {
		$survey   = $this->publishedSurvey();
		$response = $this->post( '/userfeedback/v1/surveys/4711/responses', $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		$this->assertRefused( $response, 404, 'userfeedback_survey_not_found' );
		$this->assertNothingStored();
	}

	public function testRefusesTokensThatAreNotOfThisSurvey(): void {
		$survey = $this->publishedSurvey();
		$other  = $this->publishedSurvey();
		$token  = Plugin::instance()->get( VisitorToken::class );
		$tokens = [
			'none'                      => '',
			'made up'                   => '1.0123456789abcdef0123',
			'of another survey'         => $token->create( $other->id, $other->revision, 'submission' ),
			'for another purpose'       => $token->create( $survey->id, $survey->revision, 'impression' ),
			'of a revision to come'     => $token->create( $survey->id, $survey->revision + 1, 'submission' ),
			'of a changed revision'     => '9' . $token->create( $survey->id, $survey->revision, 'submission' ),
		];
		foreach ( $tokens as $nonce ) {
			$response = $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ], [ 'nonce' => $nonce ] ) );
			$this->assertRefused( $response, 403, 'userfeedback_token_invalid' );
		}
		$this->assertNothingStored();
	}

	public function testAPageFromBeforeAChangeIsJudgedByItsOwnQuestions(): void {
		$survey     = $this->publishedSurvey();
		$submission = $this->submission( $survey, [ 'q1' => 'No' ] );
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'Never' ] ) ] ], 1 );

		self::assertSame( 201, $this->submit( $survey, $submission )->get_status() );
		$options = $this->statistics( $survey )[0]['options'];
		self::assertSame( [ 'Yes' => 0, 'Never' => 0, 'No' => 1 ], array_column( $options, 'count', 'value' ) );
		self::assertSame( [ 'No' => true ], array_column( $options, 'retired', 'value' ) );
	}

	/**
	 * @param array<string, mixed> $sent   page_submitted.
	 * @param list<array{url: string, name: string, post_id: string}> $stored Rows of pages.
	 */
	#[DataProvider( 'pages' )]
	public function testKeepsOnlyPagesOfThisSite( array $sent, array $stored ): void {
		$survey = $this->publishedSurvey();
		$submission = $this->submission( $survey, [ 'q1' => 'Yes' ], [ 'page_submitted' => $sent ] );
		self::assertSame( 201, $this->submit( $survey, $submission )->get_status() );
		$connection = Plugin::instance()->get( Connection::class );
		self::assertSame( $stored, $connection->rows( 'SELECT url, name, post_id FROM %i', $connection->table( 'pages' ) ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, list<array{url: string, name: string, post_id: string}>}>
	 */
	public static function pages(): iterable {
		$home = home_url();
		yield 'without query and fragment' => [
			[ 'url' => "$home/a/b/?key=secret#top", 'name' => "A\u{202E} page" ],
			[ [ 'url' => "$home/a/b/", 'name' => 'A page', 'post_id' => '0' ] ],
		];
		yield 'a post that does not exist' => [
			[ 'url' => "$home/", 'name' => 'Home', 'id' => 999999 ],
			[ [ 'url' => "$home/", 'name' => 'Home', 'post_id' => '0' ] ],
		];
		yield 'another host' => [ [ 'url' => 'https://evil.example/a', 'name' => 'Evil' ], [] ];
		yield 'a script' => [ [ 'url' => 'javascript:alert(1)', 'name' => 'Script' ], [] ];
		yield 'no address' => [ [ 'url' => '', 'name' => '' ], [] ];
	}

	public function testPublicRouteIgnoresLoginAndItsNonce(): void {
		$survey = $this->publishedSurvey();
		$this->asRole( 'subscriber' );
		self::assertSame( 201, $this->submit( $survey, $this->submission( $survey, [ 'q1' => 'Yes' ] ) )->get_status() );
	}

	/**
	 * @param array<string, mixed> $submission
	 */
	private function submit( Survey $survey, array $submission ): WP_REST_Response {
		return $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $submission );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function statistics( Survey $survey ): array {
		/** @var list<array<string, mixed>> $stats */
		$stats = Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['question_stats'];
		return $stats;
	}

	private function assertNothingStored(): void {
		foreach ( [ 'responses', 'answers', 'answer_texts', 'survey_counts', 'question_counts', 'pages' ] as $table ) {
			self::assertSame( 0, $this->rows( $table ), $table );
		}
	}
}
