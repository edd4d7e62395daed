<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Notifications;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Mail\MailSettings;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;

/**
 * What the email about a response says, in which language, and where it leads.
 */
final class EmailContentTest extends MailTestCase {

	protected function tearDown(): void {
		unset( $GLOBALS['locale'] );
		set_current_screen( 'front' );
		parent::tearDown();
	}

	#[TestDox(
		'[NOT-05] a submission sends an email to the addresses when the logic allows it, plain or HTML by the setting, with the header image, escaped'
		. ' answers and a link to the response; a failing mail server neither fails nor delays the submission, and the email is sent later'
	)]
	public function testAnEmailAboutAResponse(): void {
		$plugin = OtherPlan::of( Plan::Pro )->takeOver();
		$image  = wp_get_upload_dir()['baseurl'] . '/logo.png';
		update_option( Settings::OPTION, [ MailSettings::HEADER_IMAGE => $image ] );
		$logic  = [
			'enable'     => true,
			'action'     => 'send',
			'conditions' => [ [ 'question_id' => 'q1', 'compare' => '=', 'value' => 'Yes' ] ],
		];
		$email  = $this->notifications( 'one@example.org, two@example.org' )['email'] + [ 'logic' => $logic ];
		$survey = $plugin->get( SurveyService::class )
			->create( $this->surveyInput( [ 'status' => 'publish', 'notifications' => [ 'email' => $email ] ] ), 1 )->survey;
		$this->server->mode( 'hang' );
		$this->server->patience( 1 );
		$this->answer( $survey, [ 'q1' => 'No' ] );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $this->work(), 'the logic does not allow it' );
		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => '<img src=x onerror=alert(1)> &lt;b&gt;' ] );
		self::assertSame( 1, $this->rows( 'outbox' ), 'the mail server, which hangs, is not asked yet' );
		self::assertSame( [ 'done' => 1, 'failed' => 2 ], $this->work() );
		self::assertSame( [], $this->server->raw() );

		$this->server->mode( 'accept' );
		$this->makeDue();
		self::assertSame( [ 'done' => 2, 'failed' => 0 ], $this->work() );
		self::assertSame( [ 'one@example.org', 'two@example.org' ], $this->headers( 'To' ) );
		[ 'html' => $html, 'body' => $text ] = $this->server->mails()[0];
		self::assertStringContainsString( "<img src=\"$image\" alt=\"UserFeedback\"", $html );
		self::assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt; &amp;lt;b&amp;gt;</p>', $html );
		self::assertStringContainsString( '> <img src=x onerror=alert(1)> &lt;b&gt;', $text );
		$link = $this->link( 'email_response', $survey->id );
		self::assertStringContainsString( "\n\nRead the response: $link\n\n", $text );
		self::assertStringContainsString( '<a href="' . esc_attr( $link ) . '"', $html );

		update_option( Settings::OPTION, [ MailSettings::IS_HTML => false ] );
		$this->answer( $survey, [ 'q1' => 'Yes', 'q2' => null ] );
		$this->work();
		$plain = $this->server->mails()[2];
		self::assertSame( '', $plain['html'] );
		self::assertStringContainsString( "1. Question q1?\n> Yes\n\n2. Question q2?\nSkipped\n", $plain['body'] );
	}

	#[TestDox( '[NOT-05~] [GAT-02~] the link leads to what the plan has: the response, its survey, or the list of several' )]
	public function testTheLinkLeadsWhereThePlanAllows(): void {
		$survey = $this->surveyNotifying( 'one@example.org' );
		$states = [
			[ OtherPlan::lite(), 'email_survey' ],
			[ OtherPlan::of( Plan::Plus ), 'email_response' ],
			[ OtherPlan::of( Plan::Plus, LicenseStatus::Expired ), 'email_response' ],
		];
		foreach ( $states as $index => [ $plan, $link ] ) {
			$plan->takeOver();
			$this->answer( $survey, [ 'q1' => 'Yes' ] );
			$this->work();
			$text = $this->server->mails()[ $index ]['body'];
			self::assertStringContainsString( ": {$this->link( $link, $survey->id )}\n", $text );
		}
		add_filter( 'userfeedback_emails_per_hour', static fn () => 0 );
		$this->answer( $survey, [ 'q1' => 'Yes' ] );
		$this->answer( $survey, [ 'q1' => 'No' ] );
		$this->work();
		$this->makeDue();
		$this->work();
		$list = $this->link( 'email_responses', $survey->id );
		self::assertStringContainsString( "Read the responses: $list\n", $this->server->mails()[3]['body'] );
	}

	#[TestDox( '[NOT-05~] an email is in the language of the site, whoever runs the job' )]
	public function testIsInTheLanguageOfTheSite(): void {
		$survey = $this->surveyNotifying( 'one@example.org' );
		$sites  = [
			'de_DE' => [ 'Neue Rückmeldung zu „Commas“', '<html lang="de" dir="ltr">', 'border-left:3px' ],
			'ar'    => [ 'رد جديد على «Commas»', '<html lang="ar" dir="rtl">', 'border-right:3px' ],
		];
		foreach ( $sites as $locale => [ $subject, $start, $quote ] ) {
			update_option( 'WPLANG', $locale );
			unset( $GLOBALS['locale'] );
			$userId = $this->asAdmin();
			update_user_meta( $userId, 'locale', 'en_US' );
			set_current_screen( 'dashboard' );
			$this->answer( $survey, [ 'q1' => 'Yes' ] );
			self::assertSame( 'en_US', determine_locale() );
			$this->work();
			self::assertSame( 'Skipped', __( 'Skipped', 'userfeedback' ), 'the language of the request is restored' );
			$mail = array_slice( $this->server->mails(), -1 )[0];
			self::assertStringContainsString( $start, $mail['html'] );
			self::assertStringContainsString( $quote, $mail['html'] );
			self::assertSame( $subject, self::header( 'Subject', $mail['headers'] ) );
		}
	}

	/**
	 * Makes all jobs due, as time does.
	 */
	private function makeDue(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( 'UPDATE %i SET due_at = created_at', $connection->table( 'outbox' ) );
	}

	/**
	 * A link of the fixture, to the newest response; a test of the screens checks that it leads to one of their routes.
	 */
	private function link( string $name, int $surveyId ): string {
		$connection = Plugin::instance()->get( Connection::class );
		$newest     = (string) $connection->value( 'SELECT MAX( id ) FROM %i', $connection->table( 'responses' ) );
		$links      = (array) json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/admin-links.json' ), true );
		return admin_url( 'admin.php?' . strtr( $links[ $name ], [ '{id}' => (string) $surveyId, '{response_id}' => $newest ] ) );
	}
}
