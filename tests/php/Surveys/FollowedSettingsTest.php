<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Modules;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Settings\SettingGroup;
use UserFeedback\Surveys\Settings\Theming;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use WP_REST_Response;

/**
 * A survey that has values of its own and follows the plugin's settings of the widget again (decision 0091).
 */
final class FollowedSettingsTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	/** What the plugin has no setting for is always the survey's own. */
	private const OTHERS = [ 'finish_text' => '' ];

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( "[STG-06~] a survey lists what follows the plugin's settings: all of it at first, and not what its owner changed" )]
	public function testLists(): void {
		$id = $this->surveyWith( [] );
		self::assertSame( array_keys( Theming::group()->units() ), $this->theming( $id )['followed'] );
		$this->save( $id, [ 'widget_color' => '#111111', 'next_text' => 'Go' ] );
		$this->assertOwn( $id, [ 'color_scheme', 'next_text' ] );
	}

	#[TestDox( "[STG-06~] what is listed again is not stored any more and follows the plugin's settings, whatever is sent with it; the rest stays" )]
	public function testFollowsAgain(): void {
		$id = $this->surveyWith( [ 'button_color' => '#aa0000', 'position' => 'bottom_left', 'next_text' => 'Go' ] );
		$this->change( [ 'widget_button_color' => '#00aa00', 'widget_position' => 'middle_left' ] );
		$revision = $this->survey( $id )['revision'];
		$saved    = $this->follow( $id, [ 'color_scheme', 'position' ], [ 'position' => 'middle_right' ] );
		self::assertSame( 200, $saved->get_status() );
		$theming = $this->body( $saved )['settings']['theming'];
		self::assertSame( [ '#00aa00', 'middle_left', 'Go' ], [ $theming['button_color'], $theming['position'], $theming['next_text'] ] );
		self::assertSame( $revision + 1, $this->body( $saved )['revision'] );
		self::assertSame( [ 'next_text' => 'Go' ] + self::OTHERS, $this->stored( $id )['theming'] );
		$this->change( [ 'widget_button_color' => '#0000aa' ] );
		self::assertSame( '#0000aa', $this->shown( $id )['button_color'] );
	}

	#[TestDox( '[STG-06~] visitors get it at once, and start minimized follows likewise' )]
	public function testVisitors(): void {
		$id       = $this->publishedSurvey()->id;
		$behavior = fn () => $this->survey( $id )['settings']['behavior'];
		$save     = fn ( array $changes ) => $this->post(
			"/userfeedback/v1/surveys/$id",
			[ 'survey' => [ 'settings' => [ 'behavior' => $changes + $behavior() ] ] ]
		);
		$save( [ 'start_minimized' => true ] );
		self::assertSame( [], $behavior()['followed'] );
		$before = did_action( 'userfeedback_visible_surveys_changed' );
		$save( [ 'followed' => [ 'start_minimized' ] ] );
		self::assertFalse( $behavior()['start_minimized'] );
		self::assertSame( $before + 1, did_action( 'userfeedback_visible_surveys_changed' ) );
		$this->change( [ 'widget_start_minimized' => true ] );
		self::assertTrue( $behavior()['start_minimized'] );
	}

	#[TestDox( '[STG-06~] a value stays, though the plugin has the same, if it is not in the list; a changed one is stored even if it is' )]
	public function testKeepsOwn(): void {
		$id = $this->surveyWith( [] );
		$this->save( $id, [ 'followed' => [ 'position' ] ] );
		$this->assertOwn( $id, array_diff( array_keys( Theming::group()->units() ), [ 'position' ] ) );
		$this->save( $id, [ 'position' => 'middle_left' ] );
		self::assertSame( 'middle_left', $this->stored( $id )['theming']['position'] );
	}

	#[TestDox( '[STG-06~] saving twice, or with the values of before as undo does, gives the same' )]
	public function testUndo(): void {
		$id     = $this->surveyWith( [ 'next_text' => 'Go' ] );
		$before = $this->theming( $id );
		$this->follow( $id, [ 'next_text' ], [ 'next_text' => '' ] );
		$this->follow( $id, [ 'next_text' ], [ 'next_text' => '' ] );
		self::assertSame( self::OTHERS, $this->stored( $id )['theming'] );
		$this->save( $id, $before );
		self::assertSame( $before, $this->theming( $id ) );
	}

	#[TestDox( '[STG-06~] refuses a wrong list with its field and stores nothing' )]
	#[DataProvider( 'wrong' )]
	public function testRefuses( mixed $list, string $field ): void {
		$id      = $this->surveyWith( [ 'next_text' => 'Go' ] );
		$refused = $this->assertRefused( $this->save( $id, [ 'followed' => $list ] ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ "settings.theming.$field" ], array_keys( $refused ) );
		self::assertSame( 'Go', $this->stored( $id )['theming']['next_text'] );
	}

	/** @return iterable<string, array{mixed, string}> */
	public static function wrong(): iterable {
		yield 'word' => [ 'position', 'followed' ];
		yield 'unknown' => [ [ 'next_text', 'finish_text' ], 'followed[1]' ];
		yield 'not the first of its fields' => [ [ 'button_color' ], 'followed[0]' ];
		yield 'twice' => [ [ 'font', 'font' ], 'followed' ];
		yield 'nested' => [ [ [ 'font' ] ], 'followed[0]' ];
		yield 'null' => [ null, 'followed' ];
	}

	#[TestDox( '[STG-06~] following needs no plan, because it only removes a value' )]
	public function testNeedsNoPlan(): void {
		$this->change( [ 'widget_position' => 'middle_left', 'next_text' => 'On' ] );
		$id           = $this->surveyWith( [ 'position' => 'bottom_left', 'next_text' => 'Go' ] );
		$this->plugin = OtherPlan::lite()->takeOver();
		$followed     = $this->follow( $id, [ 'position', 'next_text' ], [ 'position' => 'middle_left', 'next_text' => 'On' ] );
		self::assertSame( 200, $followed->get_status() );
		self::assertSame( self::OTHERS, $this->stored( $id )['theming'] );
		$this->assertRefused( $this->save( $id, [ 'position' => 'middle_right' ] ), 403, 'userfeedback_feature_locked' );
	}

	#[TestDox( '[STG-06~] a duplicate and a survey file keep what follows and what is the survey’s own, also on a site with other settings' )]
	public function testFile(): void {
		$this->change( [ 'widget_button_color' => '#00aa00', 'skip_text' => 'Later' ] );
		$id   = $this->surveyWith( [ 'next_text' => 'Go' ] );
		$this->save( $id, [ 'followed' => array_values( array_diff( $this->theming( $id )['followed'], [ 'skip_text' ] ) ) ] );
		$copy = (int) $this->body( $this->post( "/userfeedback/v1/surveys/$id/duplicate", [] ) )['id'];
		$this->assertOwn( $copy, [ 'skip_text', 'next_text' ] );

		$file = $this->body( $this->get( "/userfeedback/v1/surveys/$id/export" ) );
		self::assertSame( [ 'skip_text', 'next_text', 'finish_text', 'followed' ], array_keys( $file['survey']['settings']['theming'] ) );
		$this->change( [ 'widget_button_color' => '#0000aa', 'skip_text' => 'Later', 'next_text' => 'Go' ] );
		$imported = $this->body( $this->post( '/userfeedback/v1/surveys/import', [ 'file' => $file ] ) );
		self::assertSame( [], $imported['left_out'] );
		$new = (int) $imported['survey']['id'];
		$this->assertOwn( $new, [ 'skip_text', 'next_text' ] );
		self::assertSame( '#0000aa', $this->shown( $new )['button_color'] );
	}

	#[TestDox( '[STG-06~] on a site that may not use it, what a file contains of its own is left out and follows the plugin’s settings' )]
	public function testFileOnLite(): void {
		$id   = $this->surveyWith( [ 'position' => 'middle_left' ] );
		$file = $this->body( $this->get( "/userfeedback/v1/surveys/$id/export" ) );
		$this->plugin = OtherPlan::lite()->takeOver();
		$imported = $this->body( $this->post( '/userfeedback/v1/surveys/import', [ 'file' => $file ] ) );
		self::assertSame( [ 'settings.theming.position' ], array_column( $imported['left_out'], 'field' ) );
		$this->assertOwn( (int) $imported['survey']['id'], [] );
	}

	#[TestDox( "[WID-15~] the builder starts a new survey with the plugin's settings" )]
	public function testBuilder(): void {
		$this->change( [ 'next_text' => 'On', 'widget_start_minimized' => true ] );
		$of = $this->plugin->get( Modules::class )->screenData( ... );
		self::assertSame( [ 'next_text' => 'On', 'start_minimized' => true ], (array) $of( 'userfeedback_surveys' )['widget_settings'] );
		self::assertArrayNotHasKey( 'widget_settings', $of( 'userfeedback_results' ) );
	}

	/** @param array<string> $names Units that the survey stores. */
	private function assertOwn( int $id, array $names ): void {
		$units = Theming::group()->units();
		self::assertEqualsCanonicalizing( array_diff( array_keys( $units ), $names ), $this->theming( $id )['followed'] );
		$own = array_merge( [], ...array_values( array_intersect_key( $units, array_flip( $names ) ) ) );
		self::assertEqualsCanonicalizing( [ ...$own, ...array_keys( self::OTHERS ) ], array_keys( $this->stored( $id )['theming'] ) );
	}

	/** @param array<string, mixed> $theming Of a new survey. */
	private function surveyWith( array $theming ): int {
		$id = (int) $this->body( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( [] ) ] ) )['id'];
		self::assertSame( 200, $this->save( $id, $theming )->get_status() );
		return $id;
	}

	/**
	 * Saves as the builder does: with all fields of the section.
	 *
	 * @param array<string, mixed> $changes Of the theming.
	 */
	private function save( int $id, array $changes ): WP_REST_Response {
		$theming = array_replace( $this->theming( $id ), $changes );
		return $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => [ 'settings' => [ 'theming' => $theming ] ] ] );
	}

	/**
	 * @param list<string>         $names   Units that follow from now on.
	 * @param array<string, mixed> $changes Of the theming.
	 */
	private function follow( int $id, array $names, array $changes ): WP_REST_Response {
		$followed = array_values( array_unique( [ ...$this->theming( $id )['followed'], ...$names ] ) );
		return $this->save( $id, [ SettingGroup::FOLLOWED => $followed ] + $changes );
	}

	/** @param array<string, mixed> $settings */
	private function change( array $settings ): void {
		self::assertSame( 200, $this->post( '/userfeedback/v1/settings', [ 'settings' => $settings ] )->get_status() );
	}

	/** @return array<string, mixed> */
	private function survey( int $id ): array {
		return $this->body( $this->get( "/userfeedback/v1/surveys/$id" ) );
	}

	/** @return array<string, mixed> */
	private function theming( int $id ): array {
		return $this->survey( $id )['settings']['theming'];
	}

	/** @return array<string, mixed> What a survey stores. */
	private function stored( int $id ): array {
		return $this->plugin->get( SurveyService::class )->get( $id )->settings;
	}

	/** @return array<string, mixed> The theming on a visitor's page. */
	private function shown( int $id ): array {
		$survey = $this->plugin->get( SurveyService::class )->get( $id );
		return $this->plugin->get( WidgetPage::class )->data( [ $survey ] )['surveys'][0]['settings']['theming'];
	}
}
