<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\TestCase;

/**
 * Shares, scores, comparisons and validity of questions over REST.
 */
final class QuestionStatsRestTest extends TestCase {

	use AddOnQuestions;

	private MovingClock $clock;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2026-03-01T12:00:00Z' );
		$this->plugin = $this->clock->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[NPS-01~] [PLS-22~] an NPS question of any survey has its score with detractors, passives and promoters' )]
	public function testAnNpsQuestionHasItsScore(): void {
		$survey = $this->survey( [ $this->nps( 'q1', [ 'start_at_zero' => true ] ), $this->radio( 'q2', [ 'Yes', 'No' ] ) ] );
		$this->answerAll( $survey, '2026-03-10', [ 0, 3, 6, 7, 8, 9, 9, 9, 10, 10, null ] );
		$results = $this->results( $survey );
		[ $nps, $other ] = $results['question_stats'];
		$statistics = $nps['nps'];
		self::assertSame( [ 3, 2, 5, 10, true ], self::pick( $statistics, [ 'detractor', 'passive', 'promoter', 'total', 'is_few' ] ) );
		self::assertSame( [ 10, 1 ], [ $nps['total_answers'], $nps['skipped'] ], 'a skipped one is no answer' );
		self::assertEqualsWithDelta( [ 20.0, 54.03 ], [ $statistics['nps'], $statistics['margin'] ], 0.005 );
		$counts = [ 0 => 1, 1 => 0, 2 => 0, 3 => 1, 4 => 0, 5 => 0, 6 => 1, 7 => 1, 8 => 1, 9 => 3, 10 => 2 ];
		self::assertSame( $counts, array_column( $statistics['distribution'], 'count', 'value' ) );
		self::assertNull( $statistics['before'], 'nobody answered in the 30 days before' );
		self::assertNull( $other['nps'] );
		self::assertNull( $results['nps_overview'], 'the survey is not of the type nps' );
		// Numbers that are no longer offered still count by their value.
		$this->plugin->get( SurveyService::class )->update( $survey->id, [ 'questions' => [ $this->nps( 'q1' ) ] ], 1 );
		$later = $this->results( $survey )['question_stats'][0]['nps'];
		self::assertSame( [ 3, 10, 20 ], self::pick( $later, [ 'detractor', 'total', 'nps' ] ) );
		self::assertSame( $counts, array_column( $later['distribution'], 'count', 'value' ) );
	}

	#[TestDox( '[NPS-01~] the overview of an NPS survey is the score of its first NPS question' )]
	public function testTheOverviewOfAnNpsSurveyIsItsFirstScore(): void {
		$survey = $this->survey( [ $this->text( 'q0' ), $this->nps( 'q1' ), $this->nps( 'q2' ) ], [ 'type' => 'nps' ] );
		$this->answerAll( $survey, '2026-03-10', [ 10, 10, 1 ] );
		$results = $this->results( $survey );
		self::assertSame( [ 1, 0, 2 ], self::pick( $results['nps_overview'], [ 'detractor', 'passive', 'promoter' ] ) );
		self::assertSame( $results['question_stats'][1]['nps'], $results['nps_overview'] );
		self::assertNull( $this->results( $this->survey( [ $this->nps( 'q1' ) ], [ 'type' => 'nps' ] ) )['nps_overview'], 'no answers' );
	}

