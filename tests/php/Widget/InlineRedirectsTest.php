<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Surveys\Settings\Redirects;
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
		self::assertSame( $target, Redirects::target( $thankYou, $answers ) );
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
}
