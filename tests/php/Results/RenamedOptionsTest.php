<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Tests\Exports\ExportTestCase;
use UserFeedback\Tests\Support\RenamedOptions;

/**
 * Options that are renamed, removed and renamed back while they have answers.
 */
final class RenamedOptionsTest extends ExportTestCase {

	use RenamedOptions;

	#[TestDox( '[PLS-32~] a renamed option with 1,000 answers is one bar with its earlier wording, and undoing the rename makes it one again' )]
	public function testARenamedOptionIsOneBar(): void {
		$this->answerMany();
		$this->rename( [ 'ored' => 'Crimson', 'oblue' => 'Blue' ] );
		$this->answer( [ 'q1' => 'Crimson', 'q2' => [ 'Crimson', 'Blue' ] ] );
		foreach ( [ 'q1', 'q2' ] as $id ) {
			$options = $this->options( $id );
			self::assertSame( [ 'ored', 'oblue' ], array_column( $options, 'id' ), $id );
			self::assertSame( [ 'Crimson', 'Blue' ], array_column( $options, 'value' ), $id );
			self::assertSame( [ [ 'Red' ] ], array_column( $options, 'wordings' ), 'only the renamed one had another' );
			self::assertSame( self::$many + 1, $options[0]['count'], $id );
			self::assertSame( [], array_column( $options, 'retired' ) );
		}
		$this->assertCountsAreRight();
		$this->rename( [ 'ored' => 'Scarlet', 'oblue' => 'Blue' ] );
		self::assertSame( [ 'Crimson', 'Red' ], $this->options( 'q1' )[0]['wordings'], 'the newest first' );
		$this->rename( [ 'ored' => 'Red', 'oblue' => 'Blue' ] );
		$undone = $this->options( 'q1' )[0];
		self::assertSame( [ 'Red', [ 'Scarlet', 'Crimson' ], self::$many + 1 ], [ $undone['value'], $undone['wordings'], $undone['count'] ] );
		$this->assertCountsAreRight();
	}