	#[TestDox( '[PLS-13~] score and average are compared with the range before, and a change beyond chance is marked' )]
	public function testScoreAndAverageAreComparedWithTheRangeBefore(): void {
		$survey = $this->survey( [ $this->nps( 'q1' ), $this->stars( 'q2' ) ] );
		// The range is 1 to 10 March; the one before is 19 to 28 February.
		$this->answerAll( $survey, '2026-02-28', [ ...array_fill( 0, 30, 2 ), ...array_fill( 0, 10, 9 ) ], 'q1' );
		$this->answerAll( $survey, '2026-03-01', [ ...array_fill( 0, 10, 2 ), ...array_fill( 0, 30, 9 ) ], 'q1' );
		$this->answerAll( $survey, '2026-02-19', [ ...array_fill( 0, 20, 3 ), ...array_fill( 0, 20, 4 ) ], 'q2' );
		$this->answerAll( $survey, '2026-03-10', [ ...array_fill( 0, 19, 3 ), ...array_fill( 0, 21, 4 ) ], 'q2' );
		$this->answerAll( $survey, '2026-02-18', array_fill( 0, 9, 5 ), 'q2' );
		[ $nps, $stars ] = $this->results( $survey, '2026-03-01' )['question_stats'];
		self::assertSame( [ 50, 40, false ], self::pick( $nps['nps'], [ 'nps', 'total', 'is_few' ] ) );
		self::assertSame( [ -50, 40, true ], self::pick( $nps['nps']['before'], [ 'nps', 'total', 'is_significant' ] ) );
		self::assertEqualsWithDelta( 26.84, $nps['nps']['before']['margin'], 0.005 );
		self::assertSame( [ 'total_answers' => 40, 'average' => 3.75, 'nps' => -50, 'is_significant' => true ], $nps['before'] );
		self::assertSame( [ 3.525, 40, false ], self::pick( $stars, [ 'average', 'total_answers', 'is_few' ] ) );
		self::assertSame( [ 'total_answers' => 40, 'average' => 3.5, 'nps' => null, 'is_significant' => false ], $stars['before'] );
		self::assertEqualsWithDelta( [ 'low' => 3.3682, 'high' => 3.6818 ], $stars['average_interval'], 1e-4 );
	}

	#[TestDox( '[RES-02~] shares of boxes are of the responses that answered, with their intervals, and few answers are marked' )]
	public function testSharesAreOfTheResponsesThatAnswered(): void {
		$survey = $this->survey( [ $this->radio( 'q1', [ 'A', 'B', 'C' ], [ 'type' => 'checkbox' ] ), $this->text( 'q2' ) ] );
		$this->answerAll( $survey, '2026-03-10', [ [ 'A', 'B' ], [ 'A' ], [ 'A', 'B' ], [ 'A' ], null ] );
		$stats = $this->results( $survey )['question_stats'][0];
		self::assertSame( [ 4, 1, true ], self::pick( $stats, [ 'total_answers', 'skipped', 'is_few' ] ) );
		self::assertEqualsWithDelta( [ 1, 0.5, 0 ], array_column( $stats['options'], 'share' ), 1e-9 );
		self::assertEqualsWithDelta( [ 0.5101, 0.1500, 0 ], array_column( $stats['options'], 'low' ), 1e-4 );
		self::assertEqualsWithDelta( [ 1, 0.8500, 0.4899 ], array_column( $stats['options'], 'high' ), 1e-4 );
		$this->answerAll( $survey, '2026-03-10', array_fill( 0, 25, [ 'C' ] ) );
		self::assertTrue( $this->results( $survey )['question_stats'][0]['is_few'], '29' );
		$this->answerAll( $survey, '2026-03-10', [ [ 'C' ] ] );
		self::assertFalse( $this->results( $survey )['question_stats'][0]['is_few'], '30' );
	}

	public function testCommentsAndTextsAreCounted(): void {
		$survey = $this->survey( [ $this->stars( 'q1', [ 'comment_box' => true ] ), $this->text( 'q2' ) ] );
		$this->clock->set( '2026-03-10T12:00:00Z' );
		foreach ( [ 'Good', '', 'Bad' ] as $comment ) {
			$stars = [ 'question_id' => 'q1', 'value' => 4, 'extra' => $comment === '' ? [] : [ 'comments' => $comment ] ];
			$this->importResponse( $survey, [ $stars, [ 'question_id' => 'q2', 'value' => $comment === '' ? null : 'Text' ] ], $this->plugin );
		}
		$counts = fn () => array_map(
			static fn ( array $stats ) => [ $stats['comments_count'], $stats['texts_count'], $stats['total_answers'] ],
			$this->results( $survey )['question_stats']
		);
		self::assertSame( [ [ 2, 0, 3 ], [ 0, 2, 2 ] ], $counts() );
		$responses = $this->plugin->get( StoredResponseService::class );
		$responses->trash( $survey->id, [ $responses->list( new ResponseQuery( $survey->id ) )['items'][0]->id ] );
		self::assertSame( [ [ 1, 0, 2 ], [ 0, 1, 1 ] ], $counts() );
	}

