<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Question;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;

/**
 * What a visitor's page carries of the add-on: what its surveys need, and else nothing.
 */
final class PageTest extends TestCase {

	use AddOnQuestions;

	public function testAPageNamesTheScriptsThatItsSurveyNeeds(): void {
		$this->publishedSurvey(
			[ 'questions' => [ $this->stars( 'q1' ), $this->stars( 'q2' ), $this->radio( 'q3', [ 'A', 'B' ], $this->settings( 'randomize' ) ) ] ]
		);
		$data    = $this->data( Plugin::instance() );
		$scripts = $data['surveys'][0]['scripts'];
		self::assertSame( [ 'userfeedback-star-rating', 'userfeedback-randomize' ], array_column( $scripts, 'handle' ) );
		self::assertMatchesRegularExpression( '#/userfeedback-question-types/build/star-rating\.js\?ver=\w+$#', $scripts[0]['src'] );
		self::assertSame( '1 star', $data['strings']['stars_1'] );
		self::assertArrayNotHasKey( 'nps_least', $data['strings'] );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
	}

	public function testASurveyWithoutTheAddOnsQuestionsIsTheSameWithAndWithoutIt(): void {
		$this->publishedSurvey();
		$with = $this->html( Plugin::instance() );
		self::assertStringContainsString( 'userfeedback-data', $with );
		self::assertStringNotContainsString( 'question-types', $with );
		self::assertSame( $with, $this->html( $this->withoutTheAddOn() ) );
	}

	public function testASurveyThatNeedsTheAddOnIsNotShownWithoutIt(): void {
		$plain = $this->publishedSurvey();
		$this->publishedSurvey( [ 'questions' => [ $this->text( 'q1' ), $this->icons( 'q2', [ 'Sun' => 'sun', 'Moon' => 'moon' ] ) ] ] );
		self::assertCount( 2, $this->data( Plugin::instance() )['surveys'] );
		self::assertSame( [ $plain->id ], array_column( $this->data( $this->withoutTheAddOn() )['surveys'], 'id' ) );
	}

	#[TestDox( '[WID-06~] [WID-07~] a page turns comment box and random order on where they were asked for, with the add-on, and never without' )]
	#[DataProvider( 'additions' )]
	public function testWithoutTheAddOnSettingsOfItsAreOff( string $setting, string $script ): void {
		$on = $this->settings( $setting );
		$this->publishedSurvey(
			[
				'questions' => [
					$this->radio( 'q1', [ 'A', 'B' ], $on ),
					$this->radio( 'q2', [ 'A', 'B' ], $on + [ 'type' => 'checkbox' ] ),
					$this->radio( 'q3', [ 'A', 'B' ] ),
				],
			]
		);
		$state = fn ( Plugin $plugin ) => array_map(
			static fn ( array $question ) => $question['settings'][ $setting ],
			$this->data( $plugin )['surveys'][0]['questions']
		);
		self::assertSame( [ true, true, false ], $state( Plugin::instance() ) );
		self::assertSame( [ $script ], array_column( $this->data( Plugin::instance() )['surveys'][0]['scripts'], 'handle' ) );
		self::assertSame( [ false, false, false ], $state( $this->withoutTheAddOn() ) );
		self::assertArrayNotHasKey( 'scripts', $this->data( $this->withoutTheAddOn() )['surveys'][0] );
	}

	#[TestDox( '[WID-06~] [WID-07~] a page turns them on for pictures and icons too, and off what was stored where the type cannot have it' )]
	#[DataProvider( 'additions' )]
	public function testOnlyTypesThatCanHaveASettingHaveIt( string $setting, string $script ): void {
		$survey = $this->publishedSurvey(
			[ 'questions' => [ $this->pictures( 'q1', [ 'A', 'B' ] ), $this->icons( 'q2', [ 'A' => 'star', 'B' => 'sun' ] ), $this->text( 'q3' ) ] ]
		);
		// As an older version stored it.
		$stored = array_map(
			static fn ( array $question ) => Question::fromArray( array_replace_recursive( $question, [ 'settings' => [ $setting => true ] ] ) ),
			$survey->questionsToArray()
		);
		$seen   = Plugin::instance()->get( WidgetPage::class )->data( [ $survey->with( questions: $stored ) ] )['surveys'][0];
		self::assertSame( [ true, true, false ], array_column( array_column( $seen['questions'], 'settings' ), $setting ) );
		self::assertContains( $script, array_column( $seen['scripts'], 'handle' ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function additions(): iterable {
		yield 'comment box' => [ 'comment_box', 'userfeedback-comment-box' ];
		yield 'random order' => [ 'randomize', 'userfeedback-randomize' ];
	}

	public function testAPageCarriesTheDrawingsOfItsIconsAndNoOthers(): void {
		$this->publishedSurvey( [ 'questions' => [ $this->icons( 'q1', [ 'Sun' => 'sun', 'Gone' => 'no-such-icon' ] ) ] ] );
		$options = $this->data( Plugin::instance() )['surveys'][0]['questions'][0]['config']['options'];
		self::assertMatchesRegularExpression( '/^M[\d .a-zA-Z-]+$/', $options[0]['icon']['path'] );
		self::assertCount( 2, $options[0]['icon']['box'] );
		self::assertSame( [ 'name', 'style' ], array_keys( $options[1]['icon'] ) );
		self::assertLessThan( 12000, strlen( $this->html( Plugin::instance() ) ) );
	}

	/**
	 * @return array{settings: array<string, bool>}
	 */
	private function settings( string $on ): array {
		/** @var array<string, bool> $settings */
		$settings = $this->text( 'q' )['settings'];
		return [ 'settings' => [ $on => true ] + $settings ];
	}

	private function html( Plugin $plugin ): string {
		$GLOBALS['wp_scripts'] = null;
		remove_all_actions( 'wp_footer', 10 );
		$plugin->get( WidgetPage::class )->enqueue();
		ob_start();
		do_action( 'wp_footer' );
		$html = (string) ob_get_clean();
		preg_match_all( '#<script[^>]*id="userfeedback-[^>]*>.*?</script>#s', $html, $found );
		return implode( "\n", $found[0] );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function data( Plugin $plugin ): array {
		self::assertSame( 1, preg_match( '#<script[^>]*id="userfeedback-data"[^>]*>(.*?)</script>#s', $this->html( $plugin ), $found ) );
		$data = json_decode( trim( $found[1] ?? '' ), true );
		self::assertIsArray( $data );
		return $data;
	}
}
