<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;
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
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data(), '' ) );
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

	public function testWithoutTheAddOnSettingsOfItsAreOff(): void {
		$settings = $this->settings( 'comment_box' );
		$this->publishedSurvey( [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ], $settings ), $this->text( 'q2', $settings ) ] ] );
		$boxes = fn ( Plugin $plugin ) => array_map(
			static fn ( array $question ) => $question['settings']['comment_box'],
			$this->data( $plugin )['surveys'][0]['questions']
		);
		self::assertSame( [ true, false ], $boxes( Plugin::instance() ), 'what is typed needs no comment' );
		self::assertSame( [ false, false ], $boxes( $this->withoutTheAddOn() ) );
		self::assertArrayNotHasKey( 'scripts', $this->data( $this->withoutTheAddOn() )['surveys'][0] );
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
		$plugin->widgetPage()->enqueue();
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
