<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use DOMElement;
use DOMXPath;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\QuestionTypes\WrittenQuestion;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\Support\InlineForms;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\Inline\InlinePage;
use UserFeedback\Widget\Inline\InlineSurvey;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;

/**
 * Which surveys show in the content of a page, and what else the page gets.
 */
final class InlinePageTest extends TestCase {

	use AddOnQuestions;
	use InlineForms;
	use Requests;

	#[TestDox( "[WID-16~] a page shows the shortcode's survey first, bottom right wherever its popup is elsewhere, or inline" )]
	public function testTheShortcode(): void {
		$survey = $this->onTheLeft();
		$other  = $this->onTheLeft();
		self::assertSame( [ $other->id => 'bottom_left', $survey->id => 'bottom_left' ], self::positions( $this->footer( '' ) ) );
		$first = [ $survey->id => 'bottom_right', $other->id => 'bottom_left' ];
		self::assertSame( $first, self::positions( $this->footer( "[userfeedback id=$survey->id]" ) ) );
		$popup = $this->footer( "[userfeedback id='$survey->id' display='popup']" );
		self::assertSame( $first, self::positions( $popup ) );
		self::assertStringNotContainsString( '<form', $popup );
		$inline = $this->footer( "[userfeedback id=\"$survey->id\" display=\"inline\"]" );
		self::assertSame( [ $other->id => 'bottom_left' ], self::positions( $inline ), 'it does not show twice' );
		$titles = self::texts( self::document( $inline ), '//form//*[@class="userfeedback-title"][@dir="auto"]' );
		self::assertSame( [ 'Question q1?', 'Question q2?' ], $titles );
	}

	public function testThePageDataOfTheScript(): void {
		$questions = [ $this->radio( 'q1', [ 'A', 'B' ] ), $this->text( 'q2', [ 'logic' => self::logic() ] ) ];
		$survey    = $this->publishedSurvey( [ 'questions' => $questions ] );
		$html   = $this->footer( "[userfeedback id=$survey->id display=inline]" );
		$data   = self::json( $html, 'userfeedback-inline-data' );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
		self::assertSame(
			[ 'userfeedback-widget-outbox', 'userfeedback-widget-show', 'userfeedback-widget-resume' ],
			array_column( $data['app']['scripts'], 'handle' )
		);
		self::assertSame( [ 'userfeedback-logic' ], array_column( $data['surveys'][0]['scripts'], 'handle' ), 'questions need no script' );
		self::assertMatchesRegularExpression( '#<script[^>]* defer [^>]*build/widget/inline\.js\?ver=\w+"#', $html );
		self::assertStringNotContainsString( 'react', $html );
	}

	public function testTheStyleSheetComesBeforeTheForm(): void {
		$survey = $this->publishedSurvey();
		self::assertSame( 0, did_action( 'wp_head' ) );
		$html = $this->contentWith( $survey );
		self::assertStringNotContainsString( '<link', $html, 'the head has it' );
		self::assertTrue( wp_style_is( InlineSurvey::STYLE ) );
		$GLOBALS['wp_actions']['wp_head'] = 1;
		$html = $this->contentWith( $survey ) . $this->contentWith( $survey );
		unset( $GLOBALS['wp_actions']['wp_head'] );
		self::assertSame( 2, preg_match_all( '#<link[^>]+build/widget/inline\.css#', $html ) );
		self::assertLessThan( strpos( $html, '<form' ), strpos( $html, '<link' ) );
	}

