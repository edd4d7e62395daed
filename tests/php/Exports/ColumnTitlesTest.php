<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Answer;
use UserFeedback\Tests\Support\AddOnQuestions;

/**
 * Each column of a file has a title of its own.
 */
final class ColumnTitlesTest extends ExportTestCase {

	use AddOnQuestions;

	#[TestDox( '[EXP-01~] a question that is called like another column keeps its answers' )]
	public function testAQuestionCalledLikeAnotherColumnKeepsItsAnswers(): void {
		$questions = [
			$this->stars( 'q1', [ 'comment_box' => true ] ),
			$this->text( 'q2', [ 'title' => 'Device' ] ),
			$this->text( 'q3', [ 'title' => 'Question q1? – comments' ] ),
		];
		$survey    = $this->publishedSurvey( [ 'questions' => $questions ] );
		$answers   = [ Answer::number( 'q1', 4 )->withText( 'comment', 'Fine' ), Answer::text( 'q2', 'Kettle' ), Answer::text( 'q3', 'Other' ) ];
		$this->store( $survey, [ [ '2026-03-01T12:00:00Z', $answers ] ] );
		$expected = [ 'Fine', 'Kettle', 'Other' ];
		$record   = self::records( $this->export( $survey, [ 'format' => 'csv' ] ) )[0];
		$titles   = [ 'Question q1? – comments', 'Device (2)', 'Question q1? – comments (2)' ];
		self::assertSame( $expected, array_map( static fn ( string $title ) => $record[ $title ] ?? null, $titles ) );
		$json = json_decode( (string) file_get_contents( $this->export( $survey, [ 'format' => 'json' ] ) ), true );
		self::assertSame( $expected, array_values( array_intersect( (array) ( $json['rows'][0] ?? $json[0] ?? [] ), $expected ) ) );
	}
}
