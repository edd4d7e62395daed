<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\Module;
use UserFeedback\Admin\WelcomeNotice;
use UserFeedback\Admin\WelcomeRedirect;
use UserFeedback\Plugin;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The page that opens after the activation, and what WordPress shows around it.
 */
final class WelcomeRedirectTest extends TestCase {

	use SurveyFixtures;

	protected function setUp(): void {
		parent::setUp();
		$_GET = [];
		$_SERVER['REQUEST_METHOD'] = 'GET';
		delete_option( WelcomeNotice::OPTION );
		delete_option( WelcomeRedirect::OPTION );
		set_current_screen( 'plugins' );
		Plugin::instance()->register();
	}

	protected function tearDown(): void {
		$_GET = [];
		$_SERVER['REQUEST_METHOD'] = 'GET';
		parent::tearDown();
	}

	#[TestDox( '[PLS-15~] [ABT-01~] the next page of who activated the plugin is the setup wizard, once' )]
	public function testLeadsToTheWizardOnce(): void {
		$this->asAdmin();
		Plugin::instance()->activate();
		self::assertSame( [ AdminPages::url( AdminPages::WELCOME ) ], $this->redirects( 'plugins' ) );
		self::assertSame( [], $this->redirects( 'plugins' ) );
		self::assertFalse( get_option( WelcomeRedirect::OPTION ) );
	}

	#[TestDox( 'of two pages that read the option at once, only the one that deletes it leads to the wizard' )]
	public function testTwoPagesAtOnce(): void {
		$this->asAdmin();
		Plugin::instance()->activate();
		// The other page has read the option and deletes it first.
		$other = static function ( mixed $value ): mixed {
			remove_all_filters( 'option_' . WelcomeRedirect::OPTION );
			delete_option( WelcomeRedirect::OPTION );
			return $value;
		};
		add_filter( 'option_' . WelcomeRedirect::OPTION, $other );
		self::assertSame( [], $this->redirects( 'plugins' ) );
	}

	#[TestDox( 'a form that is sent is not redirected; the page after it is' )]
	public function testKeepsForms(): void {
		$this->asAdmin();
		Plugin::instance()->activate();
		$_SERVER['REQUEST_METHOD'] = 'POST';
		self::assertSame( [], $this->redirects( 'options-general' ) );
		$_SERVER['REQUEST_METHOD'] = 'GET';
		self::assertCount( 1, $this->redirects( 'options-general' ) );
	}

	/**
	 * @param array<string, string> $query
	 */
	#[TestDox( 'leads nobody who has begun something else, and does not come back to it: $what' )]
	#[DataProvider( 'busy' )]
	public function testDoesNotInterrupt( string $what, array $query ): void {
		$this->asAdmin();
		Plugin::instance()->activate();
		$_GET = $query;
		self::assertSame( [], $this->redirects( 'plugins' ), $what );
		$_GET = [];
		self::assertSame( [], $this->redirects( 'plugins' ), $what );
	}

	/**
	 * @return iterable<string, array{string, array<string, string>}>
	 */
	public static function busy(): iterable {
		yield 'several' => [ 'several plugins were activated', [ 'activate-multi' => 'true' ] ];
		yield 'ours' => [ 'a page of ours is open', [ 'page' => AdminPages::SETTINGS ] ];
	}

	#[TestDox( 'forgets an activation after ten minutes' )]
	public function testExpires(): void {
		$clock = new MovingClock( '2026-05-04 10:00:00' );
		( new Plugin( [ Clock::class => $clock ] ) )->register();
		$this->asAdmin();
		foreach ( [ 600 => 1, 601 => 0 ] as $seconds => $redirects ) {
			$clock->set( '2026-05-04 10:00:00' );
			Plugin::instance()->activate();
			$clock->set( gmdate( 'Y-m-d H:i:s', strtotime( '2026-05-04 10:00:00 UTC' ) + $seconds ) );
			self::assertCount( $redirects, $this->redirects( 'plugins' ), "$seconds" );
		}
	}

	#[TestDox( 'others go on with what they do, and the notice waits for them' )]
	public function testIsForTheUserWhoActivated(): void {
		$this->asAdmin();
		Plugin::instance()->activate();
		$this->asRole( 'administrator' );
		self::assertSame( [], $this->redirects( 'plugins' ) );
		self::assertSame( '1', get_option( WelcomeNotice::OPTION ) );
	}

