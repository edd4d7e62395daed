<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Model\Answer;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Question;
use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionTypes\ChoiceForm;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\SurveysWithoutIds;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\SurveyData;
use WP_REST_Response;

/**
 * Ids of options in what clients send and what is stored (decision 0077).
 */
final class OptionIdsRestTest extends TestCase {

	use SurveyFixtures;
	use SurveysWithoutIds;

	private const PATH = '/userfeedback/v1/surveys';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	public function testOptionsWithoutIdsGetThoseOfTheirLabels(): void {
		$survey = $this->storedSurvey();
		self::assertSame( [ OptionId::ofLabel( 'Yes' ), OptionId::ofLabel( 'No' ) ], $survey->questions[0]->config['option_ids'] );
		self::assertArrayNotHasKey( 'option_ids', $survey->questions[1]->config );
	}

	/**
	 * @param list<string>      $labels
	 * @param list<string>|null $ids      Null if they are not sent.
	 * @param list<string>      $expected
	 */
	#[TestDox( 'a question with the options Red (r) and Green (g), saved $_dataName' )]
	#[DataProvider( 'saves' )]
	public function testKeepsIds( array $labels, ?array $ids, array $expected ): void {
		$id    = $this->storedSurvey( [ 'questions' => [ $this->choice( [ 'Red', 'Green' ], [ 'r', 'g' ] ) ] ] )->id;
		$saved = $this->saved( $this->save( $id, $this->choice( $labels, $ids ) ) );
		self::assertSame( $expected, $saved['config']['option_ids'] );
		self::assertSame( $saved, $this->saved( $this->save( $id, $saved ) ), 'what was read can be sent' );
	}

	/**
	 * @return iterable<string, array{list<string>, list<string>|null, list<string>}>
	 */
	public static function saves(): iterable {
		$of = OptionId::ofLabel( ... );
		yield 'with a new label, keeps its id' => [ [ 'Crimson', 'Green' ], [ 'r', 'g' ], [ 'r', 'g' ] ];
		yield 'in another order without ids, has those of the labels' => [ [ 'Green', 'Red' ], null, [ 'g', 'r' ] ];
		yield 'with exchanged labels and their ids, keeps what was sent' => [ [ 'Green', 'Red' ], [ 'r', 'g' ], [ 'r', 'g' ] ];
		yield 'with a new option without an id, gets one for it' => [ [ 'Red', 'Green', 'Blue' ], [ 'r', 'g' ], [ 'r', 'g', $of( 'Blue' ) ] ];
		yield 'with an empty id, finds it by the label' => [ [ 'Red', 'Blue' ], [ '', '' ], [ 'r', $of( 'Blue' ) ] ];
		yield 'with a new option called as a renamed one was, tells them apart' => [ [ 'Crimson', 'Red' ], [ 'r', '' ], [ 'r', $of( 'Red' ) ] ];
		yield 'by a client without ids that renames, has a new option' => [ [ 'Crimson', 'Green' ], null, [ $of( 'Crimson' ), 'g' ] ];
	}

	#[TestDox( 'an option whose label was that of a renamed one with a derived id gets another id, the same when the request is repeated' )]
	public function testADerivedIdThatIsTaken(): void {
		$yes    = OptionId::ofLabel( 'Yes' );
		$survey = $this->storedSurvey();
		$sent   = $this->choice( [ 'Of course', 'Yes' ], [ $yes ] );
		$ids    = $this->saved( $this->save( $survey->id, $sent ) )['config']['option_ids'];
		self::assertSame( $yes, $ids[0] );
		self::assertNotSame( $yes, $ids[1] );
		self::assertMatchesRegularExpression( '/^[a-z0-9]{1,16}$/D', $ids[1] );
		self::assertSame( $ids, $this->saved( $this->save( $survey->id, $sent ) )['config']['option_ids'] );
	}

