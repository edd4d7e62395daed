<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;

/**
 * What visitors' pages contain of redirects.
 */
final class RedirectsTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	private const MESSAGE = [
		'type'    => 'message',
		'message' => 'Bye',
	];

	#[TestDox( '[THX-02~] a page has the target of a redirect, the script for it, and nothing else' )]
	public function testARedirectToAUrl(): void {
		$thankYou = $this->redirect( [ 'redirect_url' => 'https://example.org/?a=1&b=2#c' ] );
		$data     = $this->page( $this->surveyWith( $thankYou ) );
		$expected = array_replace( self::MESSAGE, [ 'type' => 'redirect', 'redirect_url' => 'https://example.org/?a=1&b=2#c' ] );
		self::assertEquals( $expected, self::thankYou( $data ) );
		$scripts = array_column( $data['surveys'][0]['scripts'], null, 'handle' );
		self::assertStringContainsString( '/userfeedback-behavior/build/redirect.js', $scripts['userfeedback-redirect']['src'] );
		self::assertTrue( $scripts['userfeedback-redirect']['optional'] );
		self::assertSame( 'Visitors now go to %s', $data['strings']['redirect_preview'] );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
	}

	public function testAMessageNeedsNoScriptAndTellsNoTarget(): void {
		$rows   = [ $this->row( [ 'redirect_url' => 'https://example.org/secret' ] ) ];
		$hidden = [ 'type' => 'message', 'redirect_url' => 'https://example.org/secret', 'conditions' => $rows ];
		$data   = $this->page( $this->surveyWith( $this->redirect( $hidden ) ) );
		self::assertSame( self::MESSAGE, self::thankYou( $data ) );
		self::assertStringNotContainsString( 'redirect', (string) wp_json_encode( $data['surveys'][0] ) );
		self::assertArrayNotHasKey( 'redirect_preview', $data['strings'] );
	}

	#[TestDox( '[THX-04~] a page of the site is a target while it is published, under its present address' )]
	public function testAPageIsATargetWhileItIsPublished(): void {
		$page   = self::sitePage( 'Thanks' );
		$survey = $this->surveyWith( $this->redirect( [ 'redirect_to' => [ 'id' => $page, 'label' => 'Thanks' ] ] ) );
		$url    = get_permalink( $page );
		self::assertSame( $url, self::thankYou( $this->page( $survey ) )['redirect_url'] );
		wp_update_post( [ 'ID' => $page, 'post_name' => 'many-thanks' ] );
		self::assertSame( get_permalink( $page ), self::thankYou( $this->page( $survey ) )['redirect_url'] );
		foreach ( [ 'draft', 'private', 'future', 'trash' ] as $status ) {
			$date = $status === 'future' ? '2100-01-01 00:00:00' : current_time( 'mysql' );
			wp_update_post( [ 'ID' => $page, 'post_status' => $status, 'post_date' => $date, 'post_date_gmt' => $date, 'edit_date' => true ] );
			self::assertSame( self::MESSAGE, self::thankYou( $this->page( $survey ) ), $status );
		}
		wp_delete_post( $page, true );
		self::assertSame( self::MESSAGE, self::thankYou( $this->page( $survey ) ) );
	}

	#[TestDox( '[THX-02~] a page has the conditions in their order, with their targets as URLs' )]
	public function testConditionalRedirects(): void {
		$page  = self::sitePage( 'Thanks' );
		$draft = self::sitePage( 'Later' );
		$rows  = [
			$this->row( [ 'page' => [ 'id' => $page, 'label' => 'Thanks' ] ] ),
			$this->row( [ 'condition' => 'No', 'page' => [ 'id' => $draft, 'label' => 'Later' ] ] ),
			$this->row( [ 'question' => 'q2', 'condition_type' => 'CONTAINS', 'redirect_url' => 'https://example.org/yes' ] ),
		];
		$survey = $this->surveyWith( $this->redirect( [ 'type' => 'conditional_redirect', 'conditions' => $rows ] ) );
		wp_update_post( [ 'ID' => $draft, 'post_status' => 'draft' ] );
		$data     = $this->page( $survey );
		$row      = static fn ( string $question, string $type, string $condition, string $url ) => [
			'question'       => $question,
			'condition_type' => $type,
			'condition'      => $condition,
			'redirect_url'   => $url,
		];
		$expected = [
			$row( 'q1', '=', 'Yes', (string) get_permalink( $page ) ),
			// It stays: the first one that holds decides.
			$row( 'q1', '=', 'No', '' ),
			$row( 'q2', 'CONTAINS', 'Yes', 'https://example.org/yes' ),
		];
		self::assertEquals( [ 'type' => 'conditional_redirect', 'conditions' => $expected ] + self::MESSAGE, self::thankYou( $data ) );
		self::assertContains( 'userfeedback-redirect', array_column( $data['surveys'][0]['scripts'], 'handle' ) );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
		wp_delete_post( $page, true );
		$rows = array_slice( $rows, 0, 2 );
		$survey = $this->stored( $survey, [ 'type' => 'conditional_redirect', 'conditions' => $rows, 'message' => 'Bye' ] );
		self::assertSame( self::MESSAGE, self::thankYou( $this->page( $survey ) ), 'no target is left' );
	}

	public function testManyPagesAreReadAtOnce(): void {
		$rows = [];
		for ( $i = 0; $i < 20; $i++ ) {
			$rows[] = $this->row( [ 'page' => [ 'id' => self::sitePage( "Page $i" ), 'label' => '' ] ] );
		}
		$survey = $this->surveyWith( $this->redirect( [ 'type' => 'conditional_redirect', 'conditions' => $rows ] ) );
		$plugin = new Plugin();
		$plugin->get( WidgetPage::class )->data( [ $survey ] );
		wp_cache_flush_group( 'posts' );
		$before = $GLOBALS['wpdb']->num_queries;
		$plugin->get( WidgetPage::class )->data( [ $survey ] );
		self::assertLessThanOrEqual( 1, $GLOBALS['wpdb']->num_queries - $before );
	}

	/**
	 * @return iterable<string, array{string}>
	 */
	public static function badUrls(): iterable {
		$urls = [
			'javascript:alert(1)',
			'JaVaScript:alert(1)',
			'data:text/html,x',
			'//evil.example',
			"\x01javascript:alert(1)",
			'https:\\\\evil.example',
			'/thanks',
		];
		foreach ( $urls as $url ) {
			yield rawurlencode( $url ) => [ $url ];
		}
	}

	#[TestDox( '[THX-04~] a URL that is neither http nor https does not get from the database into a page ($_dataName)' )]
	#[DataProvider( 'badUrls' )]
	public function testAStoredUrlIsValidatedAgain( string $url ): void {
		$survey = $this->surveyWith( $this->redirect( [ 'redirect_url' => 'https://example.org' ] ) );
		$survey = $this->stored( $survey, $this->redirect( [ 'redirect_url' => $url ] ) );
		self::assertSame( self::MESSAGE, self::thankYou( $this->page( $survey ) ) );
		$rows   = [ $this->row( [ 'redirect_url' => $url ] ), $this->row( [ 'redirect_url' => 'https://example.org/ok' ] ) ];
		$survey = $this->stored( $survey, $this->redirect( [ 'type' => 'conditional_redirect', 'conditions' => $rows ] ) );
		self::assertSame( [ '', 'https://example.org/ok' ], array_column( self::thankYou( $this->page( $survey ) )['conditions'], 'redirect_url' ) );
	}

	#[TestDox( '[THX-04~] what another plugin makes of a permalink is validated, too' )]
	public function testAFilteredPermalinkIsValidated(): void {
		$page   = self::sitePage( 'Thanks' );
		$survey = $this->surveyWith( $this->redirect( [ 'redirect_to' => [ 'id' => $page, 'label' => 'Thanks' ] ] ) );
		add_filter( 'page_link', static fn () => 'javascript:alert(1)' );
		self::assertSame( self::MESSAGE, self::thankYou( $this->page( $survey ) ) );
	}

	#[TestDox(
		'[THX-03] without the add-on behavior or a plan that has redirects, visitors get the message; after a license has expired, the redirect'
	)]
	public function testRedirectsNeedTheAddOn(): void {
		$target      = [ 'redirect_url' => 'https://target.example/' ];
		$redirect    = $this->redirect( $target );
		$conditional = $this->redirect( [ 'type' => 'conditional_redirect', 'conditions' => [ $this->row( $target ) ] ] );
		foreach ( [ $this->surveyWith( $redirect ), $this->surveyWith( $conditional ) ] as $survey ) {
			$type  = $survey->settings['thank_you']['type'];
			$pages = [
				'message'                          => OtherPlan::of( Plan::Elite, hasAddOns: false ),
				'message without add-ons and plan' => OtherPlan::lite(),
				'message without a key'            => OtherPlan::withoutKey(),
				"$type"                            => OtherPlan::of( Plan::Plus ),
				"$type after the end"              => OtherPlan::of( Plan::Plus, LicenseStatus::Expired ),
			];
			foreach ( $pages as $expected => $plan ) {
				$data = $plan->takeOver()->get( WidgetPage::class )->data( [ $survey ] );
				self::assertSame( strtok( $expected, ' ' ), self::thankYou( $data )['type'], $expected );
				$handles = array_column( $data['surveys'][0]['scripts'], 'handle' );
				$isActive = ! str_starts_with( $expected, 'message' );
				self::assertSame( $isActive, in_array( 'userfeedback-redirect', $handles, true ), $expected );
				self::assertSame( $isActive, str_contains( (string) wp_json_encode( $data['surveys'] ), 'target.example' ), $expected );
			}
		}
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	private function redirect( array $changes ): array {
		return $changes + [
			'type'         => 'redirect',
			'message'      => 'Bye',
			'redirect_to'  => null,
			'redirect_url' => '',
			'conditions'   => [],
		];
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
			'redirect_url'   => '',
		];
	}

	/**
	 * A published survey.
	 *
	 * @param array<string, mixed> $thankYou
	 */
	private function surveyWith( array $thankYou ): Survey {
		return $this->publishedSurvey( [ 'settings' => [ 'thank_you' => $thankYou ] ] );
	}

	/**
	 * The survey as if the settings had come into the database without validation.
	 *
	 * @param array<string, mixed> $thankYou
	 */
	private function stored( Survey $survey, array $thankYou ): Survey {
		return $survey->with( settings: array_replace( $survey->settings, [ 'thank_you' => $thankYou ] ) );
	}

	private static function sitePage( string $title ): int {
		return wp_insert_post( [ 'post_title' => $title, 'post_status' => 'publish', 'post_type' => 'page' ] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function page( Survey $survey ): array {
		return ( new Plugin() )->get( WidgetPage::class )->data( [ $survey ] );
	}

	/**
	 * @param array<string, mixed> $page
	 * @return array<string, mixed>
	 */
	private static function thankYou( array $page ): array {
		return $page['surveys'][0]['settings']['thank_you'];
	}
}
