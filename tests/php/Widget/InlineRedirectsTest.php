<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Logic\ComparedAnswers;
use UserFeedback\Surveys\Settings\Redirects;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\InlineForms;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Redirects after an inline survey without scripts.
 */
final class InlineRedirectsTest extends TestCase {

	use InlineForms;
	use SurveyFixtures;

	/**
	 * @param array<string, mixed> $thankYou
	 * @param array<string, mixed> $answers
	 */
	#[DataProvider( 'cases' )]
	public function testTheTarget( array $thankYou, array $answers, string $target ): void {
		self::assertSame( $target, Redirects::target( $thankYou, new ComparedAnswers( [], $answers ) ) );
	}

	/**
	 * @return iterable<string, array{array<string, mixed>, array<string, mixed>, string}>
	 */
	public static function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/redirects.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as $case ) {
			yield $case['why'] => [ $case['thank_you'], $case['answers'], $case['target'] ];
		}
	}

	#[TestDox( '[BLK-03~] without scripts, too, the answers decide where the visitor goes' )]
	public function testTheBrowserContinuesAtTheTarget(): void {
		$row    = static fn ( string $answer, string $url ) => [
			'question'       => 'q1',
			'condition_type' => '=',
			'condition'      => $answer,
			'page'           => null,
			'redirect_url'   => $url,
		];
		$survey = $this->publishedSurvey(
			[
				'settings' => [
					'thank_you' => [
						'type'         => 'conditional_redirect',
						'message'      => 'Bye',
						'redirect_to'  => null,
						'redirect_url' => '',
						'conditions'   => [ $row( 'Yes', 'https://example.org/yes?a=1&b=2' ), $row( 'No', 'https://example.org/no' ) ],
					],
				],
			]
		);
		self::assertSame( 'https://example.org/yes?a=1&b=2', $this->accepted( $survey, [ 'q1' => 'Yes' ] ) );
		self::assertSame( 'https://example.org/no', $this->accepted( $survey, [ 'q1' => 'No' ] ) );
		$url = $this->accepted( $survey, [ 'q2' => 'Neither' ] );
		self::assertSame( [ 'Bye' ], self::texts( $this->follow( $survey, $url ), '//*[@class="userfeedback-thanks"]' ) );
		self::assertSame( 3, $this->rows( 'responses' ) );
	}

	#[TestDox( '[BLK-03~] a redirect for an option that was renamed is followed from pages that show the old label or the new one' )]
	public function testFollowsARenamedOption(): void {
		$row    = [ 'question' => 'q1', 'condition_type' => '=', 'condition' => 'Yes', 'page' => null, 'redirect_url' => 'https://example.org/yes' ];
		$thanks = [ 'type' => 'conditional_redirect', 'message' => 'Bye', 'redirect_to' => null, 'redirect_url' => '', 'conditions' => [ $row ] ];
		$survey = $this->publishedSurvey( [ 'settings' => [ 'thank_you' => $thanks ] ] );
		$old    = $this->open( $survey );

		$question = $survey->questions[0]->toArray();
		// The labels change places: the option Yes is called No now.
		$question['config']['options'] = [ 'No', 'Yes' ];
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'questions' => [ $question, $this->text( 'q2' ) ] ], 1 );
		self::assertSame( 'https://example.org/yes', $this->visit( $survey, $this->fields( $old, [ 'q1' => 'Yes' ] ) ) );
		self::assertSame( 'https://example.org/yes', $this->accepted( $survey, [ 'q1' => 'No' ] ) );
		self::assertStringNotContainsString( 'example.org/yes', $this->accepted( $survey, [ 'q1' => 'Yes' ] ) );
		self::assertNotSame( 'https://example.org/yes', $this->visit( $survey, $this->fields( $old, [ 'q1' => 'No' ] ) ) );
	}
}
