<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Plugin;
use UserFeedback\Surveys\QuestionTypes\LibraryImage;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\AddOnQuestions;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;

/**
 * Images of options are those of this site's media library; others never reach a visitor's browser.
 */
final class ImageSourcesTest extends TestCase {

	use AddOnQuestions;

	private const FOREIGN = 'https://tracker.example/pixel.png';

	#[DataProvider( 'addresses' )]
	public function testAllowsAddressesOfTheLibraryOnly( string $url, bool $isAllowed ): void {
		$base = wp_get_upload_dir()['baseurl'];
		$bare = (string) preg_replace( '#^https?://#', '', $base );
		$host = (string) wp_parse_url( $base, PHP_URL_HOST );
		self::assertSame( $isAllowed, LibraryImage::isAllowed( strtr( $url, [ '{base}' => $base, '{bare}' => $bare, '{host}' => $host ] ) ) );
	}

	/**
	 * @return iterable<string, array{string, bool}>
	 */
	public static function addresses(): iterable {
		yield 'none' => [ '', true ];
		yield 'an upload' => [ '{base}/2026/11/cat-300x200.png', true ];
		yield 'with a query' => [ '{base}/cat.png?ver=1', true ];
		yield 'by the other scheme' => [ 'https://{bare}/cat.png', true ];
		yield 'WordPress’ own icon' => [ includes_url( 'images/media/default.png' ), true ];
		yield 'another host' => [ self::FOREIGN, false ];
		yield 'a host that begins alike' => [ 'https://{bare}.evil.example/cat.png', false ];
		yield 'a folder that begins alike' => [ '{base}-evil/cat.png', false ];
		yield 'another host before an @' => [ 'https://{bare}@evil.example/cat.png', false ];
		yield 'this site after a backslash' => [ 'https://evil.example\@{bare}/cat.png', false ];
		yield 'this site in the path' => [ 'https://evil.example/{bare}/cat.png', false ];
		yield 'another page of this site' => [ 'https://{host}/?add-to-cart=1', false ];
		yield 'out of the folder' => [ '{base}/../../?add-to-cart=1', false ];
		yield 'out of the folder, encoded' => [ '{base}/%2E%2e/x.png', false ];
		yield 'out of the folder, with a tab' => [ "{base}/.\t./.\t./?add-to-cart=1", false ];
		yield 'out of the folder, with a line break' => [ "{base}/.\n./x.png", false ];
		yield 'a control character' => [ "{base}/\x01cat.png", false ];
		yield 'two dots in a name' => [ '{base}/a..b.png', true ];
		yield 'without a scheme' => [ '//evil.example/cat.png', false ];
	}

	public function testAllowsFurtherHostsByAFilter(): void {
		self::assertFalse( LibraryImage::isAllowed( 'https://cdn.example/cat.png' ) );
		add_filter( 'userfeedback_image_hosts', static fn () => [ 'cdn.example', '', 5 ] );
		self::assertTrue( LibraryImage::isAllowed( 'https://cdn.example/cat.png' ) );
		self::assertFalse( LibraryImage::isAllowed( 'https://cdn.example.evil/cat.png' ) );
		self::assertFalse( LibraryImage::isAllowed( 'https://5/cat.png' ) );
		add_filter( 'userfeedback_image_hosts', static fn () => 'cdn.example' );
		self::assertFalse( LibraryImage::isAllowed( 'https://cdn.example/cat.png' ) );
	}

	public function testRefusesANewImageOfAnotherHostByItsField(): void {
		$this->asAdmin();
		$input  = $this->surveyInput( [ 'questions' => [ $this->text( 'q0' ), $this->withForeignImage() ] ] );
		$errors = $this->assertRefused( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $input ] ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'questions[1].config.options[1].image' => 'foreign_image' ], $errors );
	}

	public function testKeepsWhatWasSavedEarlierAndShowsItToNoVisitor(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->pictures( 'q1', [ 'Cat', 'Dog' ] ) ] ] );
		$stored = $survey->questions[0]->toArray();
		$stored['config']['options'][1]['image'] = self::FOREIGN;
		$table = $GLOBALS['wpdb']->prefix . 'ufb_surveys';
		$GLOBALS['wpdb']->update( $table, [ 'questions' => wp_json_encode( [ $stored ] ) ], [ 'id' => $survey->id ] );

		$page = Plugin::instance()->get( WidgetPage::class )->data( Plugin::instance()->get( SurveyService::class )->published( [ $survey->id ] ) );
		self::assertStringNotContainsString( 'tracker.example', (string) wp_json_encode( $page, JSON_UNESCAPED_SLASHES ) );
		$options = $page['surveys'][0]['questions'][0]['config']['options'];
		self::assertSame( [ includes_url( 'images/Cat.png' ), '' ], array_column( $options, 'image' ) );
		self::assertSame( [ 'Cat', 'Dog' ], array_column( $options, 'label' ) );

		$stored['title'] = 'Another title';
		$saved           = Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'questions' => [ $stored ] ], 1 )->survey;
		self::assertSame( self::FOREIGN, $saved->questions[0]->toArray()['config']['options'][1]['image'] );
		$stored['config']['options'][0]['image'] = 'https://other.example/a.png';
		$changed = $this->post( "/userfeedback/v1/surveys/$survey->id", [ 'survey' => [ 'questions' => [ $stored ] ] ] );
		$errors  = $this->assertRefused( $changed, 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'questions[0].config.options[0].image' => 'foreign_image' ], $errors );
	}

	/**
	 * @return array<string, mixed>
	 */
	private function withForeignImage(): array {
		$question                                   = $this->pictures( 'q1', [ 'Cat', 'Dog' ] );
		$question['config']['options'][1]['image'] = self::FOREIGN;
		return $question;
	}
}
