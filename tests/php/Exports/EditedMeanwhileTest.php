<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Exports\BackgroundExport;
use UserFeedback\Model\Answer;
use UserFeedback\Model\OptionId;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;

/**
 * Exports in the background whose survey, site or options are changed between two turns.
 */
final class EditedMeanwhileTest extends BackgroundTestCase {

	#[TestDox( '[EXP-03~] A9: a file has the columns, titles and time zone of its start, whatever is edited meanwhile, in each format' )]
	public function testColumnsAreFixedAtTheStart(): void {
		update_option( 'timezone_string', 'Europe/Berlin' );
		foreach ( [ 'csv', 'json', 'xlsx' ] as $format ) {
			$this->edit( [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ) ] );
			$before = $this->export( $this->survey, [ 'format' => $format ] );
			$export = $this->start( $format );
			self::assertFalse( $this->turn( $export->id ) );
			$commented = $this->radio( 'q1', [ 'Yes', 'Maybe' ], [ 'settings' => [ 'comment_box' => true ] ] );
			$this->edit( [ $this->text( 'q9', [ 'title' => 'New?' ] ), $commented ] );
			update_option( 'timezone_string', 'Asia/Tokyo' );
			$this->finish( $export );
			update_option( 'timezone_string', 'Europe/Berlin' );
			if ( $format !== 'xlsx' ) {
				self::assertFileEquals( $before, $this->contentOf( $export ) );
			} else {
				self::assertSame( self::sheets( $before ), self::sheets( $this->contentOf( $export ) ) );
			}
		}
	}

	#[TestDox( '[EXP-03~] A9: edited before its first turn, an export still has the columns of the moment at which it was requested' )]
	public function testColumnsOfTheRequest(): void {
		$before = $this->export( $this->survey, [ 'format' => 'csv' ] );
		$export = $this->start( 'csv' );
		$this->edit( [ $this->text( 'q9' ) ] );
		$this->finish( $export );
		self::assertFileEquals( $before, $this->contentOf( $export ) );
	}

	#[TestDox( '[EXP-03~] A9: the summary of a question counts the options that it had, also after they were renamed' )]
	public function testTheSummaryIsFixedToo(): void {
		$fields = [ 'report' => 'question', 'question_id' => 'q1' ];
		$before = self::sheets( $this->export( $this->survey, $fields ) );
		$export = $this->start( 'xlsx', $fields );
		$this->turn( $export->id );
		$this->edit( [ $this->radio( 'q1', [ 'Never', 'Maybe' ] ) ] );
		$this->finish( $export );
		self::assertSame( $before, self::sheets( $this->contentOf( $export ) ) );
	}

	#[TestDox( '[PLS-32~] [EXP-03~] an export names options as they were called at its start' )]
	public function testOptionsAreCalledAsAtTheStart(): void {
		$ids     = [ OptionId::ofLabel( 'Yes' ), OptionId::ofLabel( 'No' ) ];
		$config  = static fn ( string ...$labels ) => [ 'options' => $labels, 'option_ids' => $ids ];
		$reports = [ [], [ 'option_columns' => true ], [ 'report' => 'question', 'question_id' => 'q1' ] ];
		foreach ( $reports as $fields ) {
			$this->edit( [ $this->radio( 'q1', [], [ 'type' => 'checkbox', 'config' => $config( 'Yes', 'No' ) ] ) ] );
			$before = $this->export( $this->survey, $fields + [ 'format' => 'csv' ] );
			$export = $this->start( 'csv', $fields );
			self::assertFalse( $this->turn( $export->id ) );
			$this->edit( [ $this->radio( 'q1', [], [ 'type' => 'checkbox', 'config' => $config( 'Sure', 'Never' ) ] ) ] );
			$this->finish( $export );
			self::assertFileEquals( $before, $this->contentOf( $export ) );
			$later = $this->export( $this->survey, $fields + [ 'format' => 'csv' ] );
			self::assertStringContainsString( 'Sure', (string) file_get_contents( $later ) );
		}
	}

	#[TestDox( '[EXP-03~] A9: answers to a question that was removed from a draft meanwhile stay in the file' )]
	public function testAQuestionOfADraftGoes(): void {
		$this->survey = $this->storedSurvey();
		$this->store( $this->survey, array_fill( 0, self::CHUNK + 1, [ '2026-03-01T12:00:00Z', [ Answer::text( 'q2', 'Kept' ) ] ] ) );
		$export = $this->start( 'csv' );
		self::assertFalse( $this->turn( $export->id ) );
		$this->edit( [ $this->radio( 'q1', [ 'Yes', 'No' ] ) ] );
		$this->finish( $export );
		$answers = array_column( self::records( $this->contentOf( $export ) ), 'Question q2?' );
		self::assertSame( array_fill( 0, self::CHUNK + 1, 'Kept' ), $answers );
	}

	#[TestDox( '[EXP-03~] A9: an export that an earlier version began without fixed columns begins again and is whole' )]
	public function testAnExportOfAnEarlierVersion(): void {
		$export = $this->start( 'csv' );
		$this->turn( $export->id );
		$connection = Plugin::instance()->get( Connection::class );
		$request    = sprintf( '{"survey_id":%d,"report":"general","format":"csv"}', $this->survey->id );
		$connection->execute( 'UPDATE %i SET request = %s WHERE id = %d', $connection->table( 'exports' ), $request, $export->id );
		$this->edit( [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ), $this->text( 'q3' ) ] );
		$this->finish( $export );
		self::assertFileEquals( $this->export( $this->survey, [ 'format' => 'csv' ] ), $this->contentOf( $export ) );
	}

	/**
	 * @param list<array<string, mixed>> $questions
	 */
	private function edit( array $questions ): void {
		$service = Plugin::instance()->get( SurveyService::class );
		$stored  = $service->get( $this->survey->id );
		$service->update( $stored->id, [ 'questions' => $questions ], 1 );
	}

	private function finish( BackgroundExport $export ): void {
		while ( ! $this->turn( $export->id ) ) {
			continue;
		}
		$done = $this->stored( $export->id );
		self::assertSame( [ BackgroundExport::DONE, '' ], [ $done->state, $done->progress['error'] ] );
	}
}
