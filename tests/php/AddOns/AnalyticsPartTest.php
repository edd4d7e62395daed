<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\AddOns;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AddOns\KnownPlugin;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;

/**
 * Which surveys tell an analytics service what happens.
 */
final class AnalyticsPartTest extends TestCase {

	use SurveyFixtures;

	#[TestDox( '[WID-13~] only surveys with tracking have the script, and only while an analytics plugin is active' )]
	#[DataProvider( 'plugins' )]
	public function testIsNeededByTrackedSurveys( string $basename, bool $isAnalytics ): void {
		$tracked   = $this->publishedSurvey();
		$untracked = $this->publishedSurvey( SurveyFields::change( 'settings.enable_tracking', false ) );
		self::assertSame( [ [], [] ], [ $this->scripts( $tracked ), $this->scripts( $untracked ) ] );
		update_option( 'active_plugins', [ ...(array) get_option( 'active_plugins' ), $basename ] );
		self::assertSame(
			[ $isAnalytics ? [ 'userfeedback-analytics' ] : [], [] ],
			[ $this->scripts( $tracked ), $this->scripts( $untracked ) ]
		);
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function plugins(): iterable {
		foreach ( KnownPlugin::cases() as $plugin ) {
			foreach ( $plugin->basenames() as $basename ) {
				yield $basename => [ $basename, $plugin->purpose() === 'analytics' ];
			}
		}
		yield 'another plugin' => [ 'hello.php', false ];
	}

	#[TestDox( '[WID-13~] cached pages are emptied when an analytics plugin is switched on or off' )]
	public function testSwitchingAnAnalyticsPluginChangesPages(): void {
		$purged = did_action( 'userfeedback_purge_pages' );
		do_action( 'activated_plugin', KnownPlugin::ExactMetrics->basename() );
		do_action( 'deactivated_plugin', KnownPlugin::MonsterInsights->basename() );
		do_action( 'activated_plugin', 'hello.php' );
		self::assertSame( $purged + 2, did_action( 'userfeedback_purge_pages' ) );
	}

	#[TestDox( '[PLS-06~] the WP Consent API is told that the plugin asks it' )]
	public function testIsKnownToTheConsentApi(): void {
		self::assertTrue( apply_filters( 'wp_consent_api_registered_' . plugin_basename( USERFEEDBACK_FILE ), false ) );
	}

	/**
	 * @return list<string> The handle of the script, if the survey's page has it.
	 */
	private function scripts( Survey $survey ): array {
		$data = ( new Plugin() )->get( WidgetPage::class )->data( [ $survey ] );
		$handles = array_map( Cast::string( ... ), array_column( $data['surveys'][0]['scripts'] ?? [], 'handle' ) );
		return array_values( array_intersect( $handles, [ 'userfeedback-analytics' ] ) );
	}
}
