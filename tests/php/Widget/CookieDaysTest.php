<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Settings\Settings;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use WP_REST_Response;

/**
 * How long visitors' browsers remember a survey.
 */
final class CookieDaysTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/settings';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( '[WID-14] the cookie is named after the survey; the days are a setting: 365 after an answer and none for a minimized popup at first' )]
	public function testTheDaysAreASetting(): void {
		$survey = $this->publishedSurvey();
		$onPage = static fn (): array => Plugin::instance()->get( WidgetPage::class )->data( [ $survey ] );
		self::assertSame( "userfeedback-$survey->id", $onPage()['surveys'][0]['cookie_name'] );
		self::assertSame( [ 'submitted' => 365, 'minimized' => 0 ], $onPage()['cookie_days'] );
		$stored = $this->body( $this->get( self::PATH ) );
		self::assertSame( [ 365, 0 ], [ $stored['cookie_days_submitted'], $stored['cookie_days_minimized'] ] );
		$purged = did_action( 'userfeedback_purge_pages' );
		$this->save( [ 'cookie_days_submitted' => 0, 'cookie_days_minimized' => 400 ] );
		self::assertSame( [ 'submitted' => 0, 'minimized' => 400 ], $onPage()['cookie_days'] );
		self::assertSame( $purged + 1, did_action( 'userfeedback_purge_pages' ), 'cached pages are emptied' );
		add_filter( 'userfeedback_cookie_days', static fn ( array $days ) => [ 'minimized' => 3 ] + $days );
		self::assertEquals( [ 'submitted' => 0, 'minimized' => 3 ], CookieDays::get() );
	}

	#[TestDox( '[WID-14~] other days are refused, and values that somebody stored by hand are ignored' )]
	public function testRefusesOtherDays(): void {
		foreach ( [ -1, 401, 1.5, 'soon', null ] as $days ) {
			$refused = $this->assertRefused( $this->save( [ 'cookie_days_submitted' => $days ] ), 400, 'userfeedback_settings_invalid' );
			self::assertSame( [ 'settings.cookie_days_submitted' ], array_keys( $refused ) );
			update_option( Settings::OPTION, [ 'cookie_days_submitted' => $days, 'cookie_days_minimized' => $days ] );
			self::assertSame( [ 'submitted' => 365, 'minimized' => 0 ], CookieDays::get() );
			delete_option( Settings::OPTION );
		}
	}

	/**
	 * @param array<string, mixed> $settings
	 */
	private function save( array $settings ): WP_REST_Response {
		return $this->post( self::PATH, [ 'settings' => $settings ] );
	}
}
