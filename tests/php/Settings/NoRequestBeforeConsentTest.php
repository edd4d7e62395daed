<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Settings;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Admin\Screens;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Plugin;
use UserFeedback\Settings\SettingsService;
use UserFeedback\Tests\Support\RequestRecorder;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;
use UserFeedback\Usage\UsagePlan;
use UserFeedback\Usage\UsageServer;

/**
 * Without the owner's consent no request of ours leaves the site.
 */
#[Group( 'commits' )]
final class NoRequestBeforeConsentTest extends TestCase {

	use SurveyFixtures;

	/** What WordPress itself loads from elsewhere on its pages. */
	private const OF_WORDPRESS = '/(^|\.)(wordpress\.org|w\.org|gravatar\.com)$/';

	private RequestRecorder $recorder;

	protected function setUp(): void {
		parent::setUp();
		$this->recorder = new RequestRecorder();
	}

	protected function tearDown(): void {
		$this->recorder->end();
		parent::tearDown();
	}

	#[TestDox( '[STG-05~] T76: no request of ours leaves the site, and no page loads something from elsewhere: screens, REST API, visitors' )]
	public function testPages(): void {
		$survey = $this->publishedSurvey();
		$server = TestServer::shared();
		$admin  = $server->session( 1 );
		$pages  = array_map( static fn ( string $slug ) => "/wp-admin/admin.php?page=$slug", array_column( Screens::all(), 'slug' ) );
		self::assertGreaterThan( 4, count( $pages ) );
		foreach ( [ ...$pages, '/wp-admin/index.php', '/wp-admin/plugins.php', '/wp-admin/post-new.php' ] as $path ) {
			$page = $admin->send( 'GET', $path );
			self::assertSame( 200, $page->status, $path );
			$this->assertLoadsNothingFromElsewhere( $page->body, $path );
		}
		foreach ( [ 'settings', 'settings/usage', 'settings/connections', 'surveys', 'survey-templates', "surveys/$survey->id/results" ] as $route ) {
			self::assertSame( 200, $admin->rest( 'GET', "/userfeedback/v1/$route", [], [ 'X-WP-Nonce' => $admin->nonce ] )->status, $route );
		}
		$page = $server->session()->send( 'GET', '/' );
		self::assertStringContainsString( 'userfeedback', $page->body, 'a survey is on the page' );
		$this->assertLoadsNothingFromElsewhere( $page->body, 'a visitor’s page' );
		self::assertSame( [], $this->recorder->ours() );
	}

	#[TestDox( '[STG-05~] T76: no request of ours leaves the site: activation, cron, search for updates and deactivation' )]
	public function testLifecycle(): void {
		$this->publishedSurvey();
		$basename = plugin_basename( USERFEEDBACK_FILE );
		do_action( "activate_$basename", false );
		do_action( 'activated_plugin', $basename, false );
		foreach ( [ 'userfeedback_daily', 'userfeedback_work', 'wp_update_plugins', 'wp_version_check' ] as $event ) {
			do_action( $event );
		}
		do_action( "deactivate_$basename", false );
		do_action( 'deactivated_plugin', $basename, false );
		self::assertSame( [], $this->recorder->ours() );
		self::assertNotSame( [], $this->recorder->all(), 'WordPress itself asks for updates' );
	}

	#[TestDox( 'a request of ours is recorded once the owner has consented' )]
	public function testRecorderSees(): void {
		$plugin = new Plugin( [ UsageServer::class => new UsageServer( 'https://usage.example/' ) ] );
		add_filter( 'pre_http_request', static fn () => [ 'response' => [ 'code' => 200 ], 'headers' => [], 'body' => '', 'cookies' => [] ] );
		$plugin->get( SettingsService::class )->save( [ 'allow_usage_tracking' => true ] );
		$plugin->get( UsagePlan::class )->queue();
		$plugin->get( OutboxWorker::class )->run();
		self::assertSame( [ 'https://usage.example/' ], $this->recorder->ours() );
	}

	/**
	 * Asserts that scripts, styles, pictures and frames of a page are on this site.
	 */
	private function assertLoadsNothingFromElsewhere( string $html, string $page ): void {
		preg_match_all( '/<(?:script|link|img|iframe|source)\b[^>]*?\s(?:src|href)=["\'](?:https?:)?\/\/([^\/"\':]+)/i', $html, $found );
		$own     = [ '127.0.0.1', 'localhost', (string) wp_parse_url( home_url(), PHP_URL_HOST ) ];
		$foreign = array_filter(
			array_diff( array_unique( $found[1] ), $own ),
			static fn ( string $host ) => preg_match( self::OF_WORDPRESS, $host ) !== 1
		);
		self::assertSame( [], array_values( $foreign ), $page );
	}
}
