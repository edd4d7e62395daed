<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyLifecycle;
use UserFeedback\Tests\Support\Canary;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\RegisteredBlocks;
use UserFeedback\Tests\Support\Skeleton;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;

/**
 * What the survey block puts on visitors' pages and shows in the editor.
 */
final class SurveyBlockTest extends TestCase {

	use RegisteredBlocks;
	use SurveyFixtures;

	private Plugin $request;

	protected function setUp(): void {
		parent::setUp();
		$this->request = new Plugin();
		self::registerBlocksOf( $this->request );
	}

	protected function tearDown(): void {
		self::registerBlocksOf( Plugin::instance() );
		parent::tearDown();
	}

	#[TestDox( "[BLK-01~] an inline block renders the survey's form in a wrapper with the block's styles, and no popup" )]
	public function testInline(): void {
		$survey = $this->publishedSurvey( [ 'title' => 'Tea', 'questions' => [ $this->text( 'q1', [ 'title' => 'Which tea?' ] ) ] ] );
		$html   = self::block( [ 'surveyId' => $survey->id, 'display' => 'inline', 'backgroundColor' => 'black', 'align' => 'wide' ] );
		self::assertTextIn( 'Which tea?', $html );
		self::assertStringContainsString( '<form', $html );
		self::assertMatchesRegularExpression(
			'/^<div [^>]*class="(?=[^"]*\bwp-block-userfeedback-survey\b)(?=[^"]*\balignwide\b)(?=[^"]*\bhas-black-background-color\b)[^"]*"/',
			$html
		);
		self::assertSame( 0, $this->first(), 'the page shows no survey before all others' );
	}

	#[TestDox( '[BLK-01~] two inline blocks of one page render two surveys' )]
	public function testTwoSurveys(): void {
		$texts = [];
		foreach ( [ 'Which tea?', 'Which cake?' ] as $title ) {
			$survey  = $this->publishedSurvey( [ 'questions' => [ $this->text( 'q1', [ 'title' => $title ] ) ] ] );
			$texts[] = self::block( [ 'surveyId' => $survey->id, 'display' => 'inline' ] );
		}
		self::assertTextIn( 'Which tea?', $texts[0] );
		self::assertTextIn( 'Which cake?', $texts[1] );
	}

	#[TestDox( '[BLK-01~] a block without display, stored before 0.6.0, stays a popup; so does one that says popup' )]
	public function testPopup(): void {
		$survey = $this->publishedSurvey();
		foreach ( [ [], [ 'display' => 'popup' ] ] as $attributes ) {
			$this->request->get( WidgetPage::class )->askFirst( 0 );
			self::assertSame( '', self::block( [ 'surveyId' => $survey->id ] + $attributes ) );
			self::assertSame( $survey->id, $this->first() );
		}
	}

