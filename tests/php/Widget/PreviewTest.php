<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Settings\Theming;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\StoredState;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PreviewSchema;
use UserFeedback\Widget\WidgetPage;

/**
 * The page data for the builder's preview.
 */
final class PreviewTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[QST-01~] the preview has the page data that visitors would get, but for what identifies the survey, and stores nothing' )]
	public function testIsWhatThePageWouldHave(): void {
		$input    = [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ] ), $this->text( 'q2', [ 'type' => 'email' ] ) ] ];
		$survey   = $this->publishedSurvey( $input );
		$page     = Plugin::instance()->get( WidgetPage::class )->data( [ $survey ] );
		$state    = StoredState::read();
		$preview  = $this->preview( $this->surveyInput( $input ) );
		$previewed = $preview['data']['surveys'][0];
		$own   = array_flip( [ 'id', 'revision', 'cookie_name', 'nonces' ] );
		$whole = array_flip( [ 'strings', 'app', 'lang' ] );
		self::assertSame( array_diff_key( $page['surveys'][0], $own ), array_diff_key( $previewed, $own ) );
		self::assertEquals( array_intersect_key( $page, $whole ), array_intersect_key( $preview['data'], $whole ) );
		self::assertSame( [ 0, 0, 'about:blank' ], [ $previewed['id'], $previewed['revision'], $preview['data']['submit_url'] ] );
		self::assertSame( [], $preview['left_out'] );
		self::assertMatchesRegularExpression( '~/build/widget/preview\.js\?ver~', $preview['script'] );
		self::assertSame( [], SchemaCheck::errors( $preview, PreviewSchema::preview( Plugin::instance()->get( SettingSections::class ) ), '' ) );
		$state->assertUnchanged();
	}

	#[TestDox( '[QST-01~] a submission with what the preview contains is refused' )]
	public function testNothingCanBeSubmitted(): void {
		$survey = $this->preview( $this->surveyInput() )['data']['surveys'][0];
		$state  = StoredState::read();
		wp_set_current_user( 0 );
		$answer = $this->post(
			"/userfeedback/v1/surveys/{$survey['id']}/responses",
			[
				'submission_id'  => wp_generate_uuid4(),
				'answers'        => [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ],
				'page_submitted' => [ 'url' => 'https://example.org/', 'name' => '' ],
				'nonce'          => $survey['nonces']['submission'],
				'website'        => '',
				'elapsed_ms'     => 5000,
			]
		);
		self::assertContains( $answer->get_status(), [ 400, 404, 410 ] );
		$state->assertUnchanged();
	}

	#[TestDox( '[QST-01~] the preview leaves out questions that are not ready and names them' )]
	public function testLeavesOutQuestionsThatAreNotReady(): void {
		remove_all_actions( 'userfeedback_register' );
		OtherPlan::of( Plan::Elite )->takeOver();
		$questions = [
			$this->text( 'q1' ),
			$this->text( 'q2', [ 'title' => '' ] ),
			$this->radio( 'q3', [ 'A', '' ] ),
			[ 'type' => 'star-rating' ] + $this->text( 'q4' ),
		];
		$preview = $this->preview( [ 'questions' => $questions ] );
		self::assertSame( [ 'q1' ], array_column( $preview['data']['surveys'][0]['questions'], 'id' ) );
		self::assertSame( [ 'q2', 'q3', 'q4' ], $preview['left_out'] );
		$none = $this->preview( [ 'questions' => [ $questions[1] ] ] );
		self::assertSame( [], $none['data']['surveys'] );
		self::assertSame( [ 'q2' ], $none['left_out'] );
	}

	#[TestDox( '[QST-01~] the preview is in the language of the site, not in that of the owner' )]
	public function testIsInTheLanguageOfTheSite(): void {
		$user = get_current_user_id();
		update_user_meta( $user, 'locale', 'de_DE' );
		$_GET['_locale'] = 'user';
		$_SERVER['HTTP_ACCEPT'] = 'application/json';
		try {
			self::assertSame( 'de_DE', determine_locale() );
			$data = $this->preview( [ 'questions' => [ $this->text( 'q1' ) ] ] )['data'];
			self::assertSame( 'de_DE', determine_locale(), 'the language of the owner is restored' );
		} finally {
			unset( $_GET['_locale'], $_SERVER['HTTP_ACCEPT'] );
		}
		self::assertSame( 'en-US', $data['lang'] );
		self::assertSame( 'Close', $data['strings']['close'] );
		self::assertSame( 'Next', $data['strings']['next'] );
	}

	#[TestDox( '[QST-14~] the branding add-on loads the font part only for a survey with a custom font, and the survey shows without it' )]
	public function testAFontIsAPartOfTheAddOn(): void {
		$handles = function ( string $family ): array {
			$theming = [ 'font' => [ 'family' => $family, 'weight' => 400 ] ] + (array) Theming::group()->read( $this->storedSurvey() );
			$input   = [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ] ) ], 'settings' => [ 'theming' => $theming ] ];
			$scripts = $this->preview( $input )['data']['surveys'][0]['scripts'] ?? [];
			return array_column( $scripts, 'optional', 'handle' );
		};
		self::assertSame( [], $handles( '' ) );
		self::assertSame( [ 'userfeedback-font' => true ], array_intersect_key( $handles( 'Abel' ), [ 'userfeedback-font' => 1 ] ) );
	}

	#[TestDox( "[WID-15~] the branding add-on has the logo's part with its texts, only for a survey with a logo" )]
	public function testALogoIsAPartOfTheAddOn(): void {
		update_option( 'blogname', 'Ann &amp; Bob' );
		$page = function ( array $changes ): array {
			$theming = $changes + (array) Theming::group()->read( $this->storedSurvey() );
			return $this->preview( [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ] ) ], 'settings' => [ 'theming' => $theming ] ] )['data'];
		};
		self::assertArrayNotHasKey( 'scripts', $page( [] )['surveys'][0] );
		$data = $page( [ 'show_logo' => true, 'logo_type' => 'userfeedback' ] );
		self::assertSame( [ 'userfeedback-logo' => true ], array_column( $data['surveys'][0]['scripts'], 'optional', 'handle' ) );
		self::assertSame( [ 'Powered by UserFeedback', 'Ann & Bob' ], [ $data['strings']['logo_credit'], $data['strings']['logo_name'] ] );
	}

	#[TestDox( '[QST-01~] the preview refuses an invalid survey and names the field; locked settings have their defaults in it' )]
	public function testIsValidatedAndGated(): void {
		$refused = $this->post( '/userfeedback/v1/surveys/preview', [ 'survey' => [ 'settings' => [ 'theming' => [ 'position' => 'up' ] ] ] ] );
		self::assertSame( 400, $refused->get_status() );
		self::assertContains( 'settings.theming.position', array_column( $this->body( $refused )['data']['errors'], 'field' ) );
		self::assertSame( 400, $this->post( '/userfeedback/v1/surveys/preview', [ 'survey' => 'text' ] )->get_status() );
		$theming = [ 'button_color' => '#FF8800' ] + (array) Theming::group()->read( $this->storedSurvey() );
		$input   = [ 'questions' => [ $this->text( 'q1' ) ], 'settings' => [ 'theming' => $theming ] ];
		self::assertSame( '#FF8800', $this->preview( $input )['data']['surveys'][0]['settings']['theming']['button_color'] );
		OtherPlan::lite()->takeOver();
		self::assertSame( '#2D87F1', $this->preview( $input )['data']['surveys'][0]['settings']['theming']['button_color'] );
	}

	#[TestDox( '[PLS-01~] the preview of a stored survey is the one of the builder, whether or not visitors may see the survey' )]
	public function testTheStoredSurvey(): void {
		$survey  = $this->storedSurvey();
		$state   = StoredState::read();
		$answer  = $this->get( "/userfeedback/v1/surveys/$survey->id/preview" );
		$preview = $this->preview( $this->surveyInput() );
		$titles  = [];
		foreach ( [ $this->body( $answer ), $preview ] as $one ) {
			$shown    = $one['data']['surveys'][0];
			$titles[] = [ $shown['id'], $shown['revision'], $shown['cookie_name'], array_column( $shown['questions'], 'title' ) ];
		}
		self::assertSame( $titles[1], $titles[0] );
		self::assertSame( 404, $this->get( '/userfeedback/v1/surveys/999999/preview' )->get_status() );
		$state->assertUnchanged();
	}

	/**
	 * @param array<string, mixed> $survey
	 * @return array<string, mixed>
	 */
	private function preview( array $survey ): array {
		$answer = $this->post( '/userfeedback/v1/surveys/preview', [ 'survey' => $survey ] );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		return $this->body( $answer );
	}
}
