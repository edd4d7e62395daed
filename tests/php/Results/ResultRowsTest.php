<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use UserFeedback\Plugin;
use UserFeedback\Results\ResultRows;
use UserFeedback\Results\ResultsService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;

/**
 * Results as the rows that `wp userfeedback results` prints.
 */
final class ResultRowsTest extends TestCase {

	use AddOnQuestions;

	public function testEveryFigureHasARow(): void {
		$questions = [ $this->nps( 'q1' ), $this->pictures( 'q2', [ 'Cat', 'Dog' ] ), $this->text( 'q3' ) ];
		$survey    = $this->publishedSurvey( [ 'questions' => $questions ] );
		foreach ( [ 10, 9, 2 ] as $number ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => $number ], [ 'question_id' => 'q2', 'value' => 'Dog' ] ] );
		}
		$rows = ResultRows::of( Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null ) );
		$find = static fn ( string $question, string $figure ): array => array_values(
			array_filter( $rows, static fn ( array $row ) => [ $row['question'], $row['figure'] ] === [ $question, $figure ] )
		);
		$row  = static fn ( string ...$cells ): array => [ array_combine( ResultRows::COLUMNS, $cells ) ];
		self::assertSame( $row( '', 'total', '3', '', '', '' ), $find( '', 'total' ) );
		self::assertSame( $row( '', 'response_rate', '', '', '', '' ), $find( '', 'response_rate' ) );
		self::assertSame( $row( 'Question q1?', 'answered', '3', '', '', '' ), $find( 'Question q1?', 'answered' ) );
		self::assertSame( $row( 'Question q1?', 'average', '7', '', '2.0674', '10' ), $find( 'Question q1?', 'average' ) );
		self::assertSame( $row( 'Question q1?', 'nps', '33.3333', '', '-73.3556', '100' ), $find( 'Question q1?', 'nps' ) );
		self::assertSame( $row( 'Question q1?', 'promoter', '2', '', '', '' ), $find( 'Question q1?', 'promoter' ) );
		self::assertSame( $row( 'Question q2?', 'Dog', '3', '1', '0.4385', '1' ), $find( 'Question q2?', 'Dog' ) );
		self::assertSame( $row( 'Question q2?', 'Cat', '0', '0', '0', '0.5615' ), $find( 'Question q2?', 'Cat' ) );
		self::assertSame( $row( 'Question q3?', 'answered', '0', '', '', '' ), $find( 'Question q3?', 'answered' ) );
	}
}
