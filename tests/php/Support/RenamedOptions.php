<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use UserFeedback\Database\Connection;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Surveys\SurveyService;

/**
 * A survey whose options have ids, and what is told of them: for tests that rename and remove options. For classes that extend ExportTestCase.
 */
trait RenamedOptions {

	use AddOnQuestions;

	/** Responses that answerMany() stores. */
	private static int $many = 1000;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->survey = $this->publishedSurvey( [ 'questions' => $this->questions( [ 'ored' => 'Red', 'oblue' => 'Blue' ] ) ] );
	}

	/**
	 * A choice and several choices with the same options.
	 *
	 * @param array<string, string> $options Label by id.
	 * @return list<array<string, mixed>>
	 */
	private function questions( array $options ): array {
		$config = [ 'config' => [ 'options' => array_values( $options ), 'option_ids' => array_keys( $options ) ] ];
		return [ $this->radio( 'q1', [], $config ), $this->radio( 'q2', [], [ 'type' => 'checkbox' ] + $config ) ];
	}

	/**
	 * @param array<string, string> $options Label by id.
	 */
	private function rename( array $options ): void {
		$this->save( [ 'questions' => $this->questions( $options ) ] );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function save( array $changes ): void {
		$this->survey = Plugin::instance()->get( SurveyService::class )->update( $this->survey->id, $changes, get_current_user_id() )->survey;
	}

	/**
	 * @param array<string, mixed> $values By question.
	 */
	private function answer( array $values ): int {
		$answers = [];
		foreach ( $values as $id => $value ) {
			$answers[] = [ 'question_id' => $id, 'value' => $value ];
		}
		return $this->importResponse( $this->survey, $answers );
	}

	private function answerMany(): void {
		$responses = array_fill( 0, self::$many, $this->given( 'Red' ) );
		$this->store( $this->survey, $responses );
	}

	/**
	 * @return array{string, list<Answer>}
	 */
	private function given( string $label ): array {
		[ $one, $several ] = $this->survey->questions;
		$answers = [ Answer::choice( 'q1', [ $label ] )->identified( $one ), Answer::choice( 'q2', [ $label ] )->identified( $several ) ];
		return [ gmdate( 'Y-m-d\TH:i:s\Z' ), $answers ];
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function options( string $questionId ): array {
		$stats = $this->body( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/results", [ 'all_time' => true ] ) )['question_stats'];
		return array_column( $stats, 'options', 'id' )[ $questionId ];
	}

	/**
	 * @param array<string, mixed> $filter
	 */
	private function found( array $filter ): int {
		return $this->body( $this->get( $this->path(), [ 'filter' => $filter ] ) )['pagination']['total'];
	}

	private function path(): string {
		return "/userfeedback/v1/surveys/{$this->survey->id}/responses";
	}

	private function storedLabels(): int {
		$connection = Plugin::instance()->get( Connection::class );
		$sql        = 'SELECT COUNT(*) FROM %i WHERE survey_id = %d';
		return (int) $connection->value( $sql, $connection->table( 'question_options' ), $this->survey->id );
	}

	/**
	 * As if an earlier version had changed the survey: it stored no labels then.
	 */
	private function forgetLabels(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( 'DELETE FROM %i WHERE survey_id = %d', $connection->table( 'question_options' ), $this->survey->id );
	}

	private function assertCountsAreRight(): void {
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $this->survey->id ), 'a recount finds no difference' );
	}
}
