<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Import;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Import\CsvFile;
use UserFeedback\Model\Answer;
use UserFeedback\Plugin;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Exports\ExportTestCase;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\ImportedFiles;

/**
 * Importing what the plugin itself has exported.
 */
final class RoundTripTest extends ExportTestCase {

	use AddOnQuestions;
	use ImportedFiles;

	protected function tearDown(): void {
		$this->removeImports();
		parent::tearDown();
	}

	#[TestDox( '[OPS-05~] an export of the plugin becomes the same questions with the same counts, texts and dates' )]
	public function testImportsItsOwnExport(): void {
		$survey = $this->storedSurvey(
			[
				'questions' => [
					$this->radio( 'q1', [ 'Yes, always', 'No' ] ),
					[ 'type' => 'checkbox', 'title' => 'Which?' ] + $this->radio( 'q2', [ 'Red', 'Green', 'Blue, or so' ] ),
					$this->stars( 'q3' ),
					$this->text( 'q4', [ 'title' => 'Why?' ] ),
				],
			]
		);
		$texts  = [ '=SUM(1;2)', "Zeile 1\nZeile 2 😀", '-5', '', 'He said "no", twice' ];
		$sets   = [ [ 'Red', 'Green' ], [ 'Blue, or so' ], [ 'Red' ], [ 'Red', 'Blue, or so' ], [ 'Green', 'Blue, or so' ] ];
		$new    = [];
		foreach ( $texts as $index => $text ) {
			$answers = [
				Answer::choice( 'q1', [ $index % 2 === 0 ? 'Yes, always' : 'No' ] ),
				Answer::choice( 'q2', $sets[ $index ] ),
				Answer::number( 'q3', 1 + $index ),
				$text === '' ? Answer::skipped( 'q4' ) : Answer::text( 'q4', $text ),
			];
			$new[]   = [ '2026-01-0' . ( $index + 1 ) . "T1$index:20:30Z", $answers ];
		}
		$this->store( $survey, $new );
		$file = $this->export( $survey, [ 'format' => 'csv', 'option_columns' => true ] );
		self::assertSame( 'userfeedback', ( new CsvFile( $file ) )->format->value );

		$copy = $this->importFile( $file );
		self::assertSame( [ 'radio-button', 'checkbox', 'star-rating' ], array_slice( array_column( $copy->questions, 'type' ), 0, 3 ) );
		[ $before, $after ] = array_map( $this->counts( ... ), [ $survey->id, $copy->id ] );
		self::assertSame( $before, $after );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function counts( int $surveyId ): array {
		$results = Plugin::instance()->get( ResultsService::class )->ofSurvey( $surveyId, null );
		$counts  = [ 'total' => $results['total'] ];
		foreach ( array_slice( $results['question_stats'], 0, 3 ) as $stats ) {
			$options = array_filter( array_column( $stats['options'], 'count', 'value' ) );
			ksort( $options );
			$counts[ $stats['title'] ] = [ $stats['total_answers'], $stats['skipped'], $options ];
		}
		$file           = $this->export( Plugin::instance()->get( SurveyService::class )->get( $surveyId ), [ 'format' => 'csv' ] );
		$rows           = array_slice( self::csv( $file ), 1 );
		$counts['rows'] = array_map( static fn ( array $row ) => [ $row[1], end( $row ) ], $rows );
		sort( $counts['rows'] );
		return $counts;
	}
}
