<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\HeldBack;
use UserFeedback\Responses\HeldResponses;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseOrigin;
use UserFeedback\Responses\ResponseRemarks;
use UserFeedback\Responses\ResponseRows;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Exports\ExportTestCase;
use UserFeedback\Tests\Support\ImportedFiles;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RenamedOptions;

/**
 * Names of options in lists, filters and exports, and which of them an answer stores.
 */
final class OptionNamesTest extends ExportTestCase {

	use ImportedFiles;
	use RenamedOptions;

	#[TestDox( '[PLS-32~] lists, single responses and the command line name a renamed option by its newest label, with its id' )]
	public function testResponsesHaveTheNewestLabel(): void {
		$id = $this->answer( [ 'q1' => 'Red', 'q2' => [ 'Red' ] ] );
		$this->rename( [ 'ored' => 'Crimson', 'oblue' => 'Blue' ] );
		$path   = "/userfeedback/v1/surveys/{$this->survey->id}/responses";
		$single = $this->body( $this->get( "$path/$id" ) )['answers'];
		$listed = $this->body( $this->get( $path, [ 'preview' => true ] ) )['items'][0]['answers'];
		foreach ( [ ...$single, ...$listed ] as $answer ) {
			self::assertSame( [ [ 'Crimson' ], [ 'ored' ] ], [ $answer['value'], $answer['option_ids'] ] );
		}
		$rows = new ResponseRows( Plugin::instance()->get( StoredResponseService::class ), Plugin::instance()->get( ResponseRemarks::class ) );
		self::assertSame( [ 'Crimson', 'Crimson' ], array_column( array_slice( $rows->details( $this->survey->id, $id ), 6, 2 ), 'value' ) );
	}

	#[TestDox( '[PLS-32~] a filter by the id, the newest label or an earlier label of a renamed option finds its 1,000 answers' )]
	public function testEachNameOfAnOptionFindsItsAnswers(): void {
		$this->answerMany();
		$this->rename( [ 'ored' => 'Crimson', 'oblue' => 'Blue' ] );
		foreach ( [ 'ored', 'Crimson', 'Red' ] as $name ) {
			self::assertSame( self::$many, $this->found( [ 'question' => 'q1', 'option' => $name ] ), $name );
			self::assertSame( self::$many, $this->found( [ 'question' => 'q2', 'option' => $name ] ), $name );
		}
		foreach ( [ 'crims', 'red' ] as $search ) {
			self::assertSame( self::$many, $this->found( [ 'search' => $search ] ), $search );
		}
		$filter = [ 'question' => 'q1', 'option' => 'Green' ];
		$this->assertRefused( $this->get( $this->path(), [ 'filter' => $filter ] ), 400, 'userfeedback_filter_invalid' );
		$choice = $this->body( $this->get( $this->path() . '/choices' ) )['questions'][0];
		self::assertSame( [ [ 'Crimson', 'Blue' ], [ 'ored', 'oblue' ] ], [ $choice['options'], $choice['option_ids'] ] );
	}

	#[TestDox( '[PLS-32~] an export has one column for a renamed option, by its newest label, and its summary one line' )]
	public function testExportsHaveOneColumnForAnOption(): void {
		$this->answer( [ 'q1' => 'Red', 'q2' => [ 'Red', 'Blue' ] ] );
		$this->rename( [ 'ored' => 'Crimson', 'oblue' => 'Blue' ] );
		$this->answer( [ 'q1' => 'Crimson', 'q2' => [ 'Crimson' ] ] );
		$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv' ] ) );
		self::assertSame( [ 'Crimson', 'Crimson' ], array_column( $rows, 'Question q1?' ) );
		self::assertSame( [ 'Crimson', 'Crimson, Blue' ], array_column( $rows, 'Question q2?' ) );
		$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv', 'option_columns' => true ] ) );
		self::assertSame( [ '1', '1' ], array_column( $rows, 'Question q2? – Crimson' ) );
		self::assertSame( [ '0', '1' ], array_column( $rows, 'Question q2? – Blue' ) );
		self::assertCount( 2, array_filter( array_keys( $rows[0] ), static fn ( string $title ) => str_starts_with( $title, 'Question q2? – ' ) ) );
		$sheets = self::sheets( $this->export( $this->survey, [ 'format' => 'xlsx', 'report' => 'question', 'question_id' => 'q1' ] ) );
		self::assertStringNotContainsString( 'Red', (string) wp_json_encode( $sheets ) );
	}