	#[TestDox( '[BLK-01~] visitors see nothing where the survey is a draft, in the trash, to come, deleted or not chosen' )]
	public function testClosedSurveys(): void {
		$this->asVisitor();
		$draft     = $this->storedSurvey();
		$scheduled = $this->publishedSurvey( [ 'publish_at' => gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS ) ] );
		$trashed   = $this->storedSurvey();
		Plugin::instance()->get( SurveyLifecycle::class )->trash( [ $trashed->id ], 1 );
		foreach ( [ $draft->id, $scheduled->id, $trashed->id, 999999, 0, -1 ] as $id ) {
			self::assertSame( '', self::block( [ 'surveyId' => $id, 'display' => 'inline' ] ), "survey $id" );
		}
	}

	#[TestDox( '[BLK-01~] T43: attributes that a contributor typed never become markup' )]
	#[DataProvider( 'payloads' )]
	public function testPayloads( Payload $payload ): void {
		Canary::listen();
		$survey = $this->publishedSurvey();
		$right = [ 'surveyId' => $survey->id, 'display' => 'inline' ];
		foreach ( [ 'surveyId', 'display' ] as $name ) {
			self::assertSame( '', self::block( [ $name => $payload->value ] + $right ), 'wrong types and words become the defaults' );
		}
		foreach ( [ 'align', 'backgroundColor', 'textColor', 'fontSize', 'className', 'style', 'unknown' ] as $name ) {
			$harmless = self::block( [ $name => 'harmless' ] + $right );
			$html     = self::block( [ $name => $payload->value ] + $right );
			self::assertSame( Skeleton::of( $harmless ), Skeleton::of( $html ), $name );
		}
		self::assertSame( [], Canary::$sang );
	}

	/**
	 * @return iterable<string, array{Payload}>
	 */
	public static function payloads(): iterable {
		foreach ( Payload::all() as $name => $payload ) {
			if ( ! $payload->isRaw ) {
				yield $name => [ $payload ];
			}
		}
	}

	#[TestDox( "[BLK-01~] WordPress' renderer refuses attributes of wrong types and renders right ones" )]
	public function testRendererValidatesAttributes(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->text( 'q1', [ 'title' => 'Which tea?' ] ) ] ] );
		$route  = '/wp/v2/block-renderer/userfeedback/survey';
		$right  = [ 'surveyId' => $survey->id, 'display' => 'inline' ];
		$answer = $this->get( $route, [ 'context' => 'edit', 'attributes' => $right ] );
		self::assertTextIn( 'Which tea?', $this->body( $answer )['rendered'] );
		foreach ( [ [ 'surveyId' => 'one' ], [ 'surveyId' => [ 1 ] ], [ 'display' => 'elsewhere' ], [ 'other' => 1 ] ] as $wrong ) {
			self::assertSame( 400, $this->get( $route, [ 'context' => 'edit', 'attributes' => $wrong + $right ] )->get_status() );
		}
	}

	#[TestDox( "[BLK-01~] the editor's preview has form, title and status of a survey that visitors do not see yet; nothing can be sent" )]
	public function testPreviewOfADraft(): void {
		$this->asAdmin();
		$at     = gmdate( 'Y-m-d\TH:i:s\Z', time() + DAY_IN_SECONDS );
		$fields = [ 'title' => 'Tea', 'publish_at' => $at, 'questions' => [ $this->text( 'q1', [ 'title' => 'Which tea?' ] ) ] ];
		$survey = $this->storedSurvey( $fields );
		$body    = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/preview" ) );
		self::assertSame( [ 'id' => $survey->id, 'title' => 'Tea', 'status' => 'draft', 'publish_at' => $at ], $body['survey'] );
		self::assertTextIn( 'Which tea?', $body['inline'] );
		self::assertStringContainsString( ' inert>', $body['inline'] );
		self::assertSame( 0, $this->first() );
	}

	#[TestDox( '[BLK-01~] [BLK-02~] the patterns are valid blocks; the one with ratings is offered while the add-on is active' )]
	public function testPatterns(): void {
		$helpful = [ 'core/group', 'core/heading', 'userfeedback/survey' ];
		$rate    = [ 'core/group', 'core/heading', 'userfeedback/post-rating', 'core/heading', 'userfeedback/survey' ];
		remove_all_filters( 'userfeedback_post_rating_html' );
		self::assertSame( [ 'userfeedback/helpful' => $helpful ], $this->patterns() );
		add_filter( 'userfeedback_post_rating_html', static fn () => '' );
		$expected = [ 'userfeedback/helpful' => $helpful, 'userfeedback/rate-and-tell' => $rate ];
		self::assertSame( $expected, $this->patterns() );
		do_action( 'admin_init' );
		self::assertSame( $expected, $this->patterns( false ), 'registered once' );
		$this->patterns();
	}

	/**
	 * @param bool $again Whether to register them anew, as another request does.
	 * @return array<string, list<string>> The blocks of each of our patterns.
	 */
	private function patterns( bool $again = true ): array {
		$registry = \WP_Block_Patterns_Registry::get_instance();
		if ( $again ) {
			foreach ( [ 'userfeedback/helpful', 'userfeedback/rate-and-tell' ] as $name ) {
				if ( $registry->is_registered( $name ) ) {
					$registry->unregister( $name );
				}
			}
			rest_do_request( '/wp/v2/block-patterns/patterns' );
		}
		$found = [];
		foreach ( $registry->get_all_registered() as $pattern ) {
			if ( in_array( 'userfeedback', $pattern['categories'] ?? [], true ) ) {
				$found[ (string) $pattern['name'] ] = self::namesIn( parse_blocks( $pattern['content'] ) );
			}
		}
		return $found;
	}

	/** Punctuation is encoded, so that shortcodes and smart quotes leave it alone. */
	private static function assertTextIn( string $text, string $html ): void {
		self::assertStringContainsString( $text, html_entity_decode( wp_strip_all_tags( $html ) ) );
	}

	/**
	 * @param array<array<string, mixed>> $blocks
	 * @return list<string>
	 */
	private static function namesIn( array $blocks ): array {
		$names = [];
		foreach ( $blocks as $block ) {
			$names = [ ...$names, (string) $block['blockName'], ...self::namesIn( $block['innerBlocks'] ) ];
		}
		return $names;
	}

	/**
	 * @param array<string, mixed> $attributes
	 */
	private static function block( array $attributes ): string {
		return render_block(
			[
				'blockName'    => 'userfeedback/survey',
				'attrs'        => $attributes,
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
	}

	private function first(): int {
		return $this->request->get( WidgetPage::class )->first();
	}
}
