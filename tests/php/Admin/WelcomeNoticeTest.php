<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use UserFeedback\Admin\WelcomeNotice;
use UserFeedback\Admin\WelcomeRedirect;
use UserFeedback\Plugin;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The way from the activation to the first survey.
 */
final class WelcomeNoticeTest extends TestCase {

	use SurveyFixtures;

	protected function setUp(): void {
		parent::setUp();
		$_GET = [];
		delete_option( WelcomeNotice::OPTION );
		set_current_screen( 'dashboard' );
		Plugin::instance()->register();
	}

	protected function tearDown(): void {
		$_GET = [];
		parent::tearDown();
	}

	public function testLeadsToTheWizardUntilAPageOfOursWasOpened(): void {
		$this->asAdmin();
		self::activate();
		self::assertStringContainsString( AdminRoute::Welcome->url(), $this->notices( 'plugins' ) );
		self::assertStringContainsString( AdminRoute::Welcome->url(), $this->notices( 'dashboard' ) );
		self::assertSame( '', $this->notices( 'edit-post' ) );
		$_GET['activate-multi'] = 'true';
		self::assertSame( '', $this->notices( 'plugins' ) );
		$_GET = [ 'page' => AdminPages::SURVEYS ];
		set_current_screen( 'toplevel_page_userfeedback_surveys' );
		$_GET = [];
		self::assertSame( '', $this->notices( 'plugins' ) );
		self::assertFalse( get_option( WelcomeNotice::OPTION ) );
	}

	public function testIsForThoseWhoMayMakeASurveyAndWaitsForThem(): void {
		$this->asRole( 'editor' );
		self::activate();
		self::assertSame( '', $this->notices( 'dashboard' ) );
		$_GET = [ 'page' => AdminPages::SURVEYS ];
		set_current_screen( 'dashboard' );
		$_GET = [];
		$this->asAdmin();
		self::assertNotSame( '', $this->notices( 'dashboard' ) );
	}

	public function testIsNotShownWhereThereAreSurveys(): void {
		$this->asAdmin();
		$this->storedSurvey();
		self::activate();
		self::assertSame( '', $this->notices( 'plugins' ) );
	}

	/**
	 * As somebody else did: the next page of this user would be the setup wizard.
	 */
	private static function activate(): void {
		Plugin::instance()->activate();
		delete_option( WelcomeRedirect::OPTION );
	}

	/**
	 * @phpstan-impure
	 */
	private function notices( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		do_action( 'admin_notices' );
		return (string) ob_get_clean();
	}
}