	#[TestDox( '[PLS-32~] a removed option and a new one with its label are two, in the results and in the columns of an export' )]
	public function testANewOptionMayHaveTheLabelOfARemovedOne(): void {
		$this->answer( [ 'q2' => [ 'Red' ] ] );
		$this->rename( [ 'onew' => 'Red', 'oblue' => 'Blue' ] );
		$this->answer( [ 'q2' => [ 'Red', 'Blue' ] ] );
		$options = $this->options( 'q2' );
		self::assertSame( [ 'onew' => 1, 'oblue' => 1, 'ored' => 1 ], array_column( $options, 'count', 'id' ) );
		self::assertSame( [ 'Red', 'Blue', 'Red' ], array_column( $options, 'value' ) );
		$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv', 'option_columns' => true ] ) );
		self::assertSame( [ '1', '0' ], array_column( $rows, 'Question q2? – Red' ) );
		self::assertSame( [ '0', '1' ], array_column( $rows, 'Question q2? – Red (2)' ) );
	}

	#[TestDox( '[PLS-32~] a search for a label finds an id in its own question only: copied questions have the same ids' )]
	public function testAnIdIsUniqueInItsQuestionOnly(): void {
		$this->answer( [ 'q1' => 'Red', 'q2' => [ 'Blue' ] ] );
		$this->answer( [ 'q1' => 'Red', 'q2' => [ 'Blue' ] ] );
		$this->answer( [ 'q1' => 'Blue', 'q2' => [ 'Red' ] ] );
		$questions = $this->questions( [ 'ored' => 'Red', 'oblue' => 'Blue' ] );

		$questions[1]['config']['options'] = [ 'Rouge', 'Bleu' ];
		$this->save( [ 'questions' => $questions ] );
		self::assertSame( 1, $this->found( [ 'search' => 'roug' ] ) );
		self::assertSame( 1, $this->found( [ 'question' => 'q2', 'option' => 'Rouge' ] ) );
	}

	#[TestDox( '[PLS-32~] an answer stores no label of an option that its survey has' )]
	public function testAnAnswerStoresNoLabel(): void {
		$log = QueryLog::start();
		$this->submit( $this->survey, [ 'q1' => 'Red', 'q2' => [ 'ored', 'Blue' ] ] );
		self::assertSame( [], $log->containing( 'ufb_question_options' ) );
		self::assertSame( 0, $this->storedLabels() );
		self::assertSame( [ 1, 1 ], array_column( $this->options( 'q2' ), 'count' ), 'by its id or its label' );
	}

	#[TestDox( '[PLS-32~] a page of an earlier revision answers with its own labels, for the options that they name there' )]
	public function testALateAnswerNamesTheOptionOfItsPage(): void {
		$before = $this->survey;
		$this->rename( [ 'ored' => 'Crimson', 'oblue' => 'Red' ] );
		$this->submit( $before, [ 'q1' => 'Red', 'q2' => [ 'Red', 'Blue' ] ] );
		$this->submit( $this->survey, [ 'q1' => 'Red', 'q2' => [ 'Crimson' ] ] );
		self::assertSame( [ 'Crimson' => 1, 'Red' => 1 ], array_column( $this->options( 'q1' ), 'count', 'value' ) );
		self::assertSame( [ 'Crimson' => 2, 'Red' => 1 ], array_column( $this->options( 'q2' ), 'count', 'value' ) );
		$this->assertCountsAreRight();
	}

	#[TestDox( '[PLS-32~] a late answer to an option that was removed names it, also where no change of the survey did' )]
	public function testALateAnswerNamesARemovedOption(): void {
		$before = $this->survey;
		$this->rename( [ 'onew' => 'New', 'oblue' => 'Blue' ] );
		foreach ( [ 'as it is', 'as of a version that stored labels with answers only' ] as $name ) {
			$this->submit( $before, [ 'q1' => 'Red', 'q2' => [ 'Red' ] ] );
			$gone = $this->options( 'q1' )[2];
			self::assertSame( [ 'ored', 'Red', true ], [ $gone['id'], $gone['value'], $gone['retired'] ], $name );
			$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv' ] ) );
			self::assertSame( 'Red', $rows[0]['Question q1?'], $name );
			$this->forgetLabels();
		}
		$this->assertCountsAreRight();
	}

