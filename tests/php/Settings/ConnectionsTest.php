<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Settings;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AddOns\KnownPlugin;
use UserFeedback\Licensing\Plan;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Usage\UsageServer;

/**
 * GET settings/connections: which requests can leave the site now.
 */
final class ConnectionsTest extends TestCase {

	use SurveyFixtures;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver( [ UsageServer::class => new UsageServer( 'https://usage.example/' ) ] );
		$this->asAdmin();
	}

	#[TestDox( '[STG-05~] every kind of request is named, and on only once something turns it on' )]
	public function testStates(): void {
		$this->publishedSurvey();
		self::assertSame( [], $this->on() );

		$this->post( '/userfeedback/v1/settings', [ 'settings' => [ 'allow_usage_tracking' => true ] ] );
		self::assertSame( [ 'usage' ], $this->on() );
		$this->post( '/userfeedback/v1/settings', [ 'settings' => [ 'widget_font' => [ 'family' => 'Roboto', 'weight' => 400 ] ] ] );
		self::assertSame( [ 'fonts', 'usage' ], $this->on() );

		$webhook = [ 'webhook' => [ 'active' => true, 'url' => 'https://93.184.216.34/hook' ] ];
		$this->storedSurvey( [ 'notifications' => $webhook ] );
		self::assertSame( [ 'fonts', 'usage' ], $this->on(), 'a draft sends nothing' );
		$this->publishedSurvey( [ 'notifications' => $webhook ] );
		self::assertSame( [ 'fonts', 'webhooks', 'usage' ], $this->on() );

		update_option( 'active_plugins', array_merge( (array) get_option( 'active_plugins' ), KnownPlugin::cases()[0]->basenames() ) );
		self::assertSame( [ 'fonts', 'webhooks', 'analytics', 'usage' ], $this->on() );
	}

	/**
	 * @return list<string> Names of those that are on, but for WordPress' own.
	 */
	private function on(): array {
		/** @var list<array{name: string, title: string, text: string, is_on: bool}> $all */
		$all   = $this->body( $this->get( '/userfeedback/v1/settings/connections' ) )['connections'];
		$names = array_column( $all, 'name' );
		self::assertSame( [ 'revocations', 'fonts', 'webhooks', 'ai', 'wordpress', 'catalogue', 'analytics', 'usage' ], $names );
		foreach ( $all as $request ) {
			self::assertNotSame( '', $request['title'] . $request['text'] );
		}
		$on = array_filter( $all, static fn ( array $request ) => $request['is_on'] && $request['name'] !== 'wordpress' );
		return array_column( $on, 'name' );
	}
}