	#[TestDox( '[PLS-32~] a comparison names a renamed option once, and by any of its names' )]
	public function testComparisonsNameAnOptionOnce(): void {
		$this->answer( [ 'q1' => 'Red', 'q2' => [ 'Red' ] ] );
		$this->answer( [ 'q1' => 'Blue', 'q2' => [ 'Red' ] ] );
		$this->rename( [ 'ored' => 'Crimson', 'oblue' => 'Blue' ] );
		$this->answer( [ 'q1' => 'Crimson', 'q2' => [ 'Crimson', 'Blue' ] ] );
		foreach ( [ 'ored', 'Crimson', 'Red' ] as $name ) {
			$query = [ 'by' => 'answer', 'question_id' => 'q1', 'a' => $name, 'b' => 'Blue' ];
			$found = $this->body( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/compare", $query ) );
			self::assertSame( [ 2, 1 ], array_column( $found['groups'], 'responses' ), $name );
			$boxes  = $found['questions'][1]['options'];
			$counts = array_map( static fn ( array $option ) => array_column( $option['groups'], 'count' ), $boxes );
			self::assertSame( [ [ 'ored', 'oblue' ], [ 'Crimson', 'Blue' ] ], [ array_column( $boxes, 'id' ), array_column( $boxes, 'label' ) ] );
			self::assertSame( [ [ 2, 1 ], [ 1, 0 ] ], $counts );
		}
		$same = $this->get(
			"/userfeedback/v1/surveys/{$this->survey->id}/compare",
			[ 'by' => 'answer', 'question_id' => 'q1', 'a' => 'ored', 'b' => 'Red' ]
		);
		$this->assertRefused( $same, 400, 'userfeedback_filter_invalid' );
	}

	#[TestDox( '[PLS-32~] a removed option stays as no longer asked with its last label and its earlier ones, and filters still find it' )]
	public function testARemovedOptionKeepsItsNames(): void {
		$this->answer( [ 'q1' => 'Red', 'q2' => [ 'Red' ] ] );
		$this->rename( [ 'ored' => 'Crimson', 'oblue' => 'Blue' ] );
		$this->rename( [ 'ogreen' => 'Green', 'oblue' => 'Blue' ] );
		$gone = $this->options( 'q1' )[2];
		self::assertSame(
			[ 'ored', 'Crimson', 1, [ 'Red' ], true ],
			[ $gone['id'], $gone['value'], $gone['count'], $gone['wordings'], $gone['retired'] ]
		);
		foreach ( [ 'ored', 'Crimson', 'Red' ] as $name ) {
			self::assertSame( 1, $this->found( [ 'question' => 'q1', 'option' => $name ] ), $name );
		}
		$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv', 'option_columns' => true ] ) );
		self::assertSame( [ [ 'Crimson' ], [ '1' ] ], [ array_column( $rows, 'Question q1?' ), array_column( $rows, 'Question q2? – Crimson' ) ] );
		// Without the question.
		$this->save( [ 'questions' => [ $this->text( 'q9' ) ] ] );
		self::assertSame( 1, $this->found( [ 'question' => 'q1', 'option' => 'Red' ] ) );
		$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv' ] ) );
		self::assertSame( [ 'Crimson' ], array_column( $rows, 'Question q1? (no longer asked)' ) );
	}

	#[TestDox( '[PLS-32~] a label that moves to another option means this one from then on; each option keeps its answers' )]
	public function testALabelMovesToAnotherOption(): void {
		$this->answer( [ 'q1' => 'Red' ] );
		$this->answer( [ 'q1' => 'Red' ] );
		$this->answer( [ 'q1' => 'Blue' ] );
		$this->rename( [ 'ored' => 'Crimson', 'oblue' => 'Red' ] );
		$options = $this->options( 'q1' );
		self::assertSame( [ 'Crimson' => 2, 'Red' => 1 ], array_column( $options, 'count', 'value' ) );
		self::assertSame( [ [ 'Red' ], [ 'Blue' ] ], array_column( $options, 'wordings' ) );
		self::assertSame( 1, $this->found( [ 'question' => 'q1', 'option' => 'Red' ] ), 'its own label comes before an earlier one of another' );
		self::assertSame( 2, $this->found( [ 'question' => 'q1', 'option' => 'Crimson' ] ) );
		self::assertSame( 1, $this->found( [ 'question' => 'q1', 'option' => 'Blue' ] ) );
		$this->assertCountsAreRight();
	}

	#[TestDox( '[PLS-32~] renames that no visitor saw leave no earlier wording: those of a draft and of a scheduled survey' )]
	public function testRenamesThatNobodySawAreForgotten(): void {
		foreach ( [ [ 'status' => 'draft' ], [ 'status' => 'publish', 'publish_at' => $this->inYears( 1 ) ] ] as $hidden ) {
			$this->survey = $this->storedSurvey( [ 'questions' => $this->questions( [ 'ored' => 'Rot', 'oblue' => 'Blue' ] ) ] + $hidden );
			$this->rename( [ 'ored' => 'Rouge', 'oblue' => 'Blue' ] );
			$this->save( [ 'status' => 'publish', 'publish_at' => null ] );
			$this->answer( [ 'q1' => 'Rouge' ] );
			self::assertArrayNotHasKey( 'wordings', $this->options( 'q1' )[0] );
			$this->rename( [ 'ored' => 'Red', 'oblue' => 'Blue' ] );
			self::assertSame( [ 'Rouge' ], $this->options( 'q1' )[0]['wordings'] );
		}
	}

	#[TestDox( '[PLS-32~] a survey that was taken offline keeps what visitors saw when it is changed as a draft, or before it starts again' )]
	public function testWhatVisitorsSawIsKeptOffline(): void {
		foreach ( [ [ 'status' => 'draft' ], [ 'publish_at' => $this->inYears( 1 ) ] ] as $offline ) {
			$this->survey = $this->publishedSurvey( [ 'questions' => $this->questions( [ 'ored' => 'Red', 'oblue' => 'Blue' ] ) ] );
			$this->answer( [ 'q1' => 'Red' ] );
			$this->answer( [ 'q1' => 'Blue' ] );
			$this->save( $offline );
			$this->rename( [ 'ored' => 'Rot', 'oblue' => 'Blue' ] );
			$this->rename( [ 'ored' => 'Rouge' ] + [ 'onew' => 'New' ] );
			$this->save( [ 'status' => 'publish', 'publish_at' => null ] );
			[ $red, , $blue ] = $this->options( 'q1' );
			self::assertSame( [ 'Rouge', [ 'Red' ] ], [ $red['value'], $red['wordings'] ], 'nobody saw Rot' );
			self::assertSame( [ 'Blue', 1, true ], [ $blue['value'], $blue['count'], $blue['retired'] ] );
		}
	}

	#[TestDox( '[PLS-32~] a draft with imported answers names them when their options are renamed or removed before it is published' )]
	public function testImportedAnswersOfADraftKeepTheirNames(): void {
		$this->survey = $this->storedSurvey( [ 'questions' => $this->questions( [ 'ored' => 'Red', 'oblue' => 'Blue' ] ) ] );
		$this->store( $this->survey, [ $this->given( 'Red' ), $this->given( 'Blue' ) ] );
		$this->rename( [ 'ored' => 'Crimson', 'onew' => 'New' ] );
		[ $red, , $blue ] = $this->options( 'q1' );
		self::assertSame( [ 'Crimson', [ 'Red' ], 1 ], [ $red['value'], $red['wordings'], $red['count'] ] );
		self::assertSame( [ 'Blue', 1, true ], [ $blue['value'], $blue['count'], $blue['retired'] ] );
		$this->save( [ 'status' => 'publish' ] );
		$this->rename( [ 'ored' => 'Scarlet', 'onew' => 'New' ] );
		self::assertSame( [ 'Crimson', 'Red' ], $this->options( 'q1' )[0]['wordings'] );
		$this->assertCountsAreRight();
	}

	#[TestDox( '[PLS-32~] numbers that a scale had keep their name and their part in the average' )]
	public function testNumbersThatAreNoLongerAskedKeepTheirName(): void {
		$this->survey = $this->publishedSurvey( [ 'questions' => [ $this->nps( 'q1', [ 'start_at_zero' => true ] ) ] ] );
		$this->answer( [ 'q1' => 0 ] );
		$this->answer( [ 'q1' => 10 ] );
		self::assertSame( 0, $this->storedLabels(), 'a number is its own label' );
		$this->save( [ 'questions' => [ $this->nps( 'q1' ) ] ] );
		self::assertSame( 1, $this->storedLabels(), 'only the number that is gone' );
		$stats = Plugin::instance()->get( ResultsService::class )->ofSurvey( $this->survey->id, null )['question_stats'][0];
		self::assertSame( 5.0, (float) $stats['average'] );
		self::assertSame( [ '0', true ], [ $stats['options'][10]['value'], $stats['options'][10]['retired'] ] );
		$trend = $this->body( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/questions/q1/trend" ) )['points'];
		self::assertSame( 5, (int) $trend[ count( $trend ) - 1 ]['average'] );
		self::assertSame( 2, $this->found( [ 'question' => 'q1', 'score_min' => 0 ] ) );
		// Without the question.
		$this->save( [ 'questions' => [ $this->text( 'q9' ) ] ] );
		self::assertSame( 1, $this->found( [ 'question' => 'q1', 'score_min' => 5 ] ) );
		self::assertSame( 1, $this->found( [ 'question' => 'q1', 'option' => '10' ] ) );
	}
}
