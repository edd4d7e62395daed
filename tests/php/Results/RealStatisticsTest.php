<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Results;

use DateTimeImmutable;
use Generator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Import\ColumnReader;
use UserFeedback\Import\CsvFile;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Surveys\QuestionSchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\TestCase;

/**
 * All results of the three real files, over REST, equal those that a script calculates from the files alone (tests/statistics/statistics.mjs). Line n
 * belongs to day n % 60 from 1 January 2026.
 */
final class RealStatisticsTest extends TestCase {

	use AddOnQuestions;

	private const FIXTURES = __DIR__ . '/../../fixtures/';
	private const SCRIPT   = __DIR__ . '/../../statistics/statistics.mjs';

	private Plugin $plugin;

	/** @param array<string, string> $types Types of columns by name; others are as an import makes them. */
	#[TestDox( "[RES-02~] [NPS-01~] [PLS-13~] every figure of a real file equals a separate script's, of all time and of ranges" )]
	#[DataProvider( 'files' )]
	public function testEveryFigureEqualsASeparateScripts( string $name, string $empty, array $types ): void {
		$clock        = new MovingClock( '2026-03-01T12:00:00Z' );
		$this->plugin = $clock->takeOver();
		$this->asAdmin();
		$path     = $this->withNames( self::FIXTURES . $name );
		$survey   = $this->import( new CsvFile( $path ), $empty, $types );
		$expected = $this->script( $path, $empty, (string) array_search( 'nps', $types, true ) );
		unlink( $path );
		$path     = "/userfeedback/v1/surveys/$survey->id/results";
		$this->assertStatistics( $expected['all'], $this->body( $this->get( $path, [ 'all_time' => true ] ) ), "$name, all time" );
		self::assertCount( 3, $expected['ranges'] );
		foreach ( $expected['ranges'] as $range => $statistics ) {
			[ $from, $to ] = explode( '..', $range );
			$this->assertStatistics( $statistics, $this->body( $this->get( $path, [ 'from' => $from, 'to' => $to ] ) ), "$name, $range" );
		}
	}

	/**
	 * @return iterable<string, array{string, string, array<string, string>}>
	 */
	public static function files(): iterable {
		yield 'commas' => [ 'comma-survey.csv', '', [] ];
		yield 'weather' => [ 'weather-check.csv', '-', [] ];
		// No file has a scale from 0 to 10. How many found a review helpful stands for one, more than 10 as 10.
		yield 'clothing' => [ 'clothing-reviews.csv', '', [ 'Rating' => 'star-rating', 'Positive Feedback Count' => 'nps' ] ];
	}

	/**
	 * A copy of a file whose first column has a name: an import refuses one without.
	 */
	private function withNames( string $file ): string {
		$path = get_temp_dir() . 'userfeedback-' . wp_generate_password( 8, false ) . '.csv';
		file_put_contents( $path, preg_replace( '/^,/', 'Line,', (string) file_get_contents( $file ) ) );
		return $path;
	}

	/**
	 * @param array<string, mixed> $expected
	 * @param array<string, mixed> $results
	 */
	private function assertStatistics( array $expected, array $results, string $where ): void {
		self::assertSame( $expected['responses'], $results['range_responses_count'], $where );
		self::assertSame( array_column( $expected['columns'], 'name' ), array_column( $results['question_stats'], 'title' ) );
		foreach ( $results['question_stats'] as $index => $stats ) {
			$column = $expected['columns'][ $index ];
			$what   = "$where, {$column['name']}";
			self::assertSame( $column['answered'], $stats['total_answers'], $what );
			self::assertSame( $expected['responses'] - $column['answered'], $stats['skipped'], $what );
			self::assertSame( $column['answered'] < 30, $stats['is_few'], $what );
			if ( ! $stats['is_quantitative'] ) {
				self::assertSame( $column['answered'], $stats['texts_count'], $what );
				continue;
			}
			foreach ( $stats['options'] as $option ) {
				$known = $column['values'][ $option['value'] ] ?? [ 'count' => 0, 'share' => 0, 'low' => 0 ];
				self::assertEqualsWithDelta( $known, array_intersect_key( $option, $known ), 1e-9, "$what, {$option['value']}" );
			}
			self::assertSame( $column['answered'], array_sum( array_column( $stats['options'], 'count' ) ), $what );
			if ( in_array( $stats['type'], [ 'star-rating', 'nps' ], true ) ) {
				$this->assertNumbers( $column['number'], $stats, $what );
			}
		}
	}