	#[TestDox( '[PLS-32~] what was held back counts for its option when it is released after a rename, and for one that was removed' )]
	public function testWhatIsReleasedCountsForItsOption(): void {
		foreach ( [ 'Red', 'Blue' ] as $label ) {
			$answers  = [ [ 'question_id' => 'q1', 'value' => $label ] ];
			$read     = Plugin::instance()->get( AnswersReader::class )->read( $this->survey->questions, $answers );
			$response = new NewResponse(
				$read,
				Plugin::instance()->get( Clock::class )->now(),
				$this->survey->revision,
				status: ResponseStatus::Held,
				held: HeldBack::code( HeldBack::NETWORK )
			);
			Plugin::instance()->get( ResponseWriter::class )->write( $this->survey, $response, ResponseOrigin::Visitor );
		}
		$this->rename( [ 'ored' => 'Crimson', 'onew' => 'New' ] );
		self::assertSame( 2, Plugin::instance()->get( HeldResponses::class )->release( [ HeldBack::code( HeldBack::NETWORK ) ], 10 ) );
		self::assertSame( [ 'Crimson' => 1, 'New' => 0, 'Blue' => 1 ], array_column( $this->options( 'q1' ), 'count', 'value' ) );
		$this->assertCountsAreRight();
	}

	#[TestDox( '[PLS-32~] what a type of another plugin answers beside its options keeps its name' )]
	public function testWhatIsNoOptionKeepsItsName(): void {
		$type = new class() extends ChoiceForm implements QuestionType {
			public function read( Question $question, mixed $value, array $extra ): Answer {
				return Answer::choice( $question->id, [ Cast::string( $value ) ] );
			}
		};
		add_action( 'userfeedback_register', static fn ( Extensions $extensions ) => $extensions->questionType( 'our-choice', $type ) );
		$plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
		$question     = $this->radio( 'q1', [ 'Yes', 'No' ], [ 'type' => 'our-choice' ] );
		$input        = $this->surveyInput( [ 'status' => 'publish', 'questions' => [ $question ] ] );
		$this->survey = $plugin->get( SurveyService::class )->create( $input, 1 )->survey;
		$this->submit( $this->survey, [ 'q1' => 'Yes' ] );
		self::assertSame( 0, $this->storedLabels() );
		$this->submit( $this->survey, [ 'q1' => 'Perhaps' ] );
		self::assertSame( [ 'Yes' => 1, 'No' => 0, 'Perhaps' => 1 ], array_column( $this->options( 'q1' ), 'count', 'value' ) );
		self::assertSame( 1, $this->found( [ 'question' => 'q1', 'option' => 'Perhaps' ] ) );
		$rows = self::records( $this->export( $this->survey, [ 'format' => 'csv' ], $plugin ) );
		self::assertSame( [ 'Perhaps', 'Yes' ], array_column( $rows, 'Question q1?' ) );
	}

	#[TestDox( '[PLS-32~] the options of an imported file keep their answers when they are renamed' )]
	public function testImportedOptionsAreRenamed(): void {
		$this->survey = $this->importFile( $this->csvFile( "Colour\n" . str_repeat( "Red\n", 5 ) . str_repeat( "Blue\n", 3 ) ) );
		$this->removeImports();
		$config = [ 'options' => [ 'Rouge', 'Bleu' ], 'option_ids' => $this->survey->questions[0]->optionIds() ];
		$this->save( [ 'questions' => [ $this->radio( 'column1', [], [ 'config' => $config ] ) ], 'status' => 'publish' ] );
		$options = $this->options( 'column1' );
		self::assertSame( [ 'Rouge' => 5, 'Bleu' => 3 ], array_column( $options, 'count', 'value' ) );
		self::assertSame( [ [ 'Red' ], [ 'Blue' ] ], array_column( $options, 'wordings' ) );
		self::assertSame( 5, $this->found( [ 'question' => 'column1', 'option' => 'Red' ] ) );
		$this->assertCountsAreRight();
	}

	/**
	 * Sends answers as a page does.
	 *
	 * @param Survey               $survey As the page shows it.
	 * @param array<string, mixed> $values By question.
	 */
	private function submit( Survey $survey, array $values ): void {
		$sent = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, $values ) );
		self::assertSame( 201, $sent->get_status(), (string) wp_json_encode( $this->body( $sent ) ) );
	}
}
