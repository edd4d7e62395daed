<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use WP_REST_Response;

/**
 * The plugin's settings of the widget: what owners may send, and which surveys follow them.
 */
final class WidgetSettingsTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	/** Another value than the default of each setting. */
	private const CHANGES = [
		'widget_theme'           => 'dark',
		'widget_color'           => '#333333',
		'widget_text_color'      => '#ffffff',
		'widget_button_color'    => '#FF8800',
		'widget_toggle_color'    => '#123456',
		'widget_font'            => [ 'family' => 'Roboto', 'weight' => 700 ],
		'widget_position'        => 'middle_left',
		'widget_toggle_text'     => 'Tell us',
		'widget_toggle_icon'     => 'field-smile',
		'widget_show_logo'       => true,
		'logo_type'              => 'userfeedback',
		'widget_custom_logo'     => '',
		'skip_text'              => 'Later',
		'next_text'              => 'On',
		'widget_start_minimized' => true,
	];

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[STG-07~] the settings of the widget have the defaults of the specification' )]
	public function testDefaults(): void {
		self::assertSame(
			[
				'widget_theme'           => 'light',
				'widget_color'           => '#ffffff',
				'widget_text_color'      => '#23282D',
				'widget_button_color'    => '#2D87F1',
				'widget_toggle_color'    => '#23282D',
				'widget_font'            => [ 'family' => '', 'weight' => 400 ],
				'widget_position'        => 'bottom_right',
				'widget_toggle_text'     => '',
				'widget_toggle_icon'     => 'field-userfeedback',
				'widget_show_logo'       => false,
				'logo_type'              => 'none',
				'widget_custom_logo'     => '',
				'skip_text'              => '',
				'next_text'              => '',
				'widget_start_minimized' => false,
			],
			array_intersect_key( $this->body( $this->get( '/userfeedback/v1/settings' ) ), self::CHANGES )
		);
	}

	#[TestDox( '[STG-07~] settings of the widget are stored, normalised and read again; those that are not sent stay' )]
	public function testStores(): void {
		self::assertSame( 200, $this->change( self::CHANGES )->get_status() );
		$this->change( [ 'view_results' => [ 'editor' ] ] );
		$saved = $this->body( $this->change( [ 'skip_text' => "  Not\nnow " ] ) );
		self::assertSame( array_replace( self::CHANGES, [ 'skip_text' => 'Not now' ] ), array_intersect_key( $saved, self::CHANGES ) );
		self::assertSame( $saved, $this->body( $this->get( '/userfeedback/v1/settings' ) ) );
		self::assertContains( 'editor', $saved['view_results'] );
	}

	/** @param array<string, mixed> $changes */
	#[TestDox( '[STG-07~] refuses an invalid setting of the widget by name and stores nothing' )]
	#[DataProvider( 'invalid' )]
	public function testRefuses( array $changes, string $field ): void {
		$refused = $this->change( [ 'next_text' => 'On' ] + $changes );
		self::assertSame( [ "settings.$field" ], array_keys( $this->assertRefused( $refused, 400, 'userfeedback_settings_invalid' ) ) );
		self::assertFalse( get_option( Settings::OPTION ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function invalid(): iterable {
		yield 'colour' => [ [ 'widget_button_color' => 'red' ], 'widget_button_color' ];
		yield 'colour with more behind it' => [ [ 'widget_color' => "#123456\n" ], 'widget_color' ];
		yield 'colour that ends a rule' => [ [ 'widget_text_color' => '#12345;}*{x' ], 'widget_text_color' ];
		yield 'list of colours' => [ [ 'widget_toggle_color' => [ '#123456' ] ], 'widget_toggle_color' ];
		yield 'theme' => [ [ 'widget_theme' => 'sepia' ], 'widget_theme' ];
		yield 'position' => [ [ 'widget_position' => 'top' ], 'widget_position' ];
		yield 'icon' => [ [ 'widget_toggle_icon' => 'field-skull' ], 'widget_toggle_icon' ];
		yield 'font' => [ [ 'widget_font' => [ 'family' => 'No Such Font', 'weight' => 400 ] ], 'widget_font.family' ];
		yield 'italics' => [ [ 'widget_font' => [ 'family' => 'Roboto', 'weight' => '700italic' ] ], 'widget_font.weight' ];
		yield 'weight that the font lacks' => [ [ 'widget_font' => [ 'family' => 'Abel', 'weight' => 700 ] ], 'widget_font.weight' ];
		yield 'more than a font' => [ [ 'widget_font' => [ 'family' => '', 'weight' => 400, 'src' => 'https://evil.example' ] ], 'widget_font.src' ];
		yield 'minimized' => [ [ 'widget_start_minimized' => 'yes, please' ], 'widget_start_minimized' ];
		yield 'long text' => [ [ 'skip_text' => str_repeat( 'é', 61 ) ], 'skip_text' ];
		yield 'no logo' => [ [ 'logo_type' => 'custom' ], 'widget_custom_logo' ];
		yield 'logo of another site' => [ [ 'widget_custom_logo' => 'https://evil.example/a.png' ], 'widget_custom_logo' ];
		yield 'logo that is a script' => [ [ 'widget_custom_logo' => 'javascript:alert(1)' ], 'widget_custom_logo' ];
		yield 'name of a survey' => [ [ 'button_color' => '#000000' ], 'button_color' ];
	}

	#[TestDox( '[WID-15~] a setting of the widget needs the feature that the same field of a survey needs' )]
	public function testFeatures(): void {
		OtherPlan::lite()->takeOver();
		$free = [ 'widget_custom_logo' ];
		foreach ( array_diff_key( self::CHANGES, array_flip( $free ) ) as $name => $value ) {
			$refused = $this->assertRefused( $this->change( [ $name => $value ] ), 403, 'userfeedback_feature_locked' );
			self::assertSame( [ "settings.$name" ], array_keys( $refused ) );
		}
		self::assertFalse( get_option( Settings::OPTION ) );
		self::assertSame( 200, $this->change( [ 'widget_position' => 'bottom_left' ] )->get_status(), 'a corner needs none' );
	}

	#[TestDox( "[WID-15~] a survey's own theming wins over the plugin's settings, these over the defaults, and start minimized likewise" )]
	public function testPrecedence(): void {
		$id = $this->surveyWith( [ 'next_text' => 'Go', 'position' => 'bottom_left' ] );
		$this->change( [ 'next_text' => 'On', 'skip_text' => 'Later', 'widget_toggle_text' => 'Tell us', 'widget_position' => 'middle_left' ] );
		$shown = $this->shown( $id );
		self::assertSame( [ 'Go', 'bottom_left' ], [ $shown['next_text'], $shown['position'] ], 'its own' );
		self::assertSame( [ 'Later', 'Tell us' ], [ $shown['skip_text'], $shown['widget_toggle_text'] ], 'the plugin’s' );
		self::assertSame( '#2D87F1', $shown['button_color'], 'the default' );

		$this->change( [ 'widget_start_minimized' => true ] );
		$path = "/userfeedback/v1/surveys/$id";
		self::assertTrue( $this->body( $this->get( $path ) )['settings']['behavior']['start_minimized'] );
		$behavior = [ 'start_minimized' => false ] + $this->body( $this->get( $path ) )['settings']['behavior'];
		$this->post( $path, [ 'survey' => [ 'settings' => [ 'behavior' => $behavior ] ] ] );
		self::assertFalse( $this->body( $this->get( $path ) )['settings']['behavior']['start_minimized'] );
	}

	#[TestDox( "[WID-15~] visitors get the plugin's settings in their pages, with the parts that these need" )]
	public function testVisitors(): void {
		$id = $this->surveyWith( [] );
		$this->change( self::CHANGES );
		self::assertSame(
			[
				'widget_color'        => '#333333',
				'text_color'          => '#ffffff',
				'button_color'        => '#FF8800',
				'widget_toggle_color' => '#123456',
				'font'                => [ 'family' => 'Roboto', 'weight' => 700 ],
				'position'            => 'middle_left',
				'widget_toggle_text'  => 'Tell us',
				'widget_toggle_path'  => 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5v.5M15 9.5v.5',
				'logo_type'           => 'userfeedback',
				'custom_logo'         => '',
				'skip_text'           => 'Later',
				'next_text'           => 'On',
				'finish_text'         => '',
			],
			$this->shown( $id )
		);
	}

	#[TestDox( "[WID-15~] while the features are locked, the plugin's settings have no effect for visitors" )]
	public function testLocked(): void {
		$id       = $this->surveyWith( [] );
		$defaults = $this->shown( $id );
		$this->change( self::CHANGES );
		$this->plugin = OtherPlan::of( Plan::Elite, hasAddOns: false )->takeOver();
		self::assertSame( [ 'position' => 'middle_left' ] + $defaults, [ 'position' => 'middle_left' ] + $this->shown( $id ) );
		self::assertSame( '#2D87F1', $this->shown( $id )['button_color'] );
		$this->plugin = OtherPlan::lite()->takeOver();
		self::assertSame( $defaults, $this->shown( $id ) );
		// What a survey inherits is not used by its owner: the builder sends it back.
		self::assertSame( 200, $this->saveWhole( $id, [] )->get_status() );
	}

	#[TestDox(
		"[WID-15~] a survey that is saved with unchanged theming goes on following the plugin's settings; what was changed stays, also when it is "
			. "changed back"
	)]
	public function testStoresOnlyWhatTheOwnerChanged(): void {
		$others = [ 'finish_text' => '' ];
		$this->change( [ 'next_text' => 'On', 'widget_toggle_text' => 'Tell us' ] );
		$id = $this->surveyWith( [ 'next_text' => 'On', 'widget_toggle_text' => 'Tell us' ] );
		self::assertSame( $others, $this->stored( $id )['theming'], 'what the plugin has no setting for' );
		$this->saveWhole( $id, [ 'next_text' => 'Go' ] );
		self::assertSame( [ 'next_text' => 'Go' ] + $others, $this->stored( $id )['theming'] );
		$this->saveWhole( $id, [] );
		$this->saveWhole( $id, [ 'next_text' => 'On' ] );
		$this->saveWhole( $id, [] );
		self::assertSame( [ 'next_text' => 'On' ] + $others, $this->stored( $id )['theming'], 'chosen, though it is the plugin’s' );
		$this->change( [ 'next_text' => 'Onwards', 'widget_toggle_text' => 'Write to us' ] );
		$shown = $this->shown( $id );
		self::assertSame( [ 'On', 'Write to us' ], [ $shown['next_text'], $shown['widget_toggle_text'] ] );
	}

	#[TestDox( '[WID-15~] colours are stored together, and so are the fields of the logo' )]
	public function testStoresDependentFieldsTogether(): void {
		$id = $this->surveyWith( [ 'button_color' => '#aa0000' ] );
		$this->change( self::CHANGES );
		$shown = $this->shown( $id );
		self::assertSame( [ '#ffffff', '#23282D', '#aa0000' ], [ $shown['widget_color'], $shown['text_color'], $shown['button_color'] ] );
		self::assertSame( 'userfeedback', $shown['logo_type'] );
		$this->saveWhole( $id, [ 'logo_type' => 'none' ] );
		$stored = $this->stored( $id )['theming'];
		self::assertSame( [ true, 'none', '' ], [ $stored['show_logo'], $stored['logo_type'], $stored['custom_logo'] ] );
	}

	#[TestDox( "[WID-15~] a copy follows the plugin's settings where its original does" )]
	public function testCopies(): void {
		$id   = $this->surveyWith( [ 'next_text' => 'Go' ] );
		$copy = $this->body( $this->post( "/userfeedback/v1/surveys/$id/duplicate", [] ) );
		$this->change( [ 'next_text' => 'On', 'skip_text' => 'Later' ] );
		$shown = $this->shown( (int) $copy['id'] );
		self::assertSame( [ 'Go', 'Later' ], [ $shown['next_text'], $shown['skip_text'] ] );
	}

	#[TestDox( '[WID-15~] an option that somebody changed by hand breaks neither pages nor the settings' )]
	public function testUnusableOption(): void {
		$id = $this->surveyWith( [] );
		$before = $this->shown( $id );
		update_option(
			Settings::OPTION,
			[
				'widget_color'       => [ 'red' ],
				'widget_font'        => [ 'family' => 'Roboto' ],
				'widget_show_logo'   => 'yes',
				'widget_toggle_icon' => 7,
				'next_text'          => null,
			]
		);
		self::assertSame( $before, $this->shown( $id ) );
		self::assertSame( '#ffffff', $this->body( $this->get( '/userfeedback/v1/settings' ) )['widget_color'] );
	}

	#[TestDox( '[WID-15~] page caches are emptied when a setting of the widget changes, and not when others do' )]
	public function testPurgesPageCaches(): void {
		$purges = static fn () => did_action( 'userfeedback_purge_pages' );
		$before = $purges();
		$this->change( [ 'view_results' => [ 'editor' ] ] );
		self::assertSame( $before, $purges() );
		$this->change( [ 'next_text' => 'On' ] );
		$after = $purges();
		self::assertGreaterThan( $before, $after );
		$this->change( [ 'view_results' => [] ] );
		self::assertSame( $after, $purges() );
		delete_option( Settings::OPTION );
		$this->change( [ 'next_text' => 'On' ] );
		self::assertGreaterThan( $after, $purges() );
	}

	/** @param array<string, mixed> $theming Of a new survey, which is saved as the builder does: with all fields. */
	private function surveyWith( array $theming ): int {
		$id = (int) $this->body( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( [] ) ] ) )['id'];
		self::assertSame( 200, $this->saveWhole( $id, $theming )->get_status() );
		return $id;
	}

	/**
	 * @param array<string, mixed> $changes Of the theming.
	 */
	private function saveWhole( int $id, array $changes ): WP_REST_Response {
		$path     = "/userfeedback/v1/surveys/$id";
		$settings = $this->body( $this->get( $path ) )['settings'];
		$theming  = array_replace( $settings['theming'], $changes );
		return $this->post( $path, [ 'survey' => [ 'settings' => [ 'theming' => $theming, 'behavior' => $settings['behavior'] ] ] ] );
	}

	/** @param array<string, mixed> $settings */
	private function change( array $settings ): WP_REST_Response {
		return $this->post( '/userfeedback/v1/settings', [ 'settings' => $settings ] );
	}

	/** @return array<string, mixed> What a survey stores. */
	private function stored( int $id ): array {
		return $this->plugin->get( SurveyService::class )->get( $id )->settings;
	}

	/**
	 * The theming on a visitor's page.
	 *
	 * @return array<string, mixed>
	 */
	private function shown( int $id ): array {
		$survey = $this->plugin->get( SurveyService::class )->get( $id );
		return $this->plugin->get( WidgetPage::class )->data( [ $survey ] )['surveys'][0]['settings']['theming'];
	}
}
