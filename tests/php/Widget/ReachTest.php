<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;
use WP_REST_Response;

/**
 * How many visitors see a survey, and how often: the share of a survey and the days without popups.
 */
final class ReachTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/settings';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	#[TestDox( "[PLS-12~] the days without popups are none at first, can be set in every plan, and change visitors' pages" )]
	public function testTheDaysAreStoredAndPrinted(): void {
		$survey = $this->publishedSurvey();
		self::assertSame( 0, $this->body( $this->get( self::PATH ) )['cooldown_days'] );
		self::assertArrayNotHasKey( 'cooldown_days', $this->onPage( $survey ) );
		self::assertArrayNotHasKey( 'gates', $this->onPage( $survey ) );
		foreach ( [ 1, 365, 14 ] as $days ) {
			$purged = did_action( 'userfeedback_purge_pages' );
			self::assertSame( $days, $this->body( $this->save( $days ) )['cooldown_days'] );
			self::assertSame( $days, $this->onPage( $survey )['cooldown_days'] );
			self::assertSame( $purged + 1, did_action( 'userfeedback_purge_pages' ), 'cached pages are emptied' );
		}
		$page = $this->onPage( $survey );
		self::assertSame( [ 'userfeedback-reach' ], array_column( (array) $page['gates'], 'handle' ) );
		$scripts = array_column( (array) $page['scripts'], 'handle' );
		self::assertContains( 'userfeedback-reach', $scripts, 'also remembers a survey that the page opens' );
		$purged = did_action( 'userfeedback_purge_pages' );
		$this->save( 0 );
		self::assertSame( $purged + 1, did_action( 'userfeedback_purge_pages' ) );
		self::assertArrayNotHasKey( 'gates', $this->onPage( $survey ) );
		$this->save( 0 );
		self::assertSame( $purged + 1, did_action( 'userfeedback_purge_pages' ), 'nothing has changed' );
	}

	#[TestDox( '[PLS-12~] other days are refused with the name of the field, and nothing is stored' )]
	#[DataProvider( 'wrongDays' )]
	public function testRefusesOtherDays( mixed $days ): void {
		$refused = $this->assertRefused( $this->save( $days ), 400, 'userfeedback_settings_invalid' );
		self::assertSame( [ 'settings.cooldown_days' ], array_keys( $refused ) );
		self::assertFalse( get_option( Settings::OPTION ) );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function wrongDays(): iterable {
		foreach ( [ -1, 366, 1.5, 'soon', '', null, [ 1 ] ] as $days ) {
			yield (string) wp_json_encode( $days ) => [ $days ];
		}
	}

	#[TestDox( 'an option that was changed by hand does not reach visitors' )]
	public function testIgnoresAnUnusableOption(): void {
		$survey = $this->publishedSurvey();
		foreach ( [ 366, -1, 'soon', true ] as $days ) {
			update_option( Settings::OPTION, [ 'cooldown_days' => $days ] );
			self::assertArrayNotHasKey( 'cooldown_days', $this->onPage( $survey ) );
			self::assertSame( 0, $this->body( $this->get( self::PATH ) )['cooldown_days'] );
		}
	}

	#[TestDox( '[PLS-12~] the share is on the page, with its gate, only while it is smaller than all' )]
	public function testTheShareIsPrinted(): void {
		$all = $this->onPage( $this->publishedSurvey() );
		self::assertArrayNotHasKey( 'visitor_share', (array) $all['settings']['behavior'] );
		self::assertArrayNotHasKey( 'gates', $all );
		$few = $this->onPage( $this->publishedSurvey( SurveyFields::change( 'settings.behavior.visitor_share', 99 ) ) );
		self::assertSame( 99, $few['settings']['behavior']['visitor_share'] );
		self::assertSame( [ 'userfeedback-reach' ], array_column( (array) $few['gates'], 'handle' ) );
		self::assertArrayNotHasKey( 'optional', $few['gates'][0], 'without its gate, everybody would see it' );
	}

	#[TestDox( '[PLS-12~] the survey of a block or shortcode is marked, because it always shows' )]
	public function testMarksTheSurveyOfAShortcode(): void {
		$first  = $this->publishedSurvey();
		$second = $this->publishedSurvey();
		$plugin = new Plugin();
		$plugin->get( WidgetPage::class )->askFirst( $second->id );
		$surveys = array_column( $plugin->get( WidgetPage::class )->data( [ $first, $second ] )['surveys'], null, 'id' );
		self::assertTrue( $surveys[ $second->id ]['is_embedded'] );
		self::assertArrayNotHasKey( 'is_embedded', $surveys[ $first->id ] );
	}

	private function save( mixed $days ): WP_REST_Response {
		return $this->post( self::PATH, [ 'settings' => [ 'cooldown_days' => $days ] ] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function onPage( Survey $survey ): array {
		$data = ( new Plugin() )->get( WidgetPage::class )->data( [ $survey ] );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
		return $data['surveys'][0];
	}
}
