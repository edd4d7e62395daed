<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\TranslatedSurveys;

/**
 * Exports of surveys in several languages.
 */
final class ExportLanguageTest extends ExportTestCase {

	use TranslatedSurveys;

	#[TestDox( '[PLS-09~] the column Language of CSV, workbook and JSON names languages as BCP 47 does, beside one column for each question' )]
	public function testColumnOfEveryFormat(): void {
		$survey   = $this->answered();
		$expected = [ [ 'pt-BR', 'Yes' ], [ 'ar', 'No' ], [ 'de-DE', 'Yes' ], [ '', 'Yes' ] ];
		$csv      = self::records( $this->export( $survey, [ 'format' => 'csv' ] ) );
		self::assertSame( $expected, self::columns( $csv ) );
		self::assertSame( 'الشاي جيد', $csv[1]['Why?'] );
		/** @var list<array<string, string|null>> $json */
		$json = json_decode( (string) file_get_contents( $this->export( $survey, [ 'format' => 'json' ] ) ), true );
		self::assertSame( $expected, self::columns( $json ) );
		$cells = self::sheets( $this->export( $survey, [ 'format' => 'xlsx' ] ) )['Responses'];
		$found = array_search( 'Language', array_map( static fn ( array $cell ) => $cell['value'], $cells ), true );
		self::assertIsString( $found );
		$column = rtrim( $found, '1' );
		// Empty cells are left out.
		$read = array_map( static fn ( int $row ) => $cells[ $column . $row ]['value'] ?? '', [ 2, 3, 4, 5 ] );
		self::assertSame( array_column( $expected, 0 ), $read );
	}

	#[TestDox( '[PLS-09~] an export can be limited to a language, also to one that was removed from the survey' )]
	public function testFilterByLanguage(): void {
		$survey = $this->answered();
		$change = [ 'settings' => [ 'translations' => $this->translations( [] ) ] ];
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, $change, 1 );
		$file = $this->export( $survey, [ 'format' => 'csv', 'filter' => [ 'language' => 'ar' ] ] );
		self::assertSame( [ [ 'ar', 'No' ] ], self::columns( self::records( $file ) ) );
	}

	#[TestDox( 'a survey that was never translated has no column Language' )]
	public function testNoColumnInOneLanguage(): void {
		$survey = $this->publishedSurvey();
		$this->store( $survey, [ [ '2026-03-01T12:00:00Z', [ Answer::choice( 'q1', [ 'Yes' ] ) ] ] ] );
		self::assertArrayNotHasKey( 'Language', self::records( $this->export( $survey, [ 'format' => 'csv' ] ) )[0] );
	}

	/**
	 * A survey that was answered in several languages, the first time before it was translated.
	 */
	private function answered(): Survey {
		$survey = $this->translatedSurvey();
		$reader = Plugin::instance()->get( AnswersReader::class );
		$new    = [];
		foreach ( [ '' => 'Yes', 'de_DE_formal' => 'Yes', 'ar' => 'No', 'pt_BR' => 'Yes' ] as $locale => $option ) {
			$at      = new DateTimeImmutable( '2026-03-0' . ( count( $new ) + 1 ) . 'T12:00:00Z' );
			$answers = [ [ 'question_id' => 'q1', 'value' => $option ], [ 'question_id' => 'q2', 'value' => 'الشاي جيد' ] ];
			$new[]   = new NewResponse( $reader->read( $survey->questions, $answers ), $at, $survey->revision, language: $locale );
		}
		Plugin::instance()->get( ResponseWriter::class )->import( $survey, $new );
		return $survey;
	}

	/**
	 * @param list<array<string, mixed>> $records By title.
	 * @return list<array{string, string}> Language and option, the newest first.
	 */
	private static function columns( array $records ): array {
		return array_map( static fn ( array $record ) => [ (string) $record['Language'], (string) $record['Do you like tea?'] ], $records );
	}
}
