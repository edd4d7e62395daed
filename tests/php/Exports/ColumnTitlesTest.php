<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\ExportService;
use UserFeedback\Model\Answer;
use UserFeedback\Plugin;
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

	#[DataProvider( 'kindsWithDates' )]
	public function testEachKindNamesTheTimeZoneOfItsDatesAlike( string $kind, string $title ): void {
		update_option( 'timezone_string', '' );
		update_option( 'gmt_offset', 2 );
		$request = ExportRequest::from( [ 'kind' => $kind, 'survey_id' => $this->publishedSurvey()->id ] );
		self::assertContains( $title, Plugin::instance()->get( ExportService::class )->prepare( $request, 1 )->table->columns() );
	}

	/**
	 * @return array<string, array{string, string}>
	 */
	public static function kindsWithDates(): array {
		return [
			'responses' => [ 'responses', 'Date submitted (UTC+02:00)' ],
			'notes'     => [ 'notes', 'Date written (UTC+02:00)' ],
			'exports'   => [ 'exports', 'Requested (UTC+02:00)' ],
		];
	}
}
