<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DateTimeZone;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\ProgressService;
use UserFeedback\Support\Clock;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PageSurveys;
use UserFeedback\Widget\PublishedList;
use UserFeedback\Widget\PublishedSurveys;
use UserFeedback\Widget\WidgetPage;
use WP_REST_Response;

/**
 * Surveys whose run time ends: on pages, and when visitors send answers. The site is in Kolkata, half an hour off; the surveys are published on
 * 20 December 2026 and end with 5 January 2027.
 */
final class ExpiredSurveysTest extends TestCase {

	use SurveyFixtures;

	private const END = '2027-01-05T18:30:00Z';

	private MovingClock $clock;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->clock  = new MovingClock( '2026-12-20T12:00:00Z', new DateTimeZone( 'Asia/Kolkata' ) );
		$this->plugin = $this->clock->takeOver();
		$this->asAdmin();
	}

	#[TestDox( "[SEL-02~] [SET-09~] pages contain the end of the last day in the site's time zone, and nothing from then on" )]
	public function testPagesContainTheEndAndNothingFromThenOn(): void {
		$survey = $this->expiring();
		$open   = $this->page();
		self::assertSame( [ self::END ], array_column( $open, 'expires_at' ) );
		self::assertSame( [ $survey->id ], $this->due() );

		$this->clock->set( '2027-01-05T18:29:59Z' );
		self::assertSame( $open, $this->page(), 'cached pages do not change until then' );
		$this->clock->set( self::END );
		self::assertFalse( $this->plugin->get( PublishedSurveys::class )->isPageConcerned() );
		self::assertSame( [], $this->due() );
		self::assertSame( 'expired', $this->plugin->get( WidgetPage::class )->hiddenBecause( $survey ) );
	}

	#[TestDox( '[SET-09~] an expired survey is shown neither by an old option of published surveys nor instead of another one' )]
	public function testAnExpiredSurveyIsNotShownFromAnOldOption(): void {
		$survey = $this->expiring();
		$other  = $this->publishedSurvey();
		$this->clock->set( '2027-01-06T00:00:00Z' );
		self::assertNotContains( $survey->id, array_column( $this->plugin->get( PublishedSurveys::class )->now(), 'id' ) );
		$option            = (array) get_option( PublishedList::OPTION );
		$option['surveys'] = preg_replace( '/~[\d-]+/', '', (string) $option['surveys'] );
		update_option( PublishedList::OPTION, $option );
		self::assertContains( $survey->id, array_column( $this->plugin->get( PublishedSurveys::class )->now(), 'id' ) );
		self::assertSame( [ $other->id ], $this->due() );
	}

	#[TestDox( '[SET-09~] answers are late for seven days from the end on, and refused then' )]
	public function testAnswersAreLateForSevenDaysAndRefusedThen(): void {
		$survey = $this->expiring();
		foreach ( [
				'2027-01-05T18:29:59Z' => [ 201, 0 ],
				self::END              => [ 201, 1 ],
				'2027-01-12T18:30:00Z' => [ 201, 1 ],
				'2027-01-12T18:30:01Z' => [ 410, 0 ],
			] as $now => [ $status, $late ]
		) {
			$this->clock->set( $now );
			$before = $this->late();
			self::assertSame( $status, $this->answer( $survey )->get_status(), $now );
			self::assertSame( $before + $late, $this->late(), $now );
		}
		self::assertSame( 3, $this->rows( 'responses' ) );
	}

	#[TestDox( '[SET-09~] an answer that arrives after the end is late, whenever the browser says that it was given' )]
	public function testAQueuedAnswerFromBeforeTheEndIsLate(): void {
		$survey = $this->expiring();
		$this->clock->set( '2027-01-07T00:00:00Z' );
		foreach ( [ '2027-01-05T18:29:59Z', self::END ] as $queuedAt ) {
			$before = $this->late();
			self::assertSame( 201, $this->answer( $survey, [ 'queued_at' => $queuedAt ] )->get_status() );
			self::assertSame( $before + 1, $this->late(), $queuedAt );
		}
	}

	#[TestDox( '[SET-09~] views of an expired survey are not counted' )]
	public function testViewsOfAnExpiredSurveyAreNotCounted(): void {
		$survey = $this->expiring();
		$token  = $this->plugin->get( VisitorToken::class )->create( $survey->id, $survey->revision, ProgressService::IMPRESSION );
		$view   = fn () => $this->post( "/userfeedback/v1/surveys/$survey->id/impression", [ 'nonce' => $token ] )->get_status();
		$this->clock->set( '2027-01-05T18:29:59Z' );
		self::assertSame( 204, $view() );
		$this->clock->set( self::END );
		self::assertSame( 410, $view() );
	}

	#[TestDox( '[SET-09~] while the run time is locked, an expired survey shows and takes answers; it ends again with the feature' )]
	public function testALockedRunTimeHasNoEnd(): void {
		$survey = $this->expiring();
		$this->clock->set( '2027-06-01T00:00:00Z' );
		self::assertSame( 410, $this->answer( $survey )->get_status() );
		foreach ( [ OtherPlan::lite(), OtherPlan::of( Plan::Elite, hasAddOns: false ) ] as $other ) {
			$locked = $this->plugin = new Plugin( [ Clock::class => $this->clock, FeatureGate::class => $other->gate() ] );
			self::assertSame( [ $survey->id ], $this->due() );
			self::assertSame( [ null ], array_column( $this->page(), 'expires_at' ) );
			self::assertTrue( $locked->get( PublishedSurveys::class )->isPageConcerned() );
		}
		$this->plugin = $this->clock->takeOver();
		self::assertSame( [], $this->due() );
	}

	#[TestDox( '[SET-09~] a survey that is published again ends a year later, one whose title was changed stays expired' )]
	public function testPublishedAgainItEndsAYearLater(): void {
		$survey = $this->expiring();
		$this->clock->set( '2027-01-06T00:00:00Z' );
		$surveys = $this->plugin->get( SurveyService::class );
		$surveys->update( $survey->id, [ 'title' => 'New' ], 1 );
		self::assertSame( [], $this->due() );
		$surveys->update( $survey->id, [ 'status' => 'draft' ], 1 );
		self::assertSame( self::END, $surveys->get( $survey->id )->closedAt?->format( 'Y-m-d\TH:i:s\Z' ), 'closed since it had expired' );
		$surveys->update( $survey->id, [ 'status' => 'publish' ], 1 );
		self::assertSame( [ '2028-01-05T18:30:00Z' ], array_column( $this->page(), 'expires_at' ) );
	}

	#[TestDox( "[SET-09~] cached pages are emptied when the site's time zone changes" )]
	public function testCachedPagesAreEmptiedWhenTheTimeZoneChanges(): void {
		foreach ( [ 'timezone_string' => 'Pacific/Chatham', 'gmt_offset' => 5.5 ] as $option => $value ) {
			$before = did_action( 'userfeedback_purge_pages' );
			update_option( $option, $value );
			self::assertGreaterThan( $before, did_action( 'userfeedback_purge_pages' ), $option );
		}
	}

	#[TestDox( '[SET-09~] a copy of an expired survey has its run time but not its year' )]
	public function testACopyStartsItsRunTimeWhenItIsPublished(): void {
		$survey  = $this->expiring();
		$surveys = $this->plugin->get( SurveyService::class );
		$this->clock->set( '2027-03-01T00:00:00Z' );
		$copy = $surveys->duplicate( $survey->id, 1 );
		self::assertNull( $copy->lastDay );
		self::assertSame( '2028-01-05', $surveys->update( $copy->id, [ 'status' => 'publish' ], 1 )->survey->lastDay );
	}

	private function expiring(): Survey {
		$behavior = [
			'run_time'  => 'expire',
			'expire_at' => [ 'month' => 1, 'day' => 5 ],
		];
		$stored   = $this->body( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput() ] ) );
		$settings = [ 'behavior' => $behavior + $stored['settings']['behavior'] ];
		$saved    = $this->post( "/userfeedback/v1/surveys/{$stored['id']}", [ 'survey' => [ 'status' => 'publish', 'settings' => $settings ] ] );
		self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		return $this->plugin->get( SurveyService::class )->get( $stored['id'] );
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function answer( Survey $survey, array $changes = [] ): WP_REST_Response {
		$submission = $this->submission( $survey, [ 'q1' => 'Yes' ], $changes );
		return $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $submission );
	}

	private function late(): int {
		$connection = $this->plugin->get( Connection::class );
		return (int) $connection->value( 'SELECT COUNT(*) FROM %i WHERE late = 1', $connection->table( 'responses' ) );
	}

	/**
	 * The surveys that a page contains.
	 *
	 * @return list<int>
	 */
	private function due(): array {
		return array_column( $this->page(), 'id' );
	}

	/**
	 * The page data of the surveys.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function page(): array {
		$GLOBALS['wp_scripts'] = null;
		return $this->plugin->get( WidgetPage::class )->data( $this->plugin->get( PageSurveys::class )->here()->surveys )['surveys'];
	}
}