	#[TestDox( 'nothing is remembered for programs, networks and sites with surveys' )]
	public function testRemembersOnlyPeopleInTheDashboard(): void {
		set_current_screen( 'front' );
		$this->asAdmin();
		Plugin::instance()->activate();
		self::assertFalse( get_option( WelcomeRedirect::OPTION ), 'WP-CLI with --user, or the REST API' );
		set_current_screen( 'plugins-network' );
		Plugin::instance()->activate();
		self::assertFalse( get_option( WelcomeRedirect::OPTION ), 'a network' );
		set_current_screen( 'plugins' );
		$this->storedSurvey();
		Plugin::instance()->activate();
		self::assertFalse( get_option( WelcomeRedirect::OPTION ), 'surveys' );
	}

	#[TestDox( 'who may not make surveys is not led to a page that would refuse them' )]
	public function testNeedsTheCapability(): void {
		$this->asRole( 'editor' );
		Plugin::instance()->activate();
		self::assertSame( [], $this->redirects( 'dashboard' ) );
	}

	#[TestDox( '[PLS-15~] the wizard is in no menu, and has a title and the menu that is open around it' )]
	public function testIsInNoMenu(): void {
		$this->asAdmin();
		Dashboard::open();
		$hook = get_plugin_page_hookname( AdminPages::WELCOME, AdminPages::SURVEYS );
		$GLOBALS['plugin_page'] = AdminPages::WELCOME;
		$GLOBALS['pagenow']     = 'admin.php';
		$GLOBALS['title']       = null;
		self::assertSame( 'Setup Wizard', get_admin_page_title() );
		self::assertSame( AdminPages::SURVEYS, $GLOBALS['parent_file'] );
		$this->runOnly( 'admin_head', [ Module::class, 'hideMenuEntries' ] );
		$slugs = array_column( $GLOBALS['submenu'][ AdminPages::SURVEYS ], 2 );
		self::assertNotContains( AdminPages::WELCOME, $slugs );
		self::assertContains( AdminPages::SETTINGS, $slugs );
		set_current_screen( $hook );
		self::assertSame( AdminPages::SURVEYS, apply_filters( 'submenu_file', null, AdminPages::SURVEYS ) );
		set_current_screen( get_plugin_page_hookname( AdminPages::SETTINGS, AdminPages::SURVEYS ) );
		self::assertNull( apply_filters( 'submenu_file', null, AdminPages::SURVEYS ) );
	}

	#[TestDox( 'recipients are told only to who may see results' )]
	public function testTellsRecipients(): void {
		$this->asAdmin();
		update_option( 'admin_email', 'owner@example.org' );
		self::assertSame( 'owner@example.org', $this->data()['recipients'] ?? null );
		self::assertArrayHasKey( 'widget_settings', $this->data() );
		$this->asRole( 'editor' );
		self::assertArrayNotHasKey( 'recipients', $this->data() );
	}

	/**
	 * Runs one callback of an action that needs more of a page than a test has.
	 *
	 * @param non-empty-string            $action
	 * @param array{class-string, string} $callback
	 */
	private function runOnly( string $action, array $callback ): void {
		self::assertNotFalse( has_action( $action, $callback ) );
		remove_all_actions( $action );
		add_action( $action, $callback, 10, 0 );
		do_action( $action );
	}

	/**
	 * @return array<string, mixed> What the page of the wizard knows.
	 */
	private function data(): array {
		return Plugin::instance()->get( \UserFeedback\Modules::class )->screenData( AdminPages::WELCOME );
	}

	/**
	 * Where a page of the dashboard leads.
	 *
	 * @phpstan-impure
	 * @return list<string>
	 */
	private function redirects( string $screen ): array {
		$locations = [];
		// Without an address there is no redirect, and no exit.
		$stop = static function ( string $location ) use ( &$locations ): string {
			$locations[] = $location;
			return '';
		};
		add_filter( 'wp_redirect', $stop );
		set_current_screen( $screen );
		remove_filter( 'wp_redirect', $stop );
		return $locations;
	}
}
