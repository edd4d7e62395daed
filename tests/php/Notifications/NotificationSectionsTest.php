<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The notifications of a survey, as owners save them.
 */
final class NotificationSectionsTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	private const LOGIC = [
		'enable'     => true,
		'action'     => 'send',
		'conditions' => [
			[
				'question_id' => 'q1',
				'compare'     => '=',
				'value'       => 'Yes',
			],
		],
	];

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[NOT-04~] automation is stored' )]
	public function testStoresAutomation(): void {
		$saved = $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'notifications' => [ 'automation' => [ 'active' => true ] ] ] ) ] );
		self::assertTrue( $this->body( $saved )['notifications']['automation']['active'] );
	}

	#[TestDox( "[NOT-01~] a new survey has the email of the site's administrator, off" )]
	public function testDefaultsToTheAdminEmail(): void {
		update_option( 'admin_email', 'owner@example.org' );
		$email = $this->body( $this->post( self::PATH, [ 'survey' => $this->surveyInput() ] ) )['notifications']['email'];
		self::assertSame( [ false, 'owner@example.org' ], [ $email['active'], $email['addresses'] ] );
	}

	/** @param string|list<string> $addresses */
	#[TestDox( '[NOT-02~] addresses are a text with commas or a list, stored as a text' )]
	#[DataProvider( 'validAddresses' )]
	public function testStoresAddresses( string|array $addresses, string $stored ): void {
		$response = $this->save( $this->email( [ 'addresses' => $addresses ] ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		self::assertSame( $stored, $this->body( $response )['notifications']['email']['addresses'] );
	}

	/**
	 * @return iterable<string, array{string|list<string>, string}>
	 */
	public static function validAddresses(): iterable {
		yield 'one' => [ 'one@example.org', 'one@example.org' ];
		yield 'several' => [ 'one@example.org,two@example.org', 'one@example.org,two@example.org' ];
		yield 'empty entries' => [ ' , one@example.org,, ', ' , one@example.org,, ' ];
		yield 'none' => [ '', '' ];
		yield 'a list' => [ [ 'one@example.org', 'two@example.org' ], 'one@example.org, two@example.org' ];
		yield 'a list with an empty entry' => [ [ '', 'one@example.org' ], ', one@example.org' ];
		yield 'an empty list' => [ [], '' ];
	}

	#[TestDox( '[NOT-02~] an invalid address is refused at its field' )]
	#[DataProvider( 'invalidAddresses' )]
	public function testRefusesAddresses( mixed $addresses, string $code ): void {
		$errors = $this->assertRefused( $this->save( $this->email( [ 'addresses' => $addresses ] ) ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'notifications.email.addresses' => $code ], $errors );
		self::assertSame( 0, $this->rows( 'surveys' ) );
	}

	/**
	 * @return iterable<string, array{mixed, string}>
	 */
	public static function invalidAddresses(): iterable {
		yield 'a word' => [ 'nonsense', 'invalid_email' ];
		yield 'one of two' => [ 'one@example.org, two@', 'invalid_email' ];
		yield 'one of a list' => [ [ 'one@example.org', 'two@' ], 'invalid_email' ];
		yield 'a script' => [ '<script>alert(1)</script>@example.org', 'invalid_email' ];
		yield 'a list of numbers' => [ [ 1, 2 ], 'invalid_type' ];
		yield 'a number' => [ 7, 'invalid_type' ];
		yield 'too long' => [ str_repeat( 'one@example.org,', 130 ), 'too_long' ];
	}

	#[TestDox( '[NOT-03~] conditional email needs a Radio, Checkbox, NPS or Star Rating question' )]
	public function testConditionsNeedAChoice(): void {
		$texts   = [ $this->text( 'q1' ), $this->text( 'q2' ) ];
		$logic   = [ 'conditions' => [ [ 'question_id' => 'q1', 'compare' => 'CONTAINS', 'value' => 'x' ] ] ] + self::LOGIC;
		$refused = $this->save( $this->email( [ 'logic' => $logic ] ) + [ 'questions' => $texts ] );
		$errors  = $this->assertRefused( $refused, 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'notifications.email.logic.enable' => 'no_choice' ], $errors );
		self::assertSame(
			'Add at least one Radio, Checkbox, NPS, or Star Rating question to use conditional logic.',
			$this->body( $refused )['data']['errors'][0]['message']
		);
		$with = $this->save( $this->email( [ 'logic' => $logic ] ) + [ 'questions' => [ ...$texts, $this->radio( 'q3', [ 'Yes', 'No' ] ) ] ] );
		self::assertSame( 201, $with->get_status() );
	}

	#[TestDox( '[NOT-03~] a condition must fit its question; logic without a condition can be saved but not published' )]
	public function testRefusesInvalidConditions(): void {
		$broken  = [
			[ 'question_id' => 'gone', 'compare' => '=', 'value' => 'Yes' ],
			[ 'question_id' => 'q1', 'compare' => '>', 'value' => 'Yes' ],
			[ 'question_id' => 'q1', 'compare' => '=', 'value' => 'Perhaps' ],
		];
		$refused = $this->save( $this->email( [ 'logic' => [ 'conditions' => $broken ] + self::LOGIC ] ) );
		$field   = 'notifications.email.logic.conditions';
		self::assertSame(
			[
				"{$field}[0].question_id" => 'unknown_question',
				"{$field}[1].compare"     => 'wrong_comparison',
				"{$field}[2].value"       => 'unknown_answer',
			],
			$this->assertRefused( $refused, 400, 'userfeedback_survey_invalid' )
		);
		$none = $this->email( [ 'logic' => [ 'conditions' => [] ] + self::LOGIC ] );
		self::assertSame( 201, $this->save( $none )->get_status(), 'a draft' );
		$errors = $this->assertRefused( $this->save( $none + [ 'status' => 'publish' ] ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ $field => 'conditions_required' ], $errors );
	}

	#[TestDox( '[NOT-03~] a condition goes with its question; the copy of a survey refers to the copied questions' )]
	public function testConditionsFollowTheirQuestions(): void {
		$survey = $this->body( $this->save( $this->email( [ 'logic' => self::LOGIC ] ) ) );
		$copy   = $this->body( $this->post( self::PATH . "/{$survey['id']}/duplicate" ) );
		self::assertNotSame( 'q1', $copy['questions'][0]['id'] );
		self::assertSame( $copy['questions'][0]['id'], $copy['notifications']['email']['logic']['conditions'][0]['question_id'] );

		$without = $this->post( self::PATH . "/{$survey['id']}", [ 'survey' => [ 'questions' => [ $this->text( 'q2' ) ] ] ] );
		$logic   = $this->body( $without )['notifications']['email']['logic'];
		self::assertSame( [ false, [] ], [ $logic['enable'], $logic['conditions'] ] );
	}

	#[TestDox( '[NOT-03~] a locked site may remove a condition with its question, and add none' )]
	public function testALockedSiteRemovesConditions(): void {
		$two    = [ ...self::LOGIC['conditions'], [ 'question_id' => 'q2', 'compare' => 'CONTAINS', 'value' => 'x' ] ];
		$survey = $this->body( $this->save( $this->email( [ 'logic' => [ 'conditions' => $two ] + self::LOGIC ] ) ) );
		OtherPlan::of( Plan::Plus )->takeOver();
		$path = self::PATH . "/{$survey['id']}";
		$kept = $this->post( $path, [ 'survey' => [ 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ) ] ] ] );
		self::assertSame( 200, $kept->get_status(), (string) wp_json_encode( $kept->get_data() ) );
		self::assertSame( self::LOGIC['conditions'], $this->body( $kept )['notifications']['email']['logic']['conditions'] );
		$other  = [ [ 'value' => 'No' ] + self::LOGIC['conditions'][0] ];
		$errors = $this->assertRefused(
			$this->post( $path, [ 'survey' => $this->email( [ 'logic' => [ 'conditions' => $other ] + self::LOGIC ] ) ] ),
			403,
			'userfeedback_feature_locked'
		);
		self::assertSame( [ 'notifications.email.logic.conditions' => 'locked_upgrade' ], $errors );
	}

	#[TestDox( '[NOT-03~] users who may not view results see no addresses, and cannot change the conditions' )]
	public function testKeepsConditionsFromOthers(): void {
		$survey = $this->body( $this->save( $this->email( [ 'logic' => self::LOGIC ] ) ) );
		$path   = self::PATH . "/{$survey['id']}";
		$settings = Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ], Settings::VIEW_RESULTS => [] ] );
		update_option( Settings::OPTION, $settings->toArray() );
		$this->asRole( 'author' );
		$read = $this->body( $this->get( $path ) )['notifications'];
		self::assertSame( [ '', self::LOGIC ], [ $read['email']['addresses'], $read['email']['logic'] ] );
		self::assertSame( 200, $this->post( $path, [ 'survey' => [ 'notifications' => $read ] ] )->get_status(), 'what was read' );
		$read['email']['logic']['conditions'][0]['value'] = 'No';
		$this->assertRefused( $this->post( $path, [ 'survey' => [ 'notifications' => $read ] ] ), 403, 'userfeedback_recipients_denied' );
		$this->asAdmin();
		self::assertSame( $survey['notifications'], $this->body( $this->get( $path ) )['notifications'] );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function email( array $changes ): array {
		$email = $changes + [
			'active'    => true,
			'addresses' => 'one@example.org',
		];
		return [ 'notifications' => [ 'email' => $email ] ];
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function save( array $changes ): \WP_REST_Response {
		return $this->post( self::PATH, [ 'survey' => $this->surveyInput( $changes ) ] );
	}
}
