<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\SurveysWithoutIds;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\SurveyData;
use WP_REST_Response;

/**
 * Conditions on options that are renamed, removed and brought back: they are stored with ids and sent with labels (decision 0077).
 */
final class OptionConditionsRestTest extends TestCase {

	use SurveyFixtures;
	use SurveysWithoutIds;

	private const PATH = '/userfeedback/v1/surveys';

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( 'stores ids, and answers labels in the API, in page data and in files, whether labels or ids were sent' )]
	public function testStoresIdsAndAnswersLabels(): void {
		foreach ( [ 'Red', 'r' ] as $sent ) {
			$survey = $this->survey( $sent );
			self::assertSame( [ 'r', 'r', [ 'r' ] ], self::stored( $survey ) );
			$read = $this->body( $this->get( self::PATH . "/$survey->id" ) );
			self::assertSame( [ 'Red', 'Red', [ 'Red' ] ], self::values( $read ) );
			$file = $this->body( $this->get( self::PATH . "/$survey->id/export" ) )['survey'];
			self::assertSame( [ 'Red', 'Red', [ 'Red' ] ], self::values( $file ) );
			$page = Plugin::instance()->get( SurveyData::class )->ofSurveys( [ $survey ] )['surveys'][0];
			self::assertSame( 'Red', $page['questions'][1]['logic']['conditions'][0]['value'] );
			self::assertSame( 'Red', $page['settings']['thank_you']['conditions'][0]['condition'] );
		}
	}

	#[TestDox( 'a value that is no option is stored as it was sent: numbers of a scale, texts' )]
	public function testOtherValuesStay(): void {
		$on     = static fn ( string $id, string $compare, string $value ) => [ 'question_id' => $id, 'compare' => $compare, 'value' => $value ];
		$logic  = [ 'enabled' => true, 'action' => 'show', 'conditions' => [ $on( 'score', '>', '8' ), $on( 'words', 'CONTAINS', 'Red' ) ] ];
		$score  = [ 'type' => 'nps' ] + $this->text( 'score' );
		$survey = $this->storedSurvey( [ 'questions' => [ $score, $this->text( 'words' ), $this->text( 'why', [ 'logic' => $logic ] ) ] ] );
		self::assertSame( [ '8', 'Red' ], array_column( $survey->questions[2]->logic['conditions'], 'value' ) );
	}

	#[TestDox( 'conditions follow a renamed option: those of questions that were sent with its old label, and those of settings that were not sent' )]
	public function testFollowARenamedOption(): void {
		$survey = $this->survey( 'Red' );
		$saved  = $this->save( $survey, [ 'Crimson', 'Green' ], [ 'r', 'g' ], 'Red' );
		self::assertSame( [ 'Crimson', 'Crimson', [ 'Crimson' ] ], self::values( $saved ) );
		self::assertSame( [ false, false, false ], self::off( $saved ) );
		self::assertSame( [ 'r', 'r', [ 'r' ] ], self::stored( $survey ) );
	}

	#[TestDox( 'a label that moves to another option does not take the conditions with it' )]
	public function testALabelThatMoved(): void {
		$survey = $this->survey( 'Red' );
		$saved  = $this->save( $survey, [ 'Green', 'Red' ], [ 'r', 'g' ], 'Green' );
		self::assertSame( [ 'Green', 'Green', [ 'Green' ] ], self::values( $saved ) );
		self::assertSame( [ 'r', 'r', [ 'r' ] ], self::stored( $survey ) );
	}

	#[TestDox( 'an option that is gone turns its conditions off, with its last label; they work again when an option with the label is back' )]
	public function testARemovedOption(): void {
		$survey = $this->survey( 'Red' );
		$this->save( $survey, [ 'Crimson', 'Green' ], [ 'r', 'g' ], 'Crimson' );
		$gone = $this->save( $survey, [ 'Blue', 'Green' ], [ 'b', 'g' ], 'Crimson', true );
		self::assertSame( [ 'Crimson', 'Crimson', [ 'Crimson' ] ], self::values( $gone ) );
		self::assertSame( [ true, true, true ], self::off( $gone ) );
		self::assertSame( [ 'Crimson', 'Crimson', [ 'Crimson' ] ], self::stored( $survey ) );
		$back = $this->save( $survey, [ 'Blue', 'Crimson' ], [ 'b', 'c' ], 'Crimson', true );
		self::assertSame( [ false, false, false ], self::off( $back ) );
		self::assertSame( [ 'c', 'c', [ 'c' ] ], self::stored( $survey ) );
	}

	#[TestDox( 'a change to a type without options and back turns conditions off and on' )]
	public function testAnotherTypeAndBack(): void {
		$survey = $this->survey( 'Red' );
		$off    = $this->questions( [], null, 'Red', true );
		$text   = $this->body( $this->post( self::PATH . "/$survey->id", [ 'survey' => [ 'questions' => [ $this->text( 'q1' ), $off[1] ] ] ] ) );
		self::assertSame( [ true, true, true ], self::off( $text ) );
		self::assertSame( [ 'Red', 'Red', [ 'Red' ] ], self::values( $text ) );
		$back = $this->save( $survey, [ 'Red', 'Green' ], [ 'r', 'g' ], 'Red', true );
		self::assertSame( [ false, false, false ], self::off( $back ) );
		self::assertSame( [ 'r', 'r', [ 'r' ] ], self::stored( $survey ) );
	}

	#[TestDox( 'without the features, options can be renamed, removed and brought back: no condition is new' )]
	public function testLockedConditionsFollow(): void {
		$survey = $this->withoutIds( $this->survey( 'Red' ) );
		OtherPlan::lite()->takeOver();
		$ids = [ OptionId::ofLabel( 'Red' ), OptionId::ofLabel( 'Green' ) ];
		self::assertSame( [ false, false, false ], self::off( $this->save( $survey, [ 'Crimson', 'Green' ], $ids, 'Crimson' ) ) );
		self::assertSame( [ true, true, true ], self::off( $this->save( $survey, [ 'Blue', 'Green' ], [ 'b' ], 'Crimson', true ) ) );
		$back = $this->save( $survey, [ 'Crimson', 'Green' ], [ 'c' ], 'Crimson', true );
		self::assertSame( [ false, false, false ], self::off( $back ) );
		// Everything, as it was read.
		$fields = array_intersect_key( $back, [ 'questions' => 1, 'settings' => 1, 'notifications' => 1 ] );
		self::assertSame( 200, $this->post( self::PATH . "/$survey->id", [ 'survey' => $fields ] )->get_status() );
	}

	#[TestDox( 'a save of a survey from before that changes nothing which visitors see stores no revision' )]
	public function testIdsAreNoNewRevision(): void {
		$survey = $this->withoutIds( $this->survey( 'Red' ) );
		$before = $this->rows( 'survey_revisions' );
		$seen   = did_action( 'userfeedback_visible_surveys_changed' );
		$read   = $this->body( $this->get( self::PATH . "/$survey->id" ) );
		$fields = [ 'questions' => $read['questions'], 'settings' => [ 'thank_you' => $read['settings']['thank_you'] ] ];
		self::assertSame( 200, $this->post( self::PATH . "/$survey->id", [ 'survey' => $fields ] )->get_status() );
		$id = OptionId::ofLabel( 'Red' );
		self::assertSame( [ $id, $id, [ $id ] ], self::stored( $survey ) );
		self::assertSame( [ $before, $seen ], [ $this->rows( 'survey_revisions' ), did_action( 'userfeedback_visible_surveys_changed' ) ] );
	}

	#[TestDox( 'who may not see recipients can rename an option and send the notifications back as they were read' )]
	public function testWithoutTheRightToSeeRecipients(): void {
		$survey = $this->survey( 'Red' );
		$settings = Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ], Settings::VIEW_RESULTS => [] ] );
		update_option( Settings::OPTION, $settings->toArray() );
		$this->asRole( 'author' );
		$read   = $this->body( $this->get( self::PATH . "/$survey->id" ) );
		$fields = [ 'questions' => $this->questions( [ 'Crimson', 'Green' ], [ 'r', 'g' ], 'Crimson' ), 'notifications' => $read['notifications'] ];
		$saved  = $this->post( self::PATH . "/$survey->id", [ 'survey' => $fields ] );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( [ 'r', 'r', [ 'r' ] ], self::stored( $survey ) );
		$before = $this->withoutIds( $survey );
		$read   = $this->body( $this->get( self::PATH . "/$survey->id" ) )['notifications'];
		self::assertSame( 200, $this->post( self::PATH . "/$before->id", [ 'survey' => [ 'notifications' => $read ] ] )->get_status() );
	}

	#[TestDox( 'conditions of a survey from before follow a renamed option at its first save' )]
	public function testASurveyFromBefore(): void {
		$survey = $this->withoutIds( $this->survey( 'Red' ) );
		self::assertSame( [ 'Red', 'Red', [ 'Red' ] ], self::stored( $survey ) );
		$ids   = [ OptionId::ofLabel( 'Red' ), OptionId::ofLabel( 'Green' ) ];
		$saved = $this->save( $survey, [ 'Crimson', 'Green' ], $ids, 'Crimson' );
		self::assertSame( [ 'Crimson', 'Crimson', [ 'Crimson' ] ], self::values( $saved ) );
		self::assertSame( [ $ids[0], $ids[0], [ $ids[0] ] ], self::stored( $survey ) );
		$copy = $this->body( $this->post( self::PATH . "/{$this->withoutIds( $this->survey( 'Red' ) )->id}/duplicate" ) );
		self::assertSame( [ 'Red', 'Red', [ 'Red' ] ], self::values( $copy ) );
		self::assertSame( $ids, $copy['questions'][0]['config']['option_ids'] );
	}

	#[TestDox( 'refuses an unknown label, and the id of an option of another question' )]
	public function testRefusesUnknownAnswers(): void {
		foreach ( [ 'Blue', 'o' ] as $value ) {
			$questions = [ ...$this->questions( [ 'Red', 'Green' ], [ 'r', 'g' ], $value ), $this->radio( 'q3', [ 'Other', 'None' ] ) ];

			$questions[2]['config']['option_ids'] = [ 'o', 'n' ];
			$saved = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'questions' => $questions ] ) ] );
			foreach ( [ $saved, $this->import( $questions ) ] as $refused ) {
				$errors = $this->assertRefused( $refused, 400, 'userfeedback_survey_invalid' );
				self::assertSame( [ 'questions[1].logic.conditions[0].value' => 'unknown_answer' ], $errors );
			}
		}
	}

	/**
	 * @param list<array<string, mixed>> $questions
	 */
	private function import( array $questions ): WP_REST_Response {
		$file = [ 'format' => 'userfeedback-survey', 'version' => 1, 'survey' => [ 'title' => 'A file', 'questions' => $questions ] ];
		return $this->post( self::PATH . '/import', [ 'file' => $file ] );
	}

	/**
	 * A published survey with a condition in a question, in a redirect and in the email.
	 */
	private function survey( string $value ): Survey {
		$row   = [ 'question' => 'q1', 'condition_type' => '=', 'condition' => $value, 'page' => null, 'redirect_url' => 'https://example.org' ];
		$logic = [ 'enable' => true, 'action' => 'send', 'conditions' => [ [ 'question_id' => 'q1', 'compare' => 'ANY', 'value' => [ $value ] ] ] ];
		return $this->publishedSurvey(
			[
				'questions'     => $this->questions( [ 'Red', 'Green' ], [ 'r', 'g' ], $value ),
				'settings'      => [ 'thank_you' => [ 'type' => 'conditional_redirect', 'message' => 'Bye', 'conditions' => [ $row ] ] ],
				'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'a@example.org', 'logic' => $logic ] ],
			]
		);
	}

	/**
	 * @param list<string>      $labels
	 * @param list<string>|null $ids
	 * @return list<array<string, mixed>>
	 */
	private function questions( array $labels, ?array $ids, string $value, bool $isOff = false ): array {
		$condition = [ 'question_id' => 'q1', 'compare' => '=', 'value' => $value ] + ( $isOff ? [ 'off' => true ] : [] );
		return [
			$this->radio( 'q1', $labels, [ 'config' => [ 'options' => $labels ] + ( $ids === null ? [] : [ 'option_ids' => $ids ] ) ] ),
			$this->text( 'q2', [ 'logic' => [ 'enabled' => true, 'action' => 'show', 'conditions' => [ $condition ] ] ] ),
		];
	}

	/**
	 * Saves only the questions.
	 *
	 * @param list<string> $labels
	 * @param list<string> $ids
	 * @return array<string, mixed>
	 */
	private function save( Survey $survey, array $labels, array $ids, string $value, bool $isOff = false ): array {
		$questions = $this->questions( $labels, $ids, $value, $isOff );
		$response  = $this->post( self::PATH . "/$survey->id", [ 'survey' => [ 'questions' => $questions ] ] );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return $this->body( $response );
	}

	/**
	 * @return list<mixed> The values of the conditions as they are stored: of the question, the redirect, the email.
	 */
	private static function stored( Survey $survey ): array {
		$stored = Plugin::instance()->get( SurveyService::class )->get( $survey->id );
		$fields = [ 'questions' => $stored->questionsToArray(), 'settings' => $stored->settings, 'notifications' => $stored->notifications ];
		return self::values( $fields );
	}

	/**
	 * @param array<string, mixed> $survey
	 * @return list<mixed> Of the question, the redirect, the email.
	 */
	private static function values( array $survey ): array {
		return [
			$survey['questions'][1]['logic']['conditions'][0]['value'],
			$survey['settings']['thank_you']['conditions'][0]['condition'],
			$survey['notifications']['email']['logic']['conditions'][0]['value'],
		];
	}

	/**
	 * @param array<string, mixed> $survey
	 * @return list<bool>
	 */
	private static function off( array $survey ): array {
		return [
			$survey['questions'][1]['logic']['conditions'][0]['off'] ?? false,
			$survey['settings']['thank_you']['conditions'][0]['off'] ?? false,
			$survey['notifications']['email']['logic']['conditions'][0]['off'] ?? false,
		];
	}
}
