<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;

/**
 * What becomes of answers to the add-on's questions in results and single responses, with the add-on and without it.
 */
final class StatisticsTest extends TestCase {

	use AddOnQuestions;

	#[TestDox( '[RES-02~] a scale shows every number with its count, and the average' )]
	public function testAScaleShowsEveryNumberWithItsCountAndTheAverage(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->stars( 'q1' ), $this->nps( 'q2', [ 'start_at_zero' => true ] ) ] ] );
		foreach ( [ [ 5, 0 ], [ 4, 10 ], [ 4, null ] ] as [ $stars, $nps ] ) {
			$this->answer( $survey, [ 'q1' => $stars, 'q2' => $nps ] );
		}
		[ $stars, $nps ] = $this->stats( Plugin::instance(), $survey );
		self::assertTrue( $stars['is_quantitative'] );
		self::assertSame( [ '1' => 0, '2' => 0, '3' => 0, '4' => 2, '5' => 1 ], array_column( $stars['options'], 'count', 'value' ) );
		self::assertEqualsWithDelta( 13 / 3, $stars['average'], 1e-9 );
		self::assertSame( array_map( strval( ... ), range( 0, 10 ) ), array_column( $nps['options'], 'value' ) );
		self::assertSame( [ 2, 1, 5.0 ], [ $nps['total_answers'], $nps['skipped'], $nps['average'] ] );
	}

	public function testPicturesAndIconsAreCountedByTheirLabels(): void {
		$questions = [ $this->pictures( 'q1', [ 'Cat', 'Dog' ] ), $this->icons( 'q2', [ 'Sun' => 'sun', 'Moon' => 'moon' ] ) ];
		$survey    = $this->publishedSurvey( [ 'questions' => $questions ] );
		$this->answer( $survey, [ 'q1' => 'Dog', 'q2' => 'Moon' ] );
		$questions[0] = $this->pictures( 'q1', [ 'Cat', 'Wolf' ] );
		$changed      = Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'questions' => $questions ], 1 )->survey;
		[ $pictures, $icons ] = $this->stats( Plugin::instance(), $changed );
		self::assertSame(
			[
				[ 'value' => [ 'label' => 'Cat', 'image' => includes_url( 'images/Cat.png' ) ], 'count' => 0 ],
				[ 'value' => [ 'label' => 'Wolf', 'image' => includes_url( 'images/Wolf.png' ) ], 'count' => 0 ],
				[ 'value' => [ 'label' => 'Dog' ], 'count' => 1, 'retired' => true ],
			],
			array_map(
				static fn ( array $option ) => array_intersect_key( $option, array_flip( [ 'value', 'count', 'retired' ] ) ),
				$pictures['options']
			)
		);
		self::assertSame( [ 'label' => 'Moon', 'icon' => [ 'name' => 'moon', 'style' => 'solid' ] ], $icons['options'][1]['value'] );
		self::assertSame( 1, $icons['options'][1]['count'] );
		self::assertNull( $icons['average'] );
	}

	public function testWhatWasAnsweredCanBeReadWithoutTheAddOn(): void {
		$survey = $this->publishedSurvey(
			[ 'questions' => [ $this->stars( 'q1', [ 'comment_box' => true ] ), $this->pictures( 'q2', [ 'Cat', 'Dog' ] ) ] ]
		);
		$given  = [
			[ 'question_id' => 'q1', 'value' => 4, 'extra' => [ 'comments' => 'Nearly' ] ],
			[ 'question_id' => 'q2', 'value' => 'Cat' ],
		];
		$this->importResponse( $survey, $given );
		$with    = $this->stats( Plugin::instance(), $survey );
		$without = $this->withoutTheAddOn();
		self::assertEquals( $with, $this->stats( $without, $survey ) );
		$connection = $without->get( Connection::class );
		$id         = (int) $connection->value( 'SELECT id FROM %i WHERE survey_id = %d', $connection->table( 'responses' ), $survey->id );
		[ $stars, $pictures ] = $without->get( StoredResponseService::class )->get( $survey->id, $id )['answered']->answers;
		self::assertSame( [ '4' ], $stars['answer']->labels );
		self::assertSame( [ 'comment' => 'Nearly' ], $stars['answer']->texts );
		self::assertSame( [ 'Cat' ], $pictures['answer']->labels );
	}

	public function testASingleResponseShowsTheNumberAndTheComment(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->nps( 'q1', [ 'comment_box' => true ] ) ] ] );
		$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 9, 'extra' => [ 'comments' => "Good\nwork" ] ] ]
		);
		$this->asAdmin();
		$list   = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses" ) );
		$answer = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses/{$list['items'][0]['id']}" ) )['answers'][0];
		self::assertSame( [ '9' ], $answer['value'] );
		self::assertSame( "Good\nwork", $answer['extra']['comments'] );
	}

	/**
	 * @param array<string, mixed> $values
	 */
	private function answer( Survey $survey, array $values ): void {
		$answers = [];
		foreach ( $values as $id => $value ) {
			$answers[] = [ 'question_id' => $id, 'value' => $value ];
		}
		$this->importResponse( $survey, $answers );
	}

	/**
	 * @return list<array<string, mixed>>
	 */
	private function stats( Plugin $plugin, Survey $survey ): array {
		return $plugin->get( ResultsService::class )->ofSurvey( $survey->id, null )['question_stats'];
	}
}
