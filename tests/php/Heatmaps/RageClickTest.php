<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Heatmaps;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStatus;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PageSurveys;
use UserFeedback\Widget\WidgetPage;
use WP_REST_Response;

/**
 * Surveys that wait for repeated clicks.
 */
final class RageClickTest extends TestCase {

	use SurveyFixtures;

	private const SURVEYS = '/userfeedback/v1/surveys';

	#[TestDox( '[PLS-14~] only a survey with one question is published with it; the refusal names the field' )]
	public function testOneQuestion(): void {
		$this->asAdmin();
		$two     = [ $this->radio( 'q1', [ 'A', 'B' ] ), $this->text( 'q2' ) ];
		$refused = $this->assertRefused(
			$this->save( [ 'status' => 'publish', 'questions' => $two ] + $this->waiting() ),
			400,
			'userfeedback_survey_invalid'
		);
		self::assertSame( [ 'settings.behavior.rage_click' ], array_keys( $refused ) );
		$draft = $this->save( [ 'questions' => $two ] + $this->waiting() );
		self::assertSame( 201, $draft->get_status() );
		$survey = $this->publishedSurvey( $this->waiting() );
		$change = $this->assertRefused( $this->save( [ 'questions' => $two ], "/$survey->id" ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'settings.behavior.rage_click' ], array_keys( $change ) );
	}

	#[TestDox( '[PLS-14~] the page names the part that waits, and a survey for everybody comes before one that waits' )]
	public function testThePage(): void {
		$plain = $this->publishedSurvey();
		$waits = $this->publishedSurvey( $this->waiting() );
		$page  = $this->page();
		self::assertSame( [ $plain->id, $waits->id ], array_column( $page, 'id' ) );
		[ $first, $last ] = $page;
		self::assertArrayNotHasKey( 'rage_click', $first['settings']['behavior'] );
		self::assertArrayNotHasKey( 'triggers', $first );
		self::assertTrue( $last['settings']['behavior']['rage_click'] );
		foreach ( [ 'triggers', 'gates' ] as $stage ) {
			self::assertSame( [ 'userfeedback-rage-click' ], array_column( $last[ $stage ], 'handle' ) );
			self::assertStringContainsString( 'userfeedback-heatmaps/build/rage-click.js', $last[ $stage ][0]['src'] );
		}
		self::assertArrayNotHasKey( 'optional', $last['gates'][0] );
	}

	#[TestDox( '[PLS-14~] without the add-on or the plan, it is hidden and not shown to everybody; an expired license changes nothing' )]
	public function testWithoutHeatmaps(): void {
		$survey  = $this->publishedSurvey( $this->waiting() );
		$reasons = [];
		$plans   = [
			OtherPlan::of( Plan::Elite ),
			OtherPlan::of( Plan::Elite, LicenseStatus::Expired ),
			OtherPlan::of( Plan::Elite, hasAddOns: false ),
			OtherPlan::of( Plan::Pro ),
			OtherPlan::lite(),
		];
		foreach ( $plans as $plan ) {
			$plan->takeOver();
			$reason = Plugin::instance()->get( PageSurveys::class )->hiddenBecause( $survey );
			$shown  = Plugin::instance()->get( PageSurveys::class )->here()->surveys;
			self::assertSame( $reason === null ? [ $survey->id ] : [], array_column( $shown, 'id' ) );
			$reasons[] = $reason;
		}
		self::assertSame( [ null, null, 'heatmaps_missing', 'heatmaps_missing', 'heatmaps_missing' ], $reasons );
		self::assertNull( Plugin::instance()->get( PageSurveys::class )->closedBecause( $survey ) );
	}

	#[TestDox( '[PLS-14~] who does not have the heatmaps cannot turn it on' )]
	public function testLocked(): void {
		$this->asAdmin();
		$survey = $this->storedSurvey();
		OtherPlan::of( Plan::Pro )->takeOver();
		$refused = $this->save( $this->waiting(), "/$survey->id" );
		self::assertSame( 403, $refused->get_status(), (string) wp_json_encode( $refused->get_data() ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	private function save( array $fields, string $path = '' ): WP_REST_Response {
		return $this->post( self::SURVEYS . $path, [ 'survey' => $path === '' ? $this->surveyInput( $fields ) : $fields ] );
	}

	/**
	 * The fields of a survey that waits.
	 *
	 * @return array<string, mixed>
	 */
	private function waiting(): array {
		return [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ] ) ] ] + SurveyFields::change( 'settings.behavior.rage_click', true );
	}

	/**
	 * The surveys in the data of a page; none without data.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function page(): array {
		ob_start();
		Plugin::instance()->get( WidgetPage::class )->printData();
		$html = (string) ob_get_clean();
		preg_match( '#<script[^>]*>\s*(\{.+\})\s*</script>#s', $html, $found );
		$data = json_decode( $found[1] ?? '{}', true );
		/** @var list<array<string, mixed>> */
		return is_array( $data ) ? $data['surveys'] ?? [] : [];
	}
}
