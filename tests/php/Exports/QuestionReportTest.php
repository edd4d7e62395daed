<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\StoredData\TableRefused;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;

/**
 * The report of one question: a row for each answer, and how often each value was given.
 */
final class QuestionReportTest extends ExportTestCase {

	use AddOnQuestions;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'timezone_string', 'Europe/Berlin' );
		$this->survey = $this->publishedSurvey(
			[
				'questions' => [
					[ 'type' => 'checkbox' ] + $this->radio( 'q1', [ 'One', 'Two', 'Three' ] ),
					$this->nps( 'q2', [ 'comment_box' => true ] ),
					$this->text( 'q3' ),
				],
			]
		);
		$this->store(
			$this->survey,
			[
				[ '2026-03-01T12:00:00Z', [ Answer::choice( 'q1', [ 'One', 'Three' ] ), Answer::number( 'q2', 9 )->withText( 'comment', 'Good' ) ] ],
				[ '2026-03-02T12:00:00Z', [ Answer::choice( 'q1', [ 'One' ] ), Answer::skipped( 'q2' ) ] ],
				[ '2026-03-03T12:00:00Z', [ Answer::skipped( 'q1' ), Answer::number( 'q2', 9 ), Answer::text( 'q3', 'Red' ) ] ],
				[ '2026-03-04T23:30:00Z', [ Answer::choice( 'q1', [ 'Three' ] ), Answer::number( 'q2', 1 ) ] ],
			]
		);
	}

	#[TestDox( '[RES-03] contains one row for each answer, without skipped ones, with comments' )]
	public function testARowForEachAnswer(): void {
		$date = 'Date submitted (Europe/Berlin)';
		$rows = array_map( static fn ( array $row ) => array_slice( $row, 1 ), self::records( $this->question( 'q2' ) ) );
		self::assertSame(
			[
				[ $date => '2026-03-05 00:30:00', 'Question q2?' => '1', 'Question q2? – comments' => '' ],
				[ $date => '2026-03-03 13:00:00', 'Question q2?' => '9', 'Question q2? – comments' => '' ],
				[ $date => '2026-03-01 13:00:00', 'Question q2?' => '9', 'Question q2? – comments' => 'Good' ],
			],
			$rows
		);
		self::assertSame( [ 'Three', 'One', 'One, Three' ], array_column( self::records( $this->question( 'q1' ) ), 'Question q1?' ) );
		self::assertSame( [ 'Red' ], array_column( self::records( $this->question( 'q3' ) ), 'Question q3?' ) );
	}

	#[TestDox( '[RES-03~] a workbook also counts the values and their share of the answers' )]
	public function testAWorkbookCountsTheValues(): void {
		$values = self::table( $this->question( 'q1', [ 'format' => 'xlsx' ] ), 'Summary' );
		self::assertSame(
			[ [ 'Value', 'Answers', 'Share of answers (%)' ], [ 'One', '2', '66.67' ], [ 'Two', '0', '0' ], [ 'Three', '2', '66.67' ] ],
			$values
		);
		$scores = self::table( $this->question( 'q2', [ 'format' => 'xlsx' ] ), 'Summary' );
		self::assertSame( [ '1', '1', '33.33' ], $scores[1] );
		self::assertSame( [ '9', '2', '66.67' ], $scores[9] );
		$file = $this->question( 'q2', [ 'format' => 'xlsx' ] );
		self::assertSame( '', self::sheets( $file )['Summary']['A2']['type'], 'a score is a number' );
		self::assertSame( [ 'Answers' ], array_keys( self::sheets( $this->question( 'q3', [ 'format' => 'xlsx' ] ) ) ), 'texts are not counted' );
	}

	#[TestDox( '[RES-03~] the days apply to rows and counts' )]
	public function testTheDaysApply(): void {
		$days = [ 'start' => '2026-03-05', 'end' => '2026-03-05' ];
		self::assertSame( [ '1' ], array_column( self::records( $this->question( 'q2', $days ) ), 'Question q2?' ) );
		$counts = self::table( $this->question( 'q1', $days + [ 'format' => 'xlsx' ] ), 'Summary' );
		self::assertSame( [ [ 'One', '0', '0' ], [ 'Two', '0', '0' ], [ 'Three', '1', '100' ] ], array_slice( $counts, 1 ) );
	}

	#[TestDox( '[RES-03~] a removed question and retired options are exported, an unknown question is refused' )]
	public function testARemovedQuestionIsExported(): void {
		$changes = [ 'questions' => [ [ 'type' => 'checkbox' ] + $this->radio( 'q1', [ 'One', 'New' ] ) ] ];
		Plugin::instance()->get( SurveyService::class )->update( $this->survey->id, $changes, 1 );
		$counts = self::table( $this->question( 'q1', [ 'format' => 'xlsx' ] ), 'Summary' );
		self::assertSame( [ [ 'One', '2', '66.67' ], [ 'New', '0', '0' ], [ 'Three', '2', '66.67' ] ], array_slice( $counts, 1 ) );
		self::assertSame( [ '1', '9', '9' ], array_column( self::records( $this->question( 'q2' ) ), 'Question q2? (no longer asked)' ) );
		try {
			$this->question( 'q9' );
			self::fail( 'a question that never was' );
		} catch ( TableRefused $error ) {
			self::assertSame( [ 400, 'question_id' ], [ $error->status, $error->errors[0]->field ] );
		}
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function question( string $id, array $fields = [] ): string {
		return $this->export( $this->survey, $fields + [ 'report' => 'question', 'question_id' => $id, 'format' => 'csv' ] );
	}

	/**
	 * @return list<list<string>>
	 */
	private static function table( string $file, string $sheet ): array {
		$rows = [];
		foreach ( self::sheets( $file )[ $sheet ] as $place => $cell ) {
			$rows[ (int) filter_var( $place, FILTER_SANITIZE_NUMBER_INT ) ][] = $cell['value'];
		}
		return array_values( $rows );
	}
}
