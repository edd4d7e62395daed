<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys\Files;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Surveys\SentQuestions;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\TestCase;

/**
 * What in a file refers to something that another site does not have: pages, a logo, questions that were left out.
 */
final class SurveyFilesReferencesTest extends TestCase {

	use SurveyFiles;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[PLS-04~] A redirect keeps its page where the page exists, and loses it where the same id is another page or none' )]
	public function testChecksPages(): void {
		$page = wp_insert_post( [ 'post_title' => 'Thank you', 'post_type' => 'page', 'post_status' => 'publish' ] );
		$file = $this->fileWith( [ 'type' => 'redirect', 'redirect_to' => [ 'id' => $page, 'label' => 'Thank you' ] ] );
		[ $survey, $leftOut ] = $this->imported( $file );
		self::assertSame( [ [], $page ], [ $leftOut, $survey['settings']['thank_you']['redirect_to']['id'] ] );

		wp_update_post( [ 'ID' => $page, 'post_title' => 'Legal notice' ] );
		[ $survey, $leftOut ] = $this->imported( $file );
		self::assertSame( [ 'settings.thank_you.redirect_to' => 'unknown_page' ], $leftOut );
		self::assertSame( [ 'redirect', null ], [ $survey['settings']['thank_you']['type'], $survey['settings']['thank_you']['redirect_to'] ] );

		wp_delete_post( $page, true );
		self::assertSame( [ 'settings.thank_you.redirect_to' => 'unknown_page' ], $this->imported( $file )[1] );
	}

	#[TestDox( '[PLS-04~] A logo of another website is left out' )]
	public function testLeavesOutAForeignLogo(): void {
		$theming = SurveyFields::change( 'settings.theming.custom_logo', 'https://elsewhere.example/logo.png' );

		$theming['settings']['theming']['logo_type'] = 'custom';
		[ $survey, $leftOut ] = $this->imported( $this->file( $theming ) );
		self::assertSame( [ 'settings.theming.custom_logo' => 'foreign_image' ], $leftOut );
		self::assertSame( [ 'none', '' ], [ $survey['settings']['theming']['logo_type'], $survey['settings']['theming']['custom_logo'] ] );
	}

	#[TestDox( '[PLS-04~] Conditions that cannot hold for now travel as off, in questions and emails, and hold again when the order allows' )]
	public function testKeepsConditionsThatAreOff(): void {
		$on        = [ 'question_id' => 'color', 'compare' => '=', 'value' => 'Red' ];
		$off       = [ $on + [ 'off' => true ] ];
		$color     = $this->radio( 'color', [ 'Red', 'Green' ] );
		$why       = $this->text( 'why', [ 'logic' => [ 'enabled' => true, 'action' => 'show', 'conditions' => $off ] ] );
		$gone      = [ 'question_id' => 'color', 'compare' => '=', 'value' => 'Blue', 'off' => true ];
		$email     = [
			'active'    => true,
			'addresses' => 'owner@example.org',
			'logic'     => [ 'enable' => true, 'action' => 'send', 'conditions' => [ $gone ] ],
		];
		$questions = [ $this->radio( 'first', [ 'A', 'B' ] ), $why, $color ];
		$stored    = $this->storedSurvey( [ 'questions' => $questions, 'notifications' => [ 'email' => $email ] ] );
		$asked = SentQuestions::toArray( $stored->questions );
		self::assertSame( $off, $asked[1]['logic']['conditions'], 'the question asks before its condition can hold' );

		$file = $this->exported( $stored );
		self::assertSame( $off, $file['survey']['questions'][1]['logic']['conditions'] );
		[ $survey, $leftOut ] = $this->imported( $file );
		self::assertSame( [], $leftOut );
		self::assertSame( [ true, $off ], [ $survey['questions'][1]['logic']['enabled'], $survey['questions'][1]['logic']['conditions'] ] );
		self::assertSame( [ $gone ], $survey['notifications']['email']['logic']['conditions'] );
		// Again, from the copy: nothing is lost on the second way either.
		$again = $this->body( $this->get( "/userfeedback/v1/surveys/{$survey['id']}/export" ) );
		self::assertSame( $file['survey']['questions'], $again['survey']['questions'] );

		$saved = $this->post(
			"/userfeedback/v1/surveys/{$survey['id']}",
			[ 'survey' => [ 'questions' => array_reverse( $survey['questions'] ) ] ]
		);
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		self::assertSame( [ $on ], $this->body( $saved )['questions'][1]['logic']['conditions'] );
	}

	#[TestDox( '[PLS-04~] Conditions of emails are exported and imported; those on a question that is left out are removed' )]
	public function testKeepsTheLogicOfEmails(): void {
		$logic  = [
			'enable'     => true,
			'action'     => 'send',
			'conditions' => [
				[ 'question_id' => 'q1', 'compare' => 'IN', 'value' => 'Yes' ],
				[ 'question_id' => 'q2', 'compare' => '>', 'value' => '3' ],
			],
		];
		$email  = [
			'active'    => true,
			'addresses' => 'owner@example.org',
			'logic'     => $logic,
		];
		$checks = $this->radio( 'q1', [ 'Yes', 'No' ], [ 'type' => 'checkbox' ] );
		$stored = $this->storedSurvey( [ 'questions' => [ $checks, $this->stars( 'q2' ) ], 'notifications' => [ 'email' => $email ] ] );
		$file   = $this->exported( $stored );
		self::assertSame( [ 'active', 'logic' ], array_keys( $file['survey']['notifications']['email'] ) );
		[ $survey, $leftOut ] = $this->imported( $file );
		self::assertSame( [ [], $logic ], [ $leftOut, $survey['notifications']['email']['logic'] ] );

		remove_all_actions( 'userfeedback_register' );
		OtherPlan::of( Plan::Elite )->takeOver();
		[ $survey, $leftOut ] = $this->imported( $file );
		self::assertSame( [ 'questions[1]' => 'question_type', 'notifications.email.logic.conditions[1]' => 'condition' ], $leftOut );
		self::assertSame( [ $logic['conditions'][0] ], $survey['notifications']['email']['logic']['conditions'] );
	}

	/**
	 * @param array<string, mixed> $thankYou
	 * @return array<string, mixed>
	 */
	private function fileWith( array $thankYou ): array {
		return $this->file( [ 'settings' => [ 'thank_you' => $thankYou ] ] );
	}
}
