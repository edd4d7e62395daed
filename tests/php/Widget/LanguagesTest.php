<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\InlineForms;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TranslatedSurveys;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\PublishedSurveys;
use UserFeedback\Widget\WidgetPage;

/**
 * Surveys in several languages on visitors' pages.
 */
final class LanguagesTest extends TestCase {

	use SurveyFixtures;
	use TranslatedSurveys;
	use Requests;
	use InlineForms;
	use MainQuery;

	/** Language of the page. */
	private string $locale = 'en_US';

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		add_filter( 'locale', fn () => $this->locale );
		$this->goTo( [ 'p' => (int) wp_insert_post( [ 'post_title' => 'Tea', 'post_status' => 'publish' ] ) ] );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['TRP_LANGUAGE'], $GLOBALS['polylang_locale'] );
		remove_all_filters( 'locale' );
		remove_all_filters( 'wpml_current_language' );
		remove_all_filters( 'wpml_active_languages' );
		parent::tearDown();
	}

	#[TestDox( '[PLS-09~] a page contains the texts of its own language only, whatever page was created before' )]
	public function testAPageHasItsLanguage(): void {
		$survey = $this->translatedSurvey();
		self::assertSame( [ 'Do you like tea?', [ 'Yes', 'No' ], 'en-US', 'ltr' ], $this->shown( 'en_US' ) );
		self::assertSame( [ 'Gefällt Ihnen Tee?', [ 'Ja', 'Nein' ], 'de-DE', 'ltr' ], $this->shown( 'de_DE' ) );
		self::assertSame( [ 'هل تحب الشاي؟', [ 'نعم', 'لا' ], 'ar', 'rtl' ], $this->shown( 'ar' ) );
		self::assertSame( [ 'Gefällt Ihnen Tee?', [ 'Ja', 'Nein' ], 'de-DE', 'ltr' ], $this->shown( 'de_DE' ) );
		$this->locale = 'de_DE';
		$page         = $this->page();
		self::assertSame( [ 'Danke!', 'Weiter im Text' ], [ $page['settings']['thank_you']['message'], $page['settings']['theming']['next_text'] ] );
		self::assertSame( 'Kommas', $page['title'] );
		self::assertStringNotContainsString( 'Do you', (string) wp_json_encode( $page ) );
		self::assertStringEndsWith( '.de_DE', $page['nonces']['submission'] );
		self::assertStringStartsWith( "$survey->revision.", $page['nonces']['submission'] );
		self::assertArrayNotHasKey( 'languages', $page );
	}

	#[TestDox( '[PLS-09~] a text falls back from the language of the page to another one of its language, then to the original' )]
	public function testFallback(): void {
		$this->translatedSurvey( self::$texts + [ 'de_AT' => [ 'questions.q1.title' => 'Trinken S’ gern Tee?' ] ] );
		self::assertSame( [ 'Trinken S’ gern Tee?', [ 'Ja', 'Nein' ], 'de-AT', 'ltr' ], $this->shown( 'de_AT' ) );
		self::assertSame( [ 'Gefällt Ihnen Tee?', [ 'Ja', 'Nein' ], 'de-DE', 'ltr' ], $this->shown( 'de_DE_formal' ) );
		self::assertSame( [ 'Gefällt Ihnen Tee?', [ 'Ja', 'Nein' ], 'de-DE', 'ltr' ], $this->shown( 'de_CH_informal' ) );
		self::assertSame( [ 'هل تحب الشاي؟', [ 'نعم', 'لا' ], 'ar', 'rtl' ], $this->shown( 'ar' ) );
		// Another language than Arabic, which begins with the same letters.
		self::assertSame( [ 'Do you like tea?', [ 'Yes', 'No' ], 'en-US', 'ltr' ], $this->shown( 'arg' ) );
	}

	#[TestDox( 'on a page whose language nobody translated, the survey is in its own language and direction' )]
	public function testAnUnknownLanguage(): void {
		$this->translatedSurvey();
		self::assertSame( [ 'Do you like tea?', [ 'Yes', 'No' ], 'en-US', 'ltr' ], $this->shown( 'he_IL' ) );
		self::assertStringEndsWith( '.en_US', $this->page()['nonces']['submission'] );
	}

	#[TestDox( 'a survey that is written from right to left says so on a page from left to right' )]
	public function testARightToLeftOriginal(): void {
		$this->translatedSurvey( [ 'en_GB' => [ 'questions.q1.title' => 'Tea?' ] ], [], [ 'source' => 'ar' ] );
		self::assertSame( [ 'Do you like tea?', [ 'Yes', 'No' ], 'ar', 'rtl' ], $this->shown( 'fr_FR' ) );
		self::assertSame( [ 'Tea?', [ 'Yes', 'No' ], 'en-GB', 'ltr' ], $this->shown( 'en_US' ) );
	}

	#[TestDox( 'pages with a survey in one language are the same as before there were translations' )]
	public function testASurveyInOneLanguage(): void {
		$this->publishedSurvey();
		$page = $this->page();
		self::assertArrayNotHasKey( 'locale', $page );
		self::assertMatchesRegularExpression( '/^\d+\.[0-9a-f]{20}$/', $page['nonces']['submission'] );
	}

	#[TestDox( 'drafts of translations, and languages without a text, show on no page' )]
	public function testDrafts(): void {
		$value                                    = $this->translations( self::$texts );
		$value['languages'][1]['texts'][0]['draft'] = true;
		$value['languages'][]                     = [ 'locale' => 'fr_FR', 'texts' => [] ];
		$this->translatedSurvey( [], [], $value );
		self::assertSame( [ 'Do you like tea?', [ 'نعم', 'لا' ], 'ar', 'rtl' ], $this->shown( 'ar' ) );
		self::assertSame( [ 'Do you like tea?', [ 'Yes', 'No' ], 'en-US', 'ltr' ], $this->shown( 'fr_FR' ) );
	}

	/**
	 * @param callable(): void $install
	 */
	#[TestDox( 'the language of a page is what $_dataset says' )]
	#[DataProvider( 'plugins' )]
	public function testPluginsForLanguages( callable $install ): void {
		$this->translatedSurvey();
		$install();
		self::assertSame( 'Gefällt Ihnen Tee?', $this->shown( 'en_US' )[0] );
	}

	/**
	 * @return iterable<string, array{callable(): void}>
	 */
	public static function plugins(): iterable {
		yield 'WPML' => [
			static function (): void {
				add_filter( 'wpml_current_language', static fn () => 'de' );
				add_filter( 'wpml_active_languages', static fn () => [ 'de' => [ 'code' => 'de', 'default_locale' => 'de_DE' ] ] );
			},
		];
		yield 'TranslatePress' => [
			static function (): void {
				$GLOBALS['TRP_LANGUAGE'] = 'de_DE';
			},
		];
		yield 'Polylang' => [
			static function (): void {
				require_once __DIR__ . '/polylang.php';
				$GLOBALS['polylang_locale'] = 'de_DE';
			},
		];
	}

	#[TestDox( '[PLS-09~] visitors of three pages answer one survey: one count by option, each response with its language' )]
	public function testAnswersOfThreeLanguages(): void {
		$survey = $this->translatedSurvey();
		foreach ( [ 'en_US' => 'Yes', 'de_DE' => 'Nein', 'ar' => 'نعم' ] as $locale => $label ) {
			$sent = $this->submission( $survey, [ 'q1' => $label ], [ 'nonce' => $this->tokenIn( $survey, $locale ) ] );
			self::assertSame( 201, $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $sent )->get_status() );
		}
		wp_set_current_user( 1 );
		$results = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results" ) );
		$options = $results['question_stats'][0]['options'];
		self::assertSame( [ 'Yes' => 2, 'No' => 1 ], array_column( $options, 'count', 'value' ) );
		$list = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses" ) );
		self::assertSame( [ 'ar', 'de_DE', 'en_US' ], array_column( $list['items'], 'language' ) );
		$german = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses", [ 'filter' => [ 'language' => 'de_DE' ] ] ) )['items'];
		self::assertSame( [ 'de_DE' ], array_column( $german, 'language' ) );
		$one = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses/{$german[0]['id']}" ) );
		self::assertSame( [ 'de_DE', [ 'No' ] ], [ $one['language'], $one['answers'][0]['value'] ] );
	}

	#[TestDox( '[PLS-09~] texts in results and in the list of a question tell the language in which they were written' )]
	public function testTextsTellTheirLanguage(): void {
		$survey = $this->translatedSurvey();
		$path   = "/userfeedback/v1/surveys/$survey->id";
		$sent   = $this->submission( $survey, [ 'q2' => 'Weil.' ], [ 'nonce' => $this->tokenIn( $survey, 'de_DE' ) ] );
		$this->post( "$path/responses", $sent );
		$this->post( "$path/responses", $this->submission( $survey, [ 'q2' => 'Because.' ] ) );
		wp_set_current_user( 1 );
		$texts = $this->body( $this->get( "$path/questions/q2/texts" ) )['items'];
		self::assertSame( [ [], [ 'language' => 'de_DE' ] ], array_column( $texts, 'extra' ) );
		$newest = $this->body( $this->get( "$path/results" ) )['question_stats'][1]['answers'];
		self::assertSame( [ [], [ 'language' => 'de_DE' ] ], array_column( $newest, 'extra' ) );
		$choices = $this->body( $this->get( "$path/responses/choices" ) );
		self::assertSame( [ 'de_DE' ], $choices['languages'] );
	}

	#[TestDox( 'accepts a label of another language that the visitor has chosen on an earlier page; refuses a made-up label and language' )]
	public function testForeignLabels(): void {
		$survey = $this->translatedSurvey();
		$path   = "/userfeedback/v1/surveys/$survey->id/responses";
		$token  = $this->tokenIn( $survey, 'ar' );
		$sent   = fn ( string $label, string $nonce ) => $this->submission( $survey, [ 'q1' => $label ], [ 'nonce' => $nonce ] );
		foreach ( [ 'Nein', 'No', 'no', 'لا' ] as $label ) {
			self::assertSame( 201, $this->post( $path, $sent( $label, $token ) )->get_status(), $label );
		}
		wp_set_current_user( 1 );
		$results = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results" ) );
		self::assertSame( [ 0, 4 ], array_column( $results['question_stats'][0]['options'], 'count' ) );
		$this->assertRefused( $this->post( $path, $sent( 'Non', $token ) ), 400, 'userfeedback_response_invalid' );
		$this->assertRefused( $this->post( $path, $sent( 'لا', str_replace( '.ar', '.de_DE', $token ) ) ), 403, 'userfeedback_token_invalid' );
	}

	#[TestDox( '[PLS-09~] a page in a cache keeps its language and texts after the translations have changed' )]
	public function testCachedPages(): void {
		$survey  = $this->translatedSurvey();
		$token   = $this->tokenIn( $survey, 'de_DE' );
		$service = Plugin::instance()->get( SurveyService::class );
		$texts   = [ 'de_DE' => [ 'questions.q1.options.yes' => 'Jawohl' ] ];
		$service->update( $survey->id, [ 'settings' => [ 'translations' => $this->translations( $texts ) ] ], 1 );
		$sent = fn ( string $label ) => $this->submission( $survey, [ 'q1' => $label ], [ 'nonce' => $token ] );
		$path = "/userfeedback/v1/surveys/$survey->id/responses";
		self::assertSame( 201, $this->post( $path, $sent( 'Ja' ) )->get_status() );
		self::assertSame( 400, $this->post( $path, $sent( 'Jawohl' ) )->get_status() );
		$service->update( $survey->id, [ 'settings' => [ 'translations' => $this->translations( [] ) ] ], 1 );
		self::assertSame( 201, $this->post( $path, $sent( 'Ja' ) )->get_status(), 'after the language was removed' );
	}

	#[TestDox( 'an inline form is in the language of its page, with its direction, and takes its labels' )]
	public function testInlineForms(): void {
		$survey       = $this->translatedSurvey();
		$this->locale = 'ar';
		$page         = $this->open( $survey );
		$frame        = '//div[contains(@class,"userfeedback-inline")]';
		self::assertSame( [ 'ar', 'rtl' ], [ $page->evaluate( "string($frame/@lang)" ), $page->evaluate( "string($frame/@dir)" ) ] );
		self::assertStringContainsString( 'هل تحب الشاي؟', implode( '', self::texts( $page, $frame ) ) );
		$this->accepted( $survey, [ 'q1' => 'لا' ] );
		wp_set_current_user( 1 );
		$list = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses" ) );
		self::assertSame( [ 'ar' ], array_column( $list['items'], 'language' ) );
	}

	#[TestDox( '[PLS-09~] a browser in another language than the page gets its texts from a route that caches may keep' )]
	public function testTheBrowsersLanguage(): void {
		$survey = $this->translatedSurvey( more: [ 'browser' => true ] );
		$page   = $this->page();
		self::assertSame( [ 'en_US', 'de_DE', 'ar' ], $page['languages']['locales'] );
		self::assertStringContainsString( "surveys/$survey->id/languages/%s", $page['languages']['url'] );
		$path     = "/userfeedback/v1/surveys/$survey->id/languages";
		$response = $this->get( "$path/ar", [ 'revision' => $survey->revision ] );
		self::assertSame( 'public, max-age=86400', $response->get_headers()['Cache-Control'] );
		$texts = $this->body( $response )['survey'];
		self::assertSame( [ 'lang' => 'ar', 'dir' => 'rtl' ], $texts['locale'] );
		self::assertSame( [ 'نعم', 'لا' ], $texts['questions'][0]['config']['options'] );
		self::assertSame( $this->tokenIn( $survey, 'ar' ), $texts['nonces']['submission'] );
		self::assertSame( [ 'thank_you', 'theming' ], array_keys( $texts['settings'] ) );
		wp_set_current_user( 1 );
		self::assertSame( $this->body( $response ), $this->body( $this->get( "$path/ar", [ 'revision' => $survey->revision ] ) ), 'for everybody' );
		foreach ( [ [ 'fr_FR', $survey->revision ], [ 'ar', $survey->revision + 1 ] ] as [ $locale, $revision ] ) {
			$this->assertRefused( $this->get( "$path/$locale", [ 'revision' => $revision ] ), 404, 'userfeedback_survey_not_found' );
		}
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'status' => 'draft' ], 1 );
		$this->assertRefused( $this->get( "$path/ar", [ 'revision' => $survey->revision ] ), 404, 'userfeedback_survey_not_found' );
	}

	#[TestDox( 'a page in a language of the survey stays in it, whatever the browser prefers' )]
	public function testThePageComesFirst(): void {
		$this->translatedSurvey( more: [ 'browser' => true ] );
		$this->locale = 'de_DE';
		self::assertArrayNotHasKey( 'languages', $this->page() );
	}

	/**
	 * The first question on a page in a language, its options, and the language that it says.
	 *
	 * @return array{string, list<string>, string, string}
	 */
	private function shown( string $locale ): array {
		$this->locale = $locale;
		$page         = $this->page();
		return [ $page['questions'][0]['title'], $page['questions'][0]['config']['options'], ...array_values( $page['locale'] ) ];
	}

	/**
	 * The survey's data on a page.
	 *
	 * @return array<string, mixed>
	 */
	private function page(): array {
		wp_cache_delete( PublishedSurveys::ALL, 'options' );
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer', 10 );
		$page = OtherPlan::of( Plan::Elite )->takeOver()->get( WidgetPage::class );
		$page->enqueue();
		ob_start();
		do_action( 'wp_footer' );
		preg_match( '#<script[^>]*id="userfeedback-data"[^>]*>(.*?)</script>#s', (string) ob_get_clean(), $found );
		return (array) json_decode( $found[1] ?? '', true )['surveys'][0];
	}
}