	#[TestDox( '[BLK-03~] visitors see nothing of a survey that they cannot answer; who may edit surveys learns why ($_dataName)' )]
	#[DataProvider( 'closedSurveys' )]
	public function testAClosedSurvey( string $how, string $note ): void {
		$survey = match ( $how ) {
			'draft'     => $this->storedSurvey(),
			'scheduled' => $this->publishedSurvey( [ 'publish_at' => $this->inYears( 2 ) ] ),
			'trash'     => $this->trashed(),
			default     => $this->publishedSurvey()->with( id: 999_999 ),
		};
		foreach ( [ null, 'subscriber', 'author' ] as $role ) {
			$role === null ? $this->asVisitor() : $this->asRole( $role );
			self::assertSame( '<p>Before</p><p>After</p>', $this->contentWith( $survey ), (string) $role );
		}
		$this->asAdmin();
		$page = self::document( $this->contentWith( $survey ) );
		self::assertStringContainsString( $note, implode( self::texts( $page, '//*[@class="userfeedback-note"]' ) ) );
		self::assertSame( [], self::all( $page, '//form' ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function closedSurveys(): iterable {
		yield 'draft' => [ 'draft', 'It is a draft.' ];
		yield 'scheduled' => [ 'scheduled', 'scheduled for later' ];
		yield 'trash' => [ 'trash', 'It is in the trash.' ];
		yield 'missing' => [ 'missing', 'There is no survey here.' ];
	}

	public function testPageRulesDoNotApply(): void {
		$rules  = [ [ [ 'type' => 'page_url_is', 'operator' => '&&', 'data' => 'https://other.example/' ] ] ];
		$survey = $this->publishedSurvey();
		$survey = $survey->with( settings: [ 'targeting' => [ 'pages' => 'select', 'page_rules' => $rules ] ] + $survey->settings );
		self::assertCount( 1, self::all( $this->open( $survey ), '//form' ) );
	}

	#[TestDox( '[BLK-03~] the same survey twice in a page: errors and thanks are in the form that was sent' )]
	public function testTheSameSurveyTwice(): void {
		$survey = $this->publishedSurvey();
		$twice  = function ( ?array $post, ?string $answered = null ) use ( $survey ): DOMXPath|string {
			$result = $this->visit( $survey, $post, $answered === null ? [] : [ InlinePage::ANSWERED => $answered ] );
			// The first one was printed by visit().
			return is_string( $result ) ? $result : self::document( self::bodyOf( $result ) . $this->contentWith( $survey ) );
		};
		$page   = $twice( null );
		self::assertInstanceOf( DOMXPath::class, $page );
		$ids = array_map( static fn ( DOMElement $element ) => $element->getAttribute( 'id' ), self::all( $page, '//*[@id]' ) );
		self::assertSame( array_unique( $ids ), $ids );
		$second = $this->fields( self::document( (string) $page->document->saveHTML( self::all( $page, '//form' )[1] ) ), [ 'q1' => 'C' ] );
		$page   = $twice( $second );
		self::assertInstanceOf( DOMXPath::class, $page );
		self::assertCount( 1, self::all( $page, "//*[@id='userfeedback-$survey->id-2']//*[@role='alert']" ) );
		self::assertCount( 1, self::all( $page, '//*[@role="alert"]' ) );
		$second['userfeedback_answers']['q1']['value'] = 'No';
		$url = $twice( $second );
		self::assertSame( home_url( "/hello/?userfeedback_answered=$survey->id-2#userfeedback-$survey->id-2" ), $url );
		$page = $twice( null, "$survey->id-2" );
		self::assertInstanceOf( DOMXPath::class, $page );
		self::assertCount( 1, self::all( $page, "//*[@id='userfeedback-$survey->id-2']/*[@class='userfeedback-thanks']" ) );
		self::assertCount( 1, self::all( $page, "//*[@id='userfeedback-$survey->id']/form" ) );
	}

	#[TestDox( '[BLK-03~] pages are the same for all visitors, since they are cached' )]
	public function testIdenticalBytes(): void {
		$survey    = $this->publishedSurvey();
		$shortcode = "[userfeedback id=$survey->id display=inline]";
		$anonymous = $this->footer( $shortcode );
		$this->asRole( 'subscriber' );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.9';
		self::assertSame( $anonymous, $this->footer( $shortcode ) );
	}

	public function testALockedSettingHasNoEffect(): void {
		$required = [ 'settings' => [ 'required' => true ] + $this->text( 'q' )['settings'] ];
		$survey   = $this->publishedSurvey( [ 'questions' => [ $this->text( 'q1', $required ), $this->text( 'q2' ) ] ] );
		$html     = OtherPlan::lite()->takeOver()->get( InlineSurvey::class )->html( $survey->id );
		self::assertStringContainsString( '<form', $html );
		self::assertStringNotContainsString( 'userfeedback-required', $html );
		self::assertStringContainsString( 'userfeedback-required', $this->contentWith( $survey ) );
	}

	#[TestDox( 'a question of a type without fields is left out; if it is required, the survey does not show' )]
	public function testATypeWithoutFields(): void {
		$type = new class() extends WrittenQuestion implements QuestionType {
			public function read( Question $question, mixed $value, array $extra ): Answer {
				return Answer::text( $question->id, self::text( $value ) );
			}
		};
		add_action( 'userfeedback_register', static fn ( Extensions $extensions ) => $extensions->questionType( 'our-drawing', $type ) );
		$settings = $this->text( 'q' )['settings'];
		$of       = fn ( bool $isRequired ) => [
			'questions' => [
				$this->text( 'q1' ),
				$this->text( 'q2', [ 'type' => 'our-drawing', 'settings' => [ 'required' => $isRequired ] + $settings ] ),
			],
		];
		$create   = fn ( array $input ): Survey => ( new Plugin() )->get( SurveyService::class )
			->create( $input + $this->surveyInput( [ 'status' => 'publish' ] ), 1 )->survey;
		$optional = $create( $of( false ) );
		self::assertSame( [ 'Question q1?' ], self::texts( $this->open( $optional ), '//*[@class="userfeedback-title"][@dir="auto"]' ) );
		$this->accepted( $optional, [ 'q1' => 'Tea' ] );
		self::assertSame( 1, $this->rows( 'responses' ) );
		$required = $create( $of( true ) );
		self::assertSame( [], self::all( $this->open( $required ), '//form' ) );
		$this->asAdmin();
		$notes = self::texts( $this->open( $required ), '//*[@class="userfeedback-note"]' );
		self::assertStringContainsString( 'only a popup can ask', implode( $notes ) );
	}

	public function testThePreviewShowsADraftAndSendsNothing(): void {
		$survey = $this->storedSurvey();
		$page   = self::document( Plugin::instance()->get( InlineSurvey::class )->preview( $survey ) );
		self::assertCount( 1, self::all( $page, '//*[@inert]//form' ) );
		self::assertSame( '0', self::all( $page, '//input[@name="userfeedback_survey"]' )[0]->getAttribute( 'value' ) );
	}

	/**
	 * A published survey whose popup is in the left corner.
	 */
	private function onTheLeft(): Survey {
		$survey = $this->publishedSurvey();
		$this->asAdmin();
		$path     = "/userfeedback/v1/surveys/$survey->id";
		$settings = $this->body( $this->get( $path ) )['settings'];
		$theming  = array_replace( $settings['theming'], [ 'position' => 'bottom_left' ] );
		self::assertSame( 200, $this->post( $path, [ 'survey' => [ 'settings' => [ 'theming' => $theming ] ] ] )->get_status() );
		$this->asVisitor();
		return $survey;
	}

	private static function bodyOf( DOMXPath $page ): string {
		$html = static fn ( DOMElement $child ) => (string) $page->document->saveHTML( $child );
		return implode( array_map( $html, self::all( $page, '//body/*' ) ) );
	}

	private function trashed(): Survey {
		$survey = $this->publishedSurvey();
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $survey->id ], 1 );
		return $survey;
	}

	/**
	 * Content and footer of a page with a shortcode.
	 */
	private function footer( string $shortcode ): string {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer', 10 );
		$plugin = new Plugin();
		$plugin->get( WidgetPage::class )->enqueue();
		$registered = $GLOBALS['shortcode_tags'];
		$plugin->register();
		$content                   = do_shortcode( $shortcode );
		$GLOBALS['shortcode_tags'] = $registered;
		ob_start();
		do_action( 'wp_footer' );
		$footer = (string) ob_get_clean();
		preg_match_all( '#<script[^>]*(id="userfeedback-|data-wp-strategy)[^>]*>.*?</script>#s', $footer, $found );
		return $content . implode( "\n", $found[0] );
	}

	/**
	 * @return array<int, string> By id of the survey, in order.
	 */
	private static function positions( string $html ): array {
		$positions = [];
		foreach ( self::json( $html, 'userfeedback-data' )['surveys'] as $survey ) {
			$positions[ $survey['id'] ] = $survey['settings']['theming']['position'];
		}
		return $positions;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function json( string $html, string $id ): array {
		self::assertSame( 1, preg_match( "#<script[^>]*id=\"$id\"[^>]*>(.*?)</script>#s", $html, $found ), $html );
		$data = json_decode( trim( $found[1] ?? '' ), true );
		self::assertIsArray( $data );
		return $data;
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function logic(): array {
		return [
			'enabled'    => true,
			'action'     => 'show',
			'conditions' => [ [ 'question_id' => 'q1', 'compare' => '=', 'value' => 'A' ] ],
		];
	}
}
