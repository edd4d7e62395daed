<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use DateTimeImmutable;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\ExportRun;
use UserFeedback\Exports\ExportService;
use UserFeedback\Exports\Output;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Tests\Support\SurveyFixtures;

/**
 * Exports of stored responses.
 */
abstract class ExportTestCase extends WriterTestCase {

	use SurveyFixtures;

	/**
	 * Stores published responses.
	 *
	 * @param list<array{0: string, 1: list<Answer>}> $responses Moment in UTC, answers.
	 */
	protected function store( Survey $survey, array $responses ): void {
		$new = array_map(
			static fn ( array $response ) => new NewResponse( $response[1], new DateTimeImmutable( $response[0] ), $survey->revision ),
			$responses
		);
		self::assertSame( count( $new ), Plugin::instance()->get( ResponseWriter::class )->import( $survey, $new ) );
	}

	/**
	 * The file of an export.
	 *
	 * @param array<string, mixed> $fields See ExportRequest::from().
	 */
	protected function export( Survey $survey, array $fields = [], ?Plugin $plugin = null ): string {
		$service = ( $plugin ?? Plugin::instance() )->get( ExportService::class );
		$export  = $service->prepare( ExportRequest::from( $fields + [ 'survey_id' => $survey->id ] ), 1 );
		return $this->written(
			static function ( Output $output ) use ( $service, $export ): void {
				$run = $service->run( $export, $output, ExportRun::NEW );
				do {
					$isComplete = $run->step();
				} while ( ! $isComplete );
			}
		);
	}

	/**
	 * The rows of a CSV file as a spreadsheet reads them, with the titles.
	 *
	 * @return list<list<string|null>>
	 */
	protected static function csv( string $file ): array {
		$handle = fopen( $file, 'rb' );
		self::assertNotFalse( $handle );
		self::assertSame( "\xEF\xBB\xBF", fread( $handle, 3 ), 'Excel needs the byte order mark' );
		$rows = [];
		while ( ( $row = fgetcsv( $handle, null, ',', '"', '' ) ) !== false ) {
			$rows[] = $row;
		}
		fclose( $handle );
		return $rows;
	}

	/**
	 * The rows of a CSV file below its titles, each by title.
	 *
	 * @return list<array<string, string|null>>
	 */
	protected static function records( string $file ): array {
		$rows   = self::csv( $file );
		$titles = array_map( strval( ... ), array_shift( $rows ) ?? [] );
		self::assertSame( $titles, array_unique( $titles ), 'each column has a title of its own' );
		return array_map( static fn ( array $row ) => array_combine( $titles, $row ), $rows );
	}
}
