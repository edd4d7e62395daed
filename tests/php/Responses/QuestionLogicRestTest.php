<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * Submissions of surveys with conditional logic: the server requires what the browser showed.
 */
final class QuestionLogicRestTest extends TestCase {

	use SurveyFixtures;

	/**
	 * @param array<string, string|null>              $values     Answers to q1, a choice, and q2, a text.
	 * @param list<array{string, string, string}>     $conditions Of q3: question, comparator, value.
	 * @param string                                  $action     Of q3.
	 * @param bool                                    $isShown    Whether q3, which is required, is shown.
	 */
	#[TestDox( '[LOG-06~] requires an answer exactly where logic shows a question: $_dataName' )]
	#[DataProvider( 'walks' )]
	public function testRequiresWhatWasShown( array $values, array $conditions, string $action, bool $isShown ): void {
		$survey   = $this->publishedSurvey( [ 'questions' => $this->questions( $conditions, $action ) ] );
		$response = $this->submit( $survey, $values );
		if ( $isShown ) {
			$errors = $this->assertRefused( $response, 400, 'userfeedback_response_invalid' );
			self::assertSame( [ 'answers' => 'required' ], $errors );
			self::assertSame( 0, $this->rows( 'responses' ) );
			$response = $this->submit( $survey, $values + [ 'q3' => 'Because' ] );
		}
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		$asked = $this->statistics( $survey )[2];
		self::assertSame( [ $isShown ? 1 : 0, 0 ], [ $asked['total_answers'], $asked['skipped'] ], 'a question that logic hid was not skipped' );
	}

	/**
	 * @return iterable<string, array{array<string, string|null>, list<array{string, string, string}>, string, bool}>
	 */
	public static function walks(): iterable {
		$yes = [ 'q1', '=', 'Yes' ];
		yield 'show, and the condition holds' => [ [ 'q1' => 'Yes' ], [ $yes ], 'show', true ];
		yield 'show, and it does not hold' => [ [ 'q1' => 'No' ], [ $yes ], 'show', false ];
		yield 'hide, and it holds' => [ [ 'q1' => 'Yes' ], [ $yes ], 'hide', false ];
		yield 'hide, and it does not hold' => [ [ 'q1' => 'No' ], [ $yes ], 'hide', true ];
		$both = [ $yes, [ 'q2', 'CONTAINS', 'slow' ] ];
		yield 'show, and one of two holds' => [ [ 'q1' => 'Yes', 'q2' => 'fast' ], $both, 'show', false ];
		yield 'show, and both hold' => [ [ 'q1' => 'Yes', 'q2' => 'too slow' ], $both, 'show', true ];
		yield 'hide, and one of two holds' => [ [ 'q1' => 'Yes', 'q2' => 'fast' ], $both, 'hide', true ];
		yield 'a skipped answer is an empty text: !=' => [ [ 'q1' => null, 'q2' => 'x' ], [ [ 'q1', '!=', 'Yes' ] ], 'show', true ];
		yield 'a missing answer is an empty text: !=' => [ [ 'q2' => 'x' ], [ [ 'q1', '!=', 'Yes' ] ], 'show', true ];
		yield 'a missing answer is an empty text: =' => [ [ 'q2' => 'x' ], [ $yes ], 'show', false ];
		// The browser compares what the visitor typed, the server must not compare what it makes of that.
		yield 'texts compare as they were sent' => [ [ 'q1' => 'No', 'q2' => "a\tb" ], [ [ 'q2', 'CONTAINS', 'a b' ] ], 'show', false ];
	}

	#[TestDox( '[LOG-06~] a survey of which logic hides a chain of questions finishes after the first answer' )]
	public function testAHiddenQuestionHidesWhatDependsOnIt(): void {
		$questions = [
			$this->radio( 'q1', [ 'Yes', 'No' ] ),
			$this->radio( 'q2', [ 'A', 'B' ], $this->logic( [ [ 'q1', '=', 'Yes' ] ] ) ),
			$this->text( 'q3', $this->logic( [ [ 'q2', '=', 'A' ] ] ) ),
		];
		$survey = $this->publishedSurvey( [ 'questions' => $questions ] );
		self::assertSame( 201, $this->submit( $survey, [ 'q1' => 'No' ] )->get_status() );
		$errors = $this->assertRefused( $this->submit( $survey, [ 'q1' => 'Yes' ] ), 400, 'userfeedback_response_invalid' );
		self::assertSame( [ 'answers' => 'required' ], $errors );
		self::assertSame( 201, $this->submit( $survey, [ 'q1' => 'Yes', 'q2' => 'B' ] )->get_status() );
		self::assertSame( 2, $this->rows( 'responses' ) );
	}

	/** A browser that could not load the logic has shown every question. */
	public function testAnAnswerThatLogicWouldHideIsKept(): void {
		$survey = $this->publishedSurvey( [ 'questions' => $this->questions( [ [ 'q1', '=', 'Yes' ] ], 'show' ) ] );
		self::assertSame( 201, $this->submit( $survey, [ 'q1' => 'No', 'q3' => 'Anyway' ] )->get_status() );
		self::assertSame( [ 'Anyway' ], array_column( $this->statistics( $survey )[2]['answers'], 'value' ) );
	}

	#[TestDox( '[LOG-06~] a page from before a change is judged by its own logic' )]
	public function testACachedPageKeepsItsLogic(): void {
		$survey = $this->publishedSurvey( [ 'questions' => $this->questions( [ [ 'q1', '=', 'Yes' ] ], 'show' ) ] );
		$change = [ 'questions' => $this->questions( [ [ 'q1', '=', 'Yes' ] ], 'hide' ) ];
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, $change, 1 );
		self::assertSame( 201, $this->submit( $survey, [ 'q1' => 'No' ] )->get_status() );
		$errors = $this->assertRefused( $this->submit( $survey, [ 'q1' => 'Yes' ] ), 400, 'userfeedback_response_invalid' );
		self::assertSame( [ 'answers' => 'required' ], $errors );
	}

	/**
	 * A choice, a text, and a required text with logic.
	 *
	 * @param list<array{string, string, string}> $conditions
	 * @return list<array<string, mixed>>
	 */
	private function questions( array $conditions, string $action ): array {
		return [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ), $this->text( 'q3', $this->logic( $conditions, $action ) ) ];
	}

	/**
	 * Fields of a required question with logic.
	 *
	 * @param list<array{string, string, string}> $conditions Question, comparator, value.
	 * @return array<string, mixed>
	 */
	private function logic( array $conditions, string $action = 'show' ): array {
		$rows = array_map( static fn ( array $of ) => array_combine( [ 'question_id', 'compare', 'value' ], $of ), $conditions );
		return [
			'settings' => [ 'required' => true ],
			'logic'    => [
				'enabled'    => true,
				'action'     => $action,
				'conditions' => $rows,
			],
		];
	}

	/**
	 * @param array<string, string|null> $values
	 */
	private function submit( Survey $survey, array $values ): WP_REST_Response {
		return $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, $values ) );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function statistics( Survey $survey ): array {
		/** @var list<array<string, mixed>> $stats */
		$stats = Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['question_stats'];
		return $stats;
	}
}
