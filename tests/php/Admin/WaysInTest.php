<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Admin;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\SurveyWidget;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\AdminPages;
use UserFeedback\Support\AdminRoute;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\Support\Dashboard;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_Admin_Bar;

/**
 * The ways to our pages from WordPress' own: the plugin's row, the admin bar, the command palette and the dashboard.
 */
final class WaysInTest extends TestCase {

	use SurveyFixtures;

	#[TestDox( '[PLS-28~] the plugin\'s row has Surveys and Settings for those who may open them' )]
	public function testLinksInThePluginsRow(): void {
		$this->asAdmin();
		$links = $this->rowLinks();
		self::assertSame( [ AdminPages::SURVEYS, AdminPages::SETTINGS, 'deactivate' ], array_keys( $links ) );
		self::assertSame( sprintf( '<a href="%s">Surveys</a>', AdminPages::url( AdminPages::SURVEYS ) ), $links[ AdminPages::SURVEYS ] );
		$this->asSurveyEditor();
		self::assertSame( [ AdminPages::SURVEYS, 'deactivate' ], array_keys( $this->rowLinks() ) );
		$this->asRole( 'subscriber' );
		self::assertSame( [ 'deactivate' ], array_keys( $this->rowLinks() ) );
	}

	#[TestDox( '[PLS-28~] the admin bar has New → Survey for those who may create surveys' )]
	public function testNewSurveyInTheAdminBar(): void {
		$this->asAdmin();
		$node = $this->barNode();
		self::assertSame( [ 'new-content', 'Survey', AdminRoute::NewSurvey->url() ], $node );
		$this->asRole( 'editor' );
		self::assertNull( $this->barNode() );
	}

	#[TestDox( '[PLS-28~] the command palette brings our commands: links by rights, and the search for those who edit surveys' )]
	public function testCommands(): void {
		$this->asAdmin();
		$data = $this->commands();
		self::assertSame( 'new-survey', $data['links'][0]['name'] ?? null );
		self::assertSame( AdminRoute::MiscSettings->url(), $data['links'][6]['url'] ?? null );
		self::assertTrue( $data['can_search'] ?? false );
		self::assertSame( AdminPages::url( AdminPages::RESULTS ), $data['pages']['results'] ?? null );

		$this->asSurveyEditor();
		$data = $this->commands();
		self::assertSame( [ 'new-survey' ], array_column( $data['links'] ?? [], 'name' ) );
		self::assertArrayNotHasKey( 'results', $data['pages'] ?? [] );

		$this->asRole( 'editor' );
		self::assertNull( $this->commands(), 'nothing is loaded for those who may do nothing' );
	}

	#[TestDox( 'no command is loaded where WordPress has no palette' )]
	public function testNoCommandsWithoutPalette(): void {
		$this->asAdmin();
		Dashboard::open();
		do_action( 'admin_enqueue_scripts', 'index.php' );
		self::assertFalse( wp_script_is( 'userfeedback-commands', 'registered' ) );
	}

	#[TestDox( 'the dashboard shows the responses of seven days and the newest surveys, titles escaped, in few queries' )]
	public function testDashboardWidget(): void {
		$plugin = ( new MovingClock( '2026-03-31T12:00:00Z' ) )->takeOver();
		$this->asAdmin();
		$widget = $plugin->get( SurveyWidget::class );
		self::assertStringContainsString( 'There are no surveys yet.', $this->printed( $widget->render( ... ) ) );
		self::assertStringContainsString( AdminRoute::NewSurvey->url(), $this->printed( $widget->render( ... ) ) );

		$ids = array_map( fn ( string $title ) => $this->storedSurvey( [ 'title' => $title ] )->id, [ 'Oldest', 'Second', 'Third', 'A & <b>b</b>' ] );
		$log  = QueryLog::start();
		$html = $this->printed( $widget->render( ... ) );
		self::assertLessThanOrEqual( 8, count( $log->containing( 'SELECT' ) ) );
		self::assertStringContainsString( '0 responses in the last 7 days', $html );
		self::assertStringContainsString( 'A &amp; &lt;b&gt;b&lt;/b&gt;</a> (0 responses)', $html );
		self::assertStringContainsString( AdminRoute::SurveyResults->url( surveyId: $ids[1] ), $html );
		self::assertStringNotContainsString( 'Oldest', $html );
	}

	/**
	 * Who may create surveys and nothing else.
	 */
	private function asSurveyEditor(): void {
		update_option( Settings::OPTION, [ Settings::CREATE_EDIT_SURVEYS => [ 'author' ] ] );
		$this->asRole( 'author' );
	}

	/**
	 * @return array<string, string>
	 */
	private function rowLinks(): array {
		Dashboard::open();
		/** @var array<string, string> $links */
		$links = apply_filters( 'plugin_action_links_' . plugin_basename( USERFEEDBACK_FILE ), [ 'deactivate' => '<a>Deactivate</a>' ] );
		return $links;
	}

	/**
	 * @return array{mixed, mixed, mixed}|null Parent, title and address.
	 */
	private function barNode(): ?array {
		// @phpstan-ignore requireOnce.fileNotFound (ABSPATH is known to WordPress only.)
		require_once ABSPATH . 'wp-includes/class-wp-admin-bar.php';
		$bar = new WP_Admin_Bar();
		remove_all_actions( 'admin_bar_menu' );
		( new Plugin() )->register();
		do_action_ref_array( 'admin_bar_menu', [ &$bar ] );
		$node = (array) $bar->get_node( 'new-userfeedback-survey' );
		return $node === [] ? null : [ Cast::at( $node, 'parent' ), Cast::at( $node, 'title' ), Cast::at( $node, 'href' ) ];
	}

	/**
	 * @return array<string, mixed>|null What the script reads.
	 */
	private function commands(): ?array {
		Dashboard::open();
		add_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );
		do_action( 'admin_enqueue_scripts', 'index.php' );
		$html = $this->printed( static fn () => wp_scripts()->do_items( [ 'wp-core-commands' ] ) );
		$isIn = preg_match( '/window\.userfeedbackCommands = (\{.+?\});/', $html, $found ) === 1;
		self::assertSame( $isIn, str_contains( $html, 'build/admin/commands.js' ) );
		/** @var array<string, mixed>|null $data */
		$data = $isIn ? json_decode( $found[1], true ) : null;
		return $data;
	}

	private function printed( callable $print ): string {
		ob_start();
		$print();
		return (string) ob_get_clean();
	}
}
