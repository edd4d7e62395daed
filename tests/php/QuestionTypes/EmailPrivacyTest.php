<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\Inline\InlineSurvey;

/**
 * The privacy text of questions for an email address.
 */
final class EmailPrivacyTest extends TestCase {

	use SurveyFixtures;

	private const TEXT = 'Only to answer you <b>once</b>.';
	private const URL  = 'https://example.org/privacy?a=1';

	#[TestDox( '[PLS-18~] email questions carry the privacy text and link of the owner, in the popup and in the content of a page' )]
	public function testCarriesTheTextOfTheOwner(): void {
		$survey = $this->publishedSurvey(
			[ 'questions' => [ $this->email( [ 'privacy_text' => ' ' . self::TEXT . "\n", 'privacy_url' => self::URL ] ) ] ]
		);
		self::assertSame(
			[ self::TEXT, self::URL ],
			[ $survey->questions[0]->config['privacy_text'] ?? null, $survey->questions[0]->config['privacy_url'] ?? null ]
		);
		$html = $this->form( $survey );
		self::assertStringContainsString( 'userfeedback-privacy', $html );
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES );
		self::assertStringContainsString( self::TEXT . ' Privacy policy', $text );
		self::assertStringNotContainsString( '<b>', $html, 'no markup of the text' );
		$link = '~<a href="[^"]*example\.org/privacy[^"]*" target="_blank" rel="noreferrer">~';
		self::assertMatchesRegularExpression( $link, html_entity_decode( $html ) );
	}

	public function testHasNoneUnlessTheOwnerWritesOne(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->email( [ 'privacy_text' => '', 'privacy_url' => '' ] ) ] ] );
		self::assertSame( [], array_intersect_key( $survey->questions[0]->config, array_flip( [ 'privacy_text', 'privacy_url' ] ) ) );
		$html = $this->form( $survey );
		self::assertStringNotContainsString( 'userfeedback-privacy', $html );
	}

	#[DataProvider( 'urls' )]
	#[TestDox( '[PLS-18~] refuses as the address of a policy: $url' )]
	public function testRefusesOtherAddresses( mixed $url ): void {
		$this->asAdmin();
		$survey  = Plugin::instance()->get( SurveyService::class )->create( $this->surveyInput(), 1 )->survey;
		$changes = [ 'survey' => [ 'questions' => [ $this->email( [ 'privacy_url' => $url ] ) ] ] ];
		$refused = $this->assertRefused( $this->post( "/userfeedback/v1/surveys/$survey->id", $changes ), 400, 'userfeedback_survey_invalid' );
		self::assertContains( 'questions[0].config.privacy_url', array_keys( $refused ) );
	}

	/**
	 * @return iterable<string, array{mixed}>
	 */
	public static function urls(): iterable {
		$urls = [
			'javascript:alert(1)',
			'data:text/html,x',
			'//example.org/x',
			'https://',
			'https://a@b.example/',
			'https://x.example/a\\b',
			'privacy',
			7,
		];
		foreach ( $urls as $url ) {
			yield (string) $url => [ $url ];
		}
	}

	/**
	 * The survey in the content of a page. Each page has a plugin of its own, as in production: it remembers which surveys it contains.
	 */
	private function form( Survey $survey ): string {
		return ( new Plugin() )->get( InlineSurvey::class )->html( $survey->id );
	}

	/**
	 * @param array<string, mixed> $config
	 * @return array<string, mixed>
	 */
	private function email( array $config ): array {
		return $this->text( 'q1', [ 'type' => 'email', 'config' => $config ] );
	}
}
