<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\SurveysWithoutIds;
use UserFeedback\Tests\TestCase;

/**
 * Answers from pages whose options were called otherwise than they are now (decision 0077).
 */
final class RenamedOptionsRestTest extends TestCase {

	use SurveyFixtures;
	use SurveysWithoutIds;

	private const PATH = '/userfeedback/v1/surveys';

	#[TestDox( 'a page of the revision before, whose option was renamed, answers with the old label for the same option' )]
	public function testAPageOfTheRevisionBefore(): void {
		$before = $this->publishedSurvey( [ 'questions' => self::with( $this->colors( [ 'Red', 'Green' ] ), [ 'r', 'g' ] ) ] );
		$after  = $this->save( $before, self::with( $this->colors( [ 'Crimson', 'Red' ] ), [ 'r', 'n' ] ) );
		self::assertSame( 'r', $this->chosen( $before, 'Red' ) );
		self::assertSame( 'g', $this->chosen( $before, 'Green' ), 'an option that is gone' );
		self::assertSame( 'r', $this->chosen( $after, 'Crimson' ) );
		self::assertSame( 'n', $this->chosen( $after, 'Red' ), 'a new option that is called as another was' );
		self::assertSame( 'r', $this->chosen( $before, 'r' ), 'by its id' );
		foreach ( [ [ $after, 'Green' ], [ $before, 'Crimson' ], [ $before, 'n' ], [ $after, OptionId::ofLabel( 'Red' ) ] ] as [ $survey, $value ] ) {
			$refused = $this->post( self::PATH . "/$survey->id/responses", $this->submission( $survey, [ 'q1' => $value ] ) );
			$errors  = $this->assertRefused( $refused, 400, 'userfeedback_response_invalid' );
			self::assertSame( [ 'answers[0].value' => 'unknown_option' ], $errors, $value );
		}
	}

	#[TestDox( 'a page of a revision from before ids answers for the same option, after it was renamed' )]
	public function testAPageFromBeforeIds(): void {
		$before = $this->withoutIds( $this->publishedSurvey( [ 'questions' => $this->colors( [ 'Red', 'Green' ] ) ] ) );
		$id     = OptionId::ofLabel( 'Red' );
		$found  = [ $this->chosen( $before, 'Red' ) ];
		$after  = $this->save( $before, self::with( $this->colors( [ 'Crimson', 'Green' ] ), [ $id, OptionId::ofLabel( 'Green' ) ] ) );
		array_push( $found, $this->chosen( $before, 'Red' ), $this->chosen( $after, 'Crimson' ) );
		self::assertSame( [ $id, $id, $id ], $found );
	}

	#[TestDox( '[LOG-06~] logic is judged by the options of the page: required where the condition holds for the same option, under any label' )]
	public function testLogicOfTheRevisionBefore(): void {
		$questions = fn ( string $first, string $second, string $value ) => [
			...self::with( $this->colors( [ $first, $second ] ), [ 'r', 'g' ] ),
			$this->text(
				'why',
				[
					'settings' => [ 'required' => true ] + QuestionSchema::defaults()['settings'],
					'logic'    => [
						'enabled'    => true,
						'action'     => 'show',
						'conditions' => [ [ 'question_id' => 'q1', 'compare' => '=', 'value' => $value ] ],
					],
				]
			),
		];
		OtherPlan::of( Plan::Elite )->takeOver();
		$before = $this->publishedSurvey( [ 'questions' => $questions( 'Red', 'Green', 'Red' ) ] );
		// The labels change places.
		$after = $this->save( $before, $questions( 'Green', 'Red', 'Green' ) );
		$cases = [ [ $before, 'Red', 400 ], [ $before, 'Green', 201 ], [ $after, 'Green', 400 ], [ $after, 'Red', 201 ], [ $after, 'r', 400 ] ];
		foreach ( $cases as [ $survey, $value, $status ] ) {
			$response = $this->post( self::PATH . "/$survey->id/responses", $this->submission( $survey, [ 'q1' => $value ] ) );
			self::assertSame( $status, $response->get_status(), $value );
		}
	}

	/**
	 * @param list<string> $labels
	 * @return list<array<string, mixed>>
	 */
	private function colors( array $labels ): array {
		return [ $this->radio( 'q1', $labels ) ];
	}

	/**
	 * @param list<array<string, mixed>> $questions
	 * @param list<string>               $ids
	 * @return list<array<string, mixed>>
	 */
	private static function with( array $questions, array $ids ): array {
		$questions[0]['config']['option_ids'] = $ids;
		return $questions;
	}

	/**
	 * @param list<array<string, mixed>> $questions
	 */
	private function save( Survey $survey, array $questions ): Survey {
		return Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'questions' => $questions ], 1 )->survey;
	}

	/**
	 * Answers and returns the id that was stored.
	 */
	private function chosen( Survey $survey, string $value ): string {
		$response = $this->post( self::PATH . "/$survey->id/responses", $this->submission( $survey, [ 'q1' => $value ] ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT option_hash FROM %i WHERE question_id = %s ORDER BY response_id DESC LIMIT 1';
		return (string) $connection->value( $sql, $connection->table( 'answers' ), 'q1' );
	}
}