	/**
	 * @param array<string, float> $expected
	 * @param array<string, mixed> $stats
	 */
	private function assertNumbers( array $expected, array $stats, string $what ): void {
		self::assertEqualsWithDelta( $expected['average'], $stats['average'], 1e-9, $what );
		$interval = [ 'low' => max( 0, $expected['low'] ), 'high' => $expected['high'] ];
		self::assertEqualsWithDelta( $interval, $stats['average_interval'], 1e-9, $what );
		if ( $stats['type'] !== 'nps' ) {
			return;
		}

		$score = [ 'nps' => $expected['nps'], 'margin' => $expected['margin'] ];
		self::assertEqualsWithDelta( $score, array_intersect_key( $stats['nps'], $score ), 1e-9, $what );
	}

	/**
	 * @param array<string, string> $types
	 */
	private function import( CsvFile $file, string $empty, array $types ): Survey {
		$reader = new ColumnReader( $file, $empty );
		foreach ( $file->records() as $record ) {
			$reader->add( $record );
		}
		$questions = [];
		foreach ( $file->headers as $index => $header ) {
			$id          = 'column' . ( $index + 1 );
			$profile     = $reader->profiles[ $index ];
			$questions[] = match ( $types[ $header->name ] ?? '' ) {
				'star-rating' => [ 'title' => $header->name ] + $this->stars( $id ),
				'nps'         => [ 'title' => $header->name ] + $this->nps( $id, [ 'start_at_zero' => true ] ),
				default       => [
					'id'     => $id,
					'type'   => $profile->isText ? 'text' : 'radio-button',
					'title'  => $header->name,
					'config' => [ 'options' => $profile->options() ],
				] + QuestionSchema::defaults(),
			};
		}
		$survey    = $this->plugin->get( SurveyService::class )->create( [ 'title' => 'Real', 'questions' => $questions ], 1 )->survey;
		$this->plugin->get( ResponseWriter::class )->import( $survey, $this->responses( $survey, $file, $empty ) );
		return $survey;
	}

	/**
	 * @return Generator<int, NewResponse>
	 */
	private function responses( Survey $survey, CsvFile $file, string $empty ): Generator {
		$reader = $this->plugin->get( AnswersReader::class );
		$index  = 0;
		foreach ( $file->records() as $record ) {
			$answers = [];
			foreach ( $survey->questions as $column => $question ) {
				$cell  = $record->cells[ $column ];
				$value = in_array( $question->type, [ 'star-rating', 'nps' ], true ) ? min( 10, (int) $cell ) : mb_substr( $cell, 0, 400 );

				$answers[] = [ 'question_id' => $question->id, 'value' => in_array( $cell, [ '', $empty ], true ) ? null : $value ];
			}
			$day = ( new DateTimeImmutable( '2026-01-01T12:00:00Z' ) )->modify( '+' . ( $index % 60 ) . ' days' );
			yield new NewResponse( $reader->read( $survey->questions, $answers ), $day, $survey->revision );
			++$index;
		}
	}

	/**
	 * @return array{all: array<string, mixed>, ranges: array<string, array<string, mixed>>}
	 */
	private function script( string $file, string $empty, string $capped ): array {
		exec( implode( ' ', array_map( escapeshellarg( ... ), [ 'node', self::SCRIPT, $file, $empty, $capped ] ) ), $lines, $code );
		self::assertSame( 0, $code );
		/** @var array{all: array<string, mixed>, ranges: array<string, array<string, mixed>>} $statistics */
		$statistics = json_decode( implode( "\n", $lines ), true, 512, JSON_THROW_ON_ERROR );
		return $statistics;
	}
}
