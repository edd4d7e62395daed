<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Settings\SettingGroup;
use UserFeedback\Surveys\Settings\Theming;
use UserFeedback\Surveys\Settings\Theming\FontCatalogue;
use UserFeedback\Surveys\Settings\Theming\Toggle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;

/**
 * The theming of a survey: what owners may send, what is stored and what visitors get.
 */
final class ThemingTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[QST-14~] a new survey has the light scheme, the colours, position and icon of the specification, and the texts of the widget' )]
	public function testDefaults(): void {
		self::assertSame(
			[
				'color_scheme'        => 'light',
				'widget_color'        => '#ffffff',
				'text_color'          => '#23282D',
				'button_color'        => '#2D87F1',
				'widget_toggle_color' => '#23282D',
				'font'                => [ 'family' => '', 'weight' => 400 ],
				'position'            => 'bottom_right',
				'widget_toggle_text'  => '',
				'widget_toggle_icon'  => 'field-userfeedback',
				'show_logo'           => false,
				'logo_type'           => 'none',
				'custom_logo'         => '',
				'skip_text'           => '',
				'next_text'           => '',
				'finish_text'         => '',
				'followed'            => array_keys( Theming::group()->units() ),
			],
			$this->body( $this->get( '/userfeedback/v1/surveys/' . $this->storedSurvey()->id ) )['settings']['theming']
		);
	}

	#[TestDox( '[QST-14~] [PLS-25~] every field of the theming is stored and read again, and visitors get colours, position and texts' )]
	public function testEveryFieldIsStored(): void {
		$plugin  = OtherPlan::of( Plan::Elite )->takeOver();
		$theming = [
			'color_scheme'        => 'dark',
			'widget_color'        => '#333333',
			'text_color'          => '#ffffff',
			'button_color'        => '#FF8800',
			'widget_toggle_color' => '#123456',
			'font'                => [ 'family' => 'Roboto', 'weight' => 700 ],
			'position'            => 'middle_left',
			'widget_toggle_text'  => 'Tell us',
			'widget_toggle_icon'  => 'field-smile',
			'show_logo'           => true,
			'logo_type'           => 'custom',
			'custom_logo'         => includes_url( 'images/a.png' ),
			'skip_text'           => 'Later',
			'next_text'           => 'On',
			'finish_text'         => 'Send it',
		];
		$saved   = $this->save( $theming );
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
		$id = (int) $this->body( $saved )['id'];
		self::assertSame( $theming + [ 'followed' => [] ], $this->body( $this->get( "/userfeedback/v1/surveys/$id" ) )['settings']['theming'] );
		$shown = self::shown( $id, $plugin );
		self::assertSame(
			[
				'widget_color'       => '#333333',
				'text_color'         => '#ffffff',
				'button_color'       => '#FF8800',
				'widget_toggle_color' => '#123456',
				'font'               => [ 'family' => 'Roboto', 'weight' => 700 ],
				'position'           => 'middle_left',
				'widget_toggle_text' => 'Tell us',
				'widget_toggle_path' => 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM8.5 14.5a4.5 4.5 0 0 0 7 0M9 9.5v.5M15 9.5v.5',
				'logo_type'          => 'custom',
				'custom_logo'        => includes_url( 'images/a.png' ),
				'skip_text'          => 'Later',
				'next_text'          => 'On',
				'finish_text'        => 'Send it',
			],
			$shown
		);
	}

	#[TestDox( '[QST-14~] texts are trimmed to one line' )]
	public function testNormalises(): void {
		$saved = $this->save(
			[
				'skip_text'          => "  Not\nnow\u{202E} ",
				'next_text'          => '   ',
				'finish_text'        => " Send\tit ",
				'widget_toggle_text' => ' <b>Hi</b> ',
			]
		);
		$theming = $this->body( $saved )['settings']['theming'];
		self::assertSame(
			[ 'Not now', '', 'Send it', '<b>Hi</b>' ],
			[ $theming['skip_text'], $theming['next_text'], $theming['finish_text'], $theming['widget_toggle_text'] ]
		);
	}

	/** @param array<string, mixed> $changes */
	#[TestDox( '[QST-14~] refuses an invalid value of the theming and names its field' )]
	#[DataProvider( 'invalid' )]
	public function testRefuses( array $changes, string $field, ?string $message = null ): void {
		$answer = $this->save( $changes );
		self::assertSame( 400, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$errors = $this->body( $answer )['data']['errors'];
		self::assertSame( [ "settings.theming.$field" ], array_column( $errors, 'field' ) );
		if ( $message !== null ) {
			self::assertSame( $message, $errors[0]['message'] );
		}
	}

	/**
	 * @return iterable<string, array{0: array<string, mixed>, 1: string, 2?: string}>
	 */
	public static function invalid(): iterable {
		foreach ( [ 'red', '#12345', '#1234567', 'javascript:', '' ] as $color ) {
			yield "colour $color" => [ [ 'button_color' => $color ], 'button_color' ];
		}
		yield 'toggle colour' => [ [ 'widget_toggle_color' => '#12' ], 'widget_toggle_color' ];
		yield 'scheme' => [ [ 'color_scheme' => 'sepia' ], 'color_scheme' ];
		yield 'position' => [ [ 'position' => 'top_left' ], 'position' ];
		yield 'icon' => [ [ 'widget_toggle_icon' => 'field-skull' ], 'widget_toggle_icon' ];
		yield 'font that does not exist' => [ [ 'font' => [ 'family' => 'No Such Font', 'weight' => 400 ] ], 'font.family' ];
		yield 'font with CSS' => [ [ 'font' => [ 'family' => 'Roboto; }', 'weight' => 400 ] ], 'font.family' ];
		yield 'weight that the font lacks' => [ [ 'font' => [ 'family' => 'Abel', 'weight' => 700 ] ], 'font.weight' ];
		yield 'weight between' => [ [ 'font' => [ 'family' => 'Roboto', 'weight' => 450 ] ], 'font.weight' ];
		yield 'long button text' => [ [ 'next_text' => str_repeat( 'é', 61 ) ], 'next_text' ];
		yield 'long toggle text' => [ [ 'widget_toggle_text' => str_repeat( 'é', 61 ) ], 'widget_toggle_text' ];
		yield 'no logo chosen' => [ [ 'logo_type' => 'custom' ], 'custom_logo', 'You must select a custom logo.' ];
		yield 'logo of another site' => [ [ 'logo_type' => 'custom', 'custom_logo' => 'https://evil.example/a.png' ], 'custom_logo' ];
		yield 'logo that is a script' => [ [ 'custom_logo' => 'javascript:alert(1)' ], 'custom_logo' ];
		yield 'unknown field' => [ [ 'css' => 'body{}' ], 'css' ];
	}

	#[TestDox( '[QST-14~] a logo that was stored stays when its host is no longer allowed' )]
	public function testAStoredLogoStays(): void {
		$hosts = static fn () => [ 'cdn.example.org' ];
		add_filter( 'userfeedback_image_hosts', $hosts );
		$logo = [ 'logo_type' => 'custom', 'custom_logo' => 'https://cdn.example.org/a.png' ];
		$id   = (int) $this->body( $this->save( $logo ) )['id'];
		remove_filter( 'userfeedback_image_hosts', $hosts );
		$again = $this->post( "/userfeedback/v1/surveys/$id", $this->with( [ 'next_text' => 'On' ] + $logo ) );
		self::assertSame( 200, $again->get_status(), (string) wp_json_encode( $again->get_data() ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @param array<string, mixed> $expected
	 */
	#[TestDox( '[WID-15~] visitors get a logo only if it is shown and from this site, and every icon with its drawing' )]
	#[DataProvider( 'logos' )]
	public function testLogoAndIconOfVisitors( array $changes, array $expected ): void {
		$plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$hosts  = static fn () => [ 'cdn.example.org' ];
		add_filter( 'userfeedback_image_hosts', $hosts );
		$id = (int) $this->body( $this->save( $changes ) )['id'];
		remove_filter( 'userfeedback_image_hosts', $hosts );
		self::assertSame( $expected, array_intersect_key( self::shown( $id, $plugin ), $expected ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, array<string, mixed>}>
	 */
	public static function logos(): iterable {
		$none   = [ 'logo_type' => 'none', 'custom_logo' => '' ];
		$custom = [ 'show_logo' => true, 'logo_type' => 'custom', 'custom_logo' => includes_url( 'images/a.png' ) ];
		yield 'default' => [ [], $none ];
		yield 'own' => [ $custom, [ 'logo_type' => 'custom', 'custom_logo' => includes_url( 'images/a.png' ) ] ];
		yield 'not shown' => [ [ 'show_logo' => false ] + $custom, $none ];
		yield 'host no longer allowed' => [ [ 'custom_logo' => 'https://cdn.example.org/a.png' ] + $custom, $none ];
		yield 'ours' => [ [ 'logo_type' => 'userfeedback' ] + $custom, [ 'logo_type' => 'userfeedback', 'custom_logo' => '' ] ];
		yield 'none with an image' => [ [ 'logo_type' => 'none' ] + $custom, $none ];
		yield 'arrow' => [ [ 'widget_toggle_icon' => 'field-chevron-down' ], [ 'widget_toggle_path' => '' ] ];
	}

	#[TestDox( '[WID-15~] every icon of the specification has a drawing' )]
	public function testEveryIconHasADrawing(): void {
		$file  = dirname( __DIR__, 3 ) . '/includes/Surveys/Settings/Theming/toggle-icons.json';
		$paths = (array) wp_json_file_decode( $file, [ 'associative' => true ] );
		self::assertSame( Toggle::ICONS, array_keys( $paths ) );
		self::assertCount( 9, array_unique( $paths ) );
		foreach ( $paths as $icon => $path ) {
			self::assertMatchesRegularExpression( '/^M[\d .,a-zA-Z-]+$/', (string) $path, (string) $icon );
		}
	}

	#[TestDox( '[QST-12~] while the branding add-on is not active, saves keep the stored theming and visitors get the defaults, but a corner stays' )]
	public function testWithoutTheAddOn(): void {
		$stored = [ 'button_color' => '#FF8800', 'next_text' => 'On', 'position' => 'bottom_left' ];
		$id     = (int) $this->body( $this->save( $stored ) )['id'];
		$plugin  = OtherPlan::of( Plan::Elite, hasAddOns: false )->takeOver();
		$renamed = $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => [ 'title' => 'Renamed' ] ] );
		self::assertSame( '#FF8800', $this->body( $renamed )['settings']['theming']['button_color'] );
		$shown = self::shown( $id, $plugin );
		self::assertSame( [ '#2D87F1', '', 'bottom_left' ], [ $shown['button_color'], $shown['next_text'], $shown['position'] ] );
		$refused = $this->post( "/userfeedback/v1/surveys/$id", $this->with( [ 'button_color' => '#000000' ] + $stored ) );
		$this->assertRefused( $refused, 403, 'userfeedback_feature_locked' );
	}

	#[TestDox( '[QST-14~] positions in the middle need the plan, the corners do not' )]
	public function testMiddlePositions(): void {
		$lite   = OtherPlan::lite()->takeOver();
		$corner = $this->save( [ 'position' => 'bottom_left' ] );
		self::assertSame( 201, $corner->get_status() );
		self::assertSame( 'bottom_left', self::shown( (int) $this->body( $corner )['id'], $lite )['position'] );
		$this->assertRefused( $this->save( [ 'position' => 'middle_right' ] ), 403, 'userfeedback_feature_locked' );
		OtherPlan::of( Plan::Plus, hasAddOns: false )->takeOver();
		$stored = (int) $this->body( $this->save( [ 'position' => 'middle_right' ] ) )['id'];
		$plugin = OtherPlan::lite()->takeOver();
		$shown = self::shown( $stored, $plugin );
		self::assertSame( 'bottom_right', $shown['position'] );
	}

	public function testTheCatalogueHasUprightWeightsInOrder(): void {
		self::assertSame( [ 100, 200, 300, 400, 500, 600, 700, 800, 900 ], FontCatalogue::weights( 'Roboto' ) );
		self::assertSame( [ 400 ], FontCatalogue::weights( 'Abel' ) );
		self::assertSame( [], FontCatalogue::weights( 'abel' ) );
	}

	/**
	 * The theming on a visitor's page.
	 *
	 * @return array<string, mixed>
	 */
	private static function shown( int $id, Plugin $plugin ): array {
		$survey = $plugin->get( SurveyService::class )->get( $id );
		return $plugin->get( WidgetPage::class )->data( [ $survey ] )['surveys'][0]['settings']['theming'];
	}

	/**
	 * @param array<string, mixed> $changes
	 */
	private function save( array $changes ): \WP_REST_Response {
		return $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( $this->with( $changes )['survey'] ) ] );
	}

	/**
	 * The body of a save.
	 *
	 * @param array<string, mixed> $changes Of the theming.
	 * @return array{survey: array<string, mixed>}
	 */
	private function with( array $changes ): array {
		/** @var array<string, mixed> $defaults */
		$defaults = array_diff_key( Theming::group()->read( $this->storedSurvey() ), [ SettingGroup::FOLLOWED => true ] );
		return [ 'survey' => [ 'settings' => [ 'theming' => array_replace( $defaults, $changes ) ] ] ];
	}
}