	/** @param mixed $options As stored. */
	#[TestDox( '[RES-04~] a question whose options are missing, empty, doubled or not of its type is marked as invalid' )]
	#[DataProvider( 'options' )]
	public function testAQuestionWithInvalidOptionsIsMarked( string $type, mixed $options, bool $isValid ): void {
		$survey     = $this->survey( [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ) ] );
		$questions  = [ [ 'type' => $type, 'config' => [ 'options' => $options ] ] + $this->radio( 'q1', [] ), $this->text( 'q2' ) ];
		$connection = $this->plugin->get( Connection::class );
		$connection->execute(
			'UPDATE %i SET questions = %s WHERE id = %d',
			$connection->table( 'surveys' ),
			(string) wp_json_encode( $questions ),
			$survey->id
		);
		self::assertSame( [ $isValid, true ], array_column( $this->results( $survey )['question_stats'], 'is_valid' ) );
	}

	/**
	 * @return iterable<string, array{string, mixed, bool}>
	 */
	public static function options(): iterable {
		$picture = [ 'label' => 'Cat', 'image' => 'https://example.org/cat.png' ];
		yield 'two options' => [ 'radio-button', [ 'Yes', 'No' ], true ];
		yield 'none' => [ 'radio-button', [], false ];
		yield 'one of a single choice' => [ 'radio-button', [ 'Yes' ], false ];
		yield 'one of boxes' => [ 'checkbox', [ 'I agree' ], true ];
		yield 'an empty one' => [ 'checkbox', [ 'Yes', '' ], false ];
		yield 'a doubled one' => [ 'radio-button', [ 'Yes', 'No', 'Yes' ], false ];
		yield 'a number' => [ 'radio-button', [ 'Yes', 7 ], false ];
		yield 'no list' => [ 'radio-button', 'Yes, No', false ];
		yield 'pictures' => [ 'image-radio', [ $picture, [ 'label' => 'Dog', 'image' => '' ] ], true ];
		yield 'words instead of pictures' => [ 'image-radio', [ 'Cat', 'Dog' ], false ];
		yield 'a picture without a label' => [ 'image-radio', [ $picture, [ 'image' => '' ] ], false ];
		yield 'a scale' => [ 'nps', [], true ];
		yield 'a type that is not installed' => [ 'slider', [ 'Yes' ], true ];
	}

	/**
	 * @param list<array<string, mixed>> $questions
	 * @param array<string, mixed>       $changes
	 */
	private function survey( array $questions, array $changes = [] ): Survey {
		return $this->plugin->get( SurveyService::class )->create( $changes + $this->surveyInput( [ 'questions' => $questions ] ), 1 )->survey;
	}

	/**
	 * @param list<mixed> $values Answers of one response each, at noon.
	 */
	private function answerAll( Survey $survey, string $day, array $values, string $question = '' ): void {
		$this->clock->set( "{$day}T12:00:00Z" );
		foreach ( $values as $value ) {
			$answer = [ 'question_id' => $question === '' ? $this->firstAnswerable( $survey ) : $question, 'value' => $value ];
			// Who skips it answers another one.
			$others = $value === null ? [ [ 'question_id' => 'q2', 'value' => 'Yes' ] ] : [];
			$this->importResponse( $survey, [ $answer, ...$others ], $this->plugin );
		}
	}

	private function firstAnswerable( Survey $survey ): string {
		return $survey->questions[0]->type === 'text' ? $survey->questions[1]->id : $survey->questions[0]->id;
	}

	/**
	 * @return array<string, mixed>
	 */
	private function results( Survey $survey, ?string $from = null ): array {
		$this->clock->set( '2026-03-10T12:00:00Z' );
		$query = $from === null ? [] : [ 'from' => $from, 'to' => '2026-03-10' ];
		return $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results", $query ) );
	}

	/**
	 * @param array<string, mixed> $values
	 * @param list<string>         $names
	 * @return list<mixed>
	 */
	private static function pick( array $values, array $names ): array {
		return array_map( static fn ( string $name ) => $values[ $name ], $names );
	}
}
