<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\GeoRestrictions;

use DOMXPath;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Tests\Support\InlineForms;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\Inline\InlinePage;
use UserFeedback\Widget\Inline\InlineSurvey;
use UserFeedback\Widget\SurveyData;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;

/**
 * Surveys for some countries on visitors' pages: popups, and forms in the content.
 */
final class SurveyPagesTest extends TestCase {

	use InlineForms;
	use Requests;
	use SurveyFixtures;

	#[TestDox( '[SET-06~] [SEL-05~] A survey for some countries needs the gate that asks where the visitor is; others need none' )]
	public function testPopups(): void {
		$plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$some   = $this->surveyFor( [ 'DE', 'FR' ] );
		$all    = $this->publishedSurvey();
		$data   = $plugin->get( WidgetPage::class )->data( [ $some, $all ] );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( $plugin->get( SettingSections::class ) ), '' ) );
		self::assertSame( [ [ 'DE', 'FR' ], [] ], array_column( array_column( $data['surveys'], 'settings' ), 'geo_targeting' ) );
		$gates = $data['surveys'][0]['gates'];
		self::assertSame( [ 'userfeedback-country' ], array_column( $gates, 'handle' ) );
		self::assertStringContainsString( '/userfeedback-geo-restrictions/build/country.js', $gates[0]['src'] );
		self::assertArrayNotHasKey( 'optional', $gates[0], 'without it the survey is hidden' );
		self::assertArrayNotHasKey( 'gates', $data['surveys'][1] );
		self::assertSame( rest_url( 'userfeedback/v1/visitor' ), $data['strings']['visitor_url'] );
		self::assertArrayNotHasKey( 'visitor_url', $plugin->get( WidgetPage::class )->data( [ $all ] )['strings'] );
	}

	#[TestDox( '[SET-06~] Without the plan or the active add-on a published survey is for all countries; after the license has expired it goes on' )]
	public function testLockedCountries(): void {
		OtherPlan::of( Plan::Elite )->takeOver();
		$survey = $this->surveyFor( [ 'DE' ] );
		$states = [
			[ OtherPlan::of( Plan::Pro ), [] ],
			[ OtherPlan::of( Plan::Elite, LicenseStatus::Valid, false ), [] ],
			[ OtherPlan::lite(), [] ],
			[ OtherPlan::of( Plan::Elite, LicenseStatus::Expired ), [ 'DE' ] ],
			[ OtherPlan::of( Plan::Elite ), [ 'DE' ] ],
		];
		foreach ( $states as $number => [ $plan, $expected ] ) {
			$data = $plan->takeOver()->get( SurveyData::class )->of( [ $survey ] )['surveys'][0];
			self::assertSame( $expected, $data['settings']['geo_targeting'], "state $number" );
			self::assertSame( $expected !== [], isset( $data['gates'] ), "state $number" );
		}
	}

	#[TestDox( '[SET-06~] A form in the content is printed hidden, the same for everybody; what became of a sent one is visible' )]
	public function testForms(): void {
		$survey  = $this->surveyFor( [ 'DE' ] );
		$page    = $this->open( $survey );
		$hidden  = '//div[@class="userfeedback-inline"][@hidden]';
		$visible = '//div[@class="userfeedback-inline"][not(@hidden)]';
		self::assertCount( 1, self::all( $page, "$hidden/form" ) );
		self::assertCount( 1, self::all( $this->open( $this->publishedSurvey() ), "$visible/form" ) );
		$refused = $this->visit( $survey, $this->fields( $page, [ 'q1' => 'Not offered' ] ) );
		self::assertInstanceOf( DOMXPath::class, $refused );
		self::assertCount( 1, self::all( $refused, "$visible/form" ) );
		self::assertIsString( $this->visit( $survey, $this->fields( $page, [ 'q1' => 'Yes' ] ) ), 'as with devices, the server does not refuse it' );
		$thanks = $this->visit( $survey, null, [ InlinePage::ANSWERED => (string) $survey->id ] );
		self::assertInstanceOf( DOMXPath::class, $thanks );
		self::assertCount( 1, self::all( $thanks, "$visible/*[@class='userfeedback-thanks']" ) );

		$html = $this->content( $survey );
		$data = self::data( $html );
		self::assertSame( [ 'userfeedback-country' ], array_column( $data['surveys'][0]['gates'], 'handle' ) );
		$_SERVER['REMOTE_ADDR'] = '8.8.8.8';
		self::assertSame( $html, $this->content( $survey ) );
	}

	#[TestDox( 'other gates do not concern the content of pages' )]
	public function testOtherGates(): void {
		$survey = $this->publishedSurvey( [ 'settings' => [ 'targeting' => [ 'devices' => [ 'mobile' ], 'pages' => 'all', 'page_rules' => [] ] ] ] );
		self::assertCount( 1, self::all( $this->open( $survey ), '//div[@class="userfeedback-inline"][not(@hidden)]' ) );
		$data = self::data( $this->content( $survey ) );
		self::assertArrayNotHasKey( 'gates', $data['surveys'][0] );
	}

	/**
	 * A form with the data of its script.
	 */
	private function content( Survey $survey ): string {
		$GLOBALS['wp_scripts'] = null;
		$plugin                = new Plugin();
		$html                  = $plugin->get( InlineSurvey::class )->html( $survey->id );
		ob_start();
		$plugin->get( InlinePage::class )->printData();
		return $html . ob_get_clean();
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function data( string $html ): array {
		self::assertSame( 1, preg_match( '#id="userfeedback-inline-data"[^>]*>(.*?)</script>#s', $html, $found ) );
		/** @var array<string, mixed> */
		return json_decode( trim( $found[1] ?? '' ), true );
	}

	/**
	 * @param list<string> $countries
	 */
	private function surveyFor( array $countries ): Survey {
		return $this->publishedSurvey( [ 'settings' => [ 'geo_targeting' => [ 'target' => 'select', 'countries' => $countries ] ] ] );
	}
}
