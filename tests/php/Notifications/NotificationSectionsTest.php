<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use PHPUnit\Framework\Attributes\DataProvider;
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

	/** @testdox [NOT-01~] a new survey has the email of the site's administrator, off */
	public function testDefaultsToTheAdminEmail(): void {
		update_option( 'admin_email', 'owner@example.org' );
		$email = $this->body( $this->post( self::PATH, [ 'survey' => $this->surveyInput() ] ) )['notifications']['email'];
		self::assertSame( [ false, 'owner@example.org' ], [ $email['active'], $email['addresses'] ] );
	}

	/**
	 * @testdox [NOT-02~] addresses are a text with commas or a list, stored as a text
	 * @param string|list<string> $addresses
	 */
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

	/**
	 * @testdox [NOT-02~] an invalid address is refused at its field
	 */
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

	/** @testdox [NOT-03~] conditional email needs a Radio, Checkbox, NPS or Star Rating question */
	public function testConditionsNeedAChoice(): void {
		$texts   = [ $this->text( 'q1' ), $this->text( 'q2' ) ];
		$logic   = [ 'conditions' => [ [ 'question_id' => 'q1', 'compare' => 'CONTAINS', 'value' => 'x' ] ] ] + self::LOGIC;
		$refused = $this->save( $this->email( [ 'logic' => $logic ] ) + [ 'questions' => $texts ] );
		self::assertSame( [ 'notifications.email.logic.enable' => 'no_choice' ], $this->assertRefused( $refused, 400, 'userfeedback_survey_invalid' ) );
		self::assertSame(
			'Add at least one Radio, Checkbox, NPS, or Star Rating question to use conditional logic.',
			$this->body( $refused )['data']['errors'][0]['message']
		);
		$with = $this->save( $this->email( [ 'logic' => $logic ] ) + [ 'questions' => [ ...$texts, $this->radio( 'q3', [ 'Yes', 'No' ] ) ] ] );
		self::assertSame( 201, $with->get_status() );
	}

	/** @testdox [NOT-03~] a condition must fit its question; logic without a condition can be saved but not published */
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

	/** @testdox [NOT-03~] a condition goes with its question; the copy of a survey refers to the copied questions */
	public function testConditionsFollowTheirQuestions(): void {
		$survey = $this->body( $this->save( $this->email( [ 'logic' => self::LOGIC ] ) ) );
		$copy   = $this->body( $this->post( self::PATH . "/{$survey['id']}/duplicate" ) );
		self::assertNotSame( 'q1', $copy['questions'][0]['id'] );
		self::assertSame( $copy['questions'][0]['id'], $copy['notifications']['email']['logic']['conditions'][0]['question_id'] );

		$without = $this->post( self::PATH . "/{$survey['id']}", [ 'survey' => [ 'questions' => [ $this->text( 'q2' ) ] ] ] );
		$logic   = $this->body( $without )['notifications']['email']['logic'];
		self::assertSame( [ false, [] ], [ $logic['enable'], $logic['conditions'] ] );
	}

	/** @testdox [NOT-03~] a locked site may remove a condition with its question, and add none */
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

	/** @testdox [NOT-04~] a webhook has a public http or https URL */
	#[DataProvider( 'webhookUrls' )]
	public function testValidatesTheWebhook( string $url, bool $isValid ): void {
		$response = $this->save( $this->webhook( [ 'url' => $url ] ) );
		if ( $isValid ) {
			self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
			self::assertSame( trim( $url ), $this->body( $response )['notifications']['webhook']['url'] );
			return;
		}
		self::assertSame( [ 'notifications.webhook.url' => 'invalid_url' ], $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' ) );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function webhookUrls(): iterable {
		$valid   = [
			'https://example.org/hook',
			' http://hooks.example.org:8443/a/b?c=d&e=%20#f ',
			'https://xn--bcher-kva.example/',
			'https://93.184.216.34/hook',
			'https://[2606:2800:220:1:248:1893:25c8:1946]/',
		];
		$invalid = [
			'example.org/hook',
			'ftp://example.org/',
			'javascript:alert(1)',
			'https://',
			'https:///hook',
			'https://user:secret@example.org/',
			'https://example.org:99999/',
			'https://example.org:0/',
			"https://example.org/\nX",
			'https://example.org/<script>',
			'https://example.org\\@10.0.0.1/',
			'http://localhost/',
			'http://hooks.localhost/',
			'http://printer.local/',
			'http://intranet/',
			'http://127.0.0.1/',
			'http://10.1.2.3/',
			'http://172.16.0.1/',
			'http://192.168.1.1/',
			'http://169.254.169.254/latest/meta-data',
			'http://0.0.0.0/',
			'http://2130706433/',
			'http://0x7f.1/',
			'http://127.1/',
			'http://127.0.0.1./',
			'http://[::1]/',
			'http://[fe80::1]/',
			'http://[fd00::1]/',
			'http://[::ffff:10.0.0.1]/',
			'http://[64:ff9b::a00:1]/',
			'http://[2002:a00:1::]/',
		];
		foreach ( $valid as $url ) {
			yield "valid: $url" => [ $url, true ];
		}
		foreach ( $invalid as $url ) {
			yield "invalid: $url" => [ $url, false ];
		}
	}

	/** @testdox [NOT-04~] the server makes a signing secret, keeps it, makes a new one when asked, and gives a duplicate none */
	public function testMakesASecret(): void {
		$none = $this->body( $this->save( [] ) )['notifications']['webhook'];
		self::assertSame( [ false, '', '' ], [ $none['active'], $none['url'], $none['secret'] ] );

		$survey = $this->body( $this->save( $this->webhook( [] ) ) );
		$secret = $survey['notifications']['webhook']['secret'];
		self::assertMatchesRegularExpression( '/^whsec_[0-9a-f]{48}$/', $secret );
		$path   = self::PATH . "/{$survey['id']}";
		$change = fn ( array $fields ) => $this->body( $this->post( $path, [ 'survey' => $this->webhook( $fields ) ] ) )['notifications']['webhook'];
		self::assertSame( $secret, $change( [ 'url' => 'https://example.net/', 'secret' => $secret ] )['secret'] );
		$new = $change( [] )['secret'];
		self::assertMatchesRegularExpression( '/^whsec_[0-9a-f]{48}$/', $new );
		self::assertNotSame( $secret, $new );
		$errors = $this->assertRefused( $this->post( $path, [ 'survey' => $this->webhook( [ 'secret' => 'short' ] ) ] ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'notifications.webhook.secret' => 'too_short' ], $errors );

		$copy = $this->post( "$path/duplicate" );
		self::assertSame( [ '', '' ], array_values( array_intersect_key( $this->body( $copy )['notifications']['webhook'], [ 'url' => 1, 'secret' => 1 ] ) ) );
		self::assertStringNotContainsString( $new, (string) wp_json_encode( $copy->get_data() ) );
	}

	/** @testdox [NOT-04~] users who may not view results see neither URL nor secret nor conditions, and cannot change them */
	public function testHidesTheWebhook(): void {
		$sent   = [ 'notifications' => $this->webhook( [] )['notifications'] + $this->email( [ 'logic' => self::LOGIC ] )['notifications'] ];
		$survey = $this->body( $this->save( $sent ) );
		$path   = self::PATH . "/{$survey['id']}";
		Settings::stored()->with( [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ], Settings::VIEW_RESULTS => [] ] )->store();
		$this->asRole( 'author' );
		$read = $this->body( $this->get( $path ) )['notifications'];
		self::assertSame( [ '', '' ], [ $read['webhook']['url'], $read['webhook']['secret'] ] );
		self::assertSame( [ false, [] ], [ $read['email']['logic']['enable'], $read['email']['logic']['conditions'] ] );
		self::assertSame( 200, $this->post( $path, [ 'survey' => [ 'notifications' => $read ] ] )->get_status(), 'what was read' );
		$this->assertRefused( $this->post( $path, [ 'survey' => $this->webhook( [] ) ] ), 403, 'userfeedback_recipients_denied' );
		$this->asAdmin();
		self::assertSame( $survey['notifications'], $this->body( $this->get( $path ) )['notifications'] );
	}

	/** @testdox [NOT-04~] automation is stored */
	public function testStoresAutomation(): void {
		$saved = $this->save( [ 'notifications' => [ 'automation' => [ 'active' => true ] ] ] );
		self::assertTrue( $this->body( $saved )['notifications']['automation']['active'] );
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
	 * @return array<string, mixed>
	 */
	private function webhook( array $changes ): array {
		$webhook = $changes + [
			'active' => false,
			'url'    => 'https://example.org/hook',
			'secret' => '',
		];
		return [ 'notifications' => [ 'webhook' => $webhook ] ];
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function save( array $changes ): \WP_REST_Response {
		return $this->post( self::PATH, [ 'survey' => $this->surveyInput( $changes ) ] );
	}
}
