<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\Cast;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The thank-you settings over REST: messages, redirects, their targets and their conditions.
 */
final class RedirectsRestTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	private const PATH    = '/userfeedback/v1/surveys';
	private const INVALID = 'userfeedback_survey_invalid';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( '[THX-01~] an empty message becomes the default one' )]
	public function testAnEmptyMessageIsTheDefault(): void {
		$survey = $this->body( $this->save( [ 'type' => 'message', 'message' => " \n " ] ) );
		self::assertSame( 'Thanks for your feedback!', $survey['settings']['thank_you']['message'] );
	}

	#[TestDox( '[THX-01~] a redirect leads to a page or a URL, and needs one of them to be published' )]
	public function testARedirectNeedsATarget(): void {
		$page    = self::factory( 'Thank <em>you</em>' );
		$targets = [
			'page' => [ 'redirect_to' => [ 'id' => $page, 'label' => 'Thank you' ] ],
			'url'  => [ 'redirect_url' => ' https://example.org/thanks?a=1#b ' ],
		];
		foreach ( $targets as $name => $target ) {
			$saved = $this->save( [ 'type' => 'redirect' ] + $target, 'publish' );
			self::assertSame( 201, $saved->get_status(), $name );
			$read = $this->body( $this->get( self::PATH . '/' . $this->body( $saved )['id'] ) )['settings']['thank_you'];
			self::assertSame( 'redirect', $read['type'] );
			self::assertEquals( $targets['page']['redirect_to'], $name === 'page' ? $read['redirect_to'] : $targets['page']['redirect_to'] );
			self::assertSame( $name === 'url' ? 'https://example.org/thanks?a=1#b' : '', $read['redirect_url'] );
		}
		self::assertSame( 201, $this->save( [ 'type' => 'redirect' ] )->get_status(), 'a draft may be incomplete' );
		$errors = $this->assertRefused( $this->save( [ 'type' => 'redirect' ], 'publish' ), 400, self::INVALID );
		self::assertSame( [ 'settings.thank_you.redirect_to' => 'target_required' ], $errors );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function urls(): iterable {
		$urls = [
			'https://example.org'                => true,
			'HTTP://example.org/a/b?c=d&e#f'     => true,
			'http://localhost:8080/'             => true,
			'https://müller.example/straße'      => true,
			'https://example.org/%20'            => true,
			'javascript:alert(1)'                => false,
			'JavaScript:alert(1)'                => false,
			"java\tscript:alert(1)"              => false,
			'data:text/html,<script>1</script>'  => false,
			'vbscript:x'                         => false,
			'//evil.example'                     => false,
			'/\\evil.example'                    => false,
			'https:/\\evil.example'              => false,
			'https:\\\\evil.example'             => false,
			'https://good.example@evil.example'  => false,
			'https://good.example\\@evil.example' => false,
			'https://'                           => false,
			'https:///evil.example'              => false,
			'https://exam ple.org'               => false,
			"https://example.org/\u{202E}gpj"    => false,
			"https://example.org/\nx"            => false,
			'https://example.org/"onload="'      => false,
			'https://example.org/<script>'       => false,
			'ftp://example.org'                  => false,
			'mailto:a@example.org'               => false,
			'example.org'                        => false,
			'/thanks'                            => false,
			'#'                                  => false,
		];
		foreach ( $urls as $url => $isValid ) {
			yield $url => [ $url, $isValid ];
		}
	}

	#[TestDox( '[THX-04~] saves only http and https URLs ($_dataName)' )]
	#[DataProvider( 'urls' )]
	public function testOnlyHttpIsSaved( string $url, bool $isValid ): void {
		$row    = $this->row( [ 'redirect_url' => $url ] );
		$saved  = $this->save( [ 'redirect_url' => $url, 'conditions' => [ $row ] ] );
		$errors = $isValid ? [] : $this->assertRefused( $saved, 400, self::INVALID );
		self::assertSame( $isValid ? 201 : 400, $saved->get_status() );
		self::assertSame(
			$isValid ? [] : [
				'settings.thank_you.redirect_url'               => 'invalid_url',
				'settings.thank_you.conditions[0].redirect_url' => 'invalid_url',
			],
			$errors
		);
	}

	#[TestDox( '[THX-04~] a page must be published and have a URL' )]
	public function testAPageMustBeReadable(): void {
		$pages = [
			'missing'    => 999999,
			'draft'      => self::factory( 'Draft', [ 'post_status' => 'draft' ] ),
			'private'    => self::factory( 'Private', [ 'post_status' => 'private' ] ),
			'trash'      => self::factory( 'Trash', [ 'post_status' => 'trash' ] ),
			'attachment' => self::factory( 'Image', [ 'post_type' => 'attachment', 'post_status' => 'inherit' ] ),
			'revision'   => self::factory( 'Old', [ 'post_type' => 'revision', 'post_status' => 'inherit' ] ),
		];
		foreach ( $pages as $name => $id ) {
			$target = [ 'id' => $id, 'label' => 'x' ];
			$errors = $this->assertRefused( $this->save( [ 'redirect_to' => $target ] ), 400, self::INVALID );
			self::assertSame( [ 'settings.thank_you.redirect_to' => 'unknown_page' ], $errors, $name );
			$row    = $this->row( [ 'page' => $target, 'redirect_url' => '' ] );
			$errors = $this->assertRefused( $this->save( [ 'conditions' => [ $row ] ] ), 400, self::INVALID );
			self::assertSame( [ 'settings.thank_you.conditions[0].page' => 'unknown_page' ], $errors, $name );
		}
	}

	#[TestDox( '[THX-02~] stores the rows of a conditional redirect, and validates their conditions and targets' )]
	public function testConditionalRedirects(): void {
		$rows   = [
			$this->row( [ 'redirect_url' => '', 'page' => [ 'id' => self::factory( 'Thanks' ), 'label' => 'Thanks' ] ] ),
			$this->row( [ 'question' => 'q2', 'condition_type' => 'CONTAINS', 'condition' => 'slow' ] ),
		];
		$saved = $this->save( [ 'type' => 'conditional_redirect', 'conditions' => $rows ], 'publish' );
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $this->body( $saved ) ) );
		$read = $this->body( $this->get( self::PATH . '/' . $this->body( $saved )['id'] ) );
		self::assertEquals( $rows, $read['settings']['thank_you']['conditions'] );

		$broken = [
			'question'       => [ [ 'question' => 'gone' ], 'unknown_question' ],
			'condition_type' => [ [ 'condition_type' => 'CONTAINS' ], 'wrong_comparison' ],
			'condition'      => [ [ 'condition' => 'Maybe' ], 'unknown_answer' ],
		];
		foreach ( $broken as $field => [ $changes, $code ] ) {
			$response = $this->save( [ 'conditions' => [ $this->row( $changes ) ] ] );
			$errors   = $this->assertRefused( $response, 400, self::INVALID );
			self::assertSame( [ "settings.thank_you.conditions[0].$field" => $code ], $errors );
		}
		$blank    = [ 'condition' => '', 'redirect_url' => '' ];
		$response = $this->save( [ 'type' => 'conditional_redirect', 'conditions' => [ $this->row( $blank ) ] ], 'publish' );
		self::assertSame(
			[
				'settings.thank_you.conditions[0].page'      => 'target_required',
				'settings.thank_you.conditions[0].condition' => 'answer_required',
			],
			$this->assertRefused( $response, 400, self::INVALID )
		);
	}

	#[TestDox( '[QST-07~] turns stored redirects off that cannot hold any more, on again when they can, and removes those of deleted questions' )]
	public function testStoredConditionsFollowTheQuestions(): void {
		$rows = [ $this->row(), $this->row( [ 'condition' => 'No' ] ), $this->row( [ 'question' => 'q2', 'condition_type' => 'CONTAINS' ] ) ];
		$id   = $this->body( $this->save( [ 'type' => 'conditional_redirect', 'conditions' => $rows ], 'publish' ) )['id'];
		$path = self::PATH . "/$id";
		$left = fn ( array $questions ) => array_map(
			static fn ( array $row ) => [ $row['condition'], $row['off'] ?? false ],
			$this->body( $this->post( $path, [ 'survey' => [ 'questions' => $questions ] ] ) )['settings']['thank_you']['conditions']
		);
		$both = [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2' ) ];
		self::assertSame(
			[ [ 'Yes', false ], [ 'No', true ], [ 'Yes', false ] ],
			$left( [ $this->radio( 'q1', [ 'Yes', 'Never' ] ), $this->text( 'q2' ) ] ),
			'an option'
		);
		$data = $this->pageThankYou( $id );
		self::assertSame( [ 'Yes', 'Yes' ], array_column( $data['conditions'], 'condition' ), 'visitors get those that are on' );
		self::assertSame( [ [ 'Yes', false ], [ 'No', false ], [ 'Yes', false ] ], $left( $both ), 'the option again' );
		self::assertSame( [ [ 'Yes', true ], [ 'No', true ], [ 'Yes', false ] ], $left( [ $this->text( 'q1' ), $this->text( 'q2' ) ] ), 'a type' );
		// Without the feature, a stored redirect may go off and on.
		OtherPlan::of( Plan::Elite, hasAddOns: false )->takeOver();
		self::assertSame( [ [ 'Yes', false ], [ 'No', false ], [ 'Yes', false ] ], $left( $both ), 'the type again' );
		self::assertSame( [ [ 'Yes', false ], [ 'No', false ] ], $left( [ $both[0] ] ), 'a question' );
		// What is sent is not corrected silently.
		$thanks   = [ 'type' => 'message', 'message' => '', 'conditions' => $rows ];
		$sent     = [ 'questions' => [ $this->text( 'q3' ) ], 'settings' => [ 'thank_you' => $thanks ] ];
		$response = $this->post( $path, [ 'survey' => $sent ] );
		self::assertCount( 3, $this->assertRefused( $response, 400, self::INVALID ) );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function pageThankYou( int $id ): array {
		$survey = Plugin::instance()->get( SurveyService::class )->get( $id );
		/** @var array<string, mixed> */
		return Cast::at( Plugin::instance()->get( SettingSections::class )->visitorValues( $survey, static fn () => true ), 'settings', 'thank_you' );
	}

	public function testACopyRefersToItsOwnQuestions(): void {
		$id   = $this->body( $this->save( [ 'type' => 'conditional_redirect', 'conditions' => [ $this->row() ] ] ) )['id'];
		$copy = $this->body( $this->post( self::PATH . "/$id/duplicate" ) );
		self::assertNotSame( 'q1', $copy['questions'][0]['id'] );
		self::assertSame( $copy['questions'][0]['id'], $copy['settings']['thank_you']['conditions'][0]['question'] );
	}

	#[TestDox( '[THX-03~] without the feature, redirects are refused, and visitors get the message' )]
	public function testRedirectsNeedTheirFeature(): void {
		$redirect = [ 'type' => 'redirect', 'message' => 'Thanks for your feedback!', 'redirect_url' => 'https://example.org' ];
		$id       = $this->body( $this->save( $redirect, 'publish' ) )['id'];
		OtherPlan::of( Plan::Elite, hasAddOns: false )->takeOver();
		$errors = $this->assertRefused( $this->save( $redirect ), 403, 'userfeedback_feature_locked' );
		self::assertSame( [ 'settings.thank_you.type', 'settings.thank_you.redirect_url' ], array_keys( $errors ) );
		self::assertSame( 'redirect', $this->body( $this->get( self::PATH . "/$id" ) )['settings']['thank_you']['type'], 'what is stored stays' );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function row( array $changes = [] ): array {
		return $changes + [
			'question'       => 'q1',
			'condition_type' => '=',
			'condition'      => 'Yes',
			'page'           => null,
			'redirect_url'   => 'https://example.org/yes',
		];
	}

	/**
	 * @param array<string, mixed> $thankYou
	 */
	private function save( array $thankYou, string $status = 'draft' ): \WP_REST_Response {
		$settings = [ 'thank_you' => $thankYou + [ 'type' => 'message', 'message' => '' ] ];
		return $this->post( self::PATH, [ 'survey' => $this->surveyInput( [ 'settings' => $settings, 'status' => $status ] ) ] );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private static function factory( string $title, array $changes = [] ): int {
		return wp_insert_post( $changes + [ 'post_title' => $title, 'post_status' => 'publish', 'post_type' => 'page' ] );
	}
}
