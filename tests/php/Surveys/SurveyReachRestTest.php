<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveySchema;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PublishedSurveys;

/**
 * Where visitors meet a survey.
 */
final class SurveyReachRestTest extends TestCase {

	use SurveyFixtures;

	#[TestDox(
		'[PLS-26~] the reach of a survey names a page that shows it and the other published surveys of the same pages, not drafts, trashed ones '
			. 'or itself'
	)]
	public function testNamesOtherPublishedSurveys(): void {
		$this->asAdmin();
		$first   = $this->publishedSurvey( [ 'title' => 'First' ] );
		$this->storedSurvey( [ 'title' => 'Draft' ] );
		$trashed = $this->publishedSurvey( [ 'title' => 'Trashed' ] );
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $trashed->id ], 1 );
		self::assertSame( [], $this->overlaps( $first ) );

		$second = $this->publishedSurvey( [ 'title' => '<b>Second</b>' ] );
		$soon   = $this->publishedSurvey( [ 'title' => 'Soon', 'publish_at' => $this->inYears( 1 ) ] );
		self::assertSame( [ $soon->id => 'Soon', $second->id => '<b>Second</b>' ], $this->overlaps( $first ) );
		self::assertSame( [ $soon->id, $first->id ], array_keys( $this->overlaps( $second ) ) );

		$answer = $this->reach( $first );
		self::assertSame( home_url( '/' ), $answer['view_url'] );
		self::assertSame( [], SchemaCheck::errors( $answer, SurveySchema::reach(), '' ) );
	}

	#[TestDox( '[PLS-26~] the reach of a survey says which surveys a page shows instead of it, as pages choose' )]
	public function testSaysWhichShowsFirst(): void {
		$this->asAdmin();
		$older = $this->publishedSurvey();
		$newer = $this->publishedSurvey();
		$draft = $this->storedSurvey();
		// The highest id, and the earliest date.
		$since = $this->publishedSince( 3600 );
		Plugin::instance()->get( PublishedSurveys::class )->refresh();
		$order = array_column( Plugin::instance()->get( PublishedSurveys::class )->now(), 'id' );
		self::assertSame( [ $newer->id, $older->id, $since->id ], $order );
		foreach ( $order as $place => $id ) {
			self::assertSame( array_slice( $order, 0, $place ), $this->shownBefore( $id ) );
		}
		self::assertSame( [], $this->shownBefore( $draft->id ), 'as if it were published at once' );
	}

	#[TestDox( '[PLS-26~] surveys overlap on all pages or by an equal page rule, on a common device, as far as their settings take effect' )]
	public function testComparesPagesAndDevices(): void {
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
		$all     = $this->targeted( [] );
		$phones  = $this->targeted( [ 'devices' => [ 'mobile' ] ] );
		$desktop = $this->targeted( [ 'devices' => [ 'desktop' ] ] );
		$cart    = $this->targeted( self::rules( [ 'page_url_contains' => '/cart/' ] ) );
		$about   = 'https://example.org/about/';
		$both    = $this->targeted( self::rules( [ 'page_url_contains' => '/cart/', 'page_url_is' => $about ] ) );
		$other   = $this->targeted( self::rules( [ 'page_url_contains' => '/shop/' ] ) );
		$expect  = [
			[ $all, [ $other, $both, $cart, $desktop, $phones ] ],
			[ $phones, [ $other, $both, $cart, $all ] ],
			[ $cart, [ $both, $desktop, $phones, $all ] ],
			[ $other, [ $desktop, $phones, $all ] ],
		];
		foreach ( $expect as $row => [ $survey, $overlaps ] ) {
			self::assertSame( array_column( array_slice( $overlaps, 0, 3 ), 'id' ), array_keys( $this->overlaps( $survey ) ), "row $row" );
			self::assertSame( count( $overlaps ), $this->reach( $survey )['overlaps_count'], "row $row" );
		}
		self::assertNull( $this->viewUrl( $cart ) );
		self::assertSame( $about, $this->viewUrl( $both ) );
		$post = [
			'id'    => '1',
			'label' => 'Hello',
		];
		self::assertSame( get_permalink( 1 ), $this->viewUrl( $this->targeted( self::rules( [ 'specific_pages' => [ $post ] ] ) ) ) );

		// Locked targeting takes no effect: the surveys are for all pages.
		OtherPlan::lite()->takeOver();
		$this->asAdmin();
		self::assertContains( $other->id, array_keys( $this->overlaps( $cart ) ) );
		self::assertSame( 6, $this->reach( $cart )['overlaps_count'] );
		self::assertSame( home_url( '/' ), $this->viewUrl( $cart ) );
	}

	/**
	 * @param array<string, mixed> $targeting
	 */
	private function targeted( array $targeting ): Survey {
		$default = $this->body( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput() ] ) )['settings']['targeting'];
		$changes = [
			'status'   => 'publish',
			'settings' => [ 'targeting' => $targeting + $default ],
		];
		$saved   = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( $changes ) ] );
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		return Plugin::instance()->get( SurveyService::class )->get( (int) $this->body( $saved )['id'] );
	}

	/**
	 * @param array<string, mixed> $rules Data by type.
	 * @return array<string, mixed>
	 */
	private static function rules( array $rules ): array {
		$list = [];
		foreach ( $rules as $type => $data ) {
			$list[] = [
				'type'     => $type,
				'operator' => '&&',
				'data'     => $data,
			];
		}
		return [
			'pages'      => 'custom',
			'page_rules' => $list,
		];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function reach( Survey $survey ): array {
		return $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/reach" ) );
	}

	private function viewUrl( Survey $survey ): ?string {
		return $this->reach( $survey )['view_url'];
	}

	public function testAnswersNotFoundForAnUnknownSurvey(): void {
		$this->asAdmin();
		self::assertSame( 404, $this->get( '/userfeedback/v1/surveys/4711/reach' )->get_status() );
	}

	/**
	 * @return list<int> Ids of the surveys that are shown instead of a survey.
	 */
	private function shownBefore( int $id ): array {
		/** @var list<array{id: int, title: string, shows_first: bool}> $overlaps */
		$overlaps = $this->body( $this->get( "/userfeedback/v1/surveys/$id/reach" ) )['overlaps'];
		return array_column( array_filter( $overlaps, static fn ( array $overlap ) => $overlap['shows_first'] ), 'id' );
	}

	/**
	 * @return array<int, string> Titles by id.
	 */
	private function overlaps( Survey $survey ): array {
		/** @var list<array{id: int, title: string}> $overlaps */
		$overlaps = $this->reach( $survey )['overlaps'];
		return array_column( $overlaps, 'title', 'id' );
	}
}