	/**
	 * @param list<string>          $labels
	 * @param list<string>          $ids
	 * @param array<string, string> $errors Code by field.
	 */
	#[TestDox( 'refuses $_dataName' )]
	#[DataProvider( 'refusals' )]
	public function testRefuses( array $labels, array $ids, array $errors ): void {
		$response = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'questions' => [ $this->choice( $labels, $ids ) ] ] ) ] );
		$found    = $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' );
		$fields   = array_map( static fn ( string $field ) => "questions[0].config.$field", array_keys( $errors ) );
		self::assertSame( array_combine( $fields, $errors ), $found );
	}

	/**
	 * @return iterable<string, array{list<string>, list<string>, array<string, string>}>
	 */
	public static function refusals(): iterable {
		yield 'the same id twice' => [ [ 'A', 'B' ], [ 'x', 'x' ], [ 'option_ids[1]' => 'duplicate' ] ];
		yield 'an id with other characters' => [ [ 'A', 'B' ], [ 'x', 'Ä' ], [ 'option_ids[1]' => 'invalid_pattern' ] ];
		yield 'an id with a line break' => [ [ 'A', 'B' ], [ 'x', "y\n" ], [ 'option_ids[1]' => 'invalid_pattern' ] ];
		yield 'an id of 17 characters' => [ [ 'A', 'B' ], [ str_repeat( 'x', 17 ) ], [ 'option_ids[0]' => 'invalid_pattern' ] ];
		yield 'a reserved word' => [ [ 'A', 'B' ], [ OptionId::SKIPPED ], [ 'option_ids[0]' => 'invalid_pattern' ] ];
		yield 'more ids than options' => [ [ 'A', 'B' ], [ 'x', 'y', 'z' ], [ 'option_ids' => 'too_many' ] ];
		yield 'a label that is the id of another option' => [ [ 'A', 'x' ], [ 'x', 'y' ], [ 'options[1]' => 'is_an_id' ] ];
	}

	public function testALabelMayBeItsOwnIdAndOneThatWouldBeDerived(): void {
		$derived = OptionId::ofLabel( 'A' );
		$survey  = $this->storedSurvey( [ 'questions' => [ $this->choice( [ 'x', 'A', $derived ], [ 'x' ] ) ] ] );
		self::assertSame( 'x', $survey->questions[0]->optionIds()[0] );
		self::assertNotSame( $derived, $survey->questions[0]->optionIds()[1] );
		self::assertSame( $derived, $survey->questions[0]->optionLabel( $derived ) );
	}

	#[TestDox( 'a survey from before is read with the ids that its answers have, and can be sent back; two blank options have different ones' )]
	public function testASurveyFromBefore(): void {
		$input  = [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->radio( 'q2', [ '', '' ] ) ] ];
		$survey = $this->withoutIds( $this->storedSurvey( $input ) );
		$read   = $this->body( $this->get( self::PATH . "/$survey->id" ) )['questions'];
		self::assertSame( [ OptionId::ofLabel( 'Yes' ), OptionId::ofLabel( 'No' ) ], $read[0]['config']['option_ids'] );
		self::assertCount( 2, array_unique( $read[1]['config']['option_ids'] ) );
		$saved = $this->post( self::PATH . "/$survey->id", [ 'survey' => [ 'questions' => $read ] ] );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( $read, $this->body( $saved )['questions'] );
	}

	public function testTwoSavesThatRenameTheSameOptionConflict(): void {
		$survey = $this->storedSurvey( [ 'questions' => [ $this->choice( [ 'Red', 'Green' ], [ 'r', 'g' ] ) ] ] );
		$rename = fn ( string $label ) => $this->post(
			self::PATH . "/$survey->id",
			[ 'survey' => [ 'questions' => [ $this->choice( [ $label, 'Green' ], [ 'r', 'g' ] ) ] ], 'revision' => $survey->revision ]
		);
		self::assertSame( 200, $rename( 'Crimson' )->get_status() );
		self::assertSame( 409, $rename( 'Scarlet' )->get_status() );
		$stored = Plugin::instance()->get( SurveyService::class )->get( $survey->id )->questions[0];
		self::assertSame( [ 'Crimson', 'r' ], [ $stored->options()[0], $stored->optionId( 'Crimson' ) ] );
	}

	public function testDuplicateAndFileKeepThem(): void {
		$survey = $this->storedSurvey( [ 'questions' => [ $this->choice( [ 'Red', 'Green' ], [ 'r', 'g' ] ) ] ] );
		$copy   = $this->body( $this->post( self::PATH . "/$survey->id/duplicate" ) );
		self::assertSame( [ 'r', 'g' ], $copy['questions'][0]['config']['option_ids'] );
		$file = $this->body( $this->get( self::PATH . "/$survey->id/export" ) );
		self::assertSame( [ 'r', 'g' ], $file['survey']['questions'][0]['config']['option_ids'] );
		$imported = $this->body( $this->post( self::PATH . '/import', [ 'file' => $file ] ) );
		self::assertSame( [ [ 'r', 'g' ], [] ], [ $imported['survey']['questions'][0]['config']['option_ids'], $imported['left_out'] ] );
		// As files from before have none.
		unset( $file['survey']['questions'][0]['config']['option_ids'] );
		$imported = $this->body( $this->post( self::PATH . '/import', [ 'file' => $file ] ) );
		$ids      = [ OptionId::ofLabel( 'Red' ), OptionId::ofLabel( 'Green' ) ];
		self::assertSame( [ $ids, [] ], [ $imported['survey']['questions'][0]['config']['option_ids'], $imported['left_out'] ] );
	}

	public function testAnotherTypeWithOptionsKeepsThem(): void {
		$survey = $this->storedSurvey( [ 'questions' => [ $this->choice( [ 'Red', 'Green' ], [ 'r', 'g' ] ) ] ] );
		$saved  = $this->saved( $this->save( $survey->id, [ 'type' => 'checkbox' ] + $this->choice( [ 'Green', 'Red' ], null ) ) );
		self::assertSame( [ 'g', 'r' ], $saved['config']['option_ids'] );
		$text = [ 'type' => 'text', 'config' => [ 'options' => [], 'option_ids' => [] ] ] + $this->text( 'q1' );
		self::assertSame( [ 'options' => [] ], $this->saved( $this->save( $survey->id, $text ) )['config'] );
	}

	public function testATypeOfAnotherPluginNeedsNoCodeForThem(): void {
		$type = new class() extends ChoiceForm implements QuestionType {

			public function read( Question $question, mixed $value, array $extra ): Answer {
				return self::readOption( $question, $value );
			}

			public function normalizeConfig( array $config ): array {
				return [ 'options' => $config['options'] ];
			}
		};
		add_action( 'userfeedback_register', static fn ( Extensions $extensions ) => $extensions->questionType( 'acme-choice', $type ) );
		$service = ( new Plugin() )->get( SurveyService::class );
		$sent    = [ 'type' => 'acme-choice' ] + $this->choice( [ 'Red', 'Green' ], [ 'r' ] );
		$survey  = $service->create( $this->surveyInput( [ 'questions' => [ $sent ] ] ), 1 )->survey;
		self::assertSame( [ 'r', OptionId::ofLabel( 'Green' ) ], $survey->questions[0]->config['option_ids'] );
	}

	public function testPageDataHasLabelsOnly(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->choice( [ 'Red', 'Green' ], [ 'r', 'g' ] ) ] ] );
		$data   = Plugin::instance()->get( SurveyData::class )->ofSurveys( [ $survey ] );
		self::assertSame( [ 'options' => [ 'Red', 'Green' ] ], $data['surveys'][0]['questions'][0]['config'] );
	}

	/**
	 * @param list<string>      $labels
	 * @param list<string>|null $ids
	 * @return array<string, mixed>
	 */
	private function choice( array $labels, ?array $ids ): array {
		return $this->radio( 'q1', $labels, [ 'config' => [ 'options' => $labels ] + ( $ids === null ? [] : [ 'option_ids' => $ids ] ) ] );
	}

	/**
	 * @param array<string, mixed> $question
	 */
	private function save( int $id, array $question ): WP_REST_Response {
		return $this->post( self::PATH . "/$id", [ 'survey' => [ 'questions' => [ $question ] ] ] );
	}

	/**
	 * @return array<string, mixed> The first question.
	 */
	private function saved( WP_REST_Response $response ): array {
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $this->body( $response )['questions'][0];
	}
}
